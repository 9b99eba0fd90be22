internal import FixIts
internal import Vocabulary
internal import Diagnostics

/// Says in words what an edit changes, and where.
struct EditWording {
    private let script: ScriptOutline

    init(_ script: ScriptOutline) {
        self.script = script
    }

    /// ``on line 20, write `lessThanOrEqualTo` instead of `greaterThanOrEqualTo` ``
    ///
    /// - Parameters:
    ///   - replacement: the edit, in the input that it is in.
    ///   - showsColumn: whether the place has a column, as another edit of the line has the same words.
    func title(of edit: CandidateEdit, _ replacement: Replacement, showsColumn: Bool = false) -> String {
        let column = showsColumn ? " at column \(replacement.source.column(at: replacement.span.lower))" : ""
        let place = replacement.place + column
        switch change(of: edit, replacement) {
        case .statement(let text, .before): return "before \(place), add `\(text)`"
        case .statement(let text, .after): return "after \(place), add `\(text)`"
        case .statement(let text, .inside):
            return "in the empty block \(replacement.preposition) \(place), add `\(text)`"
        case .statement(let text, .inElse): return "\(replacement.preposition) \(place), add `else { \(text) }`"
        case .deletion(let text, let own): return "delete `\(text)` \(own.preposition) \(own.place)\(column)"
        case .end(let text): return "\(replacement.preposition) \(place), add `\(text)` at the end"
        case .exchange(let old, let new):
            return "\(replacement.preposition) \(place), write `\(new)` instead of `\(old)`"
        case .swap(let lines):
            return "swap \(lines)" + (replacement.source.isInput ? " of `\(replacement.source.name)`" : "")
        }
    }

    /// The same in ever fewer words: ``in[5]: `left` instead of `right` ``, ``in[5]: `right` → `left` ``.
    ///
    /// - Parameter moved: the view that the effect names first.
    func briefs(
        of edit: CandidateEdit, _ replacement: Replacement, movingMost moved: String?, showsColumn: Bool = false
    ) -> [String] {
        let column = showsColumn ? ", column \(replacement.source.column(at: replacement.span.lower))" : ""
        let place = replacement.briefPlace + column
        switch change(of: edit, replacement) {
        case .statement(let text, .before): return briefs(of: edit, adding: text, at: "before \(place)", moved)
        case .statement(let text, .after): return briefs(of: edit, adding: text, at: "after \(place)", moved)
        case .statement(let text, .inside): return briefs(of: edit, adding: text, at: place, moved)
        case .statement(let text, .inElse): return ["\(place): add `else { \(text) }`", "add `else { \(text) }`"]
        case .deletion(let text, let own): return ["\(own.briefPlace)\(column): delete `\(text)`"]
        case .end(let text): return ["\(place): add `\(text)`"]
        case .exchange(let old, let new):
            let briefs = replacement.briefs(writing: new, insteadOf: old, column: column)
            let (from, to) = (script.text(edit.span).trimmed, edit.text.trimmed)
            // The bare change says the same if it can be found on its line.
            let isFound = !from.isEmpty && !to.isEmpty && line(of: edit).ranges(of: from).count == 1
            return isFound && from != old ? briefs + ["\(place): `\(from)` → `\(to)`"] : briefs
        case .swap(let lines):
            return [(replacement.source.isInput ? "\(replacement.source.name): " : "") + "swap \(lines)"]
        }
    }

    /// ``after line 5: add `make.height.equalTo(44)` ``, ``card: add `make.height.equalTo(44)` ``
    /// The view of a bare chain is named unless the effect does that.
    private func briefs(
        of edit: CandidateEdit, adding text: String, at place: String, _ moved: String?
    ) -> [String] {
        let isBare = [Builtin.make, .update, .remake].contains { text.hasPrefix("\($0.rawValue).") }
        let view = isBare ? edit.subjects.first { $0 != moved }.map { "\($0): " } ?? "" : ""
        return ["\(place): add `\(text)`", "\(view)add `\(text)`"]
    }

    private enum Change {
        case statement(String, CandidateEdit.Addition.Position)
        case deletion(String, of: Replacement)
        /// At the end of a chain.
        case end(String)
        case exchange(old: String, new: String)
        /// `lines 3 and 4`
        case swap(String)
    }

    private func change(of edit: CandidateEdit, _ replacement: Replacement) -> Change {
        let old = script.text(edit.span)
        let added = edit.text.trimmed.onOneLine
        if let addition = edit.addition { return .statement(addition.text.onOneLine, addition.position) }
        if edit.text.isEmpty {
            // What separates a statement from the one before is not worth a word.
            let blanks = old.prefix { $0.isWhitespace }.utf8.count
            let start = edit.span.contains(edit.place) ? edit.place.lower : edit.span.lower + blanks
            let end = edit.span.contains(edit.place) ? edit.place.upper : edit.span.upper
            let upper = replacement.span.upper
            let own = Replacement(
                source: replacement.source,
                span: Span(upper - (edit.span.upper - start), upper - (edit.span.upper - end)), text: "")
            return .deletion(script.text(Span(start, end)).trimmed.onOneLine, of: own)
        }
        if let swapped = edit.swapped {
            let source = replacement.source
            let lines = [0, swapped.lower - edit.span.lower].map { source.line(at: replacement.span.lower + $0) }
            if lines[0] < lines[1] { return .swap("lines \(lines[0]) and \(lines[1])") }
        }
        if old.isEmpty, edit.text.hasPrefix("."), isEndOfChain(edit.span) { return .end(added) }
        let (before, after) = words(around: edit)
        return .exchange(old: before, new: after)
    }

    private func isEndOfChain(_ span: Span) -> Bool { script.chains.contains { $0.syntax.span.upper == span.lower } }

    /// The old and the new text with so much around them that they can be found on their line.
    private func words(around edit: CandidateEdit) -> (old: String, new: String) {
        let line = line(of: edit)
        let links = script.chains.flatMap { chain in
            (chain.syntax.attributes + [chain.syntax.relation] + chain.syntax.modifiers)
        }
        .map { Span($0.nameSpan.lower, $0.span.upper) }
        let heads = script.chains.flatMap { chain in
            chain.syntax.attributes.map { Span($0.nameSpan.lower, chain.syntax.relation.span.upper) }
        }
        let chains = script.chains.map(\.syntax.span)
        let around = [links, heads, chains].compactMap { spans in
            spans.filter { $0.contains(edit.span) }.min { $0.upper - $0.lower < $1.upper - $1.lower }
        }
        let places = [edit.span] + around + [script.statement(around: edit.span)].compactMap(\.self)
        let readable = places.filter { place in
            let text = script.text(place)
            return text.contains(where: \.isLetter) && text.count { $0 == "(" } == text.count { $0 == ")" }
        }
        let whole = readable.first { line.ranges(of: script.text($0)).count == 1 } ?? readable.first ?? edit.span
        let old = script.text(whole)
        let new =
            script.text(Span(whole.lower, edit.span.lower)) + edit.text
            + script.text(Span(edit.span.upper, whole.upper))
        return (old.trimmed.onOneLine, new.trimmed.onOneLine)
    }

    private func line(of edit: CandidateEdit) -> String {
        script.text(Span(script.source.range(ofLine: script.source.line(at: edit.span.lower))))
    }
}

extension Span {
    fileprivate init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}

extension String {
    /// Without spaces and line breaks at both ends.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
