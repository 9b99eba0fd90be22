import MasonryLanguage
import Testing

/// What no rule answers is mended by the cheapest edit of its tokens with which it can be read and runs.
@Suite("Search for edits of tokens") struct TokenSearchTests {
    private static let start = """
        screen 320x480
        view nav, box
        select nav
        make.top.left.right.equalTo(root.safeArea)
        make.height.equalTo(44)
        select box

        """

    private func errors(of statement: String) -> [Diagnostic] {
        let source = SourceText(name: "t.mas", text: Self.start + statement + "\n")
        let certain = ScriptCheck.diagnostics(of: source)
        return certain.isEmpty ? Interpreter().run(source).diagnostics : certain
    }

    private func mended(_ statement: String) -> String? {
        guard let edit = errors(of: statement).first?.replacement else { return nil }
        let text = edit.source.applying([edit]).text
        return String(text.dropFirst(Self.start.count).dropLast())
    }

    @Test(arguments: [
        ("make.top.equalTo(root.safe Area)", "make.top.equalTo(root.safeArea)"),
        ("make.top.equalTo(nav:bottom)", "make.top.equalTo(nav.bottom)"),
        ("make.left.equal To(root)", "make.left.equalTo(root)"), ("make=left.equalTo(root)", "make.left.equalTo(root)"),
        ("make.left.equalTo(root).off set(10)", "make.left.equalTo(root).offset(10)"),
        ("label t \"Hi\" make.left.equalTo(root)", "label t \"Hi\"\nmake.left.equalTo(root)"),
        ("make.width.equalTo(nav).multipliedBy(0,5)", "make.width.equalTo(nav).multipliedBy(0.5)"),
        (
            "func f() {\n    box.make Constraints { make in make.left.equalTo(root) }\n}\nf()",
            "func f() {\n    box.makeConstraints { make in make.left.equalTo(root) }\n}\nf()"
        ),
        (
            "for i in 0..<3 {\n    make.left.equal To(root).offset(8 * i)\n}",
            "for i in 0..<3 {\n    make.left.equalTo(root).offset(8 * i)\n}"
        ),
        ("select box make.left.equalTo(root)", "select box\nmake.left.equalTo(root)"),
    ])
    func slipsAreMended(_ statement: String, _ expected: String) { #expect(mended(statement) == expected) }

    /// A value, a name or a text that was written stays, and no operator between two values is made up.
    @Test(arguments: [
        "zork zork zork", "make.left.equalTo(root) oops", "let w = 2 16",
        "make.left.equalTo(quux)",
    ])
    func nothingIsMadeUp(_ statement: String) {
        #expect(errors(of: statement).allSatisfy { $0.replacement == nil })
    }

    /// Where a rule's edit would only lead to another error, a sign that is written twice goes, a bracket closes earlier, or the
    /// arguments of the call that led to the error change places.
    @Test func editsWithWhichEverythingRunsComeFirst() {
        #expect(
            mended("let both = [[nav, box]\nboth.makeConstraints { make in make.left.equalTo(root) }")?.contains("[nav")
                ?? false)
        #expect(
            mended("let all = [nav, box]\nlet k = 1\nmake.top.equalTo(all[k - 0.bottom).offset(8)")
                == "let all = [nav, box]\nlet k = 1\nmake.top.equalTo(all[k - 0].bottom).offset(8)")
        let function = "func row(title, y) {\n    label t title\n    make.top.equalTo(root).offset(y)\n}\n"
        #expect(mended(function + "row(\"a\", 2 * 4)\nrow(8, \"b\")") == function + "row(\"a\", 2 * 4)\nrow(\"b\", 8)")
    }

    @Test func aCommaBetweenTwoLinesIsMissing() {
        let list = "let both = [\n    nav\n    box,\n]\nboth.makeConstraints { make in make.left.equalTo(root) }"
        #expect(mended(list) == list.replacing("nav\n", with: "nav,\n"))
    }

    /// A form of another language takes nothing away but its own words.
    @Test func statementsAfterAFormStay() {
        let function = "func show() {\n    UIView.animate(withDuration: 0.3) {\n        box.hidden = true\n    }\n}"
        #expect(mended("nav.isHidden = true\n" + function) == "nav.hidden = true\n" + function)
    }

    /// A rule's edit with which the statement fails again is not offered.
    @Test func editsOfRulesMustRun() {
        #expect(mended("select box make.left.equalTo(root)") != "select box, make.left.equalTo(root)")
    }

    @Test func oneSlipIsReportedOnce() {
        #expect(errors(of: "make=left.equalTo(root)").count == 1)
    }

    /// In a session the names are those of earlier inputs.
    @Test func inputsAreMended() {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "in[1]", text: Self.start, isInput: true))
        let input = SourceText(name: "in[2]", text: "make.top.equalTo(nav:bottom)", isInput: true)
        let diagnostics = interpreter.run(input, isAtomic: true).diagnostics
        #expect(diagnostics.map(\.replacement?.lines) == ["make.top.equalTo(nav.bottom)"])
        var printed = ""
        interpreter.onOutput = { printed += $0 }
        let printing = SourceText(name: "in[3]", text: "print(1); make.left.equal To(root)", isInput: true)
        let found = interpreter.run(printing, isAtomic: true).diagnostics
        #expect(found.map(\.replacement?.lines) == ["print(1); make.left.equalTo(root)"])
        #expect(printed.isEmpty)
    }
}
