import Masonry
import MasonryLanguage
import Testing

/// What a message suggests to write is tried: once it stands there, the mistake is gone.
@Suite("Suggestions mend")
struct SuggestionTests {
    private func errors(_ text: String) -> [Diagnostic] {
        Parser.program(of: SourceText(name: "test.mas", text: text), names: NameTable()).diagnostics
    }

    private func applied(_ replacement: Replacement, to text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(replacement.span.lower..<replacement.span.upper, with: Array(replacement.text.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func thoseOfTheFixturesOfForm() throws {
        var tried = 0
        for chunk in try ScriptChunk.all() {
            let found = errors(chunk.text)
            for diagnostic in found {
                guard let replacement = diagnostic.replacement else { continue }
                tried += 1
                let mended = applied(replacement, to: chunk.text)
                // Others of the same kind may stand further on.
                let left = errors(mended)
                let place = diagnostic.labels.first?.span.lower
                let remains = left.contains { $0.message == diagnostic.message && $0.labels.first?.span.lower == place }
                #expect(
                    !remains && left.count <= found.count, "\(chunk.name): \(diagnostic.message)\n\(replacement.lines)")
            }
        }
        #expect(tried >= 100)
    }

    /// What only shows when a script runs, with what the mended one has to be without.
    @Test(arguments: [
        ("let x = 1\nconsole.log(x)", "print(x)"),
        ("print(Math.max(1, 2))", "print(max(1, 2))"),
        ("view a\nmake.size.equalTo(9)\nmake.left.equalTo.root", "make.left.equalTo(root)"),
        ("screen = 320x480", "screen 320x480"),
        ("whlie (false) {}", "while (false) {}"),
        (
            "view a\nNSLayoutConstraint.activate([\n    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),\n    a.heightAnchor.constraint(equalToConstant: 44),\n])",
            "a.makeConstraints { make in make.leading.equalTo(root).offset(8) }; a.makeConstraints { make in make.height.equalTo(44) }"
        ),
    ])
    func thoseOfRunning(_ text: String, _ expected: String) throws {
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        let replacement = try #require(diagnostic.replacement)
        #expect(replacement.lines == expected)
        let mended = applied(replacement, to: text)
        #expect(Interpreter().run(SourceText(name: "a.mas", text: mended)).diagnostics.isEmpty)
    }

    @Test func aRemovedViewIsShownWhereItWasRemoved() throws {
        let text = "view a\nlet b = a\na.remove()\nb.makeConstraints { make in make.left.equalTo(root) }"
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        #expect(diagnostic.slug == "view-removed")
        #expect(diagnostic.labels.map { $0.source.line(at: $0.span.lower) } == [4, 3])
    }
}
