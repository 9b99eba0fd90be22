internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A brace that is opened twice: `a.makeConstraints {{ make in … }}`.
enum DoubledBrace: SyntaxRule {
    static let id: RuleID = "doubled-brace"

    static var problem: SyntaxProblem {
        .explained(.brace, "use one `{`, not two")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .statementStartsWithBrace = error.problem, context.index > 0, context.previous.kind == .leftBrace,
            !context.current.startsLine
        else { return nil }
        return context.doubledBrace()
    }
}

extension SyntaxContext {
    /// `a.makeConstraints {{ make in … }}`, or with one `}`
    fileprivate func doubledBrace() -> SyntaxError {
        guard let closing = closers[index], closers[index - 1] == closing + 1 else {
            return SyntaxError(DoubledBrace.problem, current.span, replacement: (current.span, ""))
        }
        let inside = source.text(in: Span(current.span.upper, tokens[closing].span.lower))
        return SyntaxError(
            DoubledBrace.problem, current.span, replacement: (current.span.joined(with: tokens[closing].span), inside))
    }
}
