/// Adds braces to bodies that are marked by a `:` and by indentation.
struct IndentedBlocks {
    /// The edits to the lines, in order.
    private(set) var edits: [(span: Span, text: String)] = []

    private let context: SyntaxContext
    /// The open blocks, the innermost last.
    private var open: [(column: Int, blanks: Substring)]

    /// - Parameters:
    ///   - column: the indentation of the statement whose body is read.
    ///   - blanks: the blanks at the start of its line.
    init(around context: SyntaxContext, column: Int, blanks: Substring) {
        self.context = context
        open = [(column, blanks)]
    }

    /// The braces that close the open blocks.
    var ending: String { open.reversed().map { "\n\($0.blanks)}" }.joined() }

    /// Reads the tokens of whole lines.
    mutating func read(_ range: Range<Int>) {
        let tokens = context.tokens
        var words = context.edits(ofWordsIn: range)[...]
        for position in range where tokens[position].startsLine || position == range.lowerBound {
            while let word = words.first, word.span.lower < tokens[position].span.lower {
                edits.append(word)
                words.removeFirst()
            }
            let goesOn = close(before: position)
            if goesOn {
                let isElse = context.isReservedWord(.else, at: position)
                let word =
                    isElse ? ReservedWord.else.rawValue : "\(ReservedWord.else.rawValue) \(ReservedWord.if.rawValue)"
                edits.append((tokens[position].span, "} \(word)"))
            } else if let word = context.statementHere(for: position) {
                edits.append((tokens[position].span, word))
            } else if context.isPass(position) {
                edits.append((tokens[position].span, ""))
            }
            guard let colon = context.colon(ofHeadAt: position), colon < range.upperBound else { continue }
            // A word's edit may add a `)` right before the colon.
            while let word = words.first, word.span.upper <= tokens[colon].span.lower {
                edits.append(word)
                words.removeFirst()
            }
            edits.append((Span(tokens[colon - 1].span.upper, tokens[colon].span.upper), " {"))
            let end = context.endOfLine(of: position)
            if colon < end {
                while let word = words.first, word.span.lower < tokens[end].span.upper {
                    edits.append(word)
                    words.removeFirst()
                }
                edits.append((tokens[end].span.atEnd, " }"))
            } else {
                open.append(
                    (context.indentation(at: position), context.source.indentation(at: tokens[position].span.lower)))
            }
        }
        edits += words
    }

    /// Closes the blocks that a line does not belong to. Returns whether the line continues a condition, and closes the
    /// brace itself.
    private mutating func close(before position: Int) -> Bool {
        guard context.tokens[position].startsLine else { return false }
        let column = context.indentation(at: position)
        while let block = open.last, column <= block.column {
            open.removeLast()
            if column == block.column, context.goesOnWithCondition(position) { return true }
            edits.append((context.tokens[position - 1].span.atEnd, "\n\(block.blanks)}"))
        }
        return false
    }
}

extension SyntaxContext {
    private static let furtherConditions: Set<String> = ["elif", "elsif", "elseif", "elseIf"]

    /// Whether a line starts with `else` or `elif`.
    func goesOnWithCondition(_ position: Int) -> Bool {
        isReservedWord(.else, at: position)
            || tokens[position].kind == .identifier
                && Self.furtherConditions.contains(text(at: position))
    }

    /// Whether a line contains only Python's `pass`.
    fileprivate func isPass(_ position: Int) -> Bool {
        tokens[position].kind == .identifier && text(at: position) == "pass"
            && endOfLine(of: position) == position
    }

    /// A statement with a body after a `:`, with braces, and with the words of its head as they are written here.
    func statement(withBodyAfter colon: Int, of start: Int) -> Edit? {
        guard let body = body(after: colon, of: start), colon > start + 1 else {
            return body(after: colon, of: start)
        }
        let words = edits(ofWordsIn: start...colon - 1)
        guard let first = words.first else { return body }
        let head = Span(first.span.lower, tokens[colon - 1].span.upper)
        return (head.joined(with: body.span), source.text(in: head, with: words) + body.text)
    }

    /// The word to write here for the first word of a line, such as `def`; nil for others.
    fileprivate func statementHere(for position: Int) -> String? {
        let token = tokens[position]
        guard token.kind == .identifier, colon(ofHeadAt: position) != nil else { return nil }
        return ForeignWord.find(source.text(in: token.span), .statement)?.replacement
    }

    /// The `:` at the end of the head that a line starts with.
    fileprivate func colon(ofHeadAt position: Int) -> Int? {
        switch reservedWord(at: position) {
        case .if, .else, .while, .for: break
        case nil where tokens[position].kind == .identifier:
            let words = [ReservedWord.func.rawValue, "\(ReservedWord.else.rawValue) \(ReservedWord.if.rawValue)"]
            let word = ForeignWord.find(text(at: position), .statement)?.replacement
            guard let word, words.contains(word) else { return nil }
        default: return nil
        }
        var depth = 0
        for place in position + 1..<max(position + 1, endOfLine(of: position) + 1) {
            switch tokens[place].kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth -= 1
            case .leftBrace: return nil
            case .colon where depth == 0: return place
            default: continue
            }
        }
        return nil
    }

    /// Words such as `not`, `and` and `True`, and calls such as `range(3)`, as they are written here, in order.
    func edits(ofWordsIn range: Range<Int>) -> [(span: Span, text: String)] {
        // No one fixes a longer program by hand.
        if range.count > 2_000 { return [] }
        var edits: [(span: Span, text: String)] = []
        var end = 0
        for position in range where tokens[position].kind == .identifier && tokens[position].span.lower >= end {
            let token = tokens[position]
            if position > 0, tokens[position - 1].kind == .dot { continue }
            let text = source.text(in: token.span)
            let infix = ForeignWord.find(text, .infix)?.replacement
            if infix == "!", let negation = negation(at: position) {
                // The negated value may contain such words, too.
                edits += negation
                continue
            } else if infix == BinaryOperator.and.rawValue || infix == BinaryOperator.or.rawValue {
                edits.append((token.span, infix ?? ""))
            } else if let value = ForeignWord.find(text, .name)?.replacement, ReservedWord(rawValue: value) != nil {
                edits.append((token.span, value))
            } else if !declared.all.contains(token.name), let call = call(suggestedAt: position) {
                edits.append(call)
                end = call.span.upper
            }
        }
        // The `)` after a condition comes after the words in it.
        return edits.enumerated().sorted { ($0.element.span.lower, $0.offset) < ($1.element.span.lower, $1.offset) }
            .map(\.element)
    }

    /// `not a > b` as `!(a > b)`: edits for the word and, if there are no parentheses, for the closing one.
    func negation(at position: Int) -> [(span: Span, text: String)]? {
        let first = position + 1
        guard first < tokens.count, startsValue(tokens[first]), !tokens[first].startsLine else { return nil }
        var (depth, last, isPlain) = (0, position, true)
        scan: for place in first...max(first, endOfLine(of: position)) {
            let token = tokens[place]
            switch token.kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket:
                if depth == 0 { break scan }
                depth -= 1
            case .leftBrace, .rightBrace, .colon, .comma, .semicolon, .and, .or:
                if depth == 0 { break scan }
            case .identifier where depth == 0 && place > first && tokens[place - 1].kind != .dot:
                if ForeignWord.find(source.text(in: token.span), .infix)?.replacement != nil { break scan }
            default:
                if depth == 0, BinaryOperator(rawValue: token.kind.spelling ?? "") != nil { isPlain = false }
            }
            last = place
        }
        guard last >= first, depth == 0 else { return nil }
        let word = Span(tokens[position].span.lower, tokens[first].span.lower)
        return isPlain ? [(word, "!")] : [(word, "!("), (tokens[last].span.atEnd, ")")]
    }

    /// The first token on the line of a token, or of its statement there.
    func startOfLine(of position: Int) -> Int {
        var start = position
        while start > 0, !tokens[start].startsLine, tokens[start - 1].kind != .semicolon { start -= 1 }
        return start
    }

    /// The words between the values of a statement, from the first to the last, as they are written here.
    func infixes(around position: Int) -> Edit? {
        let edits = edits(ofWordsIn: startOfLine(of: position)...endOfLine(of: position)).filter { edit in
            !edit.text.contains { $0.isLetter || $0.isNumber || $0 == "\"" }
        }
        return source.joined(edits)
    }
}
