internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A number after a dot: `xs.0`.
enum NumberAsMember: SyntaxRule {
    static let id: RuleID = "number-as-member"

    static var problem: SyntaxProblem {
        .explained(
            .unexpected, "a member's name can't start with a digit",
            help: "read an element with brackets: xs[0]; a number has one decimal point")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem, context.previous.kind == .dot, context.current.isAdjacent,
            context.current.kind == .number
        else {
            return nil
        }
        let opening = context.hasSpareParenthesis ? context.missingOpening(from: context.start) : nil
        return opening ?? SyntaxError(problem, context.current.span)
    }
}
