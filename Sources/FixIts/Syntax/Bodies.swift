internal import Vocabulary
internal import Diagnostics
internal import Syntax

// Bodies and heads as other languages write them, as they are written here.
extension SyntaxContext {
    /// Words that end a body in languages without braces.
    private static let endings: Set<String> = ["end", "endif", "fi", "done", "endfor", "endwhile"]

    /// The body after a `:`, or after a word such as `then`, in braces: the rest of the line, or the lines below that
    /// are indented deeper than the head.
    ///
    /// - Parameter start: where the head starts.
    func body(behind sign: Int, of start: Int) -> (span: Span, text: String)? {
        guard sign > 0, sign + 1 < tokens.count else { return nil }
        let first = sign + 1
        let column = indentation(at: start)
        var last = sign
        if !tokens[first].startsLine {
            while tokens[last + 1].kind != .end, !tokens[last + 1].startsLine { last += 1 }
            guard last > sign, tokens[first].kind != .leftBrace else { return nil }
            let text = source.text(in: tokens[first].span.joined(with: tokens[last].span))
            return (Span(tokens[sign - 1].span.upper, tokens[last].span.upper), " { \(text) }")
        }
        while tokens[last + 1].kind != .end,
            !tokens[last + 1].startsLine || indentation(at: last + 1) > column
                || indentation(at: last + 1) == column && goesOnWithCondition(last + 1)
        {
            last += 1
        }
        guard last > sign else { return nil }
        let next = tokens[last + 1]
        let isEnding = next.kind == .identifier && Self.endings.contains(source.text(in: next.span))
        let end = isEnding ? next.span.upper : tokens[last].span.upper
        let blanks = indentation(ofLineAt: tokens[start].span.lower)
        var blocks = IndentedBlocks(around: self, column: column, blanks: blanks)
        blocks.read(first...last)
        let lines = source.text(in: Span(tokens[sign].span.upper, tokens[last].span.upper), with: blocks.edits)
        return (Span(tokens[sign - 1].span.upper, end), " {\(lines)\(blocks.ending)")
    }

    /// The lines below a head that are indented deeper, in braces.
    func bodyBelow(_ start: Int) -> (span: Span, text: String)? {
        let column = indentation(at: start)
        var last = index - 1
        while last + 1 < tokens.count, tokens[last + 1].kind != .end,
            !tokens[last + 1].startsLine || indentation(at: last + 1) > column
        {
            last += 1
        }
        guard last >= index, tokens[index].startsLine, tokens[last + 1].kind != .rightBrace else { return nil }
        let blanks = indentation(ofLineAt: tokens[start].span.lower)
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
            let blanks = indentation(ofLineAt: tokens[start].span.lower)
            let words = source.text(in: tokens[start].span.joined(with: tokens[head].span))
            let lines = source.text(in: Span(tokens[head].span.upper, tokens[last].span.upper))
            text += " \(words) {\(lines)\n\(blanks)}"
            (start, end) = (last + 1, tokens[last].span.upper)
        }
        return text.isEmpty ? nil : (text, end)
    }

    /// `def f(a):`, `elif a:` and `if a then`, with their bodies.
    func head(of word: ForeignWord, at position: Int) -> (span: Span, text: String)? {
        let colon = endOfLine(of: position)
        if word.text == "then" {
            var start = position
            while start > 0, !tokens[start].startsLine { start -= 1 }
            if colon == position { return body(behind: position, of: start) }
            let (body, isChoice) = (position + 1...colon, (position...colon).contains { isReservedWord(.else, at: $0) })
            guard isReservedWord(.if, at: start), !isChoice, tokens[body.lowerBound].kind != .leftBrace else {
                return nil
            }
            let text = source.text(in: tokens[body.lowerBound].span.joined(with: tokens[body.upperBound].span))
            return (tokens[position].span.joined(with: tokens[colon].span), "{ \(text) }")
        }
        guard word.role == .statement, let here = word.replacement, tokens[colon].kind == .colon, colon > position + 1,
            let braced = body(behind: colon, of: position)
        else { return nil }
        let head = Span(tokens[position].span.upper, tokens[colon - 1].span.upper)
        let text = here + source.text(in: head, with: edits(ofWordsIn: position + 1...colon - 1)) + braced.text
        return (tokens[position].span.joined(with: braced.span), text)
    }

    /// `guard c else {`, `unless c {` and `until c {`
    func negatedHead(of word: ForeignWord, at position: Int) -> (span: Span, text: String)? {
        let end = endOfLine(of: position)
        let line = position + 1..<end + 1
        let isGuard = word.text == "guard"
        guard isGuard || word.text == "unless" || word.text == "until", end > position + 1,
            let stop = line.first(where: { isGuard ? isReservedWord(.else, at: $0) : tokens[$0].kind == .leftBrace }),
            stop > position + 1,
            !tokens[position..<stop].contains(where: { $0.kind == .comma || $0.kind == .invalid }),
            !line.contains(where: { declaresVariable(at: $0) })
        else { return nil }
        let condition = source.text(in: tokens[position + 1].span.joined(with: tokens[stop - 1].span))
        let head = word.text == "until" ? ReservedWord.while : .if
        return (
            tokens[position].span.joined(with: tokens[isGuard ? stop : stop - 1].span),
            "\(head.rawValue) !(\(condition))"
        )
    }

    /// `lambda x, y: x + y`
    func closure(ofLambda position: Int) -> (span: Span, text: String)? {
        guard let colon = tokens[position...].firstIndex(where: { $0.kind == .colon }),
            tokens[(position + 1)..<colon].allSatisfy({ $0.kind == .identifier || $0.kind == .comma }),
            let last = endOfValue(from: colon + 1)
        else { return nil }
        let names = tokens[(position + 1)..<colon].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let value = source.text(in: tokens[colon + 1].span.joined(with: tokens[last].span))
        let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) \(ReservedWord.in.rawValue) "
        return (tokens[position].span.joined(with: tokens[last].span), "{ \(head)\(value) }")
    }
}
