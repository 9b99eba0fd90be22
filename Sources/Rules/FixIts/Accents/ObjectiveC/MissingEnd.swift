internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A class without its `@end`, at the end of the source.
enum MissingEnd: SyntaxRule {
    static let id: RuleID = "missing-end"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.keyword("@end"), _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        error.edited(context.previous.span.atEnd, "\n@end")
    }
}
