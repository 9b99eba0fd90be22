// Unclosed braces, judged by the indentation.
extension TokenView {
    /// The error for a block that is not closed, at the brace whose `}` is missing judging by the indentation.
    func unclosedBrace(from opening: Int) -> SyntaxError? {
        guard let found = braceLeftOpen(from: opening) else { return braceBeforeOutdentedLine(opening) }
        let closing = tokens[found.closing].span
        let line = source.line(at: tokens[found.outer].span.lower)
        return SyntaxError(
            .unclosed("{", found: .text("}")), tokens[found.brace].span,
            related: SyntaxError.Related(span: closing, .closesLine(line)),
            replacement: brace(missingFor: found.brace, before: found.closing))
    }

    /// The first line before an end that is not indented deeper than a brace, whose own body is on lines of its own.
    func line(afterBodyOf brace: Int, before end: Int) -> Int? {
        let own = indentation(at: brace)
        let lines = (brace + 1...end).lazy.filter { tokens[$0].startsLine }
        guard let first = lines.first, indentation(at: first) > own else { return nil }
        return lines.first { indentation(at: $0) <= own }
    }

    /// The missing `}`: at the end of the brace's line if its body is there, else before the first line that is not
    /// indented deeper.
    private func brace(missingFor brace: Int, before closing: Int) -> (span: Span, text: String)? {
        let own = indentation(at: brace)
        let lines = (brace + 1...closing).filter { tokens[$0].startsLine }
        guard let next = lines.first, let end = lines.first(where: { indentation(at: $0) <= own }) else { return nil }
        if next == end, next > brace + 1, tokens[next - 1].kind != .reserved {
            return (tokens[next - 1].span.atEnd, " }")
        }
        let (place, outer) = (tokens[end].span.lower, indentation(at: end))
        let blanks = { String(repeating: " ", count: $0) }
        return (Span(place, place), "\(blanks(own - outer))}\n\(blanks(outer))")
    }

    /// The error for a brace that nothing closes, with a `}` after its body: at the end of the brace's line if the body is
    /// there, else before the first line that is not indented deeper, or at the end of the source.
    private func braceBeforeOutdentedLine(_ opening: Int) -> SyntaxError? {
        let own = indentation(at: opening)
        let lines = tokens[(opening + 1)...].indices.lazy.filter {
            tokens[$0].startsLine && tokens[$0].kind != .end
        }
        let blanks = String(repeating: " ", count: own)
        let first = lines.first ?? tokens.count - 1
        let last = tokens[first - 1]
        if lines.first.map({ indentation(at: $0) <= own }) ?? true, first > opening + 1, last.kind != .leftBrace,
            ReservedWord(last.name) != .in || last.kind != .reserved
        {
            return SyntaxError(
                .unclosed("{", found: .end), tokens[opening].span,
                related: SyntaxError.Related(span: last.span.atEnd, .expected("}")),
                replacement: (last.span.atEnd, " }"))
        }
        guard let first = lines.first, indentation(at: first) > own else { return nil }
        guard let next = lines.first(where: { indentation(at: $0) <= own }) else {
            let end = tokens[tokens.count - 2].span.atEnd
            return SyntaxError(
                .unclosed("{", found: .end), tokens[opening].span,
                related: SyntaxError.Related(span: end, .expected("}")),
                replacement: (end, "\n\(blanks)}"))
        }
        guard tokens[next].kind != .rightBrace else { return nil }
        let place = tokens[next].span
        return SyntaxError(
            .unclosed("{", found: .text(source.text(in: place))), tokens[opening].span,
            related: SyntaxError.Related(span: place, .expected("}")),
            replacement: (Span(place.lower, place.lower), "}\n\(blanks)"))
    }

    /// The first `{` from one on that is still open at a `}` with the indentation of an outer `{`; nil if pairing braces
    /// by indentation leaves others open.
    private func braceLeftOpen(from opening: Int) -> (brace: Int, outer: Int, closing: Int)? {
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
                    let outer = open.suffix(Parser.nestingLimit).lastIndex(where: { $0.indentation == own })
                else { continue }
                found = found ?? (last.brace, open[outer].brace, position)
                open.removeSubrange(outer...)
            default: break
            }
        }
        return open.isEmpty ? found : nil
    }
}
