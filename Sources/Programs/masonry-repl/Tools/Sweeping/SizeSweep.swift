internal import LayoutFindings
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// The screens, along a line between two, on which the same is found.
struct SizeSweep {
    let program: ScreenProgram
    private let box: ScreenBox
    /// Nil for the scene's own.
    private let direction: LayoutDirection?
    private let own: ScreenStretch.Screen

    /// Screens one after another on which the same is found.
    struct Stretch {
        let screens: ScreenStretch
        let findings: [Summary]
        /// What one can see; the same everywhere if only findings were asked for.
        let kind: ScreenProgram.Kind?
    }

    /// A finding of the layout or of a lint rule, or what the code reports.
    struct Summary: Hashable {
        /// Identifies the finding even when its details change.
        let subject: [String]
        /// A short description, without numbers that differ from size to size.
        let text: String
        /// Whether it is a broken constraint.
        let isConflict: Bool
        let source: Source

        enum Source: Hashable {
            case layout
            case lint(rule: String)
            case code
        }
    }

    /// What is compared from screen to screen.
    private struct Report: Equatable {
        let findings: [Summary]
        let kind: ScreenProgram.Kind?

        static func == (one: Report, other: Report) -> Bool {
            one.kind == other.kind && Set(one.findings) == Set(other.findings)
        }
    }

    /// Why a sweep ended early.
    enum Failure: Error {
        case interrupted
        case scene(ConstraintError)
        /// There are more layouts than are tried.
        case tooMany(limit: Int)

        /// What to say of it.
        var diagnostic: Diagnostic {
            switch self {
            case .interrupted:
                Diagnostic(
                    severity: .error, slug: Slug.interrupted.rawValue, message: "interrupted while laying out")
            case .scene(let error):
                Diagnostic(severity: .error, slug: Slug.argument.rawValue, message: error.message)
            case .tooMany(let limit):
                Diagnostic(
                    severity: .error, slug: Slug.argument.rawValue,
                    message: "these sizes have too many layouts to try: more than \(limit)",
                    help: "try a smaller range")
            }
        }
    }

    /// The most screens that are laid out, and on which code runs anew.
    private static let (limit, runLimit) = (20_000, 2_000)

    /// - Parameter start: what does not vary; nil for the scene's own screen.
    init(
        _ program: ScreenProgram, along side: ScreenBox.Side, _ direction: LayoutDirection? = nil,
        from start: ScreenStretch.Screen? = nil
    ) {
        self.program = program
        box = ScreenBox([side])
        self.direction = direction
        own = start ?? program.ownScreen
    }

    /// The stretches in ascending order.
    ///
    /// - Parameter byKind: whether they end where what one can see changes, too.
    func stretches(byKind: Bool = false) throws(Failure) -> [Stretch] {
        let side = box.box[0]
        let interpreter = program.reporter.interpreter
        let limit = program.runsAnew ? Self.runLimit : Self.limit
        var sweep = RangeSweep<ScreenProgram.State, Report>(
            limit: limit, cuts: box.cuts(at: interpreter.screenConditions, from: own)[0])
        let found = try sweep.stretches(from: side.lower, to: side.upper) { (place) throws(Failure) in
            let look = try look(on: box.screen(at: [place], from: own))
            if interpreter.interruption.isRequested { throw .interrupted }
            return RangeSweep.Sample(
                state: look.state,
                report: Report(findings: findings(look), kind: byKind ? look.state.kind : nil))
        }
        if sweep.isIncomplete { throw .tooMany(limit: limit) }
        return found.compactMap { stretch in
            let part = BoxSweep.Side(
                stretch.lower, stretch.upper, includesLower: stretch.includesLower,
                includesUpper: stretch.includesUpper)
            return box.stretches(of: [part], from: own, direction).map { screens in
                Stretch(screens: screens[0], findings: stretch.report.findings, kind: stretch.report.kind)
            }
        }
    }

    /// The layout on a screen.
    func layout(on screen: ScreenStretch.Screen) throws(Failure) -> Layout { try look(on: screen).scene.layout }

    private func look(on screen: ScreenStretch.Screen) throws(Failure) -> ScreenProgram.Look {
        do throws(ConstraintError) {
            return try program.look(on: screen, direction)
        } catch {
            throw .scene(error)
        }
    }

    private func findings(_ look: ScreenProgram.Look) -> [Summary] {
        look.findings.map {
            Summary(
                subject: $0.subject, text: $0.summary(in: look.scene.layout), isConflict: $0.isConflict, source: .layout
            )
        }
            + look.scene.placements.map {
                Summary(
                    subject: $0.subject, text: $0.text, isConflict: false, source: .lint(rule: $0.rule.rawValue))
            }
            + look.diagnostics.map {
                Summary(subject: $0.occasion, text: $0.message, isConflict: false, source: .code)
            }
    }
}

extension SizeSweep.Stretch {
    /// From the start of this one to the end of a later one.
    func reaching(_ next: SizeSweep.Stretch) -> SizeSweep.Stretch {
        SizeSweep.Stretch(screens: screens.reaching(next.screens), findings: findings, kind: kind)
    }
}

extension [SizeSweep.Stretch] {
    /// Those with the same findings one after the other, as one.
    var joinedByFindings: [SizeSweep.Stretch] {
        reduce(into: []) { joined, next in
            if let last = joined.last, Set(last.findings) == Set(next.findings) {
                joined[joined.count - 1] = last.reaching(next)
            } else {
                joined.append(next)
            }
        }
    }
}

extension [Finding] {
    var subjects: Set<[String]> { Set<[String]>(map(\.subject)) }
}

extension Diagnostic {
    /// The identity of a lint finding.
    var subject: [String] { [slug, message] }

    /// The identity of a diagnostic: the same finding at the same location; its numbers and its fixes may differ.
    var occasion: [String] {
        [slug, message.filter { !$0.isNumber }, labels.first?.source.name ?? "", "\(line ?? 0)", "\(column ?? 0)"]
    }
}

extension LayoutReporter {
    /// The subjects of all findings and lints. Solves if anything changed.
    var subjects: Set<[String]> { interpreter.scene.layout().findings.subjects.union(lints.map(\.subject)) }
}

extension Finding {
    /// Identifies the finding even when its details change.
    var subject: [String] {
        switch kind {
        case .conflict(let conflict): [slug, conflict.broken.description]
        case .ambiguous(let view, let axis, _): [slug, view, axis.rawValue]
        case .openContent(let view, let axis): [slug, view, "content", axis.rawValue]
        case .unplaced(let view), .unsettled(let view): [slug, view]
        case .inexact: [slug]
        }
    }

    /// The identity of a finding as long as nothing that it is about changes: a conflict of the same constraints, whatever
    /// values they have.
    func occasion(in layout: Layout) -> [String] {
        guard case .conflict(let conflict) = kind else { return subject + openComponents }
        return [slug]
            + ([conflict.broken] + conflict.set).map { member in
                guard let record = member.id.flatMap(layout.constraint) else { return member.description }
                return "\(record.equation) \(record.priority.spelled) \(record.origin?.place ?? "")"
            }
    }

    private var openComponents: [String] {
        if case .ambiguous(_, _, let components) = kind { components.map(\.rawValue) } else { [] }
    }

    /// A short description.
    fileprivate func summary(in layout: Layout) -> String {
        switch kind {
        case .conflict(let conflict):
            (layout.constraints.first { $0.id == conflict.broken.id }.map { record in
                "#\(record.id) \(record.equation)" + (record.origin.map { " (\($0.place))" } ?? "")
            } ?? "\(conflict.broken)") + " is broken"
        case .ambiguous(let view, _, _): "\(view) has no fixed \(openComponents.joinedAsList("or"))"
        case .openContent(let view, let axis):
            "\(view) has no fixed content \(axis == .horizontal ? "width" : "height")"
        case .unplaced(let view): "\(view) is not placed"
        case .unsettled(let view): "the height of \(view) can't be determined"
        case .inexact(let views): "the frames of \(views.joinedAsList()) may be wrong"
        }
    }
}
