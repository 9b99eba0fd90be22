/// A choice between two values: `isWide ? 100 : 50`, `x ?? 0`.
enum ChoiceOfValues: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let place = context.position(ofToken: error)
        switch error.problem {
        case .foreignOperator(.question): return place.flatMap(context.choice(at:)).map(error.with)
        case .foreignOperator(.coalescing): return place.flatMap(context.choice(ofCoalescing:)).map(error.with)
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `let w = isWide ? 100 : 50`
    fileprivate func choice(at question: Int) -> Edit? {
        let start = startOfStatement(at: question)
        guard var first = startOfValue(before: question, from: start), let colon = colon(after: question),
            colon > question + 1, let last = endOfValue(from: colon + 1), let end = endOfStatement(from: last),
            source.line(at: tokens[start].span.lower) == source.line(at: tokens[end].span.lower)
        else { return nil }
        // The text of a view follows its name.
        if first == start, question > start + 2, statementWord(at: start)?.declaresView ?? false { first += 2 }
        return choice(
            from: start, text(from: first, through: question - 1),
            (question + 1...colon - 1, colon + 1...last), first, last, end)
    }

    /// The `:` between the two values of a choice.
    fileprivate func colon(after question: Int) -> Int? {
        var depth = 0
        for position in tokens[(question + 1)...].indices {
            switch tokens[position].kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket:
                if depth == 0 { return nil }
                depth -= 1
            case .colon where depth == 0: return position
            case .invalid, .unclosedString, .unclosedComment, .end, .semicolon, .leftBrace, .rightBrace: return nil
            default: if tokens[position].startsLine { return nil }
            }
        }
        return nil
    }

    /// `title.text ?? "none"`
    fileprivate func choice(ofCoalescing token: Int) -> Edit? {
        let start = startOfStatement(at: token)
        guard let first = startOfValue(before: token, from: start), let last = endOfValue(from: token + 1),
            let end = endOfStatement(from: last),
            source.line(at: tokens[start].span.lower) == source.line(at: tokens[end].span.lower)
        else { return nil }
        let value = text(from: first, through: token - 1)
        let condition = "\(value) \(BinaryOperator.notEqual.rawValue) \(ReservedWord.nil.rawValue)"
        return choice(from: start, condition, (first...token - 1, token + 1...last), first, last, end)
    }
}
