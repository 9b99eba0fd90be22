import MasonryLanguage
import Testing

@Suite struct SyntaxHighlighterTests {
    private func marked(_ text: String) -> [String] {
        SyntaxHighlighter().stretches(of: text).map { stretch in
            let part = String(decoding: Array(text.utf8)[stretch.range], as: UTF8.self)
            return "\(stretch.kind): \(part)"
        }
    }

    @Test func wordsMembersAndLiteralsAreHighlighted() {
        #expect(
            marked("view card; make.left.nope.equalTo(card).offset(16) // near") == [
                "word: view", "word: make", "member: left", "member: equalTo", "member: offset", "number: 16",
                "comment: // near",
            ])
        #expect(
            marked("let view = \"日本 \\(1 + 2)!\"") == [
                "word: let", "text: \"日本 \\(", "number: 1", "number: 2", "text: )!\"",
            ])
    }

    @Test func unclosedStringsAndCommentsAreHighlighted() {
        #expect(marked("print(\"open\nview a") == ["word: print", "text: \"open", "word: view"])
        #expect(marked("view a /* open\nview b") == ["word: view", "comment: /* open\nview b"])
    }

    /// What is being typed is unfinished mostly.
    @Test(arguments: ["make.", "print(\"open", "/* open", "a.é(", "\u{0}", "\"\\(", "1..<", "//"])
    func unfinishedTextIsRead(text: String) {
        for stretch in SyntaxHighlighter().stretches(of: text) {
            #expect(stretch.range.upperBound <= text.utf8.count && !stretch.range.isEmpty)
        }
    }
}
