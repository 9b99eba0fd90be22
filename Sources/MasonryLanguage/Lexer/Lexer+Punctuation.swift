extension Lexer {
    mutating func readPunctuation() {
        let start = offset
        let ours = punctuation()
        if accent == .masonry, ours == nil || isDoubled, let foreign = foreignOperator() {
            return readForeign(foreign)
        }
        guard let (kind, length) = ours else { return readInvalidCharacter() }
        offset += length
        append(kind, from: start)
    }

    /// Whether the next character could make two signs one of another language.
    private var isDoubled: Bool {
        switch byte(1) {
        case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "<"),
            UInt8(ascii: "."), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private func foreignOperator() -> ForeignOperator? {
        let rest = source.bytes[offset...].prefix(4)
        return ForeignOperator.longestFirst.first { rest.starts(with: $0.bytes) && fits($0.operation) }?.operation
    }

    /// Whether what follows leaves the sign one of another language.
    private func fits(_ operation: ForeignOperator) -> Bool {
        switch operation {
        case .twoDots: byte(2) != UInt8(ascii: ".") && byte(2) != UInt8(ascii: "<")
        case .ampersand: byte(1) != UInt8(ascii: "&")
        case .bar: byte(1) != UInt8(ascii: "|")
        case .plusAssignTurned:
            byte(2) == UInt8(ascii: " ") && tokens.last(where: \.startsLine)?.kind != .reserved
        default: true
        }
    }

    mutating func readForeign(_ operation: ForeignOperator) {
        let start = offset
        offset += operation.rawValue.utf8.count
        var problem = SyntaxProblem.foreignOperator(operation)
        // Two dots beside a number are a range, elsewhere one too many.
        let isMember = operation == .twoDots && !isDigit(byte()) && tokens.last?.kind != .number
        if isMember { problem = .expected("a member's name", found: "`..`") }
        var error = SyntaxError(problem, Span(start, offset))
        if isMember { error.replacement = (error.span, ".") }
        switch operation {
        // A closure's parameters, or one of several attributes.
        case .bar where tokens.last?.kind == .leftBrace || goesOnWithBar:
            error.replacement = nil
        case .ampersand where tokens.last?.kind == .string || tokens.last?.kind == .stringTail:
            error.replacement = (error.span, BinaryOperator.add.rawValue)
        case .increment where tokens.last?.kind == .identifier && tokens.last?.span.upper == start:
            error.replacement = (error.span, " += 1")
            // `i = i++`
            let last = tokens.suffix(3)
            if last.count == 3, last.first?.startsLine == true, last[last.startIndex + 1].kind == .assign,
                last.first?.name == last.last?.name, let name = last.first
            {
                error.replacement = (name.span.joined(with: error.span), "\(source.text(in: name.span)) += 1")
            }
        case .resultType where endsParameters, .fatArrow where endsParameters:
            error.replacement = (error.span, ReservedWord.in.rawValue)
            errors.append(error)
            // Read as it was meant, so that the closure's statements are.
            return append(.reserved, from: start, name: names.intern(ReservedWord.in.rawValue))
        case .walrus where tokens.last?.kind == .identifier && tokens.last?.startsLine ?? false:
            error.replacement = tokens.last.map { name in
                (
                    name.span.joined(with: error.span),
                    "\(ReservedWord.let.rawValue) \(source.text(in: name.span)) ="
                )
            }
        case .cross where isInSize:
            skipBlanks()
            error.replacement = tokens.last.map { (Span($0.span.upper, offset), "x") }
        default: break
        }
        errors.append(error)
        append(.invalid, from: start)
    }

    /// Whether there is another `|` on the line.
    private var goesOnWithBar: Bool {
        let line = source.range(ofLine: source.line(at: offset))
        let code = source.text(in: offset..<max(offset, line.upperBound)).split(separator: "//", maxSplits: 1)
        return code.first?.contains("|") ?? false
    }

    /// Whether names, separated by commas, stand behind a `{` here.
    private var endsParameters: Bool {
        var position = tokens.count - 1
        while position > 0, tokens[position].kind == .identifier {
            switch tokens[position - 1].kind {
            case .leftBrace: return true
            case .comma: position -= 2
            default: return false
            }
        }
        return false
    }

    private mutating func skipBlanks() {
        while byte() == UInt8(ascii: " ") { offset += 1 }
    }

    /// Whether a sign stands between two numbers as in a size: without blanks, or in a statement that is about one.
    private var isInSize: Bool {
        var lexer = self
        lexer.skipBlanks()
        guard isDigit(lexer.byte()), let last = tokens.last, last.kind == .number else { return false }
        let sign = offset - ForeignOperator.cross.rawValue.utf8.count
        // A factor among others is no width.
        let arithmetic: [Token.Kind] = [.times, .divide, .plus, .minus, .remainder]
        if tokens.count > 1, arithmetic.contains(tokens[tokens.count - 2].kind) { return false }
        if lexer.offset == offset, last.span.upper == sign { return true }
        guard let first = tokens.last(where: \.startsLine), first.kind == .identifier else { return false }
        let word = StatementWord(first.name)
        return word == .screen || word == .image
    }

    private func punctuation() -> (kind: Token.Kind, length: Int)? {
        let next = byte(1)
        let equals = next == UInt8(ascii: "=")
        switch byte() {
        case UInt8(ascii: "["): return (.leftBracket, 1)
        case UInt8(ascii: "]"): return (.rightBracket, 1)
        case UInt8(ascii: "{"): return (.leftBrace, 1)
        case UInt8(ascii: "}"): return (.rightBrace, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: ";"): return (.semicolon, 1)
        case UInt8(ascii: ":"): return (.colon, 1)
        case UInt8(ascii: "@"): return (.at, 1)
        case UInt8(ascii: "="): return equals ? (.equal, 2) : (.assign, 1)
        case UInt8(ascii: "+"): return equals ? (.plusAssign, 2) : (.plus, 1)
        case UInt8(ascii: "-"): return equals ? (.minusAssign, 2) : (.minus, 1)
        case UInt8(ascii: "*"): return equals ? (.timesAssign, 2) : (.times, 1)
        case UInt8(ascii: "/"): return equals ? (.divideAssign, 2) : (.divide, 1)
        case UInt8(ascii: "%"): return (.remainder, 1)
        case UInt8(ascii: "!"): return equals ? (.notEqual, 2) : (.not, 1)
        case UInt8(ascii: "<"): return equals ? (.lessOrEqual, 2) : (.less, 1)
        case UInt8(ascii: ">"): return equals ? (.greaterOrEqual, 2) : (.greater, 1)
        case UInt8(ascii: "&"): return next == UInt8(ascii: "&") ? (.and, 2) : nil
        case UInt8(ascii: "|"): return next == UInt8(ascii: "|") ? (.or, 2) : nil
        case UInt8(ascii: "."):
            guard next == UInt8(ascii: ".") else { return (.dot, 1) }
            switch byte(2) {
            case UInt8(ascii: "."): return (.closedRange, 3)
            case UInt8(ascii: "<"): return (.halfOpenRange, 3)
            default: return (.dot, 1)
            }
        default: return nil
        }
    }
}
