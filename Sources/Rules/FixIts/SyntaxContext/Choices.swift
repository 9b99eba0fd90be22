// Choices between two values of other languages, as statements with an `if`.
extension SyntaxContext {
    /// `if isWide then 80 else 200`, with or without its `if`
    func choice(ofThen then: Int) -> Edit? {
        let start = startOfStatement(at: then)
        guard let first = startOfValue(before: then, from: start), let middle = alternative(after: then) else {
            return nil
        }
        let condition = isReservedWord(.if, at: first) ? first + 1 : first
        guard condition < then else { return nil }
        return choice(between: then + 1, and: middle, where: (condition, then - 1), from: start, first)
    }

    /// The `else` of a choice whose first part comes before it.
    func alternative(after position: Int) -> Int? {
        (position...endOfLine(of: position)).first { isReservedWord(.else, at: $0) }
    }

    /// A choice whose first value starts at a token and whose second comes after an `else`.
    func choice(
        between one: Int, and middle: Int, where condition: (first: Int, last: Int), from start: Int, _ first: Int
    ) -> Edit? {
        guard condition.first <= condition.last, one < middle, let last = endOfValue(from: middle + 1),
            let end = endOfStatement(from: last)
        else { return nil }
        guard case let valueEnd = one > condition.last ? middle - 1 : condition.first - 2, one <= valueEnd else {
            return nil
        }
        return choice(
            from: start, text(from: condition.first, through: condition.last),
            (one...valueEnd, middle + 1...last), first, last, end)
    }

    /// A statement that contains a choice between two values, as an `if`.
    ///
    /// - Parameters:
    ///   - start: where the statement starts.
    ///   - values: the tokens of both values.
    ///   - first: where the choice starts.
    ///   - last: where it ends.
    ///   - end: where the statement ends.
    func choice(
        from start: Int, _ condition: String, _ values: (Range<Int>, Range<Int>), _ first: Int,
        _ last: Int, _ end: Int
    ) -> Edit? {
        let one = text(values.0)
        let other = text(values.1)
        let whole = span(from: start, through: end)
        let rest = source.text(in: Span(tokens[last].span.upper, whole.upper))
        if declaresVariable(at: start), start + 3 <= first, tokens[start + 2].kind == .assign {
            let name = text(at: start + 1)
            let before = source.text(in: Span(tokens[start + 3].span.lower, tokens[first].span.lower))
            return (
                whole,
                "\(ReservedWord.var.rawValue) \(name) = \(before)\(other)\(rest); "
                    + "\(ReservedWord.if.rawValue) \(condition) { \(name) = \(before)\(one)\(rest) }"
            )
        }
        switch reservedWord(at: start) {
        case .return, nil: break
        case .if where start == first: break
        default: return nil
        }
        // A view declared in a block would not exist after it.
        if statementWord(at: start)?.declaresView ?? false {
            guard start + 2 == first, isString(tokens[values.0.lowerBound]), isString(tokens[values.1.lowerBound])
            else { return nil }
            let variable = text(at: start + 1) + "Text"
            return (
                whole,
                "\(ReservedWord.var.rawValue) \(variable) = \(other); "
                    + "\(ReservedWord.if.rawValue) \(condition) { \(variable) = \(one) }; "
                    + "\(text(from: start, through: start + 1)) \(variable)\(rest)"
            )
        }
        let before = source.text(in: Span(whole.lower, tokens[first].span.lower))
        return (
            whole,
            "\(ReservedWord.if.rawValue) \(condition) { \(before)\(one)\(rest) } "
                + "\(ReservedWord.else.rawValue) { \(before)\(other)\(rest) }"
        )
    }

    func startOfStatement(at place: Int) -> Int {
        var start = place
        while start > 0, !tokens[start].startsLine, ![.semicolon, .leftBrace].contains(tokens[start - 1].kind),
            !isReservedWord(.in, at: start - 1)
        {
            start -= 1
        }
        return start
    }

    func endOfStatement(from last: Int) -> Int? {
        var last = last
        while last + 1 < tokens.count, !tokens[last + 1].startsLine,
            ![.semicolon, .rightBrace, .end].contains(tokens[last + 1].kind)
        {
            last += 1
            // Nested choices are too much for one line.
            if isForeign(.question, at: last) { return nil }
        }
        return last
    }

    /// Where the value before a sign starts: after a bracket, a comma or an assignment.
    func startOfValue(before end: Int, from start: Int) -> Int? {
        var depth = 0
        var first = end
        while first > start {
            let token = tokens[first - 1]
            switch token.kind {
            case .rightParen, .rightBracket: depth += 1
            case .leftParen, .leftBracket:
                if depth == 0 { return first < end ? first : nil }
                depth -= 1
            case .comma, .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign:
                if depth == 0 { return first < end ? first : nil }
            case .reserved where depth == 0 && isReservedWord(.return, at: first - 1):
                return first < end ? first : nil
            case .invalid, .unclosedString, .unclosedComment, .leftBrace, .rightBrace: return nil
            default: break
            }
            first -= 1
        }
        return first < end && depth == 0 ? first : nil
    }

}
