import Masonry
import MasonryLanguage
import Testing

/// Mistakes that people who come from elsewhere make, one at a time: each is named once, and its fix is what was intended.
@Suite("Newcomers' mistakes")
struct NewcomersMistakesTests {
    @Test(arguments: [
        ("let f = (x) => x * 2\nprint(f(2))", "let f = { x in x * 2 }\nprint(f(2))"),
        ("let f = x => { return x * 2 }\nprint(f(2))", "let f = { x in return x * 2 }\nprint(f(2))"),
        ("let f = |x| x * 2\nprint(f(2))", "let f = { x in x * 2 }\nprint(f(2))"),
        ("func gap() -> Int { return 8 }\nprint(gap())", "func gap() { return 8 }\nprint(gap())"),
        ("let f = lambda x: x + 1\nprint(f(1))", "let f = { x in x + 1 }\nprint(f(1))"),
        ("let f = func(x) { return x }\nprint(f(2))", "func f(x) { return x }\nprint(f(2))"),
        ("print([1, 2].map { $0 * 2 })", "print([1, 2].map { x in x * 2 })"),
        ("print([1, 2].map(x in x * 2))", "print([1, 2].map { x in x * 2 })"),
        (
            "view a\na.makeConstraints { make in $0.left.equalTo(root) }",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "view a\na.makeConstraints { make make.left.equalTo(root) }",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "view a\na.makeConstraints(make in make.left.equalTo(root))",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "view a\na.makeConstraints(make.left.equalTo(root))",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "view a\na.makeConstraints { left.equalTo(root) }",
            "view a\na.makeConstraints { make.left.equalTo(root) }"
        ),
        ("func f(a, b, a) { return b }\nprint(f(1, 2, 3))", "func f(a, b, a2) { return b }\nprint(f(1, 2, 3))"),
    ])
    func closuresAndFunctions(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("let a = true\nlet w = a ? 100 : 50\nprint(w)", "let a = true\nvar w = 50; if a { w = 100 }\nprint(w)"),
        (
            "let a = true\nprint(a ? 1 : 2, 3)", "let a = true\nif a { print(1, 3) } else { print(2, 3) }"
        ),
        (
            "func f(n) {\n    return n > 1 ? n : 1\n}\nprint(f(2))",
            "func f(n) {\n    if n > 1 { return n } else { return 1 }\n}\nprint(f(2))"
        ),
        (
            "func f(n) {\n    guard n > 0 else { return 0 }\n    return n\n}\nprint(f(1))",
            "func f(n) {\n    if !(n > 0) { return 0 }\n    return n\n}\nprint(f(1))"
        ),
        ("var n = 3\nuntil n == 0 { n -= 1 }", "var n = 3\nwhile !(n == 0) { n -= 1 }"),
        ("def f(n):\n    return n * 8\nprint(f(2))", "func f(n) {\n    return n * 8\n}\nprint(f(2))"),
        ("for i in 0..<3:\n    print(i)\nprint(4)", "for i in 0..<3 {\n    print(i)\n}\nprint(4)"),
        ("for (const v of [1, 2]) { print(v) }", "for v in [1, 2] { print(v) }"),
        ("let n = 3\nif !n { print(1) }", "let n = 3\nif !(n != 0) { print(1) }"),
        ("for i in 0...3: print(i)", "for i in 0...3 { print(i) }"),
        (
            "view a\nmake.width.equalTo(\"50%\")",
            "view a\nmake.width.equalTo(superview).multipliedBy(0.5)"
        ),
        ("let n = 3\nfor i in 0..n { print(i) }", "let n = 3\nfor i in 0..<n { print(i) }"),
        ("view card\nlabel title \"Hi\" on card", "view card\nlabel title \"Hi\" in card"),
        ("if true then\n    print(1)\nend", "if true {\n    print(1)\n}"),
        ("if true { print(1) }\nelse: print(2)", "if true { print(1) }\nelse { print(2) }"),
        ("if true { print(1) } esle { print(2) }", "if true { print(1) } else { print(2) }"),
        ("if true { print(1) } else if { print(2) }", "if true { print(1) } else { print(2) }"),
        ("for i = 0; i < 3; i++ {\n    print(i)\n}", "for i in 0..<3 {\n    print(i)\n}"),
        (
            "let xs = [4, 5]\nfor (i, x) in xs.enumerated() {\n    print(i, x)\n}",
            "let xs = [4, 5]\nfor i in 0..<xs.count { let x = xs[i];\n    print(i, x)\n}"
        ),
        ("for i in stride(from: 0, to: 10, by: 5) { print(i) }", "for i in (0..<2).map({ i in i * 5 }) { print(i) }"),
        ("let a, b = 1\nprint(a, b)", "let a = 1; let b = 1\nprint(a, b)"),
    ])
    func choicesAndLoops(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("label t \"Hello'", "label t \"Hello\""), ("label t 'Hello\"", "label t \"Hello\""),
        ("label t \u{201C}Hello'", "label t \"Hello\""), ("print('a\")", "print(\"a\")"),
        ("label \"Hello\" t", "label t \"Hello\""), ("label \"Hi there\"", "label hithere \"Hi there\""),
        ("view \"header\"", "view header"), ("button ok title \"OK\"", "button ok \"OK\""),
        ("view t: UILabel", "label t \"t\""), ("let a = UIView()\nprint(a)", "view a\nprint(a)"),
        ("let a = new View()\nprint(a)", "view a\nprint(a)"),
        ("view a in\nmake.left.equalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a 100x50", "view a\nmake.size.equalTo(100x50)"), ("view a height 44", "view a\nmake.height.equalTo(44)"),
        ("view a -- the box", "view a // the box"),
        (
            "view a {\n    width: 100px;\n    top: 8px;\n}",
            "view a\nmake.width.equalTo(100)\nmake.top.equalTo(superview).offset(8)"
        ),
        ("image i 40", "image i 40x40"), ("screen 320", "screen 320x480"), ("screen 320x480x2", "screen 320x480"),
        ("image i 100\u{D7}50", "image i 100x50"), ("view a, b\nselect(a)", "view a, b\nselect a"),
        ("label(t, \"x\")", "label t \"x\""), ("view a\n\nview a", "view a\n\nselect a"),
    ])
    func declarations(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("view a\nmake.height.equalTo(width)", "view a\nmake.height.equalTo(a.width)"),
        ("view a\nmake.width.equalTo(width)", "view a\nmake.width.equalTo(superview.width)"),
        ("view a\nmake.left.equalTo(right)", "view a\nmake.left.equalTo(superview.right)"),
        (
            "view a, b\nb.makeConstraints { make in make.width.equalTo(height) }",
            "view a, b\nb.makeConstraints { make in make.width.equalTo(b.height) }"
        ),
        ("view a, b\nmake.left.equalTo(a).right", "view a, b\nmake.left.equalTo(a.right)"),
        (
            "view a\nmake.left.equalTo(root).and.top.equalTo(root)",
            "view a\nmake.left.equalTo(root); make.top.equalTo(root)"
        ),
        ("view a\nmake.left, make.right.equalTo(root)", "view a\nmake.left.right.equalTo(root)"),
        ("view a\nmake.left.equalTo(root).\nview b", "view a\nmake.left.equalTo(root)\nview b"),
        ("view a\nmake.left.\n    equalTo(root)", "view a\nmake.left\n    .equalTo(root)"),
        ("view a\nmake.left.equalTo[root]", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake[\"left\"].equalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake->left->equalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake.left.equalTo(root).offset -10", "view a\nmake.left.equalTo(root).offset(-10)"),
        (
            "view a\nlet c = make.left.equalTo(root)\nc.update(offset: 3)",
            "view a\nlet c = make.left.equalTo(root)\nc.offset(3)"
        ),
        (
            "view a\nmake.width.equalTo(root).multipliedBy(\"50%\")",
            "view a\nmake.width.equalTo(root).multipliedBy(0.5)"
        ),
        ("view a\nmake.width.equalTo(9).priority(1001)", "view a\nmake.width.equalTo(9).priority(required)"),
        (
            "view a\nmake.attributes(\"left\", \"top\").equalTo(root)",
            "view a\nmake.attributes(.left, .top).equalTo(root)"
        ),
        ("view a\nmake.top.equalTo(root.safeAreaLayoutGide)", "view a\nmake.top.equalTo(root.safeArea)"),
        ("view a\na.center = root.center", "view a\na.makeConstraints { make in make.center.equalTo(root) }"),
        ("view a\nmake.size.equalTo(100\u{D7}50)", "view a\nmake.size.equalTo(100x50)"),
        ("view a\nmake.size.equalTo(50x)", "view a\nmake.size.equalTo(50x50)"),
        (
            "view a, b, c\n[a, b c].makeConstraints { make in make.top.equalTo(root) }",
            "view a, b, c\n[a, b, c].makeConstraints { make in make.top.equalTo(root) }"
        ),
    ])
    func chains(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        (
            "view a, b\n[a, b].distribute(axis: horizontal, spacing: 8)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 8)"
        ),
        (
            "view a, b\n[a, b].distribute(horizontal, spacing: 8, length: 10)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 8)"
        ),
        (
            "view a, b\n[a, b].distribute(horizontal, spacing: 8, spacing: 9)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 8)"
        ),
        ("view a\na.frame = [0, 0, 100, 50]", "view a\na.frame = (0, 0, 100, 50)"),
        ("view a\nexpect a.frame == [0, 0, 0, 0]", "view a\nexpect a.frame == (0, 0, 0, 0)"),
        ("view a\na.hidden = \"yes\"", "view a\na.hidden = true"),
        ("view a\na.hidden(true)", "view a\na.hidden = true"),
        ("view a, b\na.addView(b)", "view a, b\na.addSubview(b)"),
        ("label t \"a\"\nt.setText(\"b\")", "label t \"a\"\nt.text = \"b\""),
        (
            "view a\nmake.edges.equalTo(root).insets((top: 1, left: 2, botom: 3, right: 4))",
            "view a\nmake.edges.equalTo(root).insets((top: 1, left: 2, bottom: 3, right: 4))"
        ),
        ("print(len([1, 2]))", "print([1, 2].count)"), ("print(str(3))", "print(\"\\(3)\")"),
        ("print(int(3.5))", "print(floor(3.5))"),
        ("for i in range(3) { print(i) }", "for i in 0..<3 { print(i) }"),
        ("for i in range(1, 3) { print(i) }", "for i in 1..<3 { print(i) }"),
        ("NSLog(\"n is %d\", 3)", "print(\"n is \\(3)\")"),
        ("let n = 3\nprint(\"n is %d\" % n)", "let n = 3\nprint(\"n is \\(n)\")"),
        ("print(\"a\" . \"b\")", "print(\"a\" + \"b\")"), ("print(\"a\" & \"b\")", "print(\"a\" + \"b\")"),
        ("print(\"3\" * 2)", "print(3 * 2)"),
        ("print(\"a\\qb\")", "print(\"a\\\\qb\")"),
    ])
    func values(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    /// What can't be fixed by one change says in words what to do.
    @Test(arguments: [
        (
            "view a, b\nfor v in [a, b] {\n    v.makeConstraints { make in make.left.equalTo(prev) }\n    let prev = v\n}",
            "there is no `prev` here", "declare it before the loop, var prev = nil"
        ),
        ("view a\na.margin = 10", "a view has no member `margin`", "set margins with constraints"),
        ("view a\nmake.aspectRatio.equalTo(2)", "a maker has no member `aspectRatio`", "make.width.equalTo(a.height)"),
        ("func f(n) {\n    let k = n\n}\nprint(f(2) + 1)", "`+` does not work on nil and a number", "with `return`"),
        (
            "let xs = [1, 2]\nprint(xs[-1])", "there is no element -1: the 2 elements are 0 to 1",
            "for the last one use `last`"
        ),
        ("view a\na.addSubview(a)", "`a` can't be its own superview", "root.addSubview(a)"),
        (
            "view a, b\na.removeFromSuperview()\nmake.left.equalTo(a)", "`b` and `a` have no common superview",
            "root.addSubview(a)"
        ),
        ("if { print(1) }", "`if` needs a condition", "if n > 0"),
        ("screen iPhone", "there is no `iPhone` here", "screen 390x844"),
        ("V:|-[a]-|", "the visual format language is not supported", "make.left.equalTo(superview)"),
        ("var x = 1\nvar x = 2", "`x` is already declared", "x = …"),
    ])
    func wordsInsteadOfSigns(_ text: String, _ message: String, _ help: String) throws {
        let diagnostics = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        #expect(diagnostics.map(\.message) == [message])
        #expect(try #require(diagnostics.first?.help).contains(help))
    }

    /// A letter that nobody sees is no part of a name, in which it would make two that look alike.
    @Test(arguments: ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{34F}", "\u{200D}", "\u{FE0F}"])
    func invisibleCharactersAreNotPartsOfNames(_ letter: String) throws {
        let source = SourceText(name: "a.mas", text: "view a\(letter)\na.key = \"x\"")
        let diagnostics = ScriptCheck.diagnostics(of: source)
        #expect(diagnostics.map(\.slug) == ["invalid-character"])
        let replacement = try #require(diagnostics.first?.replacement)
        #expect(Edit.applied(replacement, to: "view a\(letter)\na.key = \"x\"") == "view a\na.key = \"x\"")
    }
}
