import Masonry
import MasonryLanguage
import Testing

/// Loops and arrays that do not do what they were intended to, and what was intended.
@Suite struct LoopMistakeTests {
    /// Pages side by side: as high as what scrolls them, below the declaration in the loop.
    @Test func pagesAreAsHighAsWhatScrollsThem() throws {
        let interpreter = Interpreter.offeringStatements()
        let script = """
            scroll pager
            make.edges.equalTo(root)
            for i in 0..<3 {
                view page in pager
                make.top.bottom.equalTo(pager); make.width.equalTo(root); make.left.equalTo(pager).offset(i * 320)
            }
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let reports = interpreter.reports(on: try #require(interpreter.layout()).findings)
        let codes = reports.compactMap { $0.repairs.first?.code }
        #expect(codes.contains("make.height.equalTo(pager)  // after line 5, for each"), "\(codes)")
    }

    /// The counter of a loop is multiplied by how long each view is, or is to be.
    @Test(arguments: [
        ("i * 50", "i * 80"), ("i", "i * 80"), ("20 + 50 * i", "20 + 80 * i"), ("i + 20", "i * 80 + 20"),
    ])
    func stepsOfALoop(_ offset: String, _ fixed: String) {
        let text = { (offset: String) in
            "for i in 0..<3 {\n    label row \"Row\"\n    make.left.right.equalTo(root); make.height.equalTo(80)\n"
                + "    make.top.equalTo(root).offset(\(offset))\n}"
        }
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: text(offset)))
        let lints = interpreter.lints
        #expect(lints.map(\.slug) == ["overlapping-views"])
        #expect(lints.first?.replacement.map { Edit.applied($0, to: text(offset)) } == text(fixed))
    }

    /// The first cell fits; of the four that a loop moves out, one conflict is reported, with the others.
    @Test func conflictsOfALoopAreOne() throws {
        let interpreter = Interpreter.offeringStatements()
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
        let reports = interpreter.reports(on: findings)
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
        let found = Interpreter.offeringStatements().run(SourceText(name: "a.mas", text: text)).diagnostics
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
        let found = Interpreter.offeringStatements().run(SourceText(name: "a.mas", text: text)).diagnostics
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
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x330\n" + script))
        #expect(interpreter.lints.map(\.slug) == ["outside-superview"])
        #expect(interpreter.lints.first?.help?.hasSuffix(help) ?? false, "\(interpreter.lints.first?.help ?? "")")
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
    ])
    func lintsOfAWord(_ text: String, _ old: String, _ new: String) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let lints = interpreter.lints
        #expect(lints.count == 1, "\(lints.map(\.message))")
        let fixed = try #require(lints.first?.replacement.map { Edit.applied($0, to: text) })
        #expect(fixed == text.replacing(old, with: new))
        let after = Interpreter.offeringStatements()
        _ = after.run(SourceText(name: "a.mas", text: fixed))
        #expect(after.lints.isEmpty)
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
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let fixed = interpreter.lints.compactMap(\.replacement).map { Edit.applied($0, to: text) }
        #expect(fixed == [text.replacing(old, with: new)], "\(interpreter.lints.map(\.message))")
    }

    /// Rows that a loop declares and leaves open: each below the one before it, 44 high, or 50 wide and 8 apart.
    @Test(arguments: [
        (
            """
            view stack
            make.edges.equalTo(root)
            for title in ["One", "Two", "Three"] {
                button b title in stack
                make.left.right.equalTo(stack); make.height.equalTo(44)
            }
            """,
            "before line 4, write var previous = stack.top; after line 5, make.top.equalTo(previous); "
                + "at the end of the loop, previous = b.bottom", "b#3", Rect(x: 0, y: 88, width: 320, height: 44)
        ),
        (
            """
            let previous = 1
            for i in 0..<3 {
                view t
                make.size.equalTo(50)
                make.centerY.equalTo(root)
            }
            """,
            "before line 3, write var before = root.left; after line 4, make.left.equalTo(before).offset(8); "
                + "at the end of the loop, before = t.right", "t#3", Rect(x: 124, y: 215, width: 50, height: 50)
        ),
    ])
    func ambiguousRowsOfALoop(_ script: String, _ code: String, _ view: String, _ frame: Rect) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let reports = interpreter.reports(on: try #require(interpreter.layout()).findings)
        #expect(reports.count == 1)
        let repair = try #require(reports.first?.repairs.first)
        #expect(repair.code == code && reports.first?.repairs.count == 1)
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        let layout = try #require(interpreter.layout())
        #expect(layout.findings.isEmpty && layout.item(named: view)?.frame == frame)
        #expect(interpreter.lints.isEmpty)
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
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        let lints = interpreter.lints
        #expect(lints.map(\.slug) == ["own-relation", "squeezed-text"])
        #expect(lints.allSatisfy { $0.notes.contains("the same applies to 2 more views") })
        let repair = try #require(lints[0].repair)
        #expect(repair.code == "on line 5, write make.height.equalTo(root).dividedBy(2)")
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        #expect(
            try #require(interpreter.layout()).item(named: "key#3")?.frame
                == Rect(x: 200, y: 0, width: 100, height: 100))
        #expect(interpreter.lints.isEmpty)
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
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        #expect(interpreter.lints.count { $0.slug == "own-relation" } == count)
    }
}
