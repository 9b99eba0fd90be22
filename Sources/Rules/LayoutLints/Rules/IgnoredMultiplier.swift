internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import FixIts
internal import Syntax
internal import Evaluator

/// A multiplier that multiplies nothing: `make.size.equalTo(100).multipliedBy(2)`.
enum IgnoredMultiplier: ConstraintRule, NoteRule {
    package static let id = Slug("ignored-multiplier")

    static func findings(in scene: LintScene) -> [LintFinding] {
        noteFindings(in: scene) + constraintFindings(in: scene)
    }

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        switch finding.kind {
        case .ignoredMultiplier(let multiplier):
            return LintWords(
                message:
                    "the multiplier \(multiplier.spelled(decimals: 6)) has no effect: there is no second attribute",
                advice: LintAdvice(
                    text: "multiply the number, or relate to a view: \(code: .chain(to: .root)).multipliedBy(0.5)"),
                edit: scene.context(of: finding.origin).flatMap(product))
        case .multipliedStart(let start, let multiplier):
            let factor = multiplier.spelled(decimals: 6)
            return LintWords(
                message:
                    "the multiplier \(factor) has no effect: in `\(start.item)`, `\(start)` is 0, and so is any multiple "
                    + "of it",
                advice: LintAdvice(
                    text: start.attribute.opposite.map {
                        "multiply the opposite edge, which is at the "
                            + (start.attribute.axis == .horizontal ? "width" : "height") + " of `\(start.item)`: "
                            + "equalTo(\(start.item).\($0.rawValue)).multipliedBy(\(factor))"
                    }))
        default: return nil
        }
    }

    /// The edit that multiplies the number itself: `equalTo(100 * 2)` for `equalTo(100).multipliedBy(2)`.
    private static func product(in context: RuleContext) -> Replacement? {
        guard let chain = context.writtenChain,
            let index = chain.modifiers.firstIndex(where: { $0.member == .multipliedBy || $0.member == .dividedBy }),
            let factor = chain.modifiers[index].onlyArgument, factor.isPlain,
            let number = (index == 0 ? chain.relation : chain.modifiers[index - 1]).onlyArgument, number.isPlain
        else { return nil }
        let operation: BinaryOperator = chain.modifiers[index].member == .multipliedBy ? .multiply : .divide
        return context.replacing(
            number.span.joined(with: factor.span),
            with: "\(context.text(number)) \(operation.rawValue) \(context.text(factor))")
    }

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .zeroFactor(let attribute) = note.fact else { return nil }
        return LintWords(
            message: "with the multiplier 0, `\(attribute)` has no effect",
            advice: LintAdvice(
                text:
                    "use a factor between 0 and 1, such as 0.5; for a length of 0, write \(code: .chain(to: .number("0")))"
            ))
    }
}
