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
        guard current.kind == .end, !hasReportedEnd, let found = unclosedBrace(from: opening) else {
            return unclosed(at: opening, expected: "`}`")
        }
        let closing = tokens[found.closing].span
        let line = source.line(at: tokens[found.outer].span.lower)
        return Rejection(
            SyntaxError(
                .unclosed("{", found: "`}`"), tokens[found.brace].span,
                related: SyntaxError.Related(span: closing, message: "by its indentation this closes line \(line)")))
    }

    /// The first `{` from one on that is still open at a `}` whose line is indented as that of a `{` around it, where such
    /// pairs leave none open.
    private func unclosedBrace(from opening: Int) -> (brace: Int, outer: Int, closing: Int)? {
        var open: [(brace: Int, indentation: Int)] = []
        var found: (brace: Int, outer: Int, closing: Int)?
        var own = indentation(at: opening)
        for position in opening..<tokens.count {
            if tokens[position].startsLine { own = indentation(at: position) }
            switch tokens[position].kind {
            case .leftBrace: open.append((position, own))
            case .rightBrace:
                guard let last = open.popLast() else { return nil }
                guard tokens[position].startsLine, own < last.indentation,
                    let outer = open.suffix(Self.nestingLimit).lastIndex(where: { $0.indentation == own })
                else { continue }
                found = found ?? (last.brace, open[outer].brace, position)
                open.removeSubrange(outer...)
            default: break
            }
        }
        return open.isEmpty ? found : nil
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

    /// The column at which a token's line starts.
    private func indentation(at position: Int) -> Int {
        let line = source.range(ofLine: source.line(at: tokens[position].span.lower))
        return source.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
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
