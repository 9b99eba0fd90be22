import Masonry

/// Makes up ways to scenes. Each scene draws its own mixture of what scenes are made of, so that rare things meet often.
public struct SceneMaker {
    /// What scenes of a kind are like.
    public enum Style: String, CaseIterable, Sendable {
        /// A few views, so that the exact judge is quick.
        case small
        /// Deep trees of many views; the exact judge is not asked.
        case large
        /// A few views, and numbers from a millionth to a million.
        case badlyScaled = "badly-scaled"
        /// Long rows of views, each a third as wide as the last one, or a third of a point from it.
        case chain

        var rigour: SceneTrial.Rigour {
            switch self {
            case .small: .exact
            case .large, .chain: .required
            case .badlyScaled: .priorities
            }
        }
    }

    private let style: Style
    private var generator: SeededGenerator
    private var model = SceneModel()
    private var changes: [Change] = []
    private var nextView = 1
    private var nextEquation = 1
    /// Made-up frames in the root's coordinates, from which equations are made that hold together.
    private var truth: [Int: Rect]
    private let traits: Traits
    private var units: [SceneModel] = []

    private struct Traits {
        let depth: Double
        let hasGuides: Bool
        let hasScrolls: Bool
        let hasContent: Bool
        let hasGivenFrames: Bool
        let hasMargins: Bool
        let hasBaselines: Bool
        /// How much of what is made holds of the made-up frames.
        let truth: Double
        let optional: Double
        let inequalities: Double
        let multipliers: [Double]
        let levels: [Double]
        let factors: [Double]
    }

    /// The way that belongs to a seed.
    public static func trial(seed: UInt64, style: Style) -> SceneTrial {
        if style == .chain { return ChainMaker.trial(seed: seed) }
        return trial(SeededGenerator(seed: seed), style)
    }

    /// The way that belongs to choices, two bytes each, for what decides by itself what it wants to see.
    public static func trial(choices: [UInt8], style: Style) -> SceneTrial {
        trial(SeededGenerator(choices: choices), style)
    }

    private static func trial(_ generator: SeededGenerator, _ style: Style) -> SceneTrial {
        var maker = SceneMaker(generator, style: style)
        maker.makeScene()
        maker.makeHistory()
        return SceneTrial(changes: maker.changes, rigour: style.rigour)
    }

    private init(_ generator: SeededGenerator, style: Style) {
        self.style = style
        var generator = generator
        let size = generator.pick([
            Size(width: 320, height: 480), Size(width: 375, height: 667), Size(width: 101, height: 33),
            Size(width: 0, height: 200),
        ])
        truth = [0: Rect(x: 0, y: 0, width: size.width, height: size.height)]
        let levels = [1, 50, 249.5, 250, 251, 500, 501, 749, 750, 751, 999]
        let isBad = style == .badlyScaled
        traits = Traits(
            depth: generator.pick([0.1, 0.5, 0.9]), hasGuides: generator.chance(0.3),
            hasScrolls: generator.chance(0.25), hasContent: generator.chance(0.5),
            hasGivenFrames: generator.chance(0.25), hasMargins: generator.chance(0.3),
            hasBaselines: generator.chance(0.3), truth: generator.pick([0, 0.7, 0.95, 1]),
            optional: generator.pick([0, 0.3, 0.6, 0.9]), inequalities: generator.pick([0, 0.2, 0.5]),
            multipliers: isBad
                ? generator.pick([[1, 0.001, 1000], [1, 1.0 / 3, 3], [0.001, 1000]])
                : generator.pick([[1], [1, 1, 2, 0.5], [1, 0.25, 1.5, -1, 0.75], [1, 0.1, 1.0 / 3]]),
            levels: (0..<generator.integer(1...4)).map { _ in generator.pick(levels) },
            factors: isBad ? [1e-6, 1e-3, 1, 1, 1000, 5000] : [1])
        self.generator = generator
        make(.setSize(size))
        if generator.chance(0.5) { make(.setScale(generator.pick([0, 2, 3]))) }
        if self.generator.chance(0.3) { make(.setDirection(.rightToLeft)) }
    }

    private mutating func make(_ change: Change) {
        guard model.allows(change) else { return }
        changes.append(change)
        switch change {
        case .beginUnit: units.append(model)
        case .undo: model = units.popLast() ?? model
        default: model.apply(change)
        }
    }
}

// Views.
extension SceneMaker {
    private mutating func makeScene() {
        let count = generator.integer(style == .large ? 8...24 : 1...5)
        for _ in 0..<count { makeView() }
        if traits.hasMargins { for view in model.order where generator.chance(0.4) { makeMargins(view.spec.id) } }
        let perView = generator.pick([1, 3, 4, 4, 5, 7])
        for _ in 0..<max(1, count * perView) {
            let id = generator.pick(model.order).spec.id
            makeEquation(on: id == 0 && !generator.chance(0.05) ? generator.pick(model.order).spec.id : id)
        }
        make(.check)
    }

    private mutating func makeView() {
        let holders = model.order.filter { $0.spec.kind != .guide }.map(\.spec.id)
        let parent = generator.chance(traits.depth) ? holders[holders.count - 1] : generator.pick(holders)
        var spec = ViewSpec(id: nextView, parent: parent)
        nextView += 1
        if traits.hasGuides, generator.chance(0.3) { spec.kind = .guide }
        if traits.hasScrolls, generator.chance(0.4) { spec.kind = .scroll }
        if traits.hasContent, generator.chance(0.7) { spec.kind = generator.pick([.label, .button, .image, .field]) }
        if spec.kind.hasText { spec.text = text() }
        if spec.kind == .image {
            spec.imageSize = Size(width: generator.number(0...150), height: generator.number(0...150))
        }
        if traits.hasGivenFrames, generator.chance(0.4) { spec.isConstrained = false }
        make(.declare(spec))
        let outer = truth[parent] ?? .zero
        truth[spec.id] = Rect(
            x: outer.x + length(-5...30), y: outer.y + length(-5...30), width: length(0...200), height: length(0...200))
        if !spec.isConstrained, generator.chance(0.8) { makeFrame(spec.id) }
        if traits.hasContent, generator.chance(0.5) { makeContentPriority(spec.id) }
        if spec.kind == .label, generator.chance(0.4) { make(.setNumberOfLines(spec.id, generator.integer(0...3))) }
    }

    private mutating func text() -> String {
        let words = (0..<generator.integer(0...6)).map { _ in
            String(repeating: "x", count: generator.integer(1...9))
        }
        return words.joined(separator: generator.chance(0.1) ? "\n" : " ")
    }

    /// Whole points, times the scene's factors where it is badly scaled.
    private mutating func length(_ range: ClosedRange<Int>) -> Double {
        generator.number(range) * generator.pick(traits.factors)
    }

    private mutating func makeFrame(_ id: Int) {
        let frame = Rect(x: length(-5...50), y: length(-5...50), width: length(0...100), height: length(0...100))
        make(.setFrame(id, frame))
        let outer = truth[model.views[id]?.spec.parent ?? 0] ?? .zero
        truth[id] = Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height)
    }

    private mutating func makeMargins(_ id: Int) {
        let insets = EdgeInsets(
            top: generator.number(0...20), left: generator.number(0...20), bottom: generator.number(0...20),
            right: generator.number(-5...20))
        make(generator.chance(0.5) ? .setMargins(id, insets) : .setSafeArea(id, insets))
    }

    private mutating func makeContentPriority(_ id: Int) {
        let axis = generator.pick(Axis.allCases)
        let priority = generator.chance(0.1) ? 1000 : generator.pick(traits.levels + [250, 251, 749, 750])
        make(generator.chance(0.5) ? .setHugging(id, axis, priority) : .setCompressionResistance(id, axis, priority))
    }
}

// Equations.
extension SceneMaker {
    private mutating func makeEquation(on id: Int) {
        if traits.hasGivenFrames, model.views[id]?.keepsFrame == true, !generator.chance(0.1) { return }
        var spec = equation(on: id)
        if generator.chance(traits.truth) { holdTrue(&spec) }
        make(.constrain(spec))
        // Inequalities that meet, and equations said twice.
        if generator.chance(0.1) {
            spec.id = takeID()
            spec.relation = generator.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
            if generator.chance(0.3) { spec.priority = priority() }
            make(.constrain(spec))
        }
    }

    private mutating func takeID() -> Int {
        nextEquation += 1
        return nextEquation - 1
    }

    private mutating func priority() -> Double {
        generator.chance(traits.optional) ? generator.pick(traits.levels) : 1000
    }

    private mutating func equation(on id: Int) -> EquationSpec {
        let axis = generator.pick(Axis.allCases)
        let isSize = generator.chance(0.4)
        let isDirectional = generator.chance(0.4)
        let first = Side(view: id, guide: nil, attribute: attribute(axis, isSize: isSize, isDirectional))
        var second: Side?
        if !isSize || generator.chance(0.5) {
            let related =
                generator.chance(0.5) ? model.views[id]?.spec.parent ?? 0 : generator.pick(model.order).spec.id
            let other = max(related, 0)
            second = Side(
                view: other, guide: nil,
                attribute: isSize
                    ? generator.pick([.width, .height]) : attribute(axis, isSize: false, isDirectional))
            if traits.hasMargins, generator.chance(0.3) {
                second?.guide = generator.pick(BuiltInGuide.allCases)
                let edges: [Attribute] =
                    axis == .horizontal ? isDirectional ? [.leading, .trailing] : [.left, .right] : [.top, .bottom]
                if !isSize { second?.attribute = generator.pick(edges) }
            }
        }
        return EquationSpec(
            id: takeID(), first: first,
            relation: generator.chance(traits.inequalities)
                ? generator.pick([.lessThanOrEqual, .greaterThanOrEqual]) : .equal,
            second: second, multiplier: second == nil ? 1 : generator.pick(traits.multipliers),
            constant: length(second == nil ? 0...200 : -20...20), priority: priority())
    }

    private mutating func attribute(_ axis: Axis, isSize: Bool, _ isDirectional: Bool) -> Attribute {
        if isSize { return axis == .horizontal ? .width : .height }
        var pool: [Attribute]
        if axis == .vertical {
            pool = [.top, .bottom, .top, .bottom, .centerY]
            if traits.hasBaselines { pool += [.baseline, .firstBaseline, .lastBaseline] }
            if traits.hasMargins { pool += [.topMargin, .bottomMargin, .centerYWithinMargins] }
        } else if isDirectional {
            pool = [.leading, .trailing, .leading, .trailing, .centerX]
            if traits.hasMargins { pool += [.leadingMargin, .trailingMargin, .centerXWithinMargins] }
        } else {
            pool = [.left, .right, .left, .right, .centerX]
            if traits.hasMargins { pool += [.leftMargin, .rightMargin, .centerXWithinMargins] }
        }
        return generator.pick(pool)
    }

    /// Gives the equation the constant with which it holds of the made-up frames, some inequalities with room to spare.
    private mutating func holdTrue(_ spec: inout EquationSpec) {
        spec.constant = 0
        let equations = SceneEquations(model, widths: nil)
        let values = equations.order.flatMap { view -> [Double] in
            let frame = truth[view.spec.id] ?? .zero
            return [frame.x, frame.y, frame.width, frame.height, frame.width, frame.height]
        }
        spec.constant = equations.sum(of: spec).value(values)
        if generator.chance(0.3) {
            switch spec.relation {
            case .equal: break
            case .lessThanOrEqual: spec.constant += 10
            case .greaterThanOrEqual: spec.constant -= 10
            }
        }
    }
}

// What happens to the scene.
extension SceneMaker {
    private mutating func makeHistory() {
        for _ in 0..<generator.integer(1...3) {
            make(.beginUnit)
            for _ in 0..<generator.integer(1...8) { makeChange() }
            if generator.chance(0.7) { make(.check) }
            if generator.chance(0.4) {
                make(.undo)
                make(.check)
            }
        }
        make(.check)
    }

    private mutating func makeChange() {
        let view = generator.pick(model.order).spec.id
        let equations = model.equations.keys.sorted()
        switch generator.integer(0...16) {
        case 0, 1: makeEquation(on: view)
        case 2, 3, 4: if !equations.isEmpty { make(.deactivate(generator.pick(equations))) }
        case 5, 6: if !equations.isEmpty { make(.activate(generator.pick(equations))) }
        case 7, 8: if !equations.isEmpty { make(.setConstant(generator.pick(equations), length(-20...200))) }
        case 9: make(.setSize(Size(width: length(0...800), height: length(0...800))))
        case 10: make(.setDirection(model.direction == .leftToRight ? .rightToLeft : .leftToRight))
        case 11: make(.setText(view, text()))
        case 12: if traits.hasGivenFrames, view != 0, model.views[view]?.spec.kind != .guide { makeFrame(view) }
        case 13: makeContentPriority(view)
        case 14: makeMargins(view)
        case 15: if generator.chance(0.3) { make(.remove(view)) } else { makeView() }
        default: make(.exercise(view))
        }
    }
}
