// Which brackets belong together, and which one has no partner.
extension Parser {
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
            report(
                SyntaxError(
                    .mismatched("{", closing: closing), current.span,
                    related: SyntaxError.Related(span: place, message: "opened here")))
            tokens[index] = Token(
                kind: .rightBrace, startsLine: current.startsLine, isAdjacent: current.isAdjacent, span: current.span,
                name: current.name)
        }
        return true
    }
}
