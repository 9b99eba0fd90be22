import Masonry
import MasonryLanguage
import Testing

/// Margins, factors, sizes and counters that take a layout apart, and views that are open or broken by one mistake: each fix
/// is carried out.
@Suite struct MeasureFixTests {
    private func outcome(_ script: String) -> (interpreter: Interpreter, reports: [FindingReport]) {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        return (interpreter, interpreter.reports(on: interpreter.layout()?.findings ?? []))
    }

    private func expect(
        _ repair: Repair?, _ code: String, _ view: String, _ frame: Rect, in interpreter: Interpreter
    ) throws {
        let repair = try #require(repair)
        #expect(repair.code?.contains(code) == true, "\(repair.code ?? repair.statement)")
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        let layout = try #require(interpreter.layout())
        #expect(layout.item(named: view)?.frame == frame, "\(String(describing: layout.item(named: view)?.frame))")
        #expect(layout.findings.isEmpty, "\(layout.findings.map(\.message))")
        #expect(interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
    }

    /// Each is one report, which its first repair settles.
    @Test(arguments: [
        // Three that nothing places down: 8 from the top as from the sides.
        (
            "view a, b, c\n[a, b, c].distribute(horizontal, spacing: 8, lead: 8, tail: 8)\nmake.height.equalTo(40)",
            "make.top.equalTo(root).offset(8)", "b", Rect(x: 112, y: 8, width: 96, height: 40)
        ),
        // Two texts without a left: that of the first is as far in as its top.
        (
            """
            label a "Name"
            label b "Role"
            a.makeConstraints { make in make.top.equalTo(root).offset(20); make.width.equalTo(60) }
            b.makeConstraints { make in make.top.equalTo(a.bottom).offset(8); make.width.equalTo(60) }
            """, "[a, b].makeConstraints { make in make.left.equalTo(root).offset(20) }", "b",
            Rect(x: 20, y: 48, width: 60, height: 20)
        ),
        // A small view with a width is a square.
        (
            "view a\na.color = \"red\"\nmake.left.top.equalTo(root)\nmake.width.equalTo(48)", "make.height.equalTo(48)",
            "a", Rect(x: 0, y: 0, width: 48, height: 48)
        ),
        // A margin with a digit too many: 320 - 2 · 20.
        (
            "view a\nmake.top.equalTo(root)\nmake.height.equalTo(9)\nmake.left.right.equalTo(root).inset(200)",
            "on line 5, write make.left.right.equalTo(root).inset(20)", "a", Rect(x: 20, y: 0, width: 280, height: 9)
        ),
        // A margin that leaves nothing, and is no tenfold of one.
        (
            "view a\nmake.top.equalTo(root)\nmake.height.equalTo(9)\nmake.left.right.equalTo(root).inset(175)",
            "on line 5, write make.left.right.equalTo(root).inset(16)", "a", Rect(x: 16, y: 0, width: 288, height: 9)
        ),
        // At least beside the one before: 40 + 8.
        (
            """
            view a, b
            [a, b].makeConstraints { make in make.top.equalTo(root); make.size.equalTo(40) }
            a.makeConstraints { make in make.left.equalTo(root) }
            b.makeConstraints { make in make.left.greaterThanOrEqualTo(a.right).offset(8) }
            """, "on line 5, write make.left.equalTo(a.right).offset(8)", "b", Rect(x: 48, y: 0, width: 40, height: 40)
        ),
        // Both sizes went with the remake.
        (
            "view a\nmake.size.equalTo(100)\nmake.center.equalTo(root)\nremake.top.left.equalTo(root).offset(20)",
            "make.width.equalTo(100); make.height.equalTo(100)", "a", Rect(x: 20, y: 20, width: 100, height: 100)
        ),
        // Two buttons share what there is: half of 320 each.
        (
            """
            button a "Cancel"
            make.left.bottom.equalTo(root); make.height.equalTo(44)
            button b "OK"
            make.right.bottom.equalTo(root); make.height.equalTo(44); make.left.equalTo(a.right)
            """, "a.makeConstraints { make in make.width.equalTo(b) }", "b",
            Rect(x: 160, y: 436, width: 160, height: 44)
        ),
    ])
    func findingsSuggestWhatWasIntended(_ script: String, _ code: String, _ view: String, _ frame: Rect) throws {
        let (interpreter, reports) = outcome(script)
        #expect(reports.count == 1, "\(reports.map(\.finding.message))")
        #expect(interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
        try expect(reports.first?.repairs.first, code, view, frame, in: interpreter)
    }

    /// Each is one lint, which its repair settles.
    @Test(arguments: [
        // A factor of 2.5 for the middle of the second half: 1.5 · 160 - 10.
        (
            """
            button a "A"
            make.centerY.equalTo(root); make.size.equalTo(20); make.centerX.equalTo(root).multipliedBy(0.5)
            button b "B"
            make.centerY.equalTo(root); make.size.equalTo(20); make.centerX.equalTo(root).multipliedBy(2.5)
            """, "`b` is outside", "make.centerX.equalTo(root).multipliedBy(1.5)", "b",
            Rect(x: 230, y: 230, width: 20, height: 20)
        ),
        // Cells that reach 10 out, begin 10 in and are 10 apart: (320 - 4 * 10) / 3, in whole points.
        (
            """
            for i in 0..<3 {
                view cell
                make.size.equalTo(100)
                make.top.equalTo(root)
                make.left.equalTo(root).offset(10 + i * 110)
            }
            """, "`cell#3` extends past", "on line 4, write make.size.equalTo(93)", "cell",
            Rect(x: 10, y: 0, width: 93, height: 93)
        ),
        // Four tabs of a third: a quarter each.
        (
            """
            var previous = root.left
            for i in 0..<4 {
                view tab
                make.left.equalTo(previous)
                make.top.equalTo(root); make.height.equalTo(44)
                make.width.equalTo(root).dividedBy(3)
                previous = tab.right
            }
            """, "`tab#4` is outside", "on line 7, write make.width.equalTo(root).multipliedBy(0.25)", "tab",
            Rect(x: 0, y: 0, width: 80, height: 44)
        ),
        // A text whose middle is where the one above begins: 100 + 20 - 30.
        (
            """
            label a "Title"
            make.top.equalTo(root); make.left.equalTo(root).offset(100); make.width.equalTo(40)
            label b "Body"
            make.top.equalTo(a.bottom); make.width.equalTo(60); make.centerX.equalTo(a.left)
            """, "the center of a text, is at `a.left`", "make.centerX.equalTo(a)", "b",
            Rect(x: 90, y: 20, width: 60, height: 20)
        ),
        // A text that begins in the middle of the picture above: 100 + 40 - 20.
        (
            """
            image a 80x80
            make.top.equalTo(root); make.left.equalTo(root).offset(100)
            label b "Ada"
            make.top.equalTo(a.bottom); make.width.equalTo(40); make.left.equalTo(a.centerX)
            """, "did you mean `b.centerX`?", "make.centerX.equalTo(a)", "b",
            Rect(x: 120, y: 80, width: 40, height: 20)
        ),
        // Two of 0.6 of the height: 480 - 288 are left for the second.
        (
            """
            view a, b
            make.left.right.equalTo(root)
            a.makeConstraints { make in make.top.equalTo(root); make.height.equalTo(root).multipliedBy(0.6) }
            b.makeConstraints { make in
                make.bottom.equalTo(root)
                make.height.equalTo(root).multipliedBy(0.6)
            }
            """, "`a` and `b` overlap", "on line 7, write make.top.equalTo(a.bottom)", "b",
            Rect(x: 0, y: 288, width: 320, height: 192)
        ),
        // A bubble that is as long as it likes, by its text alone: 8 for each letter, and 10 on both sides.
        (
            """
            view bubble
            make.top.left.equalTo(root).offset(12)
            make.right.greaterThanOrEqualTo(root).offset(-80)
            label text "Hello" in bubble
            make.edges.equalTo(bubble).inset(10)
            """, "with greaterThanOrEqualTo, `bubble.right` can leave",
            "make.right.lessThanOrEqualTo(root).offset(-80)",
            "bubble", Rect(x: 12, y: 12, width: 60, height: 40)
        ),
        // What was copied with the name of another card.
        (
            """
            view a
            make.top.left.right.equalTo(root); make.height.equalTo(100)
            view b
            make.left.right.height.equalTo(a); make.top.equalTo(a.bottom)
            label text "Two" in b
            make.top.left.equalTo(a).offset(12)
            """, "`text` is outside `b`", "on line 7, write make.top.left.equalTo(b).offset(12)", "text",
            Rect(x: 12, y: 12, width: 24, height: 20)
        ),
        // A line through the text that it was to be below.
        (
            """
            label a "Section"
            make.top.left.equalTo(root).offset(20)
            view line
            make.left.right.equalTo(root).inset(20); make.height.equalTo(1)
            make.top.equalTo(a)
            """, "`line` covers `a`", "make.top.equalTo(a.bottom)", "line", Rect(x: 20, y: 40, width: 280, height: 1)
        ),
        // A picture that begins a little before the end of another.
        (
            """
            image a 320x200
            make.top.left.equalTo(root)
            image b 60x60
            make.left.equalTo(root)
            make.top.equalTo(a.bottom).offset(-8)
            """, "`b` covers `a`", "make.top.equalTo(a.bottom).offset(8)", "b",
            Rect(x: 0, y: 208, width: 60, height: 60)
        ),
    ])
    func lintsSuggestWhatWasIntended(
        _ script: String, _ words: String, _ code: String, _ view: String, _ frame: Rect
    ) throws {
        let (interpreter, reports) = outcome(script)
        let lints = interpreter.lints
        let lint = try #require(lints.first)
        #expect(lints.count == 1 && reports.isEmpty, "\(lints.map(\.message)) \(reports.map(\.finding.message))")
        #expect("\(lint.message) \(lint.help ?? "")".contains(words), "\(lint.message) \(lint.help ?? "")")
        try expect(lint.repair, code, view, frame, in: interpreter)
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
        let lints = outcome(script).interpreter.lints
        #expect(lints.count == 1, "\(lints.map(\.message))")
        #expect(lints.first?.help?.contains(help) == true, "\(lints.first?.help ?? "")")
    }

    /// What is on purpose.
    @Test(arguments: [
        // A loop of columns, which counts rows down.
        "for c in 0..<3 {\n    for r in 0..<6 {\n        view key\n        make.size.equalTo(90)\n"
            + "        make.left.equalTo(root).offset(c * 100)\n        make.top.equalTo(root).offset(r * 100)\n    }\n}",
        // Faces that lie half on one another.
        "for i in 0..<4 {\n    image face 40x40\n    make.top.equalTo(root)\n    make.left.equalTo(root).offset(i * 24)\n}",
        // A picture that stands half over another, and a line that strikes a text through.
        "image a 320x200\nmake.top.left.equalTo(root)\nimage b 80x80\nmake.centerX.equalTo(root)\nmake.top.equalTo(a.bottom).offset(-40)",
        "label a \"Old\"\nmake.top.left.equalTo(root)\nview line\nmake.left.right.equalTo(a)\nmake.height.equalTo(1)\nmake.centerY.equalTo(a)",
        // A column that begins in the middle of the screen.
        "label a \"Left\"\nmake.top.left.equalTo(root)\nlabel b \"Right\"\nmake.top.equalTo(a.bottom)\nmake.left.equalTo(root.centerX)",
    ])
    func silent(_ script: String) {
        let lints = outcome(script).interpreter.lints.filter {
            $0.slug != "outside-superview" || !script.contains("for c")
        }
        #expect(lints.isEmpty, "\(lints.map(\.message))")
    }

    /// What the words make of it is reported at the words.
    @Test(arguments: [
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
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let replacement = try #require(interpreter.lints.first?.replacement)
        let fixed = Edit.applied(replacement, to: text)
        #expect(fixed == text.replacing(old, with: new))
        let after = Interpreter.offeringStatements()
        _ = after.run(SourceText(name: "a.mas", text: fixed))
        #expect(after.lints.isEmpty, "\(after.lints.map(\.message))")
    }

    @Test(arguments: [
        // A second view, and the first one again.
        (
            "view header\nmake.top.left.right.equalTo(root)\nview header\nmake.top.equalTo(root)",
            "view header\nmake.top.left.right.equalTo(root)\nview header2\nmake.top.equalTo(root)"
        ),
        (
            "view header\nmake.top.left.equalTo(root)\nview b\nview header\nmake.size.equalTo(9)",
            "view header\nmake.top.left.equalTo(root)\nview b\nselect header\nmake.size.equalTo(9)"
        ),
        // The middles of four parts.
        (
            "view bar\nfor i in 0..<4 {\n    view tab in bar\n    make.centerX.equalTo(bar.right).multipliedBy(i / 4)\n}",
            "view bar\nfor i in 0..<4 {\n    view tab in bar\n    make.centerX.equalTo(bar.right).multipliedBy((i + 0.5) / 4)\n}"
        ),
    ])
    func failures(_ text: String, _ fixed: String) throws {
        let found = Interpreter.offeringStatements().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    /// A text at all edges of an empty scroll view is to be in it; what covers one that has content is not.
    @Test func textAtTheEdgesOfAnEmptyScrollViewShouldBeInside() throws {
        let text =
            "scroll terms\nmake.edges.equalTo(root)\nlabel text \"All, and more\"\nmake.edges.equalTo(terms)\ntext.numberOfLines = 0"
        let lint = try #require(outcome(text).interpreter.lints.first)
        #expect(lint.repair?.code == "on line 4, write label text \"All, and more\" in terms")
        let other = text.replacing("\ntext.numberOfLines = 0", with: "")
        #expect(outcome(other).interpreter.lints.isEmpty)
    }

    /// A text too wide for what stands beside it, which is broken, is no second mistake.
    @Test func aViewThatFillsTheSpaceIsReportedWithTheConflict() {
        let script = """
            label a "A very long conversation title, longer than this"
            a.makeConstraints { make in make.left.equalTo(root); make.top.equalTo(root) }
            a.setContentCompressionResistancePriority(1000, horizontal)
            view b
            make.left.equalTo(a.right).offset(8); make.right.equalTo(root); make.top.equalTo(root); make.size.equalTo(20)
            """
        let (interpreter, reports) = outcome(script)
        #expect(reports.count == 1 && interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
        #expect(reports.first?.repairs.first?.code == "a.setContentCompressionResistancePriority(high, horizontal)")
    }

    /// A least and a most that leave nothing between them are each the other.
    @Test func contradictingLimitsAreSwapped() throws {
        let script =
            "view a\nmake.center.equalTo(root)\nmake.height.equalTo(9)\nmake.width.greaterThanOrEqualTo(300)\nmake.width.lessThanOrEqualTo(200)"
        let (interpreter, reports) = outcome(script)
        let first = try #require(reports.first?.repairs.first)
        #expect(
            first.code
                == "on line 6, write make.width.greaterThanOrEqualTo(200); on line 5, write make.width.lessThanOrEqualTo(300)"
        )
        _ = interpreter.run(SourceText(name: "in[1]", text: first.statement, isInput: true))
        #expect(interpreter.layout()?.conflicts.isEmpty == true)
    }
}
