import MasonryLanguage
import Testing

@Suite("Errors found without running")
struct ScriptCheckTests {
    /// The edit of the declaration is for all uses, however many there are.
    @Test(arguments: [2, 900])
    func aMisspelledDeclarationIsReportedOnce(_ count: Int) {
        let uses = (0..<count).map { _ in "card.hidden = true" }.joined(separator: "\n")
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: "view crad\n\(uses)"))
        #expect(found.map(\.replacement?.text) == ["card"])
    }

    /// Nothing is before the parenthesis that a closure could belong to.
    @Test(arguments: ["mas", "m", "swift"], ["(x in)", "(x in x)", "(x, y in)"])
    func aParenthesisAtTheStartHasNoSuggestion(_ ending: String, _ text: String) {
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.\(ending)", text: text))
        #expect(!found.isEmpty && found.allSatisfy { $0.replacement == nil })
    }

    /// Suggestions calculate with numbers that a script has.
    @Test(arguments: [
        "for i in 0..<10 step 9223372036854775807 { print(i) }", "for i in 0...9223372036854775807 step 2 { print(i) }",
        "for i in 9223372036854775807 downTo 9 { print(i) }", "for i in stride(0, 9223372036854775807, 1) { print(i) }",
    ])
    func aLargeNumberHasNoSuggestion(_ text: String) {
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: text))
        #expect(!found.isEmpty && found.allSatisfy { $0.replacement == nil })
    }

    static let scriptsWithErrors: [(String, [String])] = [
        ("oops", ["1: unknown-name"]),
        ("make.lft.equalTo(root)", ["1: unknown-member"]),
        ("view a\na.lft.value", ["2: unknown-member"]),
        ("view a\na.distribute(horizontal)", ["2: unknown-member"]),
        ("view a\na.left.frobnicate", ["2: unknown-member"]),
        ("view a\nmake.left.equalTo(root).offst(2)", ["2: unknown-member"]),
        ("view a\na.makeConstraints { m in m.lft.equalTo(root) }", ["2: unknown-member"]),
        ("root.attribute(.lft)", ["1: unknown-member"]),
        // in what never runs, and several at once
        (
            "func f() { if false { nowhere() } }\nlet x = 1\nx = 2\nview x",
            ["1: unknown-name", "3: constant-assigned", "4: redeclared"]
        ),
        ("func f(a) { let a = 1; let b = a; let b = 2 }", ["1: redeclared"]),
        ("let make = 1", ["1: starting-name"]),
        ("print(a)\nlet a = 1", ["1: unknown-name"]),
        ("for i in 0..<3 { print(i, j) }", ["1: unknown-name"]),
        ("let a = (1, 2, 3)", ["1: tuple"]),
        ("let = 1\nlet = 2\noops", ["1: unexpected", "2: unexpected"]),
        ("import \"missing.mas\"\nprint(perhaps)", ["1: import-unreadable"]),
        ("missing = 1", ["1: unknown-name"]),
        ("view a\na.width = 3\na.left.value = 2", ["2: not-assignable", "3: not-assignable"]),
        ("view a\na.layoutIfNeeded", ["2: missing-call"]),
        ("view a\na.frame()\nmake.left(3)", ["2: not-callable", "3: not-callable"]),
        ("view a\nmake.left.equalTo", ["2: missing-call"]),
        ("let s = \"\\(nothing)\"", ["1: unknown-name"]),
        // one message of each mistake
        ("view(a)", ["1: unknown-name"]),
        ("{{{{ print(1) }}}}", ["1: brace"]),
        (":load ../secret.mas", ["1: misplaced"]),
        ("while (true { break }", ["1: unbalanced"]),
        ("screen \u{FF13}\u{FF12}x\u{FF14}", ["1: invalid-character"]),
        ("for i in 0..<3 { i = i + 1 }", ["1: constant-assigned"]),
        ("func f() { [1].map { n * 2 }\n[2].map { n + n } }", ["1: unknown-name", "2: unknown-name"]),
        ("console.log(\"a\")", ["1: unknown-name"]),
        ("view a\nmake.left.equalTo.root", ["2: missing-call"]),
        ("view a\na.topAnchor.constraint(equalTo: root.topAnchor).isActive = true", ["2: unknown-member"]),
        ("view a\nNSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: root.topAnchor)])", ["2: unknown-name"]),
    ]

    @Test(arguments: scriptsWithErrors)
    func errors(_ script: String, _ expected: [String]) {
        #expect(found(script) == expected)
    }

    @Test(arguments: [
        "print(f())\nfunc f() { return later }\nlet later = 1",
        "view a\na.remove()\nview a",
        "view a\nlet c = make.left.equalTo(root)\nc.offset = 3\nc.children.count",
        "view a, b\nlet all = [a, b]\nall.makeConstraints { make in make.left.equalTo(superview) }",
        "func g(v) { v.anything(1) }".replacing("anything", with: "addSubview"),
        "let p = (1, 2)\np.x\nlet t = (width: 1, height: 2)\nt.width",
        "view a in root\nlabel b \"x\" in a\na.subviews.first.text",
        "func even(n) { if n == 0 { return true }\nreturn odd(n - 1) }\nfunc odd(n) { if n == 0 { return false }\nreturn even(n - 1) }\neven(4)",
        "func f() { func g() { return h() }\nfunc h() { return 1 }\nreturn g() }\nf()",
        "view a\nmake.attributes(.left, .top).equalTo(root).offset(1)\nmake.group { make.width; make.height }.equalTo(3)",
        "view a\nif true { view a\nmake.left.equalTo(root) }",
        "root.layoutMarginsGuide.left.value\nroot.mas_safeAreaLayoutGuideTop.value\nsuperview.size",
        "let view = 1; print(view)\nvar select = 2\nselect += 1",
        "view a\na.key = \"k\"\nroot.size = 3x4\nroot.layoutMargins = (1, 2, 3, 4)\nlet c = make.left\nc.offset = 3",
        "view a\nmake.left.equalTo(root).key(\"k\").offset(2)\na.constraints.first.isActive",
    ])
    func noFalseAlarms(_ script: String) {
        #expect(found(script) == [])
    }

    /// However many there are, the work is bounded: only so many are reported, and compared with what is like them.
    @Test func ofManyErrorsTheFirstAreReported() {
        let script = (0..<1100).map { "let v\($0 + 1000) = 1; print(w\($0 + 1000))" }.joined(separator: "\n")
        let found = ScriptCheck.diagnostics(of: SourceText(name: "test.mas", text: script))
        #expect(found.count == 1001)
        #expect(found.dropLast().allSatisfy { $0.slug == "unknown-name" } && found.last?.slug == "error-limit")
        #expect(found.first?.replacement?.text == "v1000")
        #expect(found[999].replacement == nil)
    }

    @Test func arraysAreNamedByTheirElements() {
        #expect(messages("print([1].frob)") == ["an array has no member `frob`"])
        #expect(messages("view a\n[a].frob") == ["an array of views has no member `frob`"])
    }

    @Test(arguments: ["pin(root, 1)", "strife(1)"])
    func calledNamesAreNotViews(_ script: String) throws {
        let found = try #require(ScriptCheck.diagnostics(of: SourceText(name: "test.mas", text: script)).first)
        #expect(found.help?.hasPrefix("declare it first: func ") ?? false, "\(found.help ?? "")")
        #expect(found.replacement == nil)
    }

    @Test func reasonsAreGiven() {
        let script = "func gap() { let x = 3 }\nview a\nmake.left.equalTo(root).offset(gap())"
        let found = Interpreter().run(SourceText(name: "test.mas", text: script)).diagnostics
        #expect(found.first?.help == "`gap` returns nothing: return a value with `return`")
    }

    private func messages(_ script: String) -> [String] {
        ScriptCheck.diagnostics(of: SourceText(name: "test.mas", text: script)).map(\.message)
    }

    /// What a script comes to when it runs is the judge.
    @Test func theFixturesAgree() throws {
        for chunk in try ScriptChunk.all() {
            let expected = chunk.errors.map { "\($0.line): \($0.slug)" }
            let found = found(chunk.text)
            if expected.isEmpty {
                #expect(found == [], "\(chunk.name)")
            } else if let first = found.first {
                // Running stops at the first error; what is certain without may be that or one below.
                #expect(expected.contains(first) || line(first) >= line(expected[0]), "\(chunk.name): \(found)")
            }
        }
    }

    private func found(_ script: String) -> [String] {
        ScriptCheck.diagnostics(of: SourceText(name: "test.mas", text: script)).map { "\($0.line ?? 0): \($0.slug)" }
    }

    private func line(_ text: String) -> Int { Int(text.prefix { $0 != ":" }) ?? 0 }
}
