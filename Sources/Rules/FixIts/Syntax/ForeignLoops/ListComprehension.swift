internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A list as Python makes it: `[x * 2 for x in xs if x > 1]`.
enum ListComprehension: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "list comprehensions are not supported",
            help: "use map or filter: xs.map { x in … }, xs.filter { x in … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isReserved(.for), context.opening == .leftBracket,
            !context.isAtEnd
        else { return nil }
        return context.comprehension()
    }
}

extension SyntaxContext {
    /// `[x for x in xs if x > 1]`
    fileprivate func comprehension() -> SyntaxError {
        let name = token(ahead: 1)
        guard let opening = openBrackets.last, let closing = closers[opening], name.kind == .identifier,
            isReservedWord(.in, at: index + 2), closing > index + 3, opening + 1 < index
        else { return SyntaxError(ListComprehension.problem, current.span) }
        let condition = tokens[index..<closing].firstIndex { $0.kind == .reserved && ReservedWord($0.name) == .if }
        let end = condition ?? closing
        guard end > index + 3, end == closing || end + 1 < closing else {
            return SyntaxError(ListComprehension.problem, current.span)
        }
        let text = source.text(in: name.span)
        let value = source.text(in: Span(tokens[opening + 1].span.lower, previous.span.upper))
        var array = source.text(in: Span(tokens[index + 3].span.lower, tokens[end - 1].span.upper))
        if end > index + 4 { array = "(\(array))" }
        if let condition {
            let test = source.text(in: Span(tokens[condition + 1].span.lower, tokens[closing - 1].span.upper))
            array += ".filter { \(text) in \(test) }"
        }
        if condition == nil || value != text { array += ".map { \(text) in \(value) }" }
        return SyntaxError(
            ListComprehension.problem, current.span, replacement: (span(from: opening, through: closing), array))
    }
}
