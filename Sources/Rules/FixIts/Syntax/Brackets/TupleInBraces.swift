internal import Syntax
internal import Diagnostics

/// A tuple in braces: `make.edges.equalTo(root).insets({1, 2, 3, 4})`.
enum TupleInBraces: SyntaxRule {
    static let id: RuleID = "tuple-in-braces"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .tupleInBraces
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let opening = context.outline.position(at: error.span.lower)
        guard let closing = context.closers[opening] else { return nil }
        let tuple = context.arguments(between: opening, and: closing).map { context.text($0) }.joined(separator: ", ")
        return error.edited(error.span, "(\(tuple))")
    }
}
