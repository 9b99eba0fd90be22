internal import Syntax
internal import Diagnostics

/// The first quote of a string is missing: `print(hello")`.
enum MissingOpeningQuote: SyntaxRule {
    static let id: RuleID = "missing-opening-quote"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .unterminatedString else { return nil }
        return context.isInDoubleQuotes(error) ? context.openingQuote(ofStringEndingAt: error.span.lower) : nil
    }
}

extension SyntaxContext {
    /// For an unterminated quote at the end of a word: inserts the missing opening quote, as in `print(hello")`.
    fileprivate func openingQuote(ofStringEndingAt quote: Int) -> SyntaxError? {
        let line = source.range(ofLine: source.line(at: quote))
        let next = source.text(in: quote + 1..<line.upperBound).first { $0 != " " }
        if let error = openingQuote(ofTextEndingAt: quote) { return error }
        guard next.map({ "),];\r".contains($0) }) ?? true else { return nil }
        let words = tokens[..<index].reversed().prefix { $0.kind == .identifier && !$0.startsLine }
        guard words.count == 1, let first = words.last, first.span.upper == quote else { return nil }
        switch tokens[index - words.count - 1].kind {
        case .leftParen, .leftBracket, .comma, .assign, .plus, .equal, .colon: break
        default: return nil
        }
        return SyntaxError(
            .missingOpeningQuote, Span(first.span.lower, quote + 1),
            replacement: (Span(first.span.lower, first.span.lower), "\""))
    }

    /// The same for the text of a view, with any number of words: `label title Hello world" in card`.
    fileprivate func openingQuote(ofTextEndingAt quote: Int) -> SyntaxError? {
        let line = tokens[start..<index]
        guard line.count > 2, showsText(at: start), line[start + 1].kind == .identifier,
            line.last?.span.upper == quote, isEndOfText(quote + 1),
            case let text = line.dropFirst(2), !text.contains(where: { $0.kind == .string || $0.kind == .stringTail }),
            let first = text.first
        else { return nil }
        return SyntaxError(
            .missingOpeningQuote, Span(first.span.lower, quote + 1),
            replacement: (Span(first.span.lower, first.span.lower), "\""))
    }
}
