internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A `;` that splits a statement: `if isWide; {`.
enum SplitStatement: SyntaxRule {
    static let id: RuleID = "split-statement"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .semicolonBefore, .expected(.value, _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .semicolonBefore = error.problem { return error.edited(error.span, "") }
        guard context.index > 0, context.index == context.start, context.isReserved(.in),
            context.previous.kind == .semicolon,
            !context.current.startsLine
        else { return nil }
        return SyntaxError(
            .semicolonBefore(ReservedWord.in.rawValue), context.previous.span, replacement: (context.previous.span, ""))
    }
}
