import Masonry
import MasonryLanguage
import Testing

/// What a message suggests to write is tried: once it stands there, the mistake is gone.
@Suite("Suggestions fix")
struct SuggestionTests {
    private func errors(_ text: String) -> [Diagnostic] {
        SourceText(name: "test.mas", text: text).program(names: NameTable()).diagnostics
    }

    @Test func thoseOfTheFixturesOfForm() throws {
        var tried = 0
        for chunk in try ScriptChunk.all() {
            let found = errors(chunk.text)
            for diagnostic in found {
                guard let replacement = diagnostic.replacement else { continue }
                tried += 1
                let fixed = Edit.applied(replacement, to: chunk.text)
                // Others of the same kind may stand further on.
                let left = errors(fixed)
                let place = diagnostic.labels.first?.span.lower
                let remains = left.contains { $0.message == diagnostic.message && $0.labels.first?.span.lower == place }
                #expect(
                    !remains && left.count <= found.count, "\(chunk.name): \(diagnostic.message)\n\(replacement.lines)")
            }
        }
        #expect(tried >= 100)
    }

    /// What only shows when a script runs, with what the fixed one has to be without.
    @Test(arguments: [
        ("let x = 1\nconsole.log(x)", "print(x)"),
        ("print(Math.max(1, 2))", "print(max(1, 2))"),
        ("view a\nmake.size.equalTo(9)\nmake.left.equalTo.root", "make.left.equalTo(root)"),
        ("screen = 320x480", "screen 320x480"),
        ("whlie (false) {}", "while (false) {}"), ("root.width = 500", "screen 500x480"),
        ("root.height = 700", "screen 320x700"),
        (
            "view a\nNSLayoutConstraint.activate([\n    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),\n    a.heightAnchor.constraint(equalToConstant: 44),\n])",
            "a.makeConstraints { make in make.leading.equalTo(root).offset(8) }; a.makeConstraints { make in make.height.equalTo(44) }"
        ),
    ])
    func thoseOfRunning(_ text: String, _ expected: String) throws {
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        let replacement = try #require(diagnostic.replacement)
        #expect(replacement.lines == expected)
        let fixed = Edit.applied(replacement, to: text)
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    static let suggestions: [(String, String)] = [
        (
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)\nview b\nmake.left.equalTo(root)",
            "view a\na.makeConstraints { make in\n    make.left.equalTo(root)\n}\nview b\nmake.left.equalTo(root)"
        ),
        // relations
        (
            "view c, v\nmake.centerX.equalTo(root)\nmake.centerX.equalTo(c.bottom)",
            "view c, v\nmake.centerX.equalTo(root)\nmake.centerY.equalTo(c.bottom)"
        ),
        (
            "view c, v\nmake.centerX.top.equalTo(root)\nmake.centerX.equalTo(c.bottom)",
            "view c, v\nmake.centerX.top.equalTo(root)\nmake.centerX.equalTo(c.centerX)"
        ),
        (
            "view a\nmake.left.equalTo(root)\nview b\nmake.left.equalTo(a.edges)",
            "view a\nmake.left.equalTo(root)\nview b\nmake.left.equalTo(a)"
        ),
        (
            "view a, b\nb.makeConstraints { make in make.width.equalTo(a.size) }",
            "view a, b\nb.makeConstraints { make in make.width.equalTo(a) }"
        ),
        (
            "view a\na.left == root.left + 10",
            "view a\na.makeConstraints { make in make.left.equalTo(root.left).offset(10) }"
        ),
        (
            "view a\na.width >= root.width * 0.5 + 10",
            "view a\na.makeConstraints { make in make.width.greaterThanOrEqualTo(root.width).multipliedBy(0.5).offset(10) }"
        ),
        ("view a\nmake.left.right.equalTo(root.left, root.right)", "view a\nmake.left.right.equalTo(root)"),
        (
            "view a, b\nmake.top.greaterThanOrEqualTo(root, a)", "view a, b\nmake.top.greaterThanOrEqualTo([root, a])"
        ),
        (
            "view a\nmake.center.equalTo(root).offset((10, 10))",
            "view a\nmake.center.equalTo(root).centerOffset((10, 10))"
        ),
        ("view a\nmake.size.equalTo(root).offset((10, 10))", "view a\nmake.size.equalTo(root).sizeOffset((10, 10))"),
        (
            "view a, b\n[a, b].left.equalTo(root)",
            "view a, b\n[a, b].makeConstraints { make in make.left.equalTo(root) }"
        ),
        ("view a\na.make.left.equalTo(root)", "view a\na.makeConstraints { make in make.left.equalTo(root) }"),
        ("view a\na.size = 40x40", "view a\na.makeConstraints { make in make.size.equalTo(40x40) }"),
        ("view a\nmake.left(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmakeleft.equalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake:left.equalTo(root)", "view a\nmake.left.equalTo(root)"),
        ("view a\nmake.all.equalTo(root)", "view a\nmake.edges.equalTo(root)"),
        ("view a\nmake.left.equalTo(root) = 10", "view a\nmake.left.equalTo(root).offset(10)"),
        ("view a\nmake.size.equalTo(\"50x50\")", "view a\nmake.size.equalTo(50x50)"),
        ("view a\nmake.size.equalTo(50 x 50)", "view a\nmake.size.equalTo(50x50)"),
        ("view a\nmake.left.equalTo(root.offset(10)", "view a\nmake.left.equalTo(root).offset(10)"),
        (
            "view a\na makeConstraints { make in make.left.equalTo(root) }",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "view a\nmake.width.equalTo(20)\nroot.constraint(1).priority = 500",
            "view a\nmake.width.equalTo(20)\nroot.constraint(1).deactivate(); root.constraint(1).priority = 500; root.constraint(1).activate()"
        ),
        // distributions
        ("view a, b\n[a, b].distribute(spacing: 10)", "view a, b\n[a, b].distribute(horizontal, spacing: 10)"),
        (
            "view a, b\n[a, b].distribute(spacing: 8, vertical)", "view a, b\n[a, b].distribute(vertical, spacing: 8)"
        ),
        (
            "view a, b\n[a, b.distribute(horizontal, spacing: 8)",
            "view a, b\n[a, b].distribute(horizontal, spacing: 8)"
        ),
        // closures
        (
            "view a\na.makeConstraints { m\n    m.left.equalTo(root)\n}",
            "view a\na.makeConstraints { m in\n    m.left.equalTo(root)\n}"
        ),
        ("print([1, 2].map { n * 2 })", "print([1, 2].map { n in n * 2 })"),
        (
            "view a\na.makeConstraints { in make.left.equalTo(root) }",
            "view a\na.makeConstraints { make in make.left.equalTo(root) }"
        ),
        // declarations
        ("screen 320X480", "screen 320x480"), ("screen \"320x480\"", "screen 320x480"),
        ("screen width 320 height 480", "screen 320x480"), ("screen \u{FF13}20x\u{FF14}\u{FF18}0", "screen 320x480"),
        ("label t: \"Hello\"", "label t \"Hello\""), ("label t Hello", "label t \"Hello\""),
        ("view a in root, b in root", "view a in root\nview b in root"), ("view a:", "view a"),
        ("view a\u{2028}make.left.equalTo(root)", "view a\nmake.left.equalTo(root)"), ("view(a)", "view a"),
        (
            "view a {\n    make.left.equalTo(root)\n}",
            "view a\na.makeConstraints {\n    make.left.equalTo(root)\n}"
        ),
        (
            "view a\n{\n    make.left.equalTo(root)\n}",
            "view a\na.makeConstraints {\n    make.left.equalTo(root)\n}"
        ),
        ("view a, b\nselect [a, b]", "view a, b\nselect a, b"), ("view a, b\nselect a b", "view a, b\nselect a, b"),
        ("view a, b\nadd b to a", "view a, b\na.addSubview(b)"),
        // values and statements
        ("print([1 2 3])", "print([1, 2, 3])"), ("print(7 // 2)", "print(7 / 2)"),
        ("let a = 1\n+ 2", "let a = 1 +\n2"), ("let a = true\n    && false", "let a = true &&\n    false"),
        ("expect 1 == 1, it holds", "expect 1 == 1, \"it holds\""),
        ("for var i in 0..<3 { print(i) }", "for i in 0..<3 { print(i) }"),
        ("if 1 < 2) { print(1) }", "if 1 < 2 { print(1) }"), ("while (true { break }", "while (true) { break }"),
        ("func f(a) = a + 1\nprint(f(1))", "func f(a) { return a + 1 }\nprint(f(1))"),
        (
            "func gap() { return 3 }\nview a\nmake.left.equalTo(root).offset(gap)",
            "func gap() { return 3 }\nview a\nmake.left.equalTo(root).offset(gap())"
        ),
        ("func twice(x) { return x * 2 }\nprint(twice 4)", "func twice(x) { return x * 2 }\nprint(twice(4))"),
        ("print(abs 3)", "print(abs(3))"),
        ("func pin(v, to: other) { print(v, other) }\npin(1, 2)", "func pin(v, other) { print(v, other) }\npin(1, 2)"),
        ("func gap(): Int { return 8 }\nprint(gap())", "func gap() { return 8 }\nprint(gap())"),
        ("let t = label \"Hi\"", "label t \"Hi\""), ("let v = view in root", "view v in root"),
        ("view a b c", "view a, b, c"), ("view a b", "view a, b"), ("table list", "scroll list"),
        ("view a\nmake.height: 50", "view a\nmake.height.equalTo(50)"),
        ("view a\nmake.edges.equalTo(parent)", "view a\nmake.edges.equalTo(superview)"),
        ("view a\nmake.minWidth.equalTo(30)", "view a\nmake.width.greaterThanOrEqualTo(30)"),
        ("view a\nprint(a.frame.maxX + 1)", "view a\nprint((a.frame.x + a.frame.width) + 1)"),
        ("view a\nprint(a.frame.minY)", "view a\nprint(a.frame.y)"),
        (
            "view a\nmake.top.equalTo(root) && make.left.equalTo(root)",
            "view a\nmake.top.equalTo(root); make.left.equalTo(root)"
        ),
        ("view a\nprint(a.frame.size.width)", "view a\nprint(a.frame.width)"), ("console.log(\"x\")", "print(\"x\")"),
    ]

    /// The first message's suggestion, found by running or by checking alone, makes of the script what was intended.
    @Test(arguments: suggestions)
    func suggestionsAreWhatWasIntended(_ text: String, _ fixed: String) {
        Edit.expect(text, becomes: fixed)
    }

    /// Nothing is suggested where nothing short would do.
    @Test(arguments: [
        "view a, b\nmake.left.equalTo(a.right - b.width)", "view a, b\nmake.left.equalTo(b).offset(a.frame)",
        "view a\nmake.left.top.equalTo(root.left, root.right)",
        "view a\nfunc column(views, gap) { for v in views { print(v) } }\ncolumn(a, 40)",
        "view a {\n    view b\n}", "for i in 0..<3 { i = i + 1 }", "view a in a", "foo bar", "stack row",
        "for i in 0..<3 { view cell }\nprint(cell#2.frame)", "view a\nlet f = a.frame\nprint(f.maxX)",
    ])
    func wrongSuggestionsAreLeftOut(_ text: String) throws {
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        #expect(diagnostic.replacement == nil, "\(diagnostic.replacement?.lines ?? "")")
    }

    /// Views that a loop leaves open alike are one mistake, whose fix is a line in the loop; what ends the content is the last
    /// of them.
    @Test func viewsOfALoopAreOpenAsOne() throws {
        let text = """
            scroll list
            make.edges.equalTo(root)
            for i in 0..<3 {
                view row in list
                make.left.right.equalTo(list)
                make.top.equalTo(list).offset(i * 60 + 5)
                make.height.equalTo(60)
            }
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
        let layout = interpreter.scene.layout()
        let joined = LayoutReporter(interpreter).reports(on: layout.findings)
        #expect(layout.findings.count == 4 && joined.count <= 2)
        #expect(joined.reduce(0) { $0 + 1 + $1.others.count } == 4)
    }

    /// An offset that leads outwards is turned only where that turns no edge of the same chain that it moves inwards.
    @Test(arguments: [
        ("make.left.bottom.equalTo(root).offset(10)", "make.left.bottom.equalTo(root).inset(10)"),
        ("make.right.bottom.equalTo(root).offset(10)", "make.right.bottom.equalTo(root).offset(-10)"),
        ("make.centerX.bottom.equalTo(root).offset(10)", nil),
    ])
    func offsetsAreTurnedWithoutTheOthersOfTheirChain(_ chain: String, _ fixed: String?) throws {
        let interpreter = Interpreter()
        let source = SourceText(name: "a.mas", text: "view card\nmake.size.equalTo(40)\n\(chain)\n")
        #expect(interpreter.run(source).diagnostics.isEmpty)
        let lint = try #require(LayoutReporter(interpreter).lints.first { $0.slug == "positive-offset" })
        #expect(lint.replacement?.lines == fixed)
    }

    /// A line ends with a carriage return, a newline or both.
    @Test func linesMayEndWithACarriageReturnAlone() throws {
        let source = SourceText(name: "a.mas", text: "view a\r\nview b\rmake.left.equalTo(rot)\r")
        #expect(source.lineCount == 4)
        let diagnostic = try #require(ScriptCheck.diagnostics(of: source).first)
        #expect(diagnostic.line == 3 && diagnostic.column == 19)
        #expect(diagnostic.replacement?.lines == "make.left.equalTo(root)")
    }

    /// What a block says is refused where it is said.
    @Test(arguments: [
        ("view a\na.makeConstraints { make in\n    make.top.equalTo(root)\n    make.left.equalTo(root.top)\n}", 4),
        (
            "view a, b\nb.removeFromSuperview()\na.makeConstraints { make in\n    make.top.equalTo(root)\n    make.bottom.equalTo(b)\n}",
            5
        ),
    ])
    func refusedConstraintsAreShownAtTheirChains(_ text: String, _ line: Int) throws {
        let source = SourceText(name: "a.mas", text: text)
        let diagnostic = try #require(Interpreter().run(source).diagnostics.first)
        #expect(diagnostic.line == line)
        // What can't be related at its place, else the chain.
        let place = diagnostic.labels.first.map { source.text(in: $0.span.range) }
        #expect(place?.hasPrefix("make.") == true || place == "root.top")
    }

    @Test(arguments: [
        ("foo bar", "no statement starts with `foo`"), ("set a.color = \"red\"", "no statement starts with `set`"),
        ("test \"header\" { print(1) }", "no statement starts with `test`"),
        ("let x = x + 1", "there is no `x` here"), ("view a in a", "there is no `a` here"),
    ])
    func suggestionsReplaceTheWrongWord(_ text: String, _ message: String) throws {
        let source = SourceText(name: "a.mas", text: text)
        for diagnostics in [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)] {
            #expect(diagnostics.map(\.message) == [message])
            #expect(diagnostics.first?.help?.contains("move the declaration") != true)
        }
    }

    @Test func suggestionsContainNoTabs() throws {
        let source = SourceText(name: "a.mas", text: "let x = 1\t+ roott")
        let diagnostic = try #require(ScriptCheck.diagnostics(of: source).first)
        #expect(DiagnosticRenderer().render(diagnostic).contains("write: let x = 1    + root\n"))
    }

    @Test func aRemovedViewIsShownWhereItWasRemoved() throws {
        let text = "view a\nlet b = a\na.remove()\nb.makeConstraints { make in make.left.equalTo(root) }"
        let diagnostic = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        #expect(diagnostic.slug == "view-removed")
        #expect(diagnostic.labels.map { $0.source.line(at: $0.span.lower) } == [4, 3])
    }
}
