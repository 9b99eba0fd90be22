import Masonry
import MasonryLanguage
import Testing

/// Words, signs and quotes that are missing or stand in another's place: each mistake is named once, with what was intended.
@Suite("Wrong words and signs")
struct WrongWordTests {
    static let fixes: [(String, String)] = [
        ("func f(a, b) { return a - b }\nprint(f(b: 1, a: 2))", "func f(a, b) { return a - b }\nprint(f(a: 2, b: 1))"),
        (
            "view a\na.makeConstraints { make in make.top = root.top + 20 }",
            "view a\na.makeConstraints { make in make.top.equalTo(root.top).offset(20) }"
        ),
        ("[1, 2].forEach { x in print(x) }", "for x in [1, 2] { print(x) }"),
        ("(0..<3).forEach({ i in\n    print(i)\n})", "for i in (0..<3) {\n    print(i)\n}"),
        ("print(a\")", "print(\"a\")"),
        ("let t = hello\"", "let t = \"hello\""),
        ("print('a\", \"b\")", "print(\"a\", \"b\")"),
        ("view a\na::hidden = true", "view a\na.hidden = true"),
        ("view a\na hidden = true", "view a\na.hidden = true"),
        ("view a\na:hidden = true", "view a\na.hidden = true"),
        ("view a\na.hidden true", "view a\na.hidden = true"),
        ("label a \"\"\na.text \"Hi\"", "label a \"\"\na.text = \"Hi\""),
        ("view a\na.hidden = tru", "view a\na.hidden = true"),
        ("let x = nill", "let x = nil"),
        ("let x = [fals]", "let x = [false]"),
        ("if ture { print(1) }", "if true { print(1) }"),
        ("for i in 0..<3 { braek }", "for i in 0..<3 { break }"),
        ("for i in 0..<3 { contnue }", "for i in 0..<3 { continue }"),
        ("whlie true { break }", "while true { break }"),
        ("for i ni 0..<3 { }", "for i in 0..<3 { }"),
        ("let xs = [1]\nfor x ni xs { print(x) }", "let xs = [1]\nfor x in xs { print(x) }"),
        ("view a\nmake.left.equalTo(screen)", "view a\nmake.left.equalTo(root)"),
        ("view a\nselect \"a\"", "view a\nselect a"),
        ("view a\nmake.left．equalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake.w.equalTo(3)", "view a\nmake.width.equalTo(3)"),
        ("view a\nmake.width.equalTo(1O)", "view a\nmake.width.equalTo(10)"),
        ("view a\nmake.width.equalTo(1l2)", "view a\nmake.width.equalTo(112)"),
        ("view a\nmake.size.equalTo(40X40)", "view a\nmake.size.equalTo(40x40)"),
        ("button ok \"\"\nok.text = OK", "button ok \"\"\nok.text = \"OK\""),
        ("label t \"\"\nt.text = Name:", "label t \"\"\nt.text = \"Name:\""),
        ("label t \"\"\nt.text = Hello, World!", "label t \"\"\nt.text = \"Hello, World!\""),
        ("view a.\nmake.left.equalTo(3)", "view a\nmake.left.equalTo(3)"),
        ("let a = view()", "view a"), ("let a = label(\"Title\")", "label a \"Title\""),
        (
            "view a\na.remake.width.equalTo(50)",
            "view a\na.remakeConstraints { make in make.width.equalTo(50) }"
        ),
        ("view a\nmake.top.size.equalTo(root)", "view a\nmake.top.width.height.equalTo(root)"),
        ("view a\nmake[left].equalTo(root)", "view a\nmake.left.equalTo(root)"),
        (
            "view box1\nview box\nbox1.makeConstraints { make in make.left.equalTo(box2.right) }",
            "view box1\nview box\nbox1.makeConstraints { make in make.left.equalTo(box.right) }"
        ),
        ("func f(n: Number = 8) { return n }\nprint(f(8))", "func f(n) { return n }\nprint(f(8))"),
        ("func f(n = 8) { return n }\nprint(f(8))", "func f(n) { return n }\nprint(f(8))"),
        (
            "view a, b\nfor v in a, b { v.makeConstraints { make in make.top.equalTo(root) } }",
            "view a, b\nfor v in [a, b] { v.makeConstraints { make in make.top.equalTo(root) } }"
        ),
        (
            "view a, b\nfor (i, v) in [a, b] { print(i, v) }",
            "view a, b\nfor i in 0..<[a, b].count { let v = [a, b][i]; print(i, v) }"
        ),
        ("view a\nmake.top.equalTo(root.marginTop)", "view a\nmake.top.equalTo(root.topMargin)"),
        ("view a\nmake.top.equalTo(root.safeAreaTop)", "view a\nmake.top.equalTo(root.safeArea.top)"),
        ("view a\nmake.left.equalTo(root).key(pos)", "view a\nmake.left.equalTo(root).key(\"pos\")"),
        (
            "view a\na.makeConstraints {\n    size.equalTo(40)\n}",
            "view a\na.makeConstraints {\n    make.size.equalTo(40)\n}"
        ),
        ("button b, \"OK\"", "button b \"OK\""),
        ("for i in 0 until 3 { print(i) }", "for i in 0..<3 { print(i) }"),
        ("for i in 1 to 3 { print(i) }", "for i in 1...3 { print(i) }"),
        ("for i in 3 downTo 0 { print(i) }", "for i in (0...3).map({ n in 3 - n }) { print(i) }"),
        ("view a\na.color = 0xff8800", "view a\na.color = \"#ff8800\""),
        ("view a\na.color = rgb(255, 0, 0)", "view a\na.color = \"#ff0000\""),
        (
            "view a\nlet w = make.width.equalTo(20)\nw.remove()",
            "view a\nlet w = make.width.equalTo(20)\nw.uninstall()"
        ),
        ("let my-var = 3", "let my_var = 3"), ("let x == 3", "let x = 3"),
        ("let xs = (1, 2, 3)", "let xs = [1, 2, 3]"),
        (
            "view a\na.makeConstraints [ make in make.left.equalTo(root) ]",
            "view a\na.makeConstraints {  make in make.left.equalTo(root)  }"
        ),
        (
            "view a\na.addConstraints { make in make.left.equalTo(root) }",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "view a\na.constraints { make in make.left.equalTo(root) }",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        ("view a\nexpect a.frame.width equals 0", "view a\nexpect a.frame.width == 0"),
        (
            "var i = 0\nrepeat {\n    i += 1\n} while i < 3",
            "var i = 0\nwhile true {\n    i += 1\n    if !(i < 3) { break }\n}"
        ),
        ("var i = 0\ndo { i += 1 } while (i < 3)", "var i = 0\nwhile true { i += 1; if !(i < 3) { break } }"),
        ("view card\nview icon(card)", "view card\nview icon in card"),
        ("view a\nmake.horizontal.equalTo(root)", "view a\nmake.left.right.equalTo(root)"),
        (
            "label a \"x\"\na.setCompressionResistance(751, horizontal)",
            "label a \"x\"\na.setContentCompressionResistancePriority(751, horizontal)"
        ),
        ("let (w, h) = (40, 30)\nprint(w, h)", "let w = 40; let h = 30\nprint(w, h)"),
        ("view a\nassert(a.frame.width == 0)", "view a\nexpect a.frame.width == 0"),
        ("view a\nXCTAssertEqual(a.frame.x, 0, \"left\")", "view a\nexpect a.frame.x == 0, \"left\""),
        ("view a\nmake.[left, top].equalTo(root)", "view a\nmake.left.top.equalTo(root)"),
        ("view a\nmake.width.min(200)", "view a\nmake.width.greaterThanOrEqualTo(200)"),
        ("screen.width = 300", "screen 300x480"), ("view(\"box\")", "view box"), ("label(\"Hi\")", "label hi \"Hi\""),
        (
            "let n = 1\nswitch n {\ncase 1, 3: print(1)\ndefault: break\n}",
            "let n = 1\nif n == 1 || n == 3 { print(1) } else { }"
        ),
        (
            "let n = 1\nswitch (n) {\ncase 1:\n    print(1)\n    break\ncase 2: print(2)\n}",
            "let n = 1\nif n == 1 { print(1) } else if n == 2 { print(2) }"
        ),
    ]

    @Test(arguments: fixes)
    func fixed(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    static let fixesByRunning: [(String, String)] = [
        (
            "view a\na.makeConstraints { make in make.width.equalTo(make.height) }",
            "view a\na.makeConstraints { make in make.width.equalTo(a.height) }"
        ),
        ("view a\nmake.width.equalTo(.height)", "view a\nmake.width.equalTo(a.height)"),
        ("view a\nmake.left.equalTo{root}", "view a\nmake.left.equalTo(root)"),
        ("view a, b\n[a, b].distribute(horizontal, 8)", "view a, b\n[a, b].distribute(horizontal, spacing: 8)"),
        (
            "view a\nmake.left.top.equalTo(root).offset(10, -10)",
            "view a\nmake.left.equalTo(root).offset(10); make.top.equalTo(root).offset(-10)"
        ),
        ("view a\nmake.size.equalTo(root).offset(10, 20)", "view a\nmake.size.equalTo(root).sizeOffset((10, 20))"),
        ("view a\nmake.center.equalTo(root).offset(1, 2)", "view a\nmake.center.equalTo(root).centerOffset((1, 2))"),
        ("view a\nexpect \"is there\", a != nil", "view a\nexpect a != nil, \"is there\""),
        (
            "view a, b\n[a, b].distribute(axis: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 10, lead: 5, tail: 5)"
        ),
        (
            "view a, b\n[a, b].distribute(horizontal, fixedSpacing: 10, leadSpacing: 5)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 10, lead: 5)"
        ),
        (
            "view a, b\n[a, b].distribute(horizontal, 8, 10, 10)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 8, lead: 10, tail: 10)"
        ),
        (
            "func double(n) {\n    let r = n * 2\n    r\n}\nprint(double(2))",
            "func double(n) {\n    let r = n * 2\n    return r\n}\nprint(double(2))"
        ),
        (
            "print([1].map { n in\n    let k = n * 20\n    k + 4\n})",
            "print([1].map { n in\n    let k = n * 20\n    return k + 4\n})"
        ),
        (
            "view a\na.frame = CGRect(x: 0, y: 0, w: 100, h: 40)",
            "view a\na.frame = CGRect(x: 0, y: 0, width: 100, height: 40)"
        ),
        (
            "view a\nmake.aspectRatio.equalTo(16/9)",
            "view a\nmake.width.equalTo(a.height).multipliedBy(16/9)"
        ),
        ("view a\nmake.size.width.equalTo(40)", "view a\nmake.width.equalTo(40)"),
        ("view a, b\nexpect a.left == b.left", "view a, b\nexpect a.left.value == b.left.value"),
        ("let xs = [1, 2]\nlet i = 1\nprint(xs[i / 2])", "let xs = [1, 2]\nlet i = 1\nprint(xs[floor(i / 2)])"),
        ("let m = 1\nprint(m.value)", "let m = 1\nprint(m)"),
        ("view a\nexpect a.frame.origin.x == 0", "view a\nexpect a.frame.x == 0"),
        ("view a\na.color = \"rgb(255, 0, 10)\"", "view a\na.color = \"#ff000a\""),
        (
            "view a\nmake.left.equalTo(root)\na.constraint(1).deactivate()",
            "view a\nmake.left.equalTo(root)\nroot.constraint(1).deactivate()"
        ),
        ("let t = 4\nlabel l t", "let t = 4\nlabel l \"\\(t)\""),
        ("image a 40*30", "image a 40x30"),
        ("func f(a, b) { return a - b }\nprint(f(a: 1, c: 2))", "func f(a, b) { return a - b }\nprint(f(a: 1, b: 2))"),
        ("view a\nexpect a.frame.right == 0", "view a\nexpect (a.frame.x + a.frame.width) == 0"),
        ("view a\nexpect a.frame == 0x0", "view a\nexpect (a.frame.width, a.frame.height) == 0x0"),
        ("root.safeAreaInsets = 20", "root.safeAreaInsets = (20, 20, 20, 20)"),
        ("for i in 5...1 { print(i) }", "for i in (1...5).map({ n in 6 - n }) { print(i) }"),
        ("for i in 5..<1 { print(i) }", "for i in (2...5).map({ n in 7 - n }) { print(i) }"),
        (
            "let pin = { make in make.left.equalTo(root) }\nview a\na.makeConstraints(pin())",
            "let pin = { make in make.left.equalTo(root) }\nview a\na.makeConstraints(pin)"
        ),
        (
            "view a\nmake.width.greaterThanOrEqualTo(5).lessThanOrEqualTo(9)",
            "view a\nmake.width.greaterThanOrEqualTo(5); make.width.lessThanOrEqualTo(9)"
        ),
        (
            "view a\nmake.left.top.equalTo(root).offset((10, 20))",
            "view a\nmake.left.equalTo(root).offset(10); make.top.equalTo(root).offset(20)"
        ),
        (
            "view a\nlet c = make.left.equalTo(root).constraint",
            "view a\nlet c = make.left.equalTo(root)"
        ),
        ("print(max([1, 2]))", "print(max(1, 2))"), ("print(3.5.rounded())", "print(round(3.5))"),
    ]

    /// What shows only when a script runs.
    @Test(arguments: fixesByRunning)
    func fixedByRunning(_ text: String, _ fixed: String) throws {
        let interpreter = Interpreter()
        let found =
            interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics + LayoutReporter(interpreter).lints
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("import \"box.mas\" as box", "import \"box.mas\""), ("import(\"box.mas\")", "import \"box.mas\""),
        ("import \"a.mas\", \"b.mas\"", "import \"a.mas\"\nimport \"b.mas\""),
    ])
    func imports(_ text: String, _ fixed: String) throws {
        let source = SourceText(name: "a.mas", text: text)
        let found = source.program(names: NameTable()).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed)
        #expect(SourceText(name: "a.mas", text: fixed).program(names: NameTable()).diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("screen iPhone", "write the size of the device in points: screen 390x844"),
        ("view a\nmake.edges.equalTo(root).excluding(top)", "name the edges you want"),
        ("view a\nselect b", "declare the view first: view b"),
        ("view box in card", "declare the view first: view card"),
        ("guide g\ng.color = \"red\"", "a guide is invisible"),
        ("view a\nvar last = nil\nmake.top.equalTo(last.bottom)", "it is nil until it gets a value"),
        ("while true { view cell }", "is there an endless loop?"),
        ("func f(n: Number = 8) { return n }", "pass every argument in the call"),
        ("view a\na.frame(width: 10, height: 20)", "set a size with constraints"),
        ("view a, b\nVStack(spacing: 8) { a; b }", "[a, b].distribute(vertical"),
        ("view a\n)", "remove the `)`"),
        ("select root\nmake.left.equalTo(3)", "the root can't move or resize"),
        ("while (i < 3) { i += 1 }", "with its initial value: var i = 0"),
        ("for i in 0..<3 { total += i }", "with its initial value: var total = 0"),
        ("view a\nmake.left.equalTo(root).key(\"pin\")\npin.offset = 3", "a key only appears in messages"),
        ("view a\nmake.left.equalTo(root).offset(10, 20)", "centerOffset((10, 20))"),
        ("view a\nmake.edges.equalTo(root).inset((10, 20))", "insets takes one for each of the four"),
        (
            "func mk() { view q }\nlet b = mk\nb.makeConstraints { make in make.left.equalTo(root) }",
            "call the function with parentheses"
        ),
        ("view a\nlet c = make.edges.equalTo(root)\nc[0].offset(3)", "are its `children`"),
    ])
    func helped(_ text: String, _ help: String) throws {
        let source = SourceText(name: "a.mas", text: text)
        for found in [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)] where !found.isEmpty {
            try #require(found.count == 1, "\(found.map(\.message))")
            #expect(found[0].help?.contains(help) ?? false, "\(found[0].help ?? "")")
        }
        #expect(!Interpreter().run(source).diagnostics.isEmpty)
    }

    /// A name of its own is no misspelled word.
    @Test(arguments: ["let x = nib", "let x = fill", "print(falsy.x)", "view a\na.left", "let x = brand", "breakfast"])
    func wordsWithoutAReplacement(_ text: String) {
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: text))
        #expect(found.allSatisfy { $0.replacement == nil }, "\(found.map(\.message))")
    }

    /// What looks alike is right.
    @Test(arguments: [
        "view a\na.hidden = true; print(a.hidden)", "var i = 0\nwhile (i < 3) { i += 1 }",
        "func f(a, b) { return a - b }\nprint(f(a: 2, b: 1), f(2, 1))", "let nill = 3\nlet x = nill",
        "let screen = root\nview a\nmake.left.equalTo(screen)", "print(\"it's\", \"b\")",
        "let braek = { print(1) }\nfor i in 0..<3 { braek() }",
    ])
    func silent(_ text: String) {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        #expect(found.isEmpty, "\(found.map(\.message))")
    }
}
