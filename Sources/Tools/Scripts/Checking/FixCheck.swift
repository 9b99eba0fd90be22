package import Masonry
internal import Vocabulary
package import Diagnostics

/// Checks whether an edit proposed by a message fits, so that no edit introduces an error of its own.
package struct FixCheck {
    let files: any ScriptFiles
    /// The remaining number of bytes to read: in a long source with many errors only the first are checked.
    private var left = 500_000
    /// The cost of finding an error, relative to reading a byte.
    private static let costOfError = 1_000
    /// Stops the check early.
    private let interruption: Interruption?
    private var known: (source: SourceText, messages: Set<String>, isReadable: Bool)?
    /// Edits of a name at its place that were checked, which are the same at any other place, and whether they fit.
    private var fits: [Spelling: Bool] = [:]

    private struct Spelling: Hashable {
        let message: String
        let text: String
    }

    package init(files: any ScriptFiles = NoFiles(), interruption: Interruption? = nil) {
        self.files = files
        self.interruption = interruption
    }

    /// The diagnostics, without replacements that introduce an error. If a second replacement fixes an error of the
    /// first, they are merged.
    package mutating func checked(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            guard let replacement = diagnostic.replacement else { return diagnostic }
            let fixesName = replacement.isSpellingFix && diagnostic.labels.contains { $0.span == replacement.span }
            let spelling = Spelling(message: diagnostic.message, text: replacement.text)
            if fixesName, fits[spelling] == true { return diagnostic }
            var checked = diagnostic
            checked.replacement = self.checked(replacement, of: diagnostic)
            if fixesName { fits[spelling] = checked.replacement == replacement }
            return checked
        }
    }

    /// The most replacements that are merged into one.
    private static let longestRow = 6

    private mutating func checked(_ first: Replacement, of diagnostic: Diagnostic) -> Replacement? {
        var replacement = first
        for _ in 0..<Self.longestRow {
            let source = replacement.source
            if left < 0 || interruption?.reason != nil { return replacement }
            let (known, wasReadable) = state(of: source)
            left -= source.length + Self.costOfError * known.count
            let edited = replacement.applied
            let (found, isReadable) = ScriptCheck.found(in: edited, files: files)
            // In an unreadable source nobody knows whether the names exist.
            if isReadable, !wasReadable { return replacement }
            let written = replacement.written
            let error = found.first { error in
                guard let place = error.labels.first(where: \.isPrimary)?.span.lower, place >= written.lower,
                    error.message == diagnostic.message || !known.contains(error.message)
                else { return false }
                // An edit can reveal errors that were unreadable before, but hardly right after it.
                return place < written.upper
                    || !isReadable && !replacement.isSpellingFix
                        && edited.hasOneWordAtMost(in: written.upper..<place)
            }
            guard let error else { return replacement }
            guard let next = error.replacement, next.source === edited else { return nil }
            let hasText = !replacement.text.isEmpty
            replacement = replacement.followed(by: next, in: edited)
            // What was written would only be deleted.
            if hasText, replacement.text.isEmpty { return nil }
        }
        return nil
    }

    /// The errors of a source, and whether it can be read.
    private mutating func state(of source: SourceText) -> (messages: Set<String>, isReadable: Bool) {
        if let known, known.source === source { return (known.messages, known.isReadable) }
        let (found, isReadable) = ScriptCheck.found(in: source, files: files)
        let messages = Set(found.map(\.message))
        known = (source, messages, isReadable)
        return (messages, isReadable)
    }
}

extension SourceText {
    fileprivate func hasOneWordAtMost(in range: Range<Int>) -> Bool {
        var words = 0
        var isInWord = false
        for byte in bytes[range] {
            let isBlank = byte <= UInt8(ascii: " ")
            if !isBlank, !isInWord { words += 1 }
            if words > 1 { return false }
            isInWord = !isBlank
        }
        return true
    }
}
