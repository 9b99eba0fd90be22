internal import Syntax
internal import Diagnostics

/// A variable counted up with `++`.
enum Increment: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.increment), context.index > 0, context.previous.kind == .identifier,
            context.current.isAdjacent
        else { return nil }
        return error.with(context.increment(error.span))
    }
}

extension SyntaxContext {
    /// `i++`, and `i = i++`
    fileprivate func increment(_ token: Span) -> (span: Span, text: String) {
        let last = tokens[..<index].suffix(3)
        if last.count == 3, let name = last.first, name.startsLine, last[last.startIndex + 1].kind == .assign,
            name.name == last.last?.name
        {
            return (name.span.joined(with: token), "\(source.text(in: name.span)) += 1")
        }
        return (token, " += 1")
    }
}
