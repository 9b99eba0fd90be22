internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// Strings with a quote too few or too many, or with quotes of another kind.
extension SyntaxContext {
    func explainedQuote(_ error: SyntaxError) -> SyntaxError? {
        switch error.problem {
        case .quotes:
            let text = source.text(in: error.span)
            guard text.count > 1 else { return error }
            let contents = String(text.dropFirst().dropLast()).filter { $0 != "\"" }.interpolated(from: "${") ?? ""
            return SyntaxError(error.problem, error.span, replacement: (error.span, "\"\(contents)\""))
        case .mismatchedQuotes:
            let contents = source.text(in: error.span).dropFirst().dropLast()
            return SyntaxError(error.problem, error.span, replacement: (error.span, "\"\(contents)\""))
        case .unterminatedString: return unterminatedString(error)
        default: return nil
        }
    }

    private func unterminatedString(_ error: SyntaxError) -> SyntaxError {
        let (quote, end) = (error.span.lower, error.span.upper)
        if source.bytes[quote] != UInt8(ascii: "\"") { return error }
        if source.accent == .masonry {
            if let answer = doubledQuote(before: quote) ?? openingQuote(ofStringEndingAt: quote) { return answer }
            if let other = source.otherQuote(in: quote..<end) {
                let problem = SyntaxProblem.mismatchedQuotes("\"", source.text(in: other))
                return SyntaxError(problem, Span(quote, other.upper), replacement: (other, "\""))
            }
        }
        if source.closingQuote(onLineAfter: end) != nil {
            let line = source.range(ofLine: source.line(at: end) + 1)
            return SyntaxError(error.problem, error.span, replacement: (Span(end, line.lowerBound), "\\n"))
        }
        return SyntaxError(error.problem, error.span, replacement: closingQuote(of: quote, to: end))
    }

    /// For an unterminated quote at the end of a word: inserts the missing opening quote, as in `print(hello")`.
    private func openingQuote(ofStringEndingAt quote: Int) -> SyntaxError? {
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
    private func openingQuote(ofTextEndingAt quote: Int) -> SyntaxError? {
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

    /// For an unterminated quote: the one that is written twice, as in `label title ""Hello"`, `print("Hello"")`.
    private func doubledQuote(before quote: Int) -> SyntaxError? {
        let line = tokens[start..<index]
        let doubled = line.indices.dropLast().last { position in
            line[position].kind == .string && line[position].span.upper - line[position].span.lower == 2
                && line[position + 1].isAdjacent && line[position + 1].kind == .identifier
        }
        if let doubled {
            let lower = line[doubled].span.lower
            return SyntaxError(.doubledQuote, line[doubled].span, replacement: (Span(lower, lower + 1), ""))
        }
        guard let last = line.last, last.kind == .string || last.kind == .stringTail, last.span.upper == quote,
            isEndOfText(quote + 1)
        else { return nil }
        return SyntaxError(.doubledQuote, Span(quote - 1, quote + 1), replacement: (Span(quote, quote + 1), ""))
    }

    /// Whether the rest of the line can follow a string.
    private func isEndOfText(_ place: Int) -> Bool {
        let line = source.range(ofLine: source.line(at: place))
        let rest = source.text(in: place..<max(place, line.upperBound)).drop { $0 == " " || $0 == "\t" }
        return rest.first.map { "),];}\r\n".contains($0) } ?? true
            || rest.hasPrefix("\(ReservedWord.in.rawValue) ") || rest.hasPrefix("//")
    }

    // MARK: Where a string should have ended

    /// Where a string that runs to the end of its line should have ended: probably before parentheses of a call.
    private func closingQuote(of start: Int, to end: Int) -> (span: Span, text: String) {
        var line = source.text(in: start..<end)
        var offset = end
        if let comment = line.firstRange(of: " //"), case let contents = String(line[..<comment.lowerBound]).trimmed,
            contents.count > 1
        {
            (line, offset) = (contents, start + contents.utf8.count)
        }
        // `label title "Hello in card`
        let word = " \(ReservedWord.in.rawValue)"
        if let blank = line.lastIndex(of: " "), line[..<blank].hasSuffix(word), isDeclaration,
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

    /// The position of the first comma of a call whose string contains the arguments after it: numbers, and names that
    /// occur earlier.
    private func endOfArgument(from start: Int, in line: Substring) -> Int? {
        guard index > 0, previous.kind == .leftParen || previous.kind == .comma, let comma = line.firstIndex(of: ","),
            line.hasSuffix(")"), looksFar
        else { return nil }
        let rest = line[comma...].dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let areArguments = rest.allSatisfy { argument in
            let text = String(argument).trimmed
            let name = text.prefix { $0 != "." }
            return Double(text) != nil
                || text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } && !name.isEmpty
                    && tokens[..<index].suffix(2_000).contains {
                        $0.kind == .identifier && source.text(in: $0.span) == name
                    }
        }
        return areArguments ? start + line[..<comma].utf8.count : nil
    }

    /// Whether the name of a view comes before the text.
    private var isDeclaration: Bool {
        index > 1 && previous.kind == .identifier && statementWord(at: index - 2)?.declaresView ?? false
    }

    /// Whether a name is the root or follows a word that declares views.
    private func isDeclaredView(_ name: String) -> Bool {
        name == Builtin.root.rawValue
            || looksFar
                && tokens[..<index].indices.suffix(2_000).contains { position in
                    position > 0 && tokens[position].kind == .identifier
                        && source.text(in: tokens[position].span) == name
                        && (statementWord(at: position - 1)?.declaresView ?? (tokens[position - 1].kind == .comma))
                }
    }
}

extension Quote {
    /// The kind of quotes, as messages name it.
    var name: String {
        switch self {
        case .single: "single ones"
        case .backtick: "backticks"
        case .typographic, .typographicSingle: "typographic ones"
        }
    }
}

extension String {
    /// The text with another language's interpolated values written as here; nil if they are not simple.
    func interpolated(from opening: String) -> String? {
        var result = ""
        var rest = self[...]
        while let start = rest.firstRange(of: opening) {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
            let value = rest[start.upperBound..<end]
            if value.isEmpty || value.contains(where: { "{:\"".contains($0) }) { return nil }
            result += rest[..<start.lowerBound] + "\\(\(value))"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
