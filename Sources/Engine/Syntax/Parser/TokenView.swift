package import Vocabulary
package import Diagnostics

/// The tokens of a source and a position among them.
package protocol TokenView {
    var source: SourceText { get }
    var names: NameTable { get }
    /// The last token has the kind `end`.
    var tokens: Tokens { get }
    var index: Int { get }
    var current: Token { get }
    func token(ahead distance: Int) -> Token
}

extension TokenView {
    package var current: Token { tokens[index] }
    package var previous: Token { tokens[max(0, index - 1)] }

    package func token(ahead distance: Int) -> Token { tokens[index + distance] }

    package func text(of name: Name) -> String { names.text(name) }

    package func isReserved(_ word: ReservedWord, ahead distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return token.kind == .reserved && ReservedWord(token.name) == word
    }

    package func reservedWord(at position: Int) -> ReservedWord? {
        tokens[position].kind == .reserved ? ReservedWord(tokens[position].name) : nil
    }

    package func isReservedWord(_ word: ReservedWord, at position: Int) -> Bool { reservedWord(at: position) == word }

    package func statementWord(at position: Int) -> StatementWord? {
        tokens[position].kind == .identifier ? StatementWord(tokens[position].name) : nil
    }

    /// Whether a statement word starts a statement, given the tokens after it.
    package func startsStatement(_ word: StatementWord, at position: Int) -> Bool {
        let next = tokens[position + 1]
        switch word {
        case .screen:
            guard !next.startsLine else { return false }
            return switch next.kind {
            case .number, .size, .identifier, .leftParen: true
            case .minus: tokens[position + 2].kind == .size
            default: false
            }
        case .when:
            guard !next.startsLine, !hasArms(after: position) else { return false }
            return switch next.kind {
            case .number, .identifier, .not, .leftBrace: true
            case .leftParen: !next.isAdjacent
            default: false
            }
        case .view, .label, .button, .image, .field, .scroll, .guide, .select:
            return next.kind == .identifier && !next.startsLine
        case .expect, .import:
            return switch next.kind {
            case .dot, .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign: false
            default: true
            }
        }
    }

    /// Whether the block after a head tells cases apart with arrows, as `when` does elsewhere.
    private func hasArms(after head: Int) -> Bool {
        guard let brace = braceOfLine(from: head) else { return false }
        let body = tokens[(brace + 1)...]
        let end = body.dropFirst().firstIndex { $0.startsLine || $0.kind == .rightBrace || $0.kind == .end }
        return body[..<(end ?? tokens.count)].contains { $0.kind == .invalid }
    }

    /// Whether names, separated by commas, and `in` follow a brace.
    package func startsWithParameters(after brace: Int) -> Bool {
        var position = brace + 1
        while position + 1 < tokens.count, tokens[position].kind == .identifier {
            let next = tokens[position + 1]
            if next.kind == .reserved, ReservedWord(next.name) == .in { return true }
            guard next.kind == .comma else { return false }
            position += 2
        }
        return false
    }

    /// The first `{` after a token on the same line; nil if there is none.
    package func braceOfLine(from start: Int) -> Int? {
        tokens[start...].indices.first { $0 > start && (tokens[$0].startsLine || tokens[$0].kind == .leftBrace) }
            .flatMap { tokens[$0].kind == .leftBrace && !tokens[$0].startsLine ? $0 : nil }
    }

    /// The last token before the end of a token's line or the next `;`.
    package func endOfLine(of position: Int) -> Int {
        var last = position
        while last + 1 < tokens.count, tokens[last + 1].kind != .end, tokens[last + 1].kind != .semicolon,
            !tokens[last + 1].startsLine
        {
            last += 1
        }
        names.countReading(last - position)
        return last
    }

    /// The number of spaces and tabs that a token's line starts with.
    package func indentation(at position: Int) -> Int {
        let line = source.range(ofLine: source.line(at: tokens[position].span.lower))
        return source.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    /// A token's offset in its line, in bytes.
    package func column(of token: Token) -> Int {
        token.span.lower - source.range(ofLine: source.line(at: token.span.lower)).lowerBound
    }

    /// Whether a value could start with the token.
    package func startsValue(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .number, .size, .string, .stringHead, .leftBracket, .leftParen, .at: true
        case .reserved: ReservedWord(token.name)?.isValue ?? false
        default: false
        }
    }

    /// Whether a value could end with the token.
    package func endsValue(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .number, .size, .string, .stringTail, .rightBracket, .rightParen, .rightBrace: true
        case .reserved: ReservedWord(token.name)?.isValue ?? false
        default: false
        }
    }

    /// The index of the closing bracket for that of each opening one, if there is one.
    package func matchingBrackets() -> [Int: Int] {
        names.countReading(tokens.count)
        var closers: [Int: Int] = [:]
        var open: [Int] = []
        var braceCount = 0
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace:
                open.append(index)
                if token.kind == .leftBrace { braceCount += 1 }
            case .rightParen, .rightBracket:
                let wanted: Token.Kind = token.kind == .rightParen ? .leftParen : .leftBracket
                if let last = open.last, tokens[last].kind == wanted {
                    closers[last] = index
                    open.removeLast()
                }
            case .rightBrace:
                // A `}` without a `{` closes nothing. The count avoids searching for one in vain.
                guard braceCount > 0, let brace = open.lastIndex(where: { tokens[$0].kind == .leftBrace }) else {
                    continue
                }
                braceCount -= 1
                closers[open[brace]] = index
                open.removeSubrange(brace...)
            default:
                break
            }
        }
        return closers
    }
}
