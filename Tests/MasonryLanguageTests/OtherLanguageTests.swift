import Masonry
import MasonryLanguage
import Testing

/// Code that is written as in other languages: what is suggested is the whole of it, as it is written here.
@Suite("Code from other languages")
struct OtherLanguageTests {
    @Test(arguments: [
        (
            "func pad(v: View, by gap: Int) {\n    print(v, gap)\n}\npad(1, 8)",
            "func pad(v, gap) {\n    print(v, gap)\n}\npad(1, 8)"
        ),
        (
            "func pad(_ v: View, by gap: Int) -> Int {\n    return gap + v\n}\nprint(pad(1, 8))",
            "func pad(v, gap) {\n    return gap + v\n}\nprint(pad(1, 8))"
        ),
        ("func pad(view v, by gap) { print(v, gap) }\npad(1, 8)", "func pad(v, gap) { print(v, gap) }\npad(1, 8)"),
        ("func put(in parent) { print(parent) }\nput(1)", "func put(parent) { print(parent) }\nput(1)"),
        ("func put(int a, float b) { print(a, b) }\nput(1, 2)", "func put(a, b) { print(a, b) }\nput(1, 2)"),
        ("func f(a b) { print(a, b) }\nf(1, 2)", "func f(a, b) { print(a, b) }\nf(1, 2)"),
        (
            "func f(xs: [Int], n: (Int, Int) -> Int) { print(xs, n) }\nf(1, 2)",
            "func f(xs, n) { print(xs, n) }\nf(1, 2)"
        ),
    ])
    func parameters(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        (
            "view box\nbox.left = root.left + 10",
            "view box\nbox.makeConstraints { make in make.left.equalTo(root.left).offset(10) }"
        ),
        (
            "view box, b\nbox.width = b.width * 0.5 - 4",
            "view box, b\nbox.makeConstraints { make in make.width.equalTo(b.width).multipliedBy(0.5).offset(-4) }"
        ),
        (
            "let gap = 4\nview box\nbox.right = root.right - gap",
            "let gap = 4\nview box\nbox.makeConstraints { make in make.right.equalTo(root.right).offset(-gap) }"
        ),
        (
            "view box\nbox.top = 2 * (10 + root.top)",
            "view box\nbox.makeConstraints { make in make.top.equalTo(root.top).multipliedBy(2).offset(20) }"
        ),
        (
            "view box\nbox.lft = root.left + 10",
            "view box\nbox.makeConstraints { make in make.left.equalTo(root.left).offset(10) }"
        ),
        ("print(3 * 100\u{D7}50)", "print(3 * 100*50)"),
        ("view box\nbox.width = 100", "view box\nbox.makeConstraints { make in make.width.equalTo(100) }"),
    ])
    func relationsAsAssignments(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    /// Only running shows what is compared.
    @Test(arguments: [
        ("view box\nbox.width == 100", "view box\nbox.makeConstraints { make in make.width.equalTo(100) }"),
        (
            "view box\nbox.width >= 100",
            "view box\nbox.makeConstraints { make in make.width.greaterThanOrEqualTo(100) }"
        ),
        ("view box\nprint(box.width == 0)", "view box\nprint(box.width.value == 0)"),
        ("view box\nif box.width { print(1) }", "view box\nif box.width.value != 0 { print(1) }"),
    ])
    func comparedAttributes(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("view box\nbx.left = root.left + 10", "there is no `bx` here")
    ])
    func theAssignedNameComesFirst(_ text: String, _ message: String) throws {
        let source = SourceText(name: "a.mas", text: text)
        for diagnostics in [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)] {
            #expect(diagnostics.map(\.message) == [message])
        }
    }

    @Test(arguments: [
        (
            "for i in range(3):\n    if i > 1:\n        print(i)\nprint(9)",
            "for i in 0..<3 {\n    if i > 1 {\n        print(i)\n    }\n}\nprint(9)"
        ),
        (
            "def f(x):\n    if x > 2:\n        return 1\n    elif x > 1:\n        return 2\n    else:\n        return 3\nprint(f(3))",
            "func f(x) {\n    if x > 2 {\n        return 1\n    } else if x > 1 {\n        return 2\n    } else {\n        return 3\n    }\n}\nprint(f(3))"
        ),
        (
            "let x = 3\nif x > 2:\n    print(1)\nelif x > 1:\n    print(2)\nelse:\n    print(3)\nprint(4)",
            "let x = 3\nif x > 2 {\n    print(1)\n} else if x > 1 {\n    print(2)\n} else {\n    print(3)\n}\nprint(4)"
        ),
        (
            "let n = 2\nwhile True:\n    if n == 2 and not n > 4: break\n    pass\nprint(n)",
            "let n = 2\nwhile true {\n    if n == 2 && !(n > 4) { break }\n    \n}\nprint(n)"
        ),
        (
            "let xs = [1, 2]\nfor x in xs:\n    for y in xs:\n        if not x == y:\n            print(x, len(xs))\nprint(1)",
            "let xs = [1, 2]\nfor x in xs {\n    for y in xs {\n        if !(x == y) {\n            print(x, xs.count)\n        }\n    }\n}\nprint(1)"
        ),
        (
            "func add(a, b)\n    return a + b\nprint(add(1, 2))",
            "func add(a, b) {\n    return a + b\n}\nprint(add(1, 2))"
        ),
        ("let x = 1\nif x > 0\n    print(x)\nprint(2)", "let x = 1\nif x > 0 {\n    print(x)\n}\nprint(2)"),
    ])
    func bodiesReportedByIndentation(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("let a = 1\nif not (a > 2) { print(1) }", "let a = 1\nif !(a > 2) { print(1) }"),
        ("let a = 1\nif not a > 2 { print(1) }", "let a = 1\nif !(a > 2) { print(1) }"),
        ("let a = true\nif not a { print(1) }", "let a = true\nif !a { print(1) }"),
        (
            "let a = 1\nif not (a > 2) and a < 3 or a == 9 { print(1) }",
            "let a = 1\nif !(a > 2) && a < 3 || a == 9 { print(1) }"
        ),
    ])
    func negations(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("let x\nx = 3\nprint(x)", "var x = nil\nx = 3\nprint(x)"),
        ("let x;\nx = 3;\nprint(x);", "var x = nil;\nx = 3;\nprint(x);"),
        ("var x: Int\nx = 3\nprint(x)", "var x = nil\nx = 3\nprint(x)"),
        ("var h : Int = 20;\nprint(h)", "var h = 20;\nprint(h)"),
        ("var c: Constraint!\nprint(c)", "var c = nil\nprint(c)"),
        ("var a, b\nprint(a, b)", "var a = nil; var b = nil\nprint(a, b)"),
        ("int x;\nx = 3;\nprint(x);", "var x = nil;\nx = 3;\nprint(x);"),
        ("var i = 3\ni--\nprint(i)", "var i = 3\ni -= 1\nprint(i)"),
        ("let w = 50%\nprint(w)", "let w = 0.5\nprint(w)"),
    ])
    func variables(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("let n = parseInt(\"4\")\nprint(n)", "let n = 4\nprint(n)"),
        ("print(float(\"4.5\"))", "print(4.5)"),
        ("let xs = [1, 2]\nprint(xs.map(x -> x * 2))", "let xs = [1, 2]\nprint(xs.map({ x in x * 2 }))"),
        (
            "let xs = [3, 1]\nfor i, x in xs { print(i, x) }",
            "let xs = [3, 1]\nfor i in 0..<xs.count { let x = xs[i]; print(i, x) }"
        ),
        ("let xs = [3, 1]\nxs.forEach { x in print(x) }", "let xs = [3, 1]\nfor x in xs { print(x) }"),
        ("let xs = [3, 1]\nxs.forEach({ x in print(x) })", "let xs = [3, 1]\nfor x in xs { print(x) }"),
        ("repeat 3 {\n    print(1)\n}", "for _ in 0..<3 {\n    print(1)\n}"),
        ("<!-- a box -->\nview a", "// a box\nview a"), ("<!-- a\nbox -->\nview a", "/* a\nbox */\nview a"),
        ("view a <!-- a box --> in root", "view a /* a box */ in root"),
        ("image photo \"cat.png\"", "image photo 40x40"),
    ])
    func valuesAndStatements(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("view a\na.color = \"ff8800\"", "view a\na.color = \"#ff8800\""),
        (
            "view a\nlet c = make.left.equalTo(root)\nc.active = false",
            "view a\nlet c = make.left.equalTo(root)\nc.isActive = false"
        ),
        ("view a\nmake.left.equalTo(root.leading)", "view a\nmake.left.equalTo(root.left)"),
        (
            "view a\nmake.trailing.equalTo(root.right).offset(-8)",
            "view a\nmake.trailing.equalTo(root.trailing).offset(-8)"
        ),
        ("view a\nmake.size(100, 50)", "view a\nmake.size.equalTo((100, 50))"),
        ("view a\nmake.center(root)", "view a\nmake.center.equalTo(root)"),
        (
            "view a\nmake.top.equalTo(root).offset(10).left.equalTo(root)",
            "view a\nmake.top.equalTo(root).offset(10); make.left.equalTo(root)"
        ),
    ])
    func viewsAndChains(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("insets(top: 10)", "insets((top: 10, left: 0, bottom: 0, right: 0))"),
        ("inset(top: 10)", "insets((top: 10, left: 0, bottom: 0, right: 0))"),
        ("insets(left: 8, right: 8)", "insets((top: 0, left: 8, bottom: 0, right: 8))"),
        ("inset(horizontal: 8)", "insets((top: 0, left: 8, bottom: 0, right: 8))"),
        ("insets(vertical: 8, horizontal: 4)", "insets((top: 8, left: 4, bottom: 8, right: 4))"),
        ("insets(left: 1, top: 2, right: 3, bottom: 4)", "insets((top: 2, left: 1, bottom: 4, right: 3))"),
        ("insets((top: 10, left: 8))", "insets((top: 10, left: 8, bottom: 0, right: 0))"),
        ("insets((left: 1, top: 2, right: 3, bottom: 4))", "insets((top: 2, left: 1, bottom: 4, right: 3))"),
    ])
    func partialInsets(_ written: String, _ fixed: String) {
        let chain = "view a\nmake.edges.equalTo(root)."
        Edit.expect(chain + written, becomes: chain + fixed)
    }

    @Test(arguments: [
        ("insets(top: 10)", "`left:`, `bottom:`, `right:` are missing"),
        ("inset(left: 1, top: 2, right: 3)", "`bottom:` is missing"),
    ])
    func missingInsetsAreNamed(_ written: String, _ message: String) throws {
        let source = SourceText(name: "a.mas", text: "view a\nmake.edges.equalTo(root).\(written)")
        let diagnostic = try #require(Interpreter().run(source).diagnostics.first)
        #expect(diagnostic.message.hasSuffix(message))
    }

    @Test(arguments: [
        ("func gap(a, b, c) { return a }\nprint(gap(1, 2))", "`c` is missing"),
        ("func gap(a, b, c) { return a }\nprint(gap(1))", "`b` and `c` are missing"),
        ("let f = { a, b in a + b }\nprint(f(1))", "`b` is missing"),
        (
            "print([1].map { a, b in a + b })",
            "the closure receives only the element; a range gives positions: (0..<xs.count).map { i in … xs[i] … }"
        ),
        ("view a\nmake.left.equalTo(root).offset()", "the number is missing"),
        (
            "view a\nmake.width.equalTo()",
            "the argument is missing: a view, an attribute, a number or a size"
        ),
        ("view a\na.makeConstraints()", "the closure with the constraints is missing"),
        (
            "view a\nmake.edges.equalTo(root).inset(1, 2, 3)",
            "`inset` takes one number for all edges; `insets` takes (top, left, bottom, right)"
        ),
    ])
    func missingArgumentsAreNamed(_ text: String, _ note: String) throws {
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        #expect(diagnostic.slug == "argument-count")
        #expect(diagnostic.notes == [note])
    }

    @Test(arguments: [
        ("nav", "navbar"), ("title", "titleLabel"), ("header", "headerView"), ("loginButton", "login"),
        ("profileImageView", "imageView"), ("bar", "my_bar"),
    ])
    func viewsAreIntendedByOneWordOfTheirNames(_ name: String, _ written: String) {
        let code = { (other: String) in "view \(name)\nview below\nmake.top.equalTo(\(other).bottom)" }
        Edit.expect(code(written), becomes: code(name))
    }

    /// Of several that could be intended none is.
    @Test func aWordOfSeveralNamesIsNotAName() throws {
        let text = "view userImage, catImage\nview below\nmake.top.equalTo(image.bottom)"
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        #expect(diagnostic.replacement == nil)
    }

    @Test func computationsInForeignPlacesAreReported() throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "let n = 1\nprint(\"${n + 4} ${4 * 2} ${x + 1}\")"))
        #expect(LayoutReporter(interpreter).lints.compactMap { $0.replacement?.text } == ["\\(n + 4)", "\\(4 * 2)"])
    }

    @Test(arguments: [
        ("make.width.equalTo(root).multipliedBy(50)", "make.width.equalTo(root).multipliedBy(0.5)"),
        ("make.width.equalTo(root).multipliedBy(5)", nil),
        ("make.width.equalTo(root.height).multipliedBy(12.5)", "make.width.equalTo(root.height).multipliedBy(0.125)"),
        ("make.width.equalTo(unit).multipliedBy(50)", nil),
    ])
    func multipliersInPerCentAreReported(_ chain: String, _ fixed: String?) throws {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        let text = "view unit, a\n\(chain.replacing("make", with: "a.makeConstraints { make in make")) }"
        #expect(interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
        let lint = reporter.lints.first { $0.slug == "percent-multiplier" }
        #expect(lint?.replacement.map { Edit.applied($0, to: text) } == fixed.map { text.replacing(chain, with: $0) })
        #expect(lint == nil || !reporter.lints.contains { $0.slug == "outside-superview" })
    }
}
