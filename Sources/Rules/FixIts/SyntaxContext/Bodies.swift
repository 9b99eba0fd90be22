// Bodies of other languages, with braces.
extension SyntaxContext {
    /// Words that end a body in languages without braces.
    private static let endings: Set<String> = ["end", "endif", "fi", "done", "endfor", "endwhile"]

    /// The body after a `:`, or after a word such as `then`, in braces: the rest of the line, or the lines below that
    /// are indented deeper than the head.
    ///
    /// - Parameter start: where the head starts.
    func body(after token: Int, of start: Int) -> Edit? {
        guard token > 0, token + 1 < tokens.count else { return nil }
        let first = token + 1
        let column = indentation(at: start)
        var last = token
        if !tokens[first].startsLine {
            while tokens[last + 1].kind != .end, !tokens[last + 1].startsLine { last += 1 }
            guard last > token, tokens[first].kind != .leftBrace else { return nil }
            let text = text(from: first, through: last)
            return (Span(tokens[token - 1].span.upper, tokens[last].span.upper), " { \(text) }")
        }
        while tokens[last + 1].kind != .end,
            !tokens[last + 1].startsLine || indentation(at: last + 1) > column
                || indentation(at: last + 1) == column && goesOnWithCondition(last + 1)
        {
            last += 1
        }
        guard last > token else { return nil }
        let next = tokens[last + 1]
        let isEnding = next.kind == .identifier && Self.endings.contains(source.text(in: next.span))
        let end = isEnding ? next.span.upper : tokens[last].span.upper
        let blanks = source.indentation(at: tokens[start].span.lower)
        var blocks = IndentedBlocks(around: self, column: column, blanks: blanks)
        blocks.read(first...last)
        let lines = source.text(in: Span(tokens[token].span.upper, tokens[last].span.upper), with: blocks.edits)
        return (Span(tokens[token - 1].span.upper, end), " {\(lines)\(blocks.ending)")
    }

    /// The lines below a head that are indented deeper, in braces.
    func bodyBelow(_ start: Int) -> Edit? {
        let column = indentation(at: start)
        var last = index - 1
        while last + 1 < tokens.count, tokens[last + 1].kind != .end,
            !tokens[last + 1].startsLine || indentation(at: last + 1) > column
        {
            last += 1
        }
        guard last >= index, tokens[index].startsLine, tokens[last + 1].kind != .rightBrace else { return nil }
        let blanks = source.indentation(at: tokens[start].span.lower)
        var blocks = IndentedBlocks(around: self, column: column, blanks: blanks)
        blocks.read(index...last)
        let lines = source.text(in: Span(previous.span.upper, tokens[last].span.upper), with: blocks.edits)
        let others = isReservedWord(.if, at: start) ? branchesBelow(last + 1, column) : nil
        return (
            Span(previous.span.upper, others?.end ?? tokens[last].span.upper),
            " {\(lines)\(blocks.ending)\(others?.text ?? "")"
        )
    }

    /// The lines from an `else` on, with braces for the bodies marked by indentation.
    private func branchesBelow(_ position: Int, _ column: Int) -> (text: String, end: Int)? {
        var (text, start, end) = ("", position, 0)
        while isReservedWord(.else, at: start), tokens[start].startsLine, indentation(at: start) == column {
            let head = endOfLine(of: start)
            var last = head
            while tokens[last + 1].kind != .end, !tokens[last + 1].startsLine || indentation(at: last + 1) > column {
                last += 1
            }
            guard last > head, tokens[head].kind != .leftBrace, tokens[head].kind != .colon else { break }
            let blanks = source.indentation(at: tokens[start].span.lower)
            let words = self.text(from: start, through: head)
            let lines = source.text(in: Span(tokens[head].span.upper, tokens[last].span.upper))
            text += " \(words) {\(lines)\n\(blanks)}"
            (start, end) = (last + 1, tokens[last].span.upper)
        }
        return text.isEmpty ? nil : (text, end)
    }

}
