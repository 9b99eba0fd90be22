import MasonryLanguage
import Testing

/// One sign or word of a right script is dropped, doubled or put in another's place: what is to be written gives the script
/// back.
@Suite("Typing errors")
struct TypingErrorTests {
    /// A type that nothing declares and that is nearly one of UIKit's.
    @Test(arguments: [
        ("a.m", "UILable *title = [UILabel new];", "UILable"), ("a.m", "- (void)add:(UIVeiw *)v { }", "UIVeiw"),
        ("a.swift", "let title: UILable = UILabel()", "UILable"),
        ("a.swift", "func add(_ views: [UIVeiw]) {}", "UIVeiw"),
    ])
    func misspelledTypesAreErrors(_ name: String, _ text: String, _ type: String) {
        let found = Interpreter().run(SourceText(name: name, text: text)).diagnostics
        #expect(found.contains { $0.severity == .error && $0.message == "there is no `\(type)` here" })
        #expect(found.contains { $0.replacement?.text.hasPrefix("UI") == true })
    }

    @Test func declaredTypesAreNoTypingErrors() {
        let text = "class UILable: UILabel {}\nlet title: UILable = UILable()"
        #expect(Interpreter().run(SourceText(name: "a.swift", text: text)).diagnostics.isEmpty)
    }

    static let fixes: [(String, String)] = [
        // A dot.
        ("view a\nmake.leftequalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake.widthheight.equalTo(9)", "view a\nmake.width.height.equalTo(9)"),
        ("view a\nmake.top.leftequalTo(root)", "view a\nmake.top.left.equalTo(root)"),
        ("view a\nprint(aframe)", "view a\nprint(a.frame)"),
        ("view a\nmake.edges.equalTo(rootsafeArea)", "view a\nmake.edges.equalTo(root.safeArea)"),
        ("let boxes = [1]\nprint(boxescount)", "let boxes = [1]\nprint(boxes.count)"),
        ("view a\nprint(a.leftvalue)", "view a\nprint(a.left.value)"),
        ("view a\nexpect a frame == (0, 0, 0, 0)", "view a\nexpect a.frame == (0, 0, 0, 0)"),
        ("view a, b\nmake.top.equalTo(a bottom)", "view a, b\nmake.top.equalTo(a.bottom)"),
        ("view a, b\nmake.top.equalTo(a, bottom)", "view a, b\nmake.top.equalTo(a.bottom)"),
        (
            "let xs = [root]\nexpect xs[0]frame == (0, 0, 320, 480)",
            "let xs = [root]\nexpect xs[0].frame == (0, 0, 320, 480)"
        ),
        ("view a\nprint(1)\na,hidden = true", "view a\nprint(1)\na.hidden = true"),
        // Brackets.
        ("view a\nmake.left.equalTo{root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake.left.equalTo[root)", "view a\nmake.left.equalTo(root)"),
        ("func f(x) { print(x) }\nf[1)", "func f(x) { print(x) }\nf(1)"),
        (
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root}\n}",
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)\n}"
        ),
        ("expect root.frame == [0, 0, 320, 480)", "expect root.frame == (0, 0, 320, 480)"),
        ("expect root.frame == 0, 0, 320, 480)", "expect root.frame == (0, 0, 320, 480)"),
        ("func tap() { }\ntap(()", "func tap() { }\ntap()"),
        ("func tap() { }\ntap(())", "func tap() { }\ntap()"),
        (
            "view a\na.makeConstraints {{ make in\n    make.left.equalTo(root)\n}",
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)\n}"
        ),
        ("if true {{ print(1) }}", "if true { print(1) }"),
        ("func tap() { }\ntap(\nexpect root.left.value == 0", "func tap() { }\ntap()\nexpect root.left.value == 0"),
        ("let xs = [root]\nprint(xs[0.frame)", "let xs = [root]\nprint(xs[0].frame)"),
        ("print((150. 20))", "print((150, 20))"),
        // Words.
        ("x in [1, 2] {\n    print(x)\n}", "for x in [1, 2] {\n    print(x)\n}"),
        ("i in 0..<3 { print(i) }", "for i in 0..<3 { print(i) }"),
        ("scroll pane\nview content pane", "scroll pane\nview content in pane"),
        ("var above = 1\nAbove = 2", "var above = 1\nabove = 2"),
        (
            "func f(x) { print(x) }\nf(1)\ng() {\n    print(2)\n}\ng()",
            "func f(x) { print(x) }\nf(1)\nfunc g() {\n    print(2)\n}\ng()"
        ),
        (
            "purple\nmake.left.equalTo(root)\nprint(purple.frame)",
            "view purple\nmake.left.equalTo(root)\nprint(purple.frame)"
        ),
        ("header\nview badge in header", "view header\nview badge in header"),
        ("view a\nExpect a.frame == (0, 0, 0, 0)", "view a\nexpect a.frame == (0, 0, 0, 0)"),
        (
            "view a\na.makeConstraints { make in\n    .left.equalTo(root)\n}",
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)\n}"
        ),
        // Signs.
        ("let insets : UIEdgeInsetsMake(1, 2, 3, 4)", "let insets = UIEdgeInsetsMake(1, 2, 3, 4)"),
        ("print(\"a)  // says a", "print(\"a\")  // says a"),
        ("expect 1 == 1, \"one is one  // of course", "expect 1 == 1, \"one is one\"  // of course"),
        // Bodies.
        (
            "if true\n    print(1)\nelse\n    print(2)\nprint(3)",
            "if true {\n    print(1)\n} else {\n    print(2)\n}\nprint(3)"
        ),
        (
            "if false\n    print(1)\nelse if true\n    print(2)\nelse\n    print(3)",
            "if false {\n    print(1)\n} else if true {\n    print(2)\n} else {\n    print(3)\n}"
        ),
        ("func f(y):\n    print(y)\n\nf(2)", "func f(y) {\n    print(y)\n}\n\nf(2)"),
        // Values.
        ("view a\nmake.width.equalTo(30% of root)", "view a\nmake.width.equalTo(root).multipliedBy(0.3)"),
        ("view a\nmake.width.equalTo(\"100\")", "view a\nmake.width.equalTo(100)"),
        (
            "view a\nmake.height.equalTo(a.width).aspectRatio(0.5)",
            "view a\nmake.height.equalTo(a.width).multipliedBy(0.5)"
        ),
        (
            "view a\nmake.edges(left, right).equalTo(root)", "view a\nmake.left.right.equalTo(root)"
        ),
        // Declarations.
        (
            "view ornge\nmake.left.equalTo(root)\nprint(orange.left)\nprint(orange.frame)",
            "view orange\nmake.left.equalTo(root)\nprint(orange.left)\nprint(orange.frame)"
        ),
        (
            "for Item in [1] {\n    print(item)\n    print(item + 1)\n}",
            "for item in [1] {\n    print(item)\n    print(item + 1)\n}"
        ),
        (
            "func f(item) { print(item) }\nfor Item in [1] { print(item) }",
            "func f(item) { print(item) }\nfor Item in [1] { print(Item) }"
        ),
    ]

    @Test(arguments: fixes)
    func fixed(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    /// A line that goes on with `.left` where nothing is, or the chain before it is complete.
    @Test(arguments: [
        (
            "view a\nmake.top.equalTo(root)\n.left.equalTo(root)",
            "view a\nmake.top.equalTo(root)\nmake.left.equalTo(root)"
        ),
        ("label a \"Hi\"\n.left.equalTo(root)", "label a \"Hi\"\nmake.left.equalTo(root)"),
        (
            "view a\nmake.width.equalTo(9)\n.height.greaterThanOrEqualTo(5)",
            "view a\nmake.width.equalTo(9)\nmake.height.greaterThanOrEqualTo(5)"
        ),
    ])
    func chainsWithoutTheirWord(_ text: String, _ fixed: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }
}
