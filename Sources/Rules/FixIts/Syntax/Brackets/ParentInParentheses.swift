internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A parent in parentheses: `view a(root)`.
enum ParentInParentheses: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem else { return nil }
        let (token, name, end) = (context.current, context.token(ahead: 1), context.token(ahead: 2))
        guard token.kind == .leftParen, name.kind == .identifier, end.kind == .rightParen else { return nil }
        return SyntaxError(
            MissingIn.problem, token.span,
            replacement: (
                Span(context.previous.span.upper, end.span.upper),
                " \(ReservedWord.in.rawValue) \(context.source.text(in: name.span))"
            ))
    }
}
