extension SourceText {
    /// A range with edits in order; an empty place is an insertion.
    func text(in span: Span, with edits: [(span: Span, text: String)]) -> String {
        var text = ""
        var offset = span.lower
        for edit in edits where edit.span.lower >= offset && edit.span.upper <= span.upper {
            text += self.text(in: Span(offset, edit.span.lower)) + edit.text
            offset = edit.span.upper
        }
        return text + self.text(in: Span(offset, span.upper))
    }

    /// The line of a span and the line break before it, where nothing else is on the line; else the span.
    func wholeLine(of span: Span) -> Span {
        let (start, end) = (
            range(ofLine: line(at: span.lower)).lowerBound, range(ofLine: line(at: span.upper)).upperBound
        )
        let rest = text(in: Span(start, span.lower)) + text(in: Span(span.upper, max(span.upper, end)))
        return rest.trimmed.isEmpty ? Span(max(0, start - 1), max(span.upper, end)) : span
    }

    /// Several edits in order as one; nil if there are none.
    package func joined(_ edits: [(span: Span, text: String)]) -> (span: Span, text: String)? {
        guard let first = edits.first, let last = edits.last else { return nil }
        let span = first.span.joined(with: last.span)
        return (span, text(in: span, with: edits))
    }
}
