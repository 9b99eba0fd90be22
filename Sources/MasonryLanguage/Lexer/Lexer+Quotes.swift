internal import Masonry

// Strings in quotes of other kinds, and what `#` starts elsewhere.
extension Lexer {
    /// Reads from a quote that is not `"` to the one that closes it on its line, or over the quote alone.
    mutating func readQuoted(_ quote: Quote) {
        let start = offset
        offset += UTF8.width(scalar() ?? "?")
        let contents = offset
        while offset < count, byte() != UInt8(ascii: "\n"), let scalar = scalar() {
            let end = offset
            offset += UTF8.width(scalar)
            guard quote.closings.contains(scalar), !isApostrophe(scalar) else { continue }
            let text = source.text(in: contents..<end).filter { $0 != "\"" }.interpolated(from: "${") ?? ""
            let span = Span(start, offset)
            errors.append(SyntaxError(.quotes(quote.name), span, replacement: (span, "\"\(text)\"")))
            return append(.invalid, from: start)
        }
        offset = contents
        let line = min(count, source.range(ofLine: source.line(at: contents)).upperBound)
        let double = doubleQuote(from: contents).map { Span($0, $0 + 1) }
        if let closing = double ?? otherQuote(inStringFrom: contents - 1, to: line) {
            offset = closing.upper
            let text = source.text(in: contents..<closing.lower)
            let span = Span(start, offset)
            let opening = source.text(in: start..<contents)
            let problem = SyntaxProblem.mismatchedQuotes(opening, source.text(in: closing))
            errors.append(SyntaxError(problem, span, replacement: (span, "\"\(text)\"")))
        } else {
            report(.quotes(quote.name), from: start, to: offset)
        }
        append(.invalid, from: start)
    }

    /// Whether a quote that was just read is a letter's neighbour in a word, as in `it's`.
    private func isApostrophe(_ quote: Unicode.Scalar) -> Bool {
        guard quote == "'" || quote == "\u{2019}" else { return false }
        return offset < count && self.scalar()?.properties.isAlphabetic ?? false
    }

    /// The `"` from a place to the end of its line that no other follows, or that ends an argument, where those behind it are
    /// pairs.
    private func doubleQuote(from place: Int) -> Int? {
        let line = source.bytes[place..<min(count, source.range(ofLine: source.line(at: place)).upperBound)]
        let quotes = line.indices.filter { line[$0] == UInt8(ascii: "\"") }
        guard quotes.count % 2 == 1 else { return nil }
        let behind = line[(quotes[0] + 1)...].first { $0 != UInt8(ascii: " ") }
        return quotes.count == 1 || behind.map { ",);]".utf8.contains($0) } ?? false ? quotes[0] : nil
    }

    /// For a quote that nothing ends on its line, and that ends a word itself, where the one that is missing belongs:
    /// `print(hello")`.
    func openingQuote(ofStringEndingAt quote: Int) -> SyntaxError? {
        let line = source.range(ofLine: source.line(at: quote))
        let behind = source.text(in: quote + 1..<line.upperBound).first { $0 != " " }
        if let error = openingQuote(ofTextEndingAt: quote) { return error }
        guard behind.map({ "),];\r".contains($0) }) ?? true else { return nil }
        let words = tokens.reversed().prefix { $0.kind == .identifier && !$0.startsLine }
        guard words.count == 1, let first = words.last, first.span.upper == quote else { return nil }
        switch tokens[tokens.count - words.count - 1].kind {
        case .leftParen, .leftBracket, .comma, .assign, .plus, .equal, .colon: break
        default: return nil
        }
        return SyntaxError(
            .missingOpeningQuote, Span(first.span.lower, quote + 1),
            replacement: (Span(first.span.lower, first.span.lower), "\""))
    }

    /// The same for what a view shows, of any number of words: `label title Hello world" in card`.
    private func openingQuote(ofTextEndingAt quote: Int) -> SyntaxError? {
        let line = statement
        guard line.count > 2, isText(from: line), line.last?.span.upper == quote, isEndOfText(quote + 1),
            case let text = line.dropFirst(2), !text.contains(where: { $0.kind == .string || $0.kind == .stringTail }),
            let first = text.first
        else { return nil }
        return SyntaxError(
            .missingOpeningQuote, Span(first.span.lower, quote + 1),
            replacement: (Span(first.span.lower, first.span.lower), "\""))
    }

    /// For a quote that nothing ends on its line the one that is written twice: `label title ""Hello"`, `print("Hello"")`.
    func doubledQuote(before quote: Int) -> SyntaxError? {
        let line = statement
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

    /// What was read of the line.
    private var statement: ArraySlice<Token> {
        tokens[(tokens.lastIndex(where: \.startsLine) ?? tokens.count)...]
    }

    /// Whether the line declares what shows a text.
    private func isText(from line: ArraySlice<Token>) -> Bool {
        let words: [StatementWord] = [.label, .button, .field]
        return line.first.map { first in words.contains { $0.rawValue == source.text(in: first.span) } } ?? false
            && line[line.startIndex + 1].kind == .identifier
    }

    /// Whether what follows on the line can follow a string.
    private func isEndOfText(_ place: Int) -> Bool {
        let line = source.range(ofLine: source.line(at: place))
        let rest = source.text(in: place..<max(place, line.upperBound)).drop { $0 == " " || $0 == "\t" }
        return rest.first.map { "),];}\r\n".contains($0) } ?? true
            || rest.hasPrefix("\(ReservedWord.in.rawValue) ") || rest.hasPrefix("//")
    }

    /// For a string without an end on its line the quote of another kind that was to be one, where what follows it can follow
    /// a string.
    func otherQuote(inStringFrom start: Int, to end: Int) -> Span? {
        var found: Span?
        var place = end
        while place > start + 1 {
            var lower = place - 1
            while lower > start, source.isInsideScalar(at: lower) { lower -= 1 }
            let scalar = source.text(in: lower..<place).unicodeScalars.first
            if Quote.opening(scalar) != nil || scalar == "\u{300D}" {
                let rest = source.text(in: place..<end).drop { $0 == " " }
                let isEnd = rest.first.map { ")],;+:{".contains($0) } ?? true || rest.hasPrefix("in ")
                if isEnd { found = Span(lower, place) }
                break
            }
            place = lower
        }
        return found
    }

    /// Reads over a colour, a preprocessor line or a comment of another language.
    mutating func readHashSign() {
        let start = offset
        offset += 1
        if let name = tokens.last, name.kind == .identifier, name.span.upper == start, isDigit(byte()) {
            while isDigit(byte()) { offset += 1 }
            let whole = Span(name.span.lower, offset)
            report(.numberedView(String(source.text(in: whole))), from: whole.lower, to: whole.upper)
            return append(.invalid, from: start)
        }
        let digits = offset
        while isHexadecimal(byte()) { offset += 1 }
        if offset - digits == 3 || offset - digits == 6 {
            let span = Span(start, offset)
            let text = "\"\(source.text(in: span))\""
            let color = assignedColor(text, upTo: span.upper) ?? (span, text)
            errors.append(SyntaxError(.hashSign, span, replacement: color))
            return append(.invalid, from: start)
        }
        offset = digits
        skipLine()
        let text = source.text(in: digits..<offset)
        let word = String(text.prefix { $0.isLetter })
        if word == "import" || word == "include" {
            let name = text.dropFirst(word.count).filter { !" <>\"\r".contains($0) }
            report(.importOfLibrary(String(name)), from: start, to: offset)
        } else {
            errors.append(SyntaxError(.hashSign, Span(start, digits), replacement: (Span(start, digits), "//")))
        }
        append(.invalid, from: start)
    }

    /// For `view bar #ff8800`, where a view shows no text, the colour as what is assigned to it.
    private func assignedColor(_ text: String, upTo end: Int) -> (span: Span, text: String)? {
        guard let name = tokens.last, name.kind == .identifier, let word = tokens.dropLast().last, word.startsLine,
            source.text(in: word.span) == ViewKind.view.rawValue
        else { return nil }
        return (Span(name.span.upper, end), "; \(source.text(in: name.span)).\(Member.color.rawValue) = \(text)")
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension String {
    /// The text with the values that another language puts in it written as here; nil where that is not plain.
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

/// A quote that other languages and word processors put around texts.
enum Quote {
    case single, backtick, typographic, typographicSingle

    static func opening(_ scalar: Unicode.Scalar?) -> Quote? {
        switch scalar {
        case "'": .single
        case "`": .backtick
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}", "\u{300C}": .typographic
        case "\u{2018}", "\u{2019}": .typographicSingle
        default: nil
        }
    }

    var closings: [Unicode.Scalar] {
        switch self {
        case .single: ["'"]
        case .backtick: ["`"]
        case .typographic:
            ["\u{201C}", "\u{201D}", "\u{201E}", "\u{00BB}", "\u{00AB}", "\u{300C}", "\u{300D}", "\""]
        case .typographicSingle: ["\u{2019}", "\u{2018}", "'", "\""]
        }
    }

    var name: String {
        switch self {
        case .single: "single ones"
        case .backtick: "backticks"
        case .typographic, .typographicSingle: "typographic ones"
        }
    }
}
