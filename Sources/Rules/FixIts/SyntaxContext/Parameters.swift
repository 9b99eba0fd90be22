extension SyntaxContext {
    /// Only the names, from the parenthesis to the brace; nil if a part has none.
    func plainParameters() -> Edit? {
        guard let opening = openBrackets.last, let closing = closers[opening], let parts = parameterParts(opening)
        else { return nil }
        var names: [String] = []
        for part in parts {
            guard let name = parameterName(in: part) else { return nil }
            names.append(name)
        }
        let brace = tokens[closing...].first { $0.kind == .leftBrace || $0.kind == .end || $0.startsLine }
        let list = "(\(names.joined(separator: ", ")))"
        guard let brace, brace.kind == .leftBrace, !brace.startsLine else {
            return (span(from: opening, through: closing), list)
        }
        return (Span(tokens[opening].span.lower, brace.span.lower), list + " ")
    }

    /// The parts between the commas in the parentheses that open at an index.
    func parameterParts(_ opening: Int) -> [Range<Int>]? {
        guard let closing = closers[opening] else { return nil }
        var parts: [Range<Int>] = []
        var (depth, start) = (0, opening + 1)
        for position in opening + 1..<closing {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace, .less: depth += 1
            case .rightParen, .rightBracket, .rightBrace, .greater: depth -= 1
            case .comma where depth == 0:
                parts.append(start..<position)
                start = position + 1
            default: continue
            }
        }
        if start < closing { parts.append(start..<closing) }
        return parts
    }

    /// The name that the body uses: the last one before the type or the value, or the one at the place of a type.
    func parameterName(in part: Range<Int>) -> String? {
        let end = part.first { tokens[$0].kind == .colon || tokens[$0].kind == .assign } ?? part.upperBound
        guard end > part.lowerBound, tokens[end - 1].kind == .identifier else { return nil }
        if end == part.lowerBound + 1, tokens[end].kind == .colon, isParameter(at: end + 1),
            end + 2 == part.upperBound || tokens[end + 2].kind == .assign
        {
            return text(at: end + 1)
        }
        return text(at: end - 1)
    }

    /// Whether the word after the colon of a parameter is its own name, not a type.
    func isParameter(at position: Int) -> Bool {
        let token = tokens[position]
        guard token.kind == .identifier, ForeignWord.find(text(of: token.name), .statement) == nil else { return false }
        return source.text(in: token.span).first?.isLowercase ?? false
    }

    func isType(_ token: Token) -> Bool {
        let text = source.text(in: token.span)
        return !startsLowercase(token) && text != "_"
            || ForeignWord.find(text, .statement)?.replacement == ReservedWord.let.rawValue
    }

    /// Whether a `:` follows the name of a parameter.
    var isTypeOfParameter: Bool {
        current.kind == .colon && isReservedWord(.func, at: start) && opening == .leftParen
    }

    /// The parenthesis of a function's parameters, if it is the innermost one at the current token.
    var openingOfParameters: Int? {
        guard let opening = openBrackets.last, opening > 1, isReservedWord(.func, at: opening - 2) else { return nil }
        return opening
    }

    /// Whether one of the parameters has a label, as in Swift.
    func hasLabels(_ opening: Int) -> Bool {
        parameterParts(opening)?.contains { part in
            let isPair = part.count == 2 || part.count > 2 && tokens[part.lowerBound + 2].kind == .colon
            return isPair && ["by", "with", "to", "from", "at", "_"].contains(text(at: part.lowerBound))
        } ?? false
    }
}
