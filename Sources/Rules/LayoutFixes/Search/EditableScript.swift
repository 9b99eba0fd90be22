package import Diagnostics

/// What fixes are edits of: a script, or the inputs of a session as one script.
package struct EditableScript {
    /// An input, and where it begins.
    private struct Part {
        let source: SourceText
        let start: Int
    }

    /// The whole as one script.
    package let source: SourceText
    /// The inputs before it, which are in other accents: they run first, and nothing edits them.
    package let earlier: [SourceText]
    private let parts: [Part]

    package init(_ script: SourceText) {
        (source, earlier) = (script, [])
        parts = [Part(source: script, start: 0)]
    }

    /// The last inputs of a session that are in one accent.
    ///
    /// - Parameter inputs: each with the statements to run, if they are not the input itself; nothing edits those then.
    package init(inputs: [(source: SourceText, script: String)]) {
        var text = ""
        var parts: [Part] = []
        let accent = inputs.last?.source.accent ?? .masonry
        let start = inputs.lastIndex { $0.source.accent != accent }.map { $0 + 1 } ?? 0
        earlier = inputs[..<start].map { source, script in
            SourceText(name: source.name, text: script, isInput: source.isInput, accent: source.accent)
        }
        for (source, script) in inputs[start...] {
            if script == source.text { parts.append(Part(source: source, start: text.utf8.count)) }
            text += script.hasSuffix("\n") ? script : script + "\n"
        }
        source = SourceText(name: "session", text: text, isInput: true, accent: accent)
        self.parts = parts
    }

    /// Whether a place is in the last of several inputs.
    package func isInLastInput(_ span: Span) -> Bool {
        guard parts.count > 1, let last = parts.last else { return false }
        return span.lower >= last.start
    }

    /// The same change in the input that it is in; nil if it is in none.
    package func replacement(of span: Span, with text: String) -> Replacement? {
        // The line break before the lines of an input that are deleted is not part of the input.
        let isAtStart = text.isEmpty && parts.contains { $0.start == span.lower + 1 && $0.start < span.upper }
        let lower = isAtStart ? span.lower + 1 : span.lower
        guard let part = parts.last(where: { $0.start <= lower }),
            span.upper - part.start <= part.source.text.utf8.count
        else { return nil }
        return Replacement(source: part.source, span: Span(lower - part.start, span.upper - part.start), text: text)
    }
}

extension EditableScript: Equatable {
    /// Whether the two have the same text, and edits of it are edits of the same inputs.
    package static func == (one: Self, other: Self) -> Bool {
        one.source.text == other.source.text && one.parts.count == other.parts.count
            && one.earlier.map(\.text) == other.earlier.map(\.text)
            && zip(one.parts, other.parts).allSatisfy { $0.source === $1.source }
    }
}
