extension SyntaxContext {
    /// Whether an opening bracket directly follows the name of something callable.
    func opensCall(_ opening: Int) -> Bool {
        guard opening > 0, tokens[opening].isAdjacent, tokens[opening - 1].kind == .identifier else { return false }
        let name = text(of: tokens[opening - 1].name)
        let isMember = opening > 1 && tokens[opening - 2].kind == .dot
        if isMember { return Spelling.all.contains { $0.text == name && $0.spelling.isMethod } }
        return Builtin(rawValue: name)?.isFunction ?? false || declared.functions.contains(tokens[opening - 1].name)
    }

    /// Whether only numbers are between the bracket and the current token, as many as a value has, after an operator.
    func opensTuple(_ opening: Int) -> Bool {
        let contents = tokens[(opening + 1)..<index]
        let numbers = contents.count { $0.kind == .number }
        return opening > 0 && [.equal, .notEqual].contains(tokens[opening - 1].kind) && (numbers == 2 || numbers == 4)
            && contents.allSatisfy { [.number, .comma, .minus].contains($0.kind) }
    }

    /// Whether more braces are closed than opened, because one of them should be another bracket.
    var hasSpareBrace: Bool {
        looksFar && tokens.count { $0.kind == .rightBrace } > tokens.count { $0.kind == .leftBrace }
    }

    /// Where a bracket should have been closed, because the code after that can only follow the closing bracket:
    /// `equalTo(root.offset(8)`, `[a, b.distribute(…)`.
    func endOfShort(_ opening: Int) -> Span? {
        let isRelation = opening > 0 && text(at: opening - 1).hasSuffix("qualTo")
        let isArray = tokens[opening].kind == .leftBracket
        guard isRelation || isArray else { return nil }
        if isArray, opening > 0, tokens[opening].isAdjacent, opening + 2 < index, tokens[opening + 1].kind == .number,
            tokens[opening + 2].kind == .dot
        {
            // `rows[4.frame`
            return tokens[opening + 1].span.atEnd
        }
        var position = opening + 1
        while position + 1 < index {
            if let closing = closers[position] {
                position = closing
            } else if tokens[position].kind == .dot,
                case .member(let member)? = Spelling.all.first(where: { $0.text == text(of: tokens[position + 1].name) }
                )?
                .spelling,
                member.receivers.contains(isArray ? .views : .constraint),
                isArray || !member.receivers.contains(.view)
            {
                return position > opening + 1 ? tokens[position - 1].span.atEnd : nil
            }
            position += 1
        }
        return nil
    }

    /// The token before the body, if the statement has one.
    func endOfHead(from start: Int) -> Token? {
        switch reservedWord(at: start) {
        case .if, .while, .for:
            let brace = tokens[start..<index].firstIndex { $0.kind == .leftBrace }
            return brace.map { tokens[$0 - 1] }
        default: return nil
        }
    }

    /// Whether a `}` probably closes a bracket of another kind.
    var isClosedByBrace: Bool {
        current.kind == .rightBrace && (blockDepth == 0 || !current.startsLine && hasSpareBrace)
    }

    /// The error for a bracket that is not closed where it should be.
    func unclosedBracket(_ error: SyntaxError) -> SyntaxError? {
        isClosedByBrace ? nil : bracketLeftOpen(error)
    }

    /// The same, even if a `}` closes it.
    func bracketLeftOpen(_ error: SyntaxError) -> SyntaxError? {
        if case .unclosed = error.problem { return error.problem.opening == "{" ? nil : error }
        guard case .expected = error.problem, !isAtEnd, let bracket = openBrackets.last else { return nil }
        let isParameter = current.kind == .leftBrace && opening == .leftParen && isReservedWord(.func, at: start)
        guard isParameter || current.kind == .semicolon else { return nil }
        return SyntaxError(.unclosed(tokens[bracket].kind.spelling ?? "", found: found), tokens[bracket].span)
    }
}
