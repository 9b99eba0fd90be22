internal import Syntax
internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import FixIts
internal import Evaluator
internal import Diagnostics

/// A view extends past its superview, or is outside of it.
enum OutsideSuperview: PlacementRule, NoteRule {
    package static let id = Slug("outside-superview")

    /// A wrong share, distance or axis on the same line already explains why a view extends past its superview.
    static let silencedBy: Set<LintNote.Topic> = [.share, .distance, .axes]

    static func findings(in scene: LintScene) -> [LintFinding] {
        noteFindings(in: scene) + placementFindings(in: scene)
    }

    static func subject(of finding: PlacementFinding) -> OutsideView? {
        if case .outside(let outside) = finding { outside } else { nil }
    }

    /// Not if a conflict breaks a constraint of a sibling that is related to the view along the same axis: then there
    /// is too little space for both, and the conflict says so.
    static func reports(_ outside: OutsideView, in scene: LintScene) -> Bool {
        guard let view = scene.scene.view(named: outside.view) else { return true }
        return !scene.brokenConstraints.contains { broken in
            let (own, axis) = (broken.first.view, broken.first.attribute.axis)
            return axis == outside.side.axis && view.superview === own.superview
                && scene.scene.activeConstraints.contains { tie in
                    tie.first.view === own && tie.second?.view === view && tie.first.attribute.axis == axis
                }
        }
    }

    package static func summary(of outside: OutsideView) -> String {
        outside.isWhole
            ? "\(outside.view) is outside \(outside.superview)"
            : "\(outside.view) extends past \(outside.superview)"
    }

    static func words(for outside: OutsideView, at origin: Origin?, in scene: LintScene) -> LintWords {
        var words = LintWords(message: outside.message, notes: outside.notes)
        if let text = loopAdvice(for: outside, in: scene.context(of: origin)) {
            words.advice = LintAdvice(text: text, showsFixes: false)
        } else {
            words.advice = LintAdvice(
                text: outside.mistake.map(outside.advice), silence: "to allow it: // lint:disable \(id.rawValue)")
        }
        return words
    }

    /// Advice for a loop that mixes up rows and columns, or never sets a variable.
    private static func loopAdvice(for outside: OutsideView, in context: RuleContext?) -> Advice? {
        guard let context, !context.loops.isEmpty else { return nil }
        let grid = LoopedGrid(context: context, view: String(outside.view.prefix { $0 != "#" }))
        if let advice = grid.advice { return Advice(advice) }
        guard case .oppositeEdge? = outside.mistake else { return nil }
        return grid.keptVariable.map { Advice($0) }
    }

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .outwardDistance(let label, let distance, let isStart) = note.fact else { return nil }
        let context = scene.context(of: note)
        let instead =
            if case .unary(.negate, let operand)? = context.expression?.kind { context.text(operand) } else {
                nil as String?
            }
        return LintWords(
            message:
                "`\(label.rawValue)` counts inwards: \(distance.spelled) puts the \(isStart ? "first" : "last") view "
                + "outside",
            edit: instead.map { note.replacing(note.span, with: $0) })
    }
}

extension OutsideView {
    fileprivate var message: String {
        let points = "\(distance.spelled) \(distance == 1 ? "point" : "points")"
        if isWhole { return "`\(view)` is outside `\(superview)`, past its \(side.rawValue) by \(points)" }
        let other = side.acrossTheView?.rawValue ?? ""
        let sides = oppositeDistance == distance ? "\(side.rawValue) and \(other)" : side.rawValue
        let more = [0, distance].contains(oppositeDistance) ? "" : ", and the \(other) by \(oppositeDistance.spelled)"
        return "`\(view)` extends past the \(sides) of `\(superview)` by \(points)\(more)"
    }

    fileprivate var notes: [String] {
        let names = followers.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let rest = followers.count > 3 ? " and \(followers.count - 3) more" : ""
        return (causes.isEmpty ? [] : ["because of " + causes.map(\.text).joinedAsList()])
            + (followers.isEmpty
                ? []
                : ["\(names)\(rest) \(followers.count == 1 ? "follows it and is" : "follow it and are") outside, too"])
    }

    fileprivate func advice(on mistake: Mistake) -> Advice {
        switch mistake {
        case .outwardConstant:
            "offsets count right and down: to stay inside `\(superview)`, use a positive offset on left and top edges, a "
                + "negative one on right and bottom edges; insets count inwards on every edge"
        case .oppositeEdge(let first, let second):
            "should `\(first)` be at `\(second)`? at `\(second.item).\(first.attribute.rawValue)`, it would be on the "
                + "other side"
        case .baselineAtEdge(let first, let second):
            "should `\(first)` be at `\(second)`? at `\(second.item).\(first.attribute.rawValue)`, the texts would be on "
                + "one line"
        case .outerView(let name):
            "`\(view)` is a child of `\(superview)` but is positioned in `\(name)`: declare it `in \(name)`"
        case .besideSuperview(let first, let other, let own):
            "`\(view)` is in `\(superview)`, and `\(other)` is next to `\(superview)`: should `\(first)` be at `\(own)`?"
        case .invertedRatio(let first, let second, let ratio, let length):
            "is the ratio upside down? with `\(second)` divided by \(ratio.spelled(decimals: 4)), `\(first)` would be "
                + "\(length.spelled)"
        case .fixedEdge(let fixed, let turning):
            "`\(fixed)` keeps its side in right-to-left layouts, but `\(turning)` does not: did you mean "
                + "`\(fixed.item).\(fixed.attribute == .left ? Attribute.leading.rawValue : Attribute.trailing.rawValue)`?"
        case .noRoom(let other, let part):
            "`\(other)` fills `\(superview)`, so nothing fits beside it"
                + (part.map {
                    ": \(Member.offset.rawValue)(\($0.spelled)) adds \($0.spelled) points; for a share, use "
                        + "\(Member.multipliedBy.rawValue)(\($0.spelled))"
                } ?? "")
        case .fullRow(let views):
            "\(views.prefix(4).map { "`\($0)`" }.joined(separator: ", ")) in a row fill `\(superview)`"
        case .farAway(let first, let distance, let limit):
            "the distance of `\(first)` is \(distance.spelled); with \(limit.spelled) or less, it would be inside"
        case .besideOwn(let outer):
            "`\(view)` is in `\(superview)`, but its constraints place it next to `\(superview)`: should it be in `\(outer)`?"
        case .emptySuperview:
            "`\(superview)` has no \(side.axis == .horizontal ? "width" : "height")"
        }
    }
}
