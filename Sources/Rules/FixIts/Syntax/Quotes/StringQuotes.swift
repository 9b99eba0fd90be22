/// A string whose quotes are missing, doubled or of another kind: `print(hello")`, `label title ''Hello''`.
enum StringQuotes: SyntaxRule {
    static var doubled: SyntaxProblem {
        .explained(.unterminatedString, "use one `\"` at each end of a string, not two")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let text = context.source.text(in: error.span)
        let contents = String(text.dropFirst().dropLast())
        switch error.problem {
        case .quotes where text.count > 1:
            let plain = contents.filter { $0 != "\"" }.interpolated(from: "${") ?? ""
            return error.edited(error.span, "\"\(plain)\"")
        case .mismatchedQuotes: return error.edited(error.span, "\"\(contents)\"")
        case .unterminatedString: return unterminated(error, in: context)
        default: return nil
        }
    }

    /// The string with the quote that is missing, or without the one too many.
    private static func unterminated(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (quote, end) = (error.span.lower, error.span.upper)
        if context.isInDoubleQuotes(error) {
            if let other = context.doubledQuote(before: quote) ?? context.openingQuote(ofStringEndingAt: quote) {
                return other
            }
            if let other = context.source.otherQuote(in: error.span.range) {
                return SyntaxError(
                    .mismatchedQuotes("\"", context.source.text(in: other)), Span(quote, other.upper),
                    replacement: (other, "\""))
            }
        }
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
    /// For an unterminated quote: the one that is written twice, as in `label title ""Hello"`, `print("Hello"")`.
    fileprivate func doubledQuote(before quote: Int) -> SyntaxError? {
        let line = tokens[start..<index]
        let doubled = line.indices.dropLast().last { position in
            line[position].kind == .string && line[position].span.upper - line[position].span.lower == 2
                && line[position + 1].isAdjacent && line[position + 1].kind == .identifier
        }
        if let doubled {
            let lower = line[doubled].span.lower
            return SyntaxError(StringQuotes.doubled, line[doubled].span, replacement: (Span(lower, lower + 1), ""))
        }
        guard let last = line.last, last.kind == .string || last.kind == .stringTail, last.span.upper == quote,
            isEndOfText(quote + 1)
        else { return nil }
        return SyntaxError(StringQuotes.doubled, Span(quote - 1, quote + 1), replacement: (Span(quote, quote + 1), ""))
    }

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
