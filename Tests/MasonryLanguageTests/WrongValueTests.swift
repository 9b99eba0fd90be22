import MasonryLanguage
import Testing

/// Values of another kind than is wanted, nil, and positions that no element has: each is named once, with what was intended.
@Suite("Wrong values")
struct WrongValueTests {
    @Test(arguments: [
        (
            "let xs = [1, 2]\nfor i in 0...xs.count { print(xs[i]) }",
            "let xs = [1, 2]\nfor i in 0..<xs.count { print(xs[i]) }"
        ),
        (
            "let xs = [1]\nvar i = 0\nwhile i <= xs.count {\n    print(xs[i])\n    i += 1\n}",
            "let xs = [1]\nvar i = 0\nwhile i < xs.count {\n    print(xs[i])\n    i += 1\n}"
        ),
        ("let xs = [1, 2]\nprint(xs[xs.count])", "let xs = [1, 2]\nprint(xs[xs.count - 1])"),
        ("var s = \"a\"\ns += 1\nprint(s)", "var s = \"a\"\ns += \"\\(1)\"\nprint(s)"),
        ("var xs = [1]\nxs += 2", "var xs = [1]\nxs.append(2)"),
        ("print(-\"10\")", "print(-10)"),
        ("label t \"\"\nt.numberOfLines = \"0\"", "label t \"\"\nt.numberOfLines = 0"),
        ("if \"3\" == 3 { print(1) }", "if 3 == 3 { print(1) }"),
        ("view a\nlet v = a\nprint(v == \"a\")", "view a\nlet v = a\nprint(v == a)"),
        ("guide g\nview a in g", "guide g\nview a in root"),
        ("view card\nguide g in card\nview a in g", "view card\nguide g in card\nview a in card"),
        ("view a\nmake.size.equalTo(w: 50, h: 30)", "view a\nmake.size.equalTo((width: 50, height: 30))"),
        (
            "label a \"Hi\"\nview b\nmake.left.equalTo(a.text)", "label a \"Hi\"\nview b\nmake.left.equalTo(a)"
        ),
        (
            "view a\nlet c = make.width.equalTo(80)\nview b\nmake.width.equalTo(c)",
            "view a\nlet c = make.width.equalTo(80)\nview b\nmake.width.equalTo(a.width)"
        ),
        ("expect root.frame.size.w == 320", "expect root.frame.width == 320"),
        ("view a\na.color = \"Crimson\"", "view a\na.color = \"#dc143c\""),
        (
            "let xs = [\"a\", \"b\"]\nfor x in xs { print(xs[x]) }", "let xs = [\"a\", \"b\"]\nfor x in xs { print(x) }"
        ),
        (
            "view a\nmake.size.equalTo(9)\nexpect a.width.toBe(9)",
            "view a\nmake.size.equalTo(9)\nexpect a.width.value == 9"
        ),
    ])
    func fixed(_ text: String, _ fixed: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    /// What is known without running.
    @Test(arguments: [
        ("view a\na.color = crimson", "view a\na.color = \"#dc143c\""),
        ("view a\na.color = .skyblue", "view a\na.color = \"#87ceeb\""),
        ("let x = 5\nprint(x.toString())", "let x = 5\nprint(\"\\(x)\")"),
        (
            "view c\nview a in c {\n    make.left.equalTo(c)\n}",
            "view c\nview a in c\na.makeConstraints {\n    make.left.equalTo(c)\n}"
        ),
        ("func f(a) { return a * 2\nprint(f(2))", "func f(a) { return a * 2 }\nprint(f(2))"),
        (
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)",
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)\n}"
        ),
        ("if true {\n    if false { print(1)\n}\nprint(2)", "if true {\n    if false { print(1) }\n}\nprint(2)"),
        (
            "for i in 0..<3 {\n    if i > 1 {\n        print(i)\n    print(2)\n}\nprint(3)",
            "for i in 0..<3 {\n    if i > 1 {\n        print(i)\n    }\n    print(2)\n}\nprint(3)"
        ),
        ("view a = UIView()", "view a"), ("label t = UILabel(text: \"Hi\")", "label t \"Hi\""),
        ("func f(x) -> x + 1\nprint(f(1))", "func f(x) { return x + 1 }\nprint(f(1))"),
        ("func f(x) => x + 1\nprint(f(1))", "func f(x) { return x + 1 }\nprint(f(1))"),
        (
            "let xs = [1]\nlet ys = [2]\nfor (x, y) in zip(xs, ys) { print(x + y) }",
            "let xs = [1]\nlet ys = [2]\nfor i in 0..<xs.count { let x = xs[i]; let y = ys[i]; print(x + y) }"
        ),
        (
            "view a, b\nfor v in [a, b] { v.makeConstraints { $0.left.equalTo(root) } }",
            "view a, b\nfor v in [a, b] { v.makeConstraints { make in make.left.equalTo(root) } }"
        ),
        (
            "view a, b\nlet f = { $0.makeConstraints { $0.left.equalTo(root) } }\nf(a)",
            "view a, b\nlet f = { x in x.makeConstraints { make in make.left.equalTo(root) } }\nf(a)"
        ),
        (
            "let f = { $0 + [1].map { $0 * 2 }[0] }\nprint(f(1))",
            "let f = { x in x + [1].map { y in y * 2 }[0] }\nprint(f(1))"
        ),
    ])
    func fixedAsWritten(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("let rows = []\nview a\nmake.top.equalTo(rows.last.bottom)", "it is empty, so its `last` is nil"),
        ("let rows = []\nview a\nmake.top.equalTo(rows.first)", "it is empty, so its `first` is nil"),
        ("print(root.superview.frame)", "it is the root, which has no superview"),
        ("view a\nmake.edges.equalTo(a.superview.superview)", "it is the root, which has no superview"),
    ])
    func valuesThatCannotBeRead(_ text: String, _ reason: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        let reasons = found[0].labels.filter { !$0.isPrimary }.map(\.message)
        #expect(reasons.contains { $0.hasPrefix(reason) }, "\(reasons)")
    }

    /// What is set has no meaning here, whatever it is set to.
    @Test(arguments: [
        "label t \"\"\nt.textAlignment = .center", "button b \"\"\nb.onClick { print(1) }",
    ])
    func membersWithoutLayout(_ text: String) throws {
        let source = SourceText(name: "a.mas", text: text)
        for found in [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)] {
            try #require(found.count == 1, "\(found.map(\.message))")
            #expect(found[0].message.hasPrefix("a view has no member"))
            let fixed = try #require(found[0].replacement.map { Edit.applied($0, to: text) })
            let lines = text.split(separator: "\n")
            #expect(fixed == "\(lines[0])\n// \(lines[1])")
            #expect(found[0].help?.hasPrefix("it does not affect the layout") == true)
        }
    }

    /// A position that is no loop's, and a loop that counts to something else, get no advice to count less far.
    @Test(arguments: [
        "let xs = [1]\nlet i = 1\nprint(xs[i])",
        "let xs = [1]\nlet ys = [1, 2]\nfor i in 0..<ys.count { print(xs[i]) }",
        "let xs = [1]\nfor i in 0...3 { print(xs[i]) }",
    ])
    func signsWithoutAReplacement(_ text: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1)
        #expect(found[0].replacement == nil)
    }
}
