import Masonry

/// What is wrong with a layout; empty if all is well.
struct SceneVerdict {
    private(set) var complaints: [String] = []
    /// Whether the exact judge was heard.
    private(set) var isJudged = false
    private let model: SceneModel
    private let layout: Layout
    private let equations: SceneEquations
    /// The unknowns of `equations`, as the layout has them.
    private let values: [Double]
    private let broken: Set<SceneEquations.Row.Source>
    /// What rounding may make of the scene's largest numbers, in points.
    private var tolerance: Double

    init(_ layout: Layout, of model: SceneModel, rigour: SceneTrial.Rigour) {
        self.model = model
        self.layout = layout
        let order = model.order
        equations = SceneEquations(model, widths: layout.items.map(\.rootFrame.width))
        values = layout.items.flatMap { item in
            let (frame, content) = (item.rootFrame, item.contentSize)
            return [frame.x, frame.y, frame.width, frame.height, content?.width ?? 0, content?.height ?? 0]
        }
        broken = Self.broken(in: layout)
        tolerance = 1e-6
        guard layout.items.map(\.name) == ["root"] + order.dropFirst().map(\.spec.name) else {
            complaints.append("the layout's views are \(layout.items.map(\.name))")
            return
        }
        let isAsked = rigour != .required && !model.isExercised && !isUnsettled && !isInexact
        let answer = isAsked ? ExactJudge.answer(to: equations) : nil
        // Where exact numbers are known, they say how large numbers need be.
        tolerance = tolerance(around: answer.map { Array(values[..<4] + $0.values[4...]) } ?? values)
        judgeRequired()
        guard let answer else { return }
        isJudged = true
        if rigour == .exact { judgeEverything(by: answer) } else { judgePriorities(by: answer) }
    }

    /// Positions that differ by a billionth are one to the solver, and factors make more of rounding.
    private func tolerance(around values: [Double]) -> Double {
        // An answer that exploded beyond what the factors can make of the constants must not excuse itself.
        let intended = equations.rows.reduce(1e6) { max($0, abs($1.sum.constant)) } * growth
        let largest = min(intended, values.reduce(1) { max($0, abs($1)) })
        return Self.tolerance(largest, steepest)
    }

    private static func tolerance(_ largest: Double, _ steepest: Double) -> Double {
        max(1e-6, 1e-9 * largest, 1e-11 * largest * steepest)
    }

    /// The largest factor.
    private var steepest: Double {
        equations.rows.reduce(1) { $1.sum.terms.values.reduce($0) { max($0, abs($1)) } }
    }

    /// By how much all the factors together could enlarge a number.
    private var growth: Double {
        equations.rows.reduce(1) { product, row in
            let sizes = row.sum.terms.values.map { abs($0) }.filter { $0 > 0 }
            return product * (sizes.max() ?? 1) / (sizes.min() ?? 1)
        }
    }

    private var isUnsettled: Bool { layout.findings.contains { $0.slug == "unsettled" } }
    private var isInexact: Bool { layout.findings.contains { $0.slug == "inexact" } }

    private static func broken(in layout: Layout) -> Set<SceneEquations.Row.Source> {
        Set(
            layout.conflicts.compactMap { conflict -> SceneEquations.Row.Source? in
                switch conflict.broken {
                case .constraint(let id):
                    layout.constraints.first { $0.id == id }?.key.flatMap { Int($0.dropFirst()) }.map { .equation($0) }
                case .intrinsic(let equation):
                    Int(equation.view.dropFirst()).map { .intrinsic(view: $0, equation.axis, equation.kind) }
                }
            })
    }

    /// Every required row that is not reported broken holds, and nothing has a negative size.
    private mutating func judgeRequired() {
        for (unknown, value) in values.enumerated() where SceneEquations.isLength(unknown) && value < -1e-9 {
            complaints.append("\(layout.items[unknown / SceneEquations.unknownsPerView].name) has a size of \(value)")
        }
        if values[..<4] != [0, 0, model.size.width, model.size.height] {
            complaints.append("the root has another size")
        }
        for value in values where !value.isFinite { complaints.append("a frame has \(value)") }
        for record in layout.constraints where record.isBroken {
            let isReported = record.key.flatMap { Int($0.dropFirst()) }.map { broken.contains(.equation($0)) } ?? false
            if !isReported { complaints.append("\(record.description) is broken and in no finding") }
        }
        // That numbers are too far apart is reported instead.
        if isInexact { return }
        for row in equations.rows where (row.priority ?? 1000) == 1000 && !broken.contains(row.source) {
            // What a label asks for when its lines settle on no width is reported as such.
            if case .intrinsic = row.source, isUnsettled { continue }
            let miss = miss(of: row, values)
            if miss > tolerance {
                complaints.append("\(row.source) is required, not reported broken, and missed by \(miss)")
            }
        }
    }

    private func miss(of row: SceneEquations.Row, _ values: [Double]) -> Double {
        let value = row.sum.value(values)
        return switch row.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }

    /// Everything is as exact arithmetic has it: what is broken, every frame, what is open.
    private mutating func judgeEverything(by answer: ExactJudge.Answer) {
        if broken != answer.broken {
            complaints.append("broken are \(names(broken)) instead of \(names(answer.broken))")
            return
        }
        // The root's own come first, and are known.
        for (unknown, (value, expected)) in zip(values, answer.values).enumerated().dropFirst(4)
        where abs(value - expected) > 1e-6 * max(1, abs(expected)) {
            complaints.append("\(name(ofUnknown: unknown)) is \(value) instead of \(expected)")
        }
        for (position, view) in equations.order.dropFirst().reversed().enumerated() {
            let components: [FrameComponent] = [.width, .height, .x, .y]
            let open = Set((0..<4).filter { answer.open.contains(4 * position + $0) }.map { components[$0] })
            let reported = Set(layout.item(named: view.spec.name)?.ambiguous ?? [])
            if open != reported { complaints.append("open of \(view.spec.name) are \(reported) instead of \(open)") }
        }
    }

    /// No priority is missed by more than exact arithmetic misses it, given those above. Where numbers are far apart,
    /// rounding may break more than must be, which is reported, or hold a little less, which lower priorities gain by.
    private mutating func judgePriorities(by answer: ExactJudge.Answer) {
        var exactValues = answer.values
        exactValues.replaceSubrange(..<4, with: values[..<4])
        if broken != answer.broken { return }
        for priority in Set(equations.rows.compactMap(\.priority)).sorted(by: >) where priority < 1000 {
            let rows = equations.rows.filter { $0.priority == priority }
            let error = rows.reduce(0) { $0 + miss(of: $1, values) }
            let least = rows.reduce(0) { $0 + miss(of: $1, exactValues) }
            let largest = equations.rows.reduce(0) { max($0, $1.sum.largestTerm(exactValues)) }
            let tolerance = max(tolerance, Self.tolerance(largest, steepest))
            if error > least + tolerance {
                complaints.append("what has priority \(priority) is missed by \(error) instead of \(least)")
            }
            if abs(error - least) > tolerance { return }
        }
    }

    private func names(_ sources: Set<SceneEquations.Row.Source>) -> [String] {
        sources.map { "\($0)" }.sorted()
    }

    private func name(ofUnknown unknown: Int) -> String {
        let (view, place) = unknown.quotientAndRemainder(dividingBy: SceneEquations.unknownsPerView)
        return layout.items[view].name
            + [".left", ".top", ".width", ".height", ".contentWidth", ".contentHeight"][place]
    }
}
