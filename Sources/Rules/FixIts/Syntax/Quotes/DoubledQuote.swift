internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A quote is written twice: `label title ""Hello"`, `print("Hello"")`.
enum DoubledQuote: SyntaxRule {
    static let id: RuleID = "doubled-quote"

    static var problem: SyntaxProblem {
        .explained(.unterminatedString, "use one `\"` at each end of a string, not two")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .unterminatedString else { return nil }
        return context.isInDoubleQuotes(error) ? context.doubledQuote(before: error.span.lower) : nil
    }
}

extension SyntaxContext {
    /// For an unterminated quote: the one that is written twice, as in `label title ""Hello"`, `print("Hello"")`.
    fileprivate func doubledQuote(before quote: Int) -> SyntaxError? {
        let line = tokens[start..<index]
        let doubled = line.indices.dropLast().last { position in
            line[position].kind == .string && line[position].span.upper - line[position].span.lower == 2
                && line[position + 1].isAdjacent && line[position + 1].kind == .identifier
        }
        if let doubled {
            let lower = line[doubled].span.lower
            return SyntaxError(DoubledQuote.problem, line[doubled].span, replacement: (Span(lower, lower + 1), ""))
        }
        guard let last = line.last, last.kind == .string || last.kind == .stringTail, last.span.upper == quote,
            isEndOfText(quote + 1)
        else { return nil }
        return SyntaxError(DoubledQuote.problem, Span(quote - 1, quote + 1), replacement: (Span(quote, quote + 1), ""))
    }
}
