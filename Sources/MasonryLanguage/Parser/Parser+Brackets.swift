// Which brackets belong together, and which one has no partner.
extension Parser {
    /// `a.makeConstraints {{ make in … }}`, or with one `}`
    func doubledBrace() -> SyntaxError {
        guard let closing = closers?[index], closers?[index - 1] == closing + 1 else {
            return SyntaxError(.doubledBrace, current.span, replacement: (current.span, ""))
        }
        let inside = source.text(in: Span(current.span.upper, tokens[closing].span.lower))
        return SyntaxError(
            .doubledBrace, current.span, replacement: (current.span.joined(with: tokens[closing].span), inside))
    }

    /// A `{` that is being read.
    struct OpenBrace {
        let index: Int
        /// Whether it stands in parentheses, as a closure that is an argument does.
        let isInParentheses: Bool
    }

    /// For each opening bracket the index of the one that closes it, where there is one.
    func matchingBrackets() -> [Int: Int] {
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
                // What no brace opened closes nothing: every bracket is looked at once.
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

    /// Whether an opening bracket stands right behind the name of what is called.
    func opensCall(_ opening: Int) -> Bool {
        guard opening > 0, tokens[opening].isAdjacent, tokens[opening - 1].kind == .identifier else { return false }
        let name = text(of: tokens[opening - 1].name)
        let isMember = opening > 1 && tokens[opening - 2].kind == .dot
        if isMember { return Spelling.all.contains { $0.text == name && $0.spelling.isMethod } }
        return Builtin(rawValue: name)?.isFunction ?? false
            || looksFar
                && tokens[..<opening].indices.contains {
                    isReservedWord(.func, at: $0) && tokens[$0 + 1].name == tokens[opening - 1].name
                }
    }

    /// Whether nothing but numbers stands between the bracket and the current token, as many as a value is made of, behind an
    /// operator.
    func opensTuple(_ opening: Int) -> Bool {
        let contents = tokens[(opening + 1)..<index]
        let numbers = contents.count { $0.kind == .number }
        return opening > 0 && [.equal, .notEqual].contains(tokens[opening - 1].kind) && (numbers == 2 || numbers == 4)
            && contents.allSatisfy { [.number, .comma, .minus].contains($0.kind) }
    }

    // MARK: Braces without partner

    /// The error for a block that the source does not close, at the brace that its lines' indentation leaves alone.
    func unclosedBlock(at opening: Int) -> Rejection {
        guard current.kind == .end, !hasReportedEnd, let error = unclosedBrace(from: opening) else {
            return unclosed(at: opening, expected: "`}`")
        }
        return Rejection(error)
    }

    /// Where a `}` without partner stands at the top: there, or further up, where one that is indented deeper than the line
    /// it closes was one too many.
    func strayBrace() -> Int {
        guard !hasSoughtStrayBrace, current.startsLine else { return index }
        var indentations: [Int] = []
        var found: Int?
        var own = 0
        var startsWithBraces = false
        for position in 0..<index {
            if tokens[position].startsLine {
                own = indentation(at: position)
                startsWithBraces = true
            } else if position > 0, tokens[position - 1].kind != .rightBrace {
                startsWithBraces = false
            }
            switch tokens[position].kind {
            case .leftBrace: indentations.append(own)
            case .rightBrace:
                guard let outer = indentations.popLast(), startsWithBraces, own > outer else { continue }
                found = position
            default: break
            }
        }
        return found ?? index
    }

    /// Reads a `)` or `]` that nothing opened as the end of the innermost block, where one lacks it.
    mutating func endsBlock(with error: SyntaxError?) -> Bool {
        guard case .unexpectedClosing(let closing)? = error?.problem, let brace = openBraces.last, var closers,
            openBraces.contains(where: { closers[$0.index] == nil })
        else { return false }
        // Each block around ends where the next one was thought to.
        var end: Int? = index
        for open in openBraces.reversed() where end != nil { swap(&end, &closers[open.index]) }
        self.closers = closers
        let place = tokens[brace.index].span
        if brace.isInParentheses, current.kind == .rightParen {
            report(
                SyntaxError(
                    .unclosed("{", found: "`\(closing)`"), place,
                    related: SyntaxError.Related(span: current.span, message: "expected `}`"),
                    replacement: (previous.span.atEnd, " }")))
            endOfBlock = index
        } else {
            let isOfCall = current.kind == .rightParen && opensCall(brace.index)
            report(
                SyntaxError(
                    .mismatched("{", closing: closing), isOfCall ? place : current.span,
                    related: SyntaxError.Related(
                        span: isOfCall ? current.span : place, message: isOfCall ? "closed here" : "opened here"),
                    replacement: isOfCall ? (place, "(") : nil))
            tokens[index] = Token(
                kind: .rightBrace, startsLine: current.startsLine, isAdjacent: current.isAdjacent, span: current.span,
                name: current.name)
        }
        return true
    }
}
