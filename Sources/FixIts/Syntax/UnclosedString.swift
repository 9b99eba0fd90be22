internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A string has no quote at its end: `print("Hello)`.
enum UnclosedString: SyntaxRule {
    static let id: RuleID = "unclosed-string"

    static let page = RulePage(
        meaning: "A string ends with a quote on its own line. Use `\\n` for a line break.",
        examples: [
            RulePage.Example(
                before: "print(\"Hello)",
                after: "print(\"Hello\")"),
            RulePage.Example(
                before: "label title \"Hello in root",
                after: "label title \"Hello\" in root"),
            RulePage.Example(
                before: "print(\"one\ntwo\")",
                after: "print(\"one\\ntwo\")"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .unterminatedString
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (quote, end) = (error.span.lower, error.span.upper)
        guard context.source.bytes[quote] == UInt8(ascii: "\"") else { return nil }
        if context.source.closingQuote(onLineAfter: end) != nil {
            let line = context.source.range(ofLine: context.source.line(at: end) + 1)
            return error.with((Span(end, line.lowerBound), "\\n"))
        }
        return error.with(context.closingQuote(of: quote, to: end))
    }
}

extension SyntaxContext {
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
    fileprivate func endOfArgument(from start: Int, in line: Substring) -> Int? {
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
    fileprivate var isDeclaration: Bool {
        index > 1 && previous.kind == .identifier && statementWord(at: index - 2)?.declaresView ?? false
    }

    /// Whether a name is the root or follows a word that declares views.
    fileprivate func isDeclaredView(_ name: String) -> Bool {
        name == Builtin.root.rawValue
            || looksFar
                && tokens[..<index].indices.suffix(2_000).contains { position in
                    position > 0 && tokens[position].kind == .identifier
                        && source.text(in: tokens[position].span) == name
                        && (statementWord(at: position - 1)?.declaresView ?? (tokens[position - 1].kind == .comma))
                }
    }
}
