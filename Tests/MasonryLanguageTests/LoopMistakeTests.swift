import Masonry
import MasonryLanguage
import Testing

/// Loops and arrays that do not do what they were intended to, and what was intended.
@Suite struct LoopMistakeTests {

    /// The counter of a loop is multiplied by how long each view is, or is to be.
    @Test(arguments: [
        ("i * 50", "i * 80"), ("i", "i * 80"), ("20 + 50 * i", "20 + 80 * i"), ("i + 20", "i * 80 + 20"),
    ])
    func stepsOfALoop(_ offset: String, _ fixed: String) {
        let text = { (offset: String) in
            "for i in 0..<3 {\n    label row \"Row\"\n    make.left.right.equalTo(root); make.height.equalTo(80)\n"
                + "    make.top.equalTo(root).offset(\(offset))\n}"
        }
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: text(offset)))
        let lints = LayoutReporter(interpreter).lints
        #expect(lints.map(\.slug) == ["overlapping-views"])
        #expect(lints.first?.replacement.map { Edit.applied($0, to: text(offset)) } == text(fixed))
    }

    /// The first cell fits; of the four that a loop moves out, one conflict is reported, with the others.
    @Test func conflictsOfALoopAreOne() throws {
        let interpreter = Interpreter()
        let script = """
            for i in 0..<5 {
                view cell
                make.left.equalTo(root).offset(i * 20); make.width.equalTo(root); make.right.lessThanOrEqualTo(root)
                make.top.equalTo(root).offset(i * 50); make.height.equalTo(40)
            }
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        let findings = try #require(interpreter.layout()).findings
        #expect(findings.count == 4)
        let reports = LayoutReporter(interpreter).reports(on: findings)
        #expect(reports.map(\.others.count) == [3])
    }

    /// Failures: an array's next element, a size that is said already, a loop whose condition nothing changes.
    @Test(arguments: [
        (
            "var cards = []\nfor i in 0..<2 {\n    view card\n    cards[i] = card\n}",
            "var cards = []\nfor i in 0..<2 {\n    view card\n    cards.append(card)\n}"
        ),
        (
            "view bar\nbar.makeConstraints { make in\n    make.left.top.width.equalTo(root); make.height.equalTo(44)\n}\nbar.height = 100",
            "view bar\nbar.makeConstraints { make in\n    make.left.top.width.equalTo(root); make.height.equalTo(44)\n}\n"
                + "bar.updateConstraints { make in make.height.equalTo(100) }"
        ),
        (
            "var i = 0\nwhile i < 3 {\n    view cell\n    make.edges.equalTo(root).inset(i)\n}",
            "var i = 0\nwhile i < 3 {\n    view cell\n    make.edges.equalTo(root).inset(i)\n    i += 1\n}"
        ),
        ("var i = 0\nwhile i <= 3 { view cell }", "var i = 0\nwhile i <= 3 { view cell; i += 1 }"),
    ])
    func failures(_ text: String, _ fixed: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    /// A function may change what the condition asks for, and so may a member.
    @Test(arguments: [
        "var i = 0\nfunc step() { view cell }\nwhile i < 3 { step() }",
        "var xs = []\nfunc grow() { xs.append(1); xs = [] }\nwhile xs.count < 3 { grow() }",
    ])
    func aLoopThatMayEndIsNotReported(_ text: String) {
        var limits = Limits()
        limits.steps = 100_000
        let found = Interpreter(limits: limits).run(SourceText(name: "a.mas", text: text)).diagnostics
        #expect(found.count == 1 && found.first?.replacement == nil, "\(found.map(\.message))")
        #expect(found.first?.labels.contains { $0.message.contains("nothing in the loop") } == false)
    }

    /// Columns and rows of a grid that are counted by different numbers.
    @Test(arguments: [(4, 3, "instead of i % 4, write i % 3"), (3, 2, "instead of i / 2, write i / 3")])
    func columnsAndRowsAreCountedByOneNumber(_ columns: Int, _ rows: Int, _ help: String) throws {
        let script = """
            for i in 0..<9 {
                view cell
                make.size.equalTo(100)
                make.left.equalTo(root).offset(i % \(columns) * 106)
                make.top.equalTo(root).offset(floor(i / \(rows)) * 106)
            }
            """
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x330\n" + script))
        #expect(reporter.lints.map(\.slug) == ["outside-superview"])
        #expect(reporter.lints.first?.help?.hasSuffix(help) ?? false, "\(reporter.lints.first?.help ?? "")")
    }

    /// Lints of one word: the row of a grid, insets of a size.
    @Test(arguments: [
        (
            "for i in 0..<4 {\n    view cell\n    cell.color = \"red\"\n    make.size.equalTo(80)\n    make.left.equalTo(root).offset(i % 2 * 90)\n"
                + "    make.top.equalTo(root).offset(i % 2 * 90)\n}", "top.equalTo(root).offset(i % 2",
            "top.equalTo(root).offset(floor(i / 2)"
        ),
        (
            "for r in 0..<3 {\n    for c in 0..<3 {\n        view cell\n        make.size.equalTo(80)\n"
                + "        make.left.equalTo(root).offset(c * 90)\n        make.top.equalTo(root).offset(c * 90)\n    }\n}",
            "top.equalTo(root).offset(c", "top.equalTo(root).offset(r"
        ),
        (
            "for x in 0..<3 {\n    for y in 0..<3 {\n        view cell\n        make.size.equalTo(80)\n"
                + "        make.left.equalTo(root).offset(y * 90)\n        make.top.equalTo(root).offset(y * 90)\n    }\n}",
            "left.equalTo(root).offset(y", "left.equalTo(root).offset(x"
        ),
        (
            "view box\nmake.center.equalTo(root)\nmake.size.equalTo(root).insets((20, 20, 20, 20))",
            ".insets((20, 20, 20, 20))", ".offset(-40)"
        ),
        (
            "view box\nmake.center.equalTo(root)\nmake.height.equalTo(9)\nmake.width.equalTo(root).insets((9, 20, 9, 30))",
            ".insets((9, 20, 9, 30))", ".offset(-50)"
        ),
        (
            "view a\nmake.edges.equalTo(root).insets((20, 16, -20, -16))", "insets((20, 16, -20, -16))",
            "insets((20, 16, 20, 16))"
        ),
        (
            "view a\nmake.top.left.equalTo(root)\nmake.height.equalTo(9)\nview b in a\nupdate.height.equalTo(8)",
            "update.height.equalTo(8)", "a.updateConstraints { make in make.height.equalTo(8) }"
        ),
    ])
    func lintsOfAWord(_ text: String, _ old: String, _ new: String) throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let lints = LayoutReporter(interpreter).lints
        #expect(lints.count == 1, "\(lints.map(\.message))")
        let fixed = text.replacing(old, with: new)
        // Of two counters that a grid could use, either gives another grid.
        #expect(try Edit.fixes(of: #require(lints.first), in: text).prefix(2).contains(fixed))
        let after = Interpreter()
        _ = after.run(SourceText(name: "a.mas", text: fixed))
        #expect(LayoutReporter(after).lints.isEmpty)
    }

    /// Loops that forget to go on, reported at what they forget.
    @Test(arguments: [
        (
            "var x = 10\nfor i in 0..<3 {\n    view b\n    b.color = \"red\"\n    make.left.equalTo(root).offset(x)\n"
                + "    make.top.equalTo(root)\n    make.size.equalTo(80)\n    x = 100\n}", "x = 100", "x += 100"
        ),
        (
            "var before = root.left\nfor i in 0..<3 {\n    view d\n    d.color = \"red\"\n    make.left.equalTo(before)\n"
                + "    make.top.equalTo(root)\n    make.size.equalTo(40)\n    before = d.left\n}", "d.left", "d.right"
        ),
    ])
    func loopsThatDoNotAdvance(_ text: String, _ old: String, _ new: String) {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let fixed = reporter.lints.compactMap { Edit.fixes(of: $0, in: text).first }
        #expect(fixed == [text.replacing(old, with: new)], "\(reporter.lints.map(\.message))")
    }

    /// A height that each is given by itself is a share of the view around; that none of the texts has room is reported once.
    @Test func viewsOfALoopShareTheirSuperview() throws {
        let script = """
            screen 300x200
            for i in 0..<3 {
                button key "\\(i)"
                make.width.equalTo(root).dividedBy(3)
                make.height.equalTo(key).dividedBy(2)
                make.left.equalTo(root).offset(i * 100)
                make.top.equalTo(root)
            }
            """
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        let lints = LayoutReporter(interpreter).lints
        #expect(lints.map(\.slug) == ["own-relation", "squeezed-text"])
        #expect(lints.allSatisfy { $0.notes.contains("the same applies to 2 more views") })
    }

    /// What each view of a loop says of itself says nothing; in an array one of several is related to itself, and that is intended.
    @Test(arguments: [
        (
            "for i in 0..<3 {\n    view t\n    make.size.equalTo(9)\n    make.top.equalTo(root).offset(i * 9)\n    make.centerX.equalTo(t)\n}",
            1
        ),
        ("view a, b\n[a, b].makeConstraints { make in make.size.equalTo(a) }", 0),
    ])
    func relationsToOneself(_ script: String, _ count: Int) {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        #expect(LayoutReporter(interpreter).lints.count { $0.slug == "own-relation" } == count)
    }

    /// What a loop mixes up, in words.
    @Test(arguments: [
        // A variable of the rows that goes on with every cell.
        (
            """
            view pad
            make.edges.equalTo(root)
            var above = pad.top
            for r in 0..<3 {
                var before = pad.left
                for c in 0..<3 {
                    view key in pad
                    make.left.equalTo(before)
                    make.top.equalTo(above)
                    make.size.equalTo(100)
                    before = key.right
                    above = key.bottom
                }
            }
            """,
            "before line 7, add var next = above; on line 13, write next = key.bottom; and after line 14, add above = next"
        ),
        // Rows counted across, and columns down.
        (
            """
            for r in 0..<4 {
                for c in 0..<3 {
                    view key
                    make.size.equalTo(100)
                    make.left.equalTo(root).offset(r * 105)
                    make.top.equalTo(root).offset(c * 105)
                }
            }
            """,
            "on line 6, write make.left.equalTo(root).offset(c * 105); on line 7, write make.top.equalTo(root).offset(r * 105)"
        ),
        // 320 less two gaps of 8, for three.
        (
            """
            view a, b, c
            make.top.equalTo(root); make.height.equalTo(40)
            [a, b, c].distribute(horizontal, length: 140, lead: 0, tail: 0)
            """, "length: 101 leaves 8 between them"
        ),
        // Cells of 100 every 80 points.
        (
            """
            for i in 0..<6 {
                view cell
                make.size.equalTo(100)
                make.left.equalTo(root).offset(i % 3 * 80)
                make.top.equalTo(root).offset(floor(i / 3) * 120)
            }
            """, "start each at least 100 to the right of the previous one"
        ),
    ])
    func mixedUpLoopVariables(_ script: String, _ help: String) {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let lints = LayoutReporter(interpreter).lints
        #expect(lints.count == 1, "\(lints.map(\.message))")
        #expect(lints.first?.help?.contains(help) == true, "\(lints.first?.help ?? "")")
    }

    @Test func theFixOfALoopNamesItsVariable() throws {
        let interpreter = Interpreter()
        _ = interpreter.run(
            SourceText(
                name: "a.mas",
                text: """
                    view header
                    make.left.right.top.equalTo(root)
                    make.height.equalTo(64)
                    var above = header
                    for i in 0..<3 {
                        view row
                        make.left.right.equalTo(root)
                        make.top.equalTo(above.bottom)
                        make.height.equalTo(56)
                    }
                    """))
        #expect(
            LayoutReporter(interpreter).lints.first?.help?.contains(
                "at the end of the loop, keep the view: above = row") == true)
    }
}
