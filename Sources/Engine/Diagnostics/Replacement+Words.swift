// Where an edit is and what it does, in words.
extension Replacement {
    /// `line 3`, `` `in[3]` ``, ``line 2 of `in[3]` ``
    package var place: String {
        if isInShortInput { return "`\(source.name)`" }
        return "line \(line)" + (source.isInput ? " of `\(source.name)`" : "")
    }

    /// `line 3`, `in[3]`, `in[3]:2`
    package var briefPlace: String {
        if isInShortInput { return source.name }
        return source.isInput ? "\(source.name):\(line)" : "line \(line)"
    }

    /// `on` a line, `in` an input.
    package var preposition: String { isInShortInput ? "in" : "on" }

    /// What is written instead of what, in ever fewer words: ``in[5]: `left` instead of `right` ``,
    /// ``in[5]: `right` → `left` ``.
    ///
    /// - Parameter column: follows the place.
    package func briefs(writing new: String, insteadOf old: String, column: String = "") -> [String] {
        ["`\(new)` instead of `\(old)`", "`\(old)` → `\(new)`"].map { "\(briefPlace)\(column): \($0)" }
    }

    /// ``on line 6, write `left` instead of `right` ``
    package var title: String { "\(preposition) \(place), \(change)" }

    /// What is written instead of what: ``write `left` instead of `right` ``, ``delete `right` ``.
    package var change: String {
        let old = source.text(in: span)
        if isExchange { return "write `\(text.onOneLine)` instead of `\(old.onOneLine)`" }
        return text.trimmed.isEmpty ? "delete `\(old.onOneLine)`" : "add `\(text.onOneLine)`"
    }

    /// Whether something is written instead of something else.
    package var isExchange: Bool { !text.trimmed.isEmpty && !source.text(in: span).trimmed.isEmpty }

    private var line: Int { source.line(at: span.lower) }

    private var isInShortInput: Bool { source.isInput && source.lineCount == 1 }
}

extension String {
    /// The text in one line, with a mark for each line break and the indentation after it.
    package var onOneLine: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { index, line in
            index == 0 ? line : line.drop { $0 == " " || $0 == "\t" }
        }.joined(separator: " ↵ ")
    }
}
