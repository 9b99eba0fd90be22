import Masonry
import MasonryLanguage
import Testing

/// Tries what messages suggest to write.
enum Edit {
    /// The text with a replacement carried out.
    static func applied(_ replacement: Replacement, to text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(replacement.span.lower..<replacement.span.upper, with: Array(replacement.text.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with each fix of a report: that of the rule, or those that a search found, the likeliest first.
    static func fixes(of report: Diagnostic, in text: String) -> [String] {
        let edits = report.replacement.map { [$0] } ?? report.repairs.compactMap(\.edits.first)
        return edits.map { applied($0, to: text) }
    }

    /// Expects a script to have one mistake, found by running it and by checking it alone, whose fix makes another text of it
    /// that has none.
    static func expect(_ text: String, becomes fixed: String, ending: String = "mas") {
        let source = SourceText(name: "a.\(ending)", text: text)
        let outcomes = [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)]
        #expect(!outcomes[0].isEmpty)
        for diagnostics in outcomes {
            guard let first = diagnostics.first else { continue }
            #expect(first.replacement.map { applied($0, to: text) } == fixed, "\(first.message)")
            #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
        }
        let left = Interpreter().run(SourceText(name: "a.\(ending)", text: fixed)).diagnostics
        #expect(left.isEmpty, "\(left.map(\.message))")
    }
}
