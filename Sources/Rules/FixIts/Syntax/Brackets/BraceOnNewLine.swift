internal import Syntax
internal import Diagnostics

/// The `{` of a body or a closure on the next line.
enum BraceOnNewLine: SyntaxRule {
    static let id: RuleID = "brace-on-new-line"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .braceOnNewLine, .statementStartsWithBrace: break
        default: return nil
        }
        let edit: SyntaxContext.Edit = (Span(context.previous.span.upper, context.current.span.upper), " {")
        if error.problem == .braceOnNewLine { return error.with(edit) }
        let lines =
            context.source.line(at: context.current.span.lower) - context.source.line(at: context.previous.span.lower)
        guard context.index > 0, context.endsCall, lines == 1 else { return nil }
        return SyntaxError(.statementStartsWithBrace(closesCall: true), error.span, replacement: edit)
    }
}
