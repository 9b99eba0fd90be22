internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A string has no quote at its end: `print("Hello)`.
enum UnclosedString: SyntaxRule {
    static let id: RuleID = "unclosed-string"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .unterminatedString else { return nil }
        let (quote, end) = (error.span.lower, error.span.upper)
        guard context.source.byte(at: quote) == UInt8(ascii: "\"") else {
            return context.endOfInterpolated(from: quote + 1, to: end).map { error.edited($0.atEnd, "\"") }
        }
        if context.source.closingQuote(onLineAfter: end) != nil {
            let line = context.source.range(ofLine: context.source.line(at: end) + 1)
            // A continued line that is indented was only wrapped.
            let blanks = context.source.text(in: line).prefix { $0 == " " || $0 == "\t" }.utf8.count
            return error.edited(Span(end, line.lowerBound + blanks), blanks > 0 ? " " : "\\n")
        }
        return error.with(context.closingQuote(of: quote, to: end))
    }
}

extension SyntaxContext {
    /// What a string that runs to the end of its line has after its last value, without the brackets that were open before it.
    fileprivate func endOfInterpolated(from start: Int, to end: Int) -> Span? {
        guard let head = (0..<index).last(where: { tokens[$0].kind == .stringHead }), start <= end else { return nil }
        let open = tokens[startOfLine(of: head)..<head].reduce(0) { max(0, $0 + $1.kind.depth) }
        let closing = source.text(in: start..<end).reversed().prefix { ")]".contains($0) }.count
        return Span(start, end - min(open, closing))
    }

    /// Where a string that runs to the end of its line should have ended: probably before parentheses of a call.
    fileprivate func closingQuote(of start: Int, to end: Int) -> (span: Span, text: String) {
        var line = source.text(in: start..<end)
        var offset = end
        if let comment = line.firstRange(of: " //"), case let contents = String(line[..<comment.lowerBound]).trimmed,
            contents.count > 1
        {
            (line, offset) = (contents, start + contents.utf8.count)
        }
        // `label title "Hello in card`
        let word = " \(ReservedWord.in.rawValue)"
        let isDeclaration =
            index > 1 && previous.kind == .identifier && statementWord(at: index - 2)?.declaresView ?? false
        if isDeclaration, let blank = line.lastIndex(of: " "), line[..<blank].hasSuffix(word),
            isDeclaredView(String(line[line.index(after: blank)...]))
        {
            let end = start + line[..<blank].utf8.count - word.utf8.count
            return (Span(end, end), "\"")
        }
        if let end = endOfArgument(from: start, in: line[...]) { return (Span(end, end), "\"") }
        let closed = line.contains("(") ? 0 : line.reversed().prefix { $0 == ")" || $0 == ";" || $0 == "\r" }.count
        let place = closed < line.count - 1 ? offset - closed : offset
        let opensCall = index > 0 && previous.kind == .leftParen && place == offset
        return (Span(place, place), opensCall ? "\")" : "\"")
    }
}
