internal import Vocabulary

// Unbalanced braces and brackets.
extension Parser {
    /// A `{` whose block is being read.
    struct OpenBrace {
        package let index: Int
        /// Whether it is in parentheses, like a closure that is an argument.
        let isInParentheses: Bool
    }

    /// The extra `}` when a `}` at the top level closes nothing: that one, or an earlier one that is indented deeper
    /// than the line it closes, or less than the line after it.
    func unmatchedBrace() -> Int {
        guard !hasSoughtUnmatchedBrace, current.startsLine else { return index }
        names.countReading(index)
        var indentations: [Int] = []
        var found: Int?
        var own = 0
        var startsWithBraces = false
        for position in 0..<index {
            if tokens[position].startsLine {
                let isAfterBrace = startsWithBraces && position > 0 && tokens[position - 1].kind == .rightBrace
                let outer = own
                own = indentation(at: position)
                if isAfterBrace, own > outer, tokens[position].kind != .dot { found = found ?? position - 1 }
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

    /// Treats an unexpected `)` or `]` as the end of the innermost block, if a block lacks its `}`; returns whether it
    /// did.
    mutating func endsBlock(with error: SyntaxError) -> Bool {
        guard case .unexpectedClosing(let closing) = error.problem, let brace = openBraces.last,
            openBraces.contains(where: { closers[$0.index] == nil })
        else { return false }
        // Each block around it ends where the one inside was thought to end.
        var end: Int? = index
        for open in openBraces.reversed() where end != nil { swap(&end, &closers[open.index]) }
        let place = tokens[brace.index].span
        if brace.isInParentheses, current.kind == .rightParen {
            report(
                SyntaxError(
                    .unclosed("{", found: .text(closing)), place,
                    related: SyntaxError.Related(span: current.span, .expected("}"))))
            endOfBlock = index
        } else {
            report(
                SyntaxError(
                    .mismatched("{", closing: closing), current.span,
                    related: SyntaxError.Related(span: place, .opening)))
            tokens.replace(
                index,
                with: Token(
                    kind: .rightBrace, startsLine: current.startsLine, isAdjacent: current.isAdjacent,
                    span: current.span, name: current.name))
        }
        return true
    }
}
