// What the tokens around an error are, for explaining it.
extension Parser {
    func inserting(_ text: String, behindPrevious error: SyntaxError) -> SyntaxError {
        var error = error
        error.replacement = (previous.span.atEnd, text)
        return error
    }

    /// The last token of the current one's line, or of its statement there.
    var endOfLine: Span {
        var last = index
        while last + 1 < tokens.count {
            let next = tokens[last + 1]
            if next.startsLine || [.end, .semicolon, .rightBrace].contains(next.kind) { break }
            last += 1
        }
        return tokens[last].span
    }

    /// The names that declarations anywhere in the source give, as far as its tokens show.
    func declaredNames() -> (names: Set<Name>, functions: Set<Name>) {
        var (names, functions): (Set<Name>, Set<Name>) = ([], [])
        var declaresViews = false
        for position in tokens.indices.dropFirst() where tokens[position].kind == .identifier {
            let name = tokens[position].name
            if tokens[position].startsLine || tokens[position - 1].kind != .comma {
                declaresViews = statementWord(at: position - 1)?.declaresView ?? false
            }
            switch reservedWord(at: position - 1) {
            case .func: functions.insert(name)
            case .let, .var, .for:
                if position + 2 < tokens.count, tokens[position + 2].kind == .leftBrace { functions.insert(name) }
            default: if !declaresViews { continue }
            }
            names.insert(name)
        }
        return (names, functions)
    }

    func reservedWord(at position: Int) -> ReservedWord? {
        tokens[position].kind == .reserved ? ReservedWord(tokens[position].name) : nil
    }

    func isReservedWord(_ word: ReservedWord, at position: Int) -> Bool { reservedWord(at: position) == word }

    func statementWord(at position: Int) -> StatementWord? {
        tokens[position].kind == .identifier ? StatementWord(tokens[position].name) : nil
    }

    /// Whether a name directly behind `(` or `,` stands at a position.
    func isLabel(at position: Int) -> Bool {
        guard position > 0, tokens[position].kind == .identifier, let opening = openBrackets.last,
            tokens[opening].kind == .leftParen, opening > 0,
            endsValue(tokens[opening - 1])
                || openBrackets.count > 1 && TuplePart.isName(text(of: tokens[position].name))
        else { return false }
        return tokens[position - 1].kind == .comma || position - 1 == opening
    }

    func isString(_ token: Token) -> Bool {
        switch token.kind {
        case .string, .stringHead, .stringTail: true
        default: false
        }
    }

    /// Whether the statement declares views with a text.
    func showsText(at position: Int) -> Bool {
        switch statementWord(at: position) {
        case .label, .button, .field: true
        default: false
        }
    }

    func startsValue(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .number, .size, .string, .stringHead, .leftBracket, .leftParen, .at: true
        case .reserved: ReservedWord(token.name)?.isValue ?? false
        default: false
        }
    }

    func endsValue(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .number, .size, .string, .stringTail, .rightBracket, .rightParen, .rightBrace: true
        case .reserved: ReservedWord(token.name)?.isValue ?? false
        default: false
        }
    }

    /// Whether a closure may have been meant for what ends before the current token.
    var endsCall: Bool {
        if previous.kind == .identifier { return isCallable(previous) }
        guard previous.kind == .rightParen,
            let opening = closers?.first(where: { $0.value == index - 1 })?.key, opening > 0
        else { return false }
        return tokens[opening].isAdjacent && tokens[opening - 1].kind == .identifier
    }

    func isMemberName(_ token: Token) -> Bool {
        let name = text(of: token.name)
        return Spelling.all.contains { $0.text == name }
    }

    /// Whether all of the source may be looked through for an error: of many errors for the first.
    var looksFar: Bool { errors.count < 20 }

    /// Whether a chain may have been meant to go on behind the token.
    func continuesChain(_ token: Token) -> Bool {
        switch token.kind {
        case .rightParen: true
        case .rightBracket: current.isAdjacent
        case .identifier: Builtin(rawValue: text(of: token.name))?.isChainWord ?? false || isMemberName(token)
        default: false
        }
    }

    /// Whether the token names a method, a function of the language or one of the script.
    func isCallable(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        let name = text(of: token.name)
        if Builtin(rawValue: name)?.isFunction ?? false || declared.functions.contains(token.name) { return true }
        return index > 1 && tokens[index - 2].kind == .dot
            && Spelling.all.contains { $0.text == name && $0.spelling.isMethod }
    }
}
