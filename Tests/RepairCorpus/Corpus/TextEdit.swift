import MasonryLanguage

/// A replacement of a range of a script.
struct TextEdit: Hashable {
    let span: Span
    let text: String

    init(_ span: Span, _ text: String) {
        self.span = span
        self.text = text
    }
}

extension String {
    /// The text with edits, which do not overlap.
    func applying(_ edits: [TextEdit]) -> String {
        var bytes = Array(utf8)
        for edit in edits.sorted(by: { $0.span.lower > $1.span.lower }) {
            bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
