internal import Syntax
internal import Evaluator
internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import FixIts

/// Views that should be next to each other overlap.
enum OverlappingViews: PlacementRule {
    package static let id = Slug("overlapping-views")

    static func subject(of finding: PlacementFinding) -> Overlap? {
        if case .overlap(let overlap) = finding { overlap } else { nil }
    }

    /// Not if the line uses a variable that an unused expression, which is already reported, was probably intended to
    /// change.
    static func reports(_ overlap: Overlap, in scene: LintScene) -> Bool {
        let unused = scene.notes.filter { if case .unusedValue = $0.fact { true } else { false } }
        guard !unused.isEmpty, let context = scene.context(of: overlap.origin), let statement = context.statement else {
            return true
        }
        let names = SyntaxNode.statement(statement).names
        return !unused.contains { note in
            guard note.source === context.source, let name = scene.context(of: note).expression?.leadingName?.name
            else {
                return false
            }
            return names.contains(name) && IdleExpression.words(for: note, in: scene)?.edit != nil
        }
    }

    package static func summary(of overlap: Overlap) -> String { "\(overlap.views.joined(separator: " and ")) overlap" }

    static func words(for overlap: Overlap, at origin: Origin?, in scene: LintScene) -> LintWords {
        let other = overlap.views.first { $0 != overlap.first.item } ?? overlap.second.item
        var words = LintWords(message: message(for: overlap), labels: ["", "`\(other)` is placed here"])
        let context = scene.context(of: origin)
        words.advice.text = advice(on: overlap, in: context)
        switch overlap.kind {
        case .steps(let step, let length): words.edit = context.flatMap { longerStep(than: step, length, in: $0) }
        case .stacked:
            let view = String(overlap.views[0].prefix { $0 != "#" })
            if let row = context.flatMap({ RepeatedRow(context: $0, view: view).answer }) {
                words.advice = LintAdvice(text: Advice(row.help), showsFixes: row.edit == nil)
                words.edit = row.edit
            }
        default: break
        }
        if case .unseparated = overlap.kind { words.advice.staysBesideFix = false }
        return words
    }

    /// The edit that makes views of a loop start as far apart as they are long: the number that the counter is multiplied by
    /// is the length.
    private static func longerStep(than step: Double, _ length: Double, in context: RuleContext) -> Replacement? {
        guard let chain = context.wholeChain.map(SyntaxNode.expression) else { return nil }
        let products = chain.expressions.compactMap { expression -> [Expression]? in
            if case .binary(.multiply, let left, let right) = expression.kind { [left, right] } else { nil }
        }
        let factors = products.joined().filter { $0.writtenNumber == step }
        if factors.count == 1 { return context.replacing(factors[0].span, with: length.spelled) }
        guard step == 1, products.isEmpty, let counter = context.counter else { return nil }
        let counters = chain.expressions.filter { if case .name(counter) = $0.kind { true } else { false } }
        return counters.count == 1
            ? context.replacing(counters[0].span, with: "\(context.text(counters[0])) * \(length.spelled)") : nil
    }

    private static func message(for overlap: Overlap) -> String {
        let (first, second) = (overlap.first, overlap.second)
        let names = overlap.views.map { "`\($0)`" }
        switch overlap.kind {
        case .stacked:
            let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
            return shown.dropLast().joined(separator: ", ") + " and \(shown[shown.endIndex - 1]) have the same "
                + "frame: the \(first.attribute.rawValue) of each is at `\(second)`"
        case .coinciding:
            return names.joined(separator: " and ")
                + " have the same frame, at the same edges of `\(second.item)`"
        case .crossing:
            return names.joined(separator: " and ")
                + " overlap: the \(first.attribute.rawValue) of both is at `\(second)`"
        case .unseparated:
            return names.joined(separator: " and ") + " overlap: nothing keeps them apart"
        case .drawnOver: return names.joined(separator: " and ") + " overlap: one is drawn over the other"
        case .crowded(let length, _):
            return names.joined(separator: " and ") + " overlap: there is not enough space for so many of "
                + length.spelled
        case .early(let distance):
            return "`\(first.item)` covers `\(second.item)`: `\(first)` is \(distance.spelled) before `\(second)`"
        case .steps(let step, let length):
            return names.joined(separator: " and ")
                + " overlap: each starts \(step.spelled) point\(step == 1 ? "" : "s") "
                + "\(following(overlap)) the previous one, and is \(length.spelled) "
                + (first.attribute.axis == .horizontal ? "wide" : "high")
        case .sameEdge, .pastEdge:
            return "`\(first.item)` covers `\(second.item)`: `\(first)` is at `\(second)`"
        }
    }

    private static func advice(on overlap: Overlap, in context: RuleContext?) -> Advice {
        let (first, second, views) = (overlap.first, overlap.second, overlap.views)
        switch overlap.kind {
        case .stacked where views.contains { $0.prefix { $0 != "#" } != views[0].prefix { $0 != "#" } }:
            return "relate each to the previous one, or share the space: [\(views.joined(separator: ", "))]"
                + ".\(Member.distribute.rawValue)(\(first.attribute.axis.rawValue), \(ArgumentLabel.spacing.rawValue): 8)"
        case .stacked:
            return "relate each to the previous one; at the end of the loop, keep \(remembered(overlap, in: context))"
        case .coinciding: return "should one of them be at another edge?"
        case .crossing:
            return "should `\(first)` be at `\(views[0]).\(second.attribute.rawValue)`? then it would be "
                + "\(second.attribute.beyond(overlap.direction)) `\(views[0])`"
        case .unseparated, .drawnOver: return "relate `\(first)` to `\(second)`, or give `\(second.item)` less space"
        case .crowded(_, let fitting):
            let length =
                fitting.map { " (\(ArgumentLabel.length.rawValue): \($0.spelled) leaves 8 between them)" } ?? ""
            return
                "use a smaller length\(length), or set the gaps with `\(ArgumentLabel.spacing.rawValue)`: then they "
                + "share the space"
        case .early:
            return
                "offsets count \(first.attribute.axis == .vertical ? "down" : runsLeft(overlap) ? "to the left" : "to the right")"
        case .steps(let step, let length):
            return "start each at least \(length.spelled) \(following(overlap)) the previous one"
                + (step <= 2 ? "; multiply the counter: i * \(length.spelled)" : "")
        case .pastEdge(let own):
            return
                "should `\(own)` be at `\(second)`? then `\(first.item)` would be \(second.attribute.beyond(overlap.direction)) "
                + "`\(second.item)`"
        case .sameEdge(let other):
            return
                "should it be at `\(other)`? then `\(first.item)` would be \(other.attribute.beyond(overlap.direction)) `\(other.item)`"
        }
    }

    /// Where the next view of a row or column is.
    private static func following(_ overlap: Overlap) -> String {
        overlap.first.attribute.axis == .vertical ? "below" : runsLeft(overlap) ? "to the left of" : "to the right of"
    }

    /// Whether positive offsets along the row lead to the left.
    private static func runsLeft(_ overlap: Overlap) -> Bool {
        overlap.direction == .rightToLeft && overlap.first.attribute.isDirectional
    }

    /// What the loop should keep at its end, with the assignment: the view if the relation names an edge, otherwise the
    /// edge.
    private static func remembered(_ overlap: Overlap, in context: RuleContext?) -> String {
        let (first, second) = (overlap.first, overlap.second)
        let view = overlap.views[0].prefix { $0 != "#" }
        let target = context?.targetName.flatMap { $0 == second.item.prefix { $0 != "#" } ? nil : $0 }
        let variable = target ?? "previous"
        if first.attribute == second.attribute, let across = first.attribute.acrossTheView {
            return "its \(across.rawValue): \(variable) = \(view).\(across.rawValue)"
        }
        let edge = second.attribute.rawValue
        let namesEdge = context?.writtenChain?.argument.flatMap { context?.lastAttribute(of: $0) } == second.attribute
        return namesEdge ? "the view: \(variable) = \(view)" : "its \(edge): \(variable) = \(view).\(edge)"
    }
}

extension Attribute {
    /// Where a view beyond the edge is.
    fileprivate func beyond(_ direction: LayoutDirection) -> String {
        switch resolved(in: direction) {
        case .left: "to the left of"
        case .right: "to the right of"
        case .top: "above"
        default: "below"
        }
    }
}
