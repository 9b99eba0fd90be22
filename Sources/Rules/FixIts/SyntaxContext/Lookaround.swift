// The tokens around an error.
extension SyntaxContext {
    /// The last token of the current line, or of its statement there.
    var endOfLine: Span {
        var last = index
        while last + 1 < tokens.count {
            let next = tokens[last + 1]
            if next.startsLine || [.end, .semicolon, .rightBrace].contains(next.kind) { break }
            last += 1
        }
        return tokens[last].span
    }

    /// Whether there is a name directly after `(` or `,` at a position.
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

    /// Whether the statement declares views with text.
    func showsText(at position: Int) -> Bool {
        switch statementWord(at: position) {
        case .label, .button, .field: true
        default: false
        }
    }

    /// Whether a closure may have been intended for the code before the current token.
    var endsCall: Bool {
        if previous.kind == .identifier { return isCallable(previous) }
        guard previous.kind == .rightParen, let opening = opener(of: index - 1), opening > 0 else { return false }
        return tokens[opening].isAdjacent && tokens[opening - 1].kind == .identifier
    }

    func isMemberName(_ token: Token) -> Bool {
        let name = text(of: token.name)
        return Spelling.all.contains { $0.text == name }
    }

    /// Whether the chain may have been intended to continue after the token.
    func continuesChain(_ token: Token) -> Bool {
        switch token.kind {
        case .rightParen: true
        case .rightBracket: current.isAdjacent
        case .identifier: Builtin(rawValue: text(of: token.name))?.isChainWord ?? false || isMemberName(token)
        default: false
        }
    }

    /// Whether the token is the name of a method or a function.
    func isCallable(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        let name = text(of: token.name)
        if Builtin(rawValue: name)?.isFunction ?? false || declared.functions.contains(token.name) { return true }
        return index > 1 && tokens[index - 2].kind == .dot
            && Spelling.all.contains { $0.text == name && $0.spelling.isMethod }
    }

    func text(at position: Int) -> String { source.text(in: tokens[position].span) }

    func text(from first: Int, through last: Int) -> String { source.text(in: span(from: first, through: last)) }

    /// The texts of the names in a range of tokens.
    func identifiers(in range: Range<Int>) -> [String] {
        range.filter { tokens[$0].kind == .identifier }.map { text(at: $0) }
    }

    func span(from first: Int, through last: Int) -> Span { tokens[first].span.joined(with: tokens[last].span) }

    /// Whether the tokens from one to another are on one line.
    func isOnOneLine(from first: Int, through last: Int) -> Bool {
        source.isOnOneLine(span(from: first, through: last))
    }

    /// The text from one token to another, without parentheses around all of it.
    func textInParentheses(from first: Int, through last: Int) -> String {
        let isInside = tokens[first].kind == .leftParen && closers[first] == last && first + 1 < last
        return isInside ? text(from: first + 1, through: last - 1) : text(from: first, through: last)
    }

    /// Whether a token is a sign of another language.
    func isForeign(_ operation: ForeignOperator, at position: Int) -> Bool {
        tokens[position].kind == .invalid && text(at: position) == operation.rawValue
    }

    /// The bracket that a bracket closes.
    func opener(of closing: Int) -> Int? { closers.first { $0.value == closing }?.key }

    /// The innermost `{` that is open at a token.
    func brace(around place: Int) -> Int? {
        var depth = 0
        for position in tokens[..<place].indices.reversed() {
            if tokens[position].kind == .rightBrace { depth += 1 }
            guard tokens[position].kind == .leftBrace else { continue }
            if depth == 0 { return position }
            depth -= 1
        }
        return nil
    }

    /// The last token of a value: before a closing bracket, a comma, or the end of the line.
    func endOfValue(from first: Int) -> Int? {
        var depth = 0
        var last = first - 1
        for position in tokens[first...].indices {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace:
                if depth == 0 { return last >= first ? last : nil }
                depth -= 1
            case .comma, .semicolon:
                if depth == 0 { return last >= first ? last : nil }
            case .end: return last >= first && depth == 0 ? last : nil
            default:
                if depth == 0, tokens[position].startsLine, position > first, tokens[position].kind != .dot {
                    return last
                }
            }
            last = position
        }
        return nil
    }

    /// Whether the line or the source ends before the current token, where that ends a statement.
    var isAtEnd: Bool { current.kind == .end || current.startsLine && newlinesEnd }

    /// Whether a `;` ends a declaration of a variable right after its name.
    var isVariableAlone: Bool { current.kind == .semicolon && index == start + 2 && declaresVariable(at: start) }

    /// The innermost open bracket.
    var opening: Token.Kind? { openBrackets.last.map { tokens[$0].kind } }

    /// The place of a sign of another language in a script; nil if the lexer kept no token for it.
    func position(ofToken error: SyntaxError) -> Int? {
        looksFar && source.accent == .masonry && current.span.lower == error.span.lower ? index : nil
    }

    /// A number with the letters after it.
    func number(_ number: String, before letters: Span) -> Span {
        Span(letters.lower - number.utf8.count, letters.upper)
    }

    /// The library of a line such as `#import <Masonry.h>`.
    var libraryOfDirective: String? {
        let text = source.text(in: current.span).dropFirst()
        let word = text.prefix { $0.isLetter }
        guard word == "import" || word == "include" else { return nil }
        return text.dropFirst(word.count).filter { !" <>\"\r".contains($0) }
    }

    /// Whether a value ends before the current token and another starts there, in brackets or at the end of a statement.
    func isBetweenValues(_ error: SyntaxError) -> Bool {
        switch error.problem {
        case .missingSeparator: true
        // An interpolation has one value.
        case .expected(.punctuation, _): false
        case .expected: !openBrackets.isEmpty && !isAtEnd && startsValue(current) && endsValue(previous)
        default: false
        }
    }

    func declaresVariable(at position: Int) -> Bool {
        isReservedWord(.let, at: position) || isReservedWord(.var, at: position)
    }

    func startsLowercase(_ token: Token) -> Bool {
        source.text(in: token.span).first?.isLowercase ?? false
    }

    func spelling(of token: Token) -> Spelling? {
        let name = text(of: token.name)
        return token.kind == .identifier ? Spelling.all.first { $0.text == name }?.spelling : nil
    }

    func isKnown(_ name: Token) -> Bool {
        declared.all.contains(name.name) || Builtin(rawValue: text(of: name.name)) != nil
    }

    /// Whether a name is a property, and the token after it assigns to it.
    func isAssigned(_ name: Token, _ after: Token) -> Bool {
        guard let operation = after.kind.spelling, AssignmentOperator(rawValue: operation) != nil else { return false }
        return isProperty(name)
    }

    func isProperty(_ name: Token) -> Bool {
        guard name.kind == .identifier, let member = Member(rawValue: text(of: name.name)) else { return false }
        return Receiver.allCases.contains { member.isAssignable(of: $0) && !member.isMethod(of: $0) }
    }

    /// Whether the parent of views came before the current token.
    var declaresParent: Bool { tokens[start..<index].indices.contains { isReservedWord(.in, at: $0) } }

    /// Whether a comma separates the files of an import.
    var isListOfImport: Bool { statementWord(at: start) == .import && isString(token(ahead: 1)) }

    /// Whether the statement ends with a member before the current token.
    var isAfterMember: Bool {
        index > start + 2 && tokens[index - 2].kind == .dot && previous.kind == .identifier
    }
}
