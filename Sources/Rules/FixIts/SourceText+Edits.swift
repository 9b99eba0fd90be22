internal import Diagnostics

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

    /// Several edits in order as one; nil if there are none.
    func joined(_ edits: [(span: Span, text: String)]) -> (span: Span, text: String)? {
        guard let first = edits.first, let last = edits.last else { return nil }
        let span = first.span.joined(with: last.span)
        return (span, text(in: span, with: edits))
    }
}
