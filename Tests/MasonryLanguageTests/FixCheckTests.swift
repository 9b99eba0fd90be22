import Masonry
import MasonryLanguage
import Testing

/// What is said to be written is tried before it is said.
@Suite("Fixes are checked")
struct FixCheckTests {
    private func both(_ text: String) -> [[Diagnostic]] {
        let source = SourceText(name: "a.mas", text: text)
        return [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)]
    }

    /// The only like name is the one that the statement declares.
    @Test(arguments: ["let value = vlaue", "for view in views { print(view) }"])
    func aFixThatIsWrongIsNotOffered(_ text: String) {
        for found in both(text) {
            #expect(found.map(\.slug) == ["unknown-name"])
            #expect(found.first?.replacement == nil)
        }
    }

    @Test(arguments: [
        ("view a\na.x = 10", "view a\na.makeConstraints { make in make.left.equalTo(10) }"),
        ("view a\nmake.width.equalTo(10).high", "view a\nmake.width.equalTo(10).priorityHigh()"),
    ])
    func aFixMayNeedAnotherFix(_ text: String, _ fixed: String) throws {
        for found in both(text) where !found.isEmpty {
            #expect(found.count == 1)
            #expect(Edit.applied(try #require(found.first?.replacement), to: text) == fixed)
        }
    }

    /// A word is right whatever else is wrong on its line, which is corrected with it.
    @Test func anotherMistakeAfterAWordKeepsItsFix() {
        let found = both("funk g { }")[1]
        #expect(found.first?.replacement?.text == "func g()")
    }

    /// What is typed may speak of what was typed before.
    @Test func namesOfASessionAreKnown() {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "in[1]", text: "view header, body", isInput: true))
        let input = SourceText(
            name: "in[2]", text: "body.makeConstraints { make in make.top.equalTo(haeder) }", isInput: true)
        #expect(interpreter.run(input).diagnostics.map(\.replacement?.text) == ["header"])
    }
}
