internal import Syntax
internal import Masonry
internal import Evaluator
internal import Diagnostics

/// A number in quotes was calculated with: `"3" * 2`.
enum QuotedNumber: FixItRule {
    package static let id: RuleID = "quoted-number"

    static let page = RulePage(
        meaning: "Text in quotes is a string. Write a number without quotes.",
        examples: [RulePage.Example(before: "print(\"3\" * 2)", after: "print(3 * 2)", needsRun: true)])

    static func answers(_ problem: Problem) -> Bool {
        if case .operands = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard context.source.accent == .masonry,
            case .binary(let operation, let left, let right)? = context.expression?.kind,
            operation != .add
        else { return nil }
        for (side, other) in [(left, right), (right, left)] {
            guard case .text(let text) = side.kind, Double(text) != nil, context.kind(of: other) == .number else {
                continue
            }
            return FixIt(replacing: side.span, with: text)
        }
        return nil
    }
}
