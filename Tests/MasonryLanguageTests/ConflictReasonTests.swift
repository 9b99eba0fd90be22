import Masonry
import MasonryLanguage
import Testing

/// What notes say about why constraints can't all hold.
@Suite("Reasons of conflicts")
struct ConflictReasonTests {
    static let week = """
        screen 320x60
        view week; make.edges.equalTo(root)
        var previous = week.left
        for i in 1...7 {
            view day in week
            make.left.equalTo(previous)
            make.top.bottom.equalTo(week)
            make.width.equalTo(50)
            if i == 7 { make.right.equalTo(week) }
            previous = day.right
        }
        """
    static let inner = """
        screen 320x100
        view outer; make.edges.equalTo(root).inset(10)
        view inner in outer
        make.top.bottom.equalTo(outer)
        make.left.equalTo(outer).offset(10)
        make.right.equalTo(outer).offset(-10)
        make.width.equalTo(outer)
        """

    private func layout(_ script: String) -> Layout {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "script.mas", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        return interpreter.scene.layout()
    }

    @Test(arguments: [
        (
            "screen 240x96\nview a; make.left.equalTo(root).offset(32); make.width.equalTo(32); make.right.equalTo(root).offset(-32)",
            "left 32 (line 2) and right 208 (line 2) make the width of `a` 176, but line 2 asks for 32"
        ),
        (inner, "left 20 (line 5) and right 300 (line 6) make the width of `inner` 280, but line 7 asks for 300"),
        (
            "view a; make.bottom.equalTo(root); make.height.equalTo(200); make.top.greaterThanOrEqualTo(root).offset(300)",
            "bottom 480 (line 1) and height 200 (line 1) make the top of `a` 280, but line 1 asks for at least 300"
        ),
        (
            "view a; make.centerX.equalTo(root); make.left.equalTo(root).offset(20); make.width.lessThanOrEqualTo(100)",
            "left 20 (line 1) and centerX 160 (line 1) make the width of `a` 280, but line 1 asks for at most 100"
        ),
        (
            "view a; make.top.equalTo(root).offset(300); make.bottom.equalTo(root.top).offset(240)",
            "top 300 (line 1) and bottom 240 (line 1) make the height of `a` -60, but a height can't be negative"
        ),
        (week, "left 300 (line 6) and right 320 (line 9) make the width of `day#7` 20, but line 8 asks for 50"),
    ])
    func theLengthBetweenTwoEdgesIsExplained(_ script: String, _ reason: String) throws {
        let layout = layout(script)
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(notes.contains(reason), "\(notes)")
    }

    /// A view that may be as low as nothing lets the edge of its neighbor move.
    @Test func aBoundIsNotReportedAsAValue() throws {
        let layout = layout(
            "view a, b\na.makeConstraints { make in make.top.equalTo(root).offset(10); make.bottom.equalTo(b.top) }\n"
                + "b.makeConstraints { make in make.bottom.equalTo(root); make.height.greaterThanOrEqualTo(500) }"
        )
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(
            notes.contains(
                "line 2 and the `b.bottom` of line 3 make `b.height` at most 470, but the `b.height` of line 3 asks for at least 500"
            ), "\(notes)")
    }

    /// What is mirrored, or has its place in what scrolls, is reported by what makes the bound.
    @Test(arguments: [
        (
            "root.direction = rtl\nview a; make.leading.equalTo(root).offset(20); make.trailing.equalTo(root); make.width.equalTo(20)",
            "the `a.leading` and `a.trailing` of line 2 make `a.width` 300, but the `a.width` of line 2 asks for 20"
        ),
        (
            "scroll list; make.edges.equalTo(root)\nlist.makeConstraints { make in make.width.equalTo(20) }",
            "line 1 makes `list.width` 320, but line 2 asks for 20"
        ),
    ])
    func placesThatCountFromElsewhereAreNotAddedUp(_ script: String, _ reason: String) throws {
        let layout = layout(script)
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(notes.contains(reason), "\(notes)")
    }

    @Test func aLongSumIsCutShort() throws {
        let finding = try #require(layout(Self.week).findings.first { $0.isConflict })
        // 7 lefts, 7 widths, a right, two edges of the week, and the root's width.
        #expect(finding.message.contains(" and 8 more gives 0 == -30\n"), "\(finding.message)")
    }

    /// Each of two makes the bound, though one is only that no width is negative.
    @Test(arguments: [
        (
            "view a, b\na.makeConstraints { make in make.left.equalTo(root).offset(100); make.right.equalTo(b.left) }\n"
                + "b.makeConstraints { make in make.left.equalTo(root).offset(50) }",
            "line 2 makes `b.left` at least 100, but line 3 asks for 50"
        ),
        (
            "view a, b\na.makeConstraints { make in make.bottom.equalTo(root.top).offset(50); make.top.equalTo(b.bottom) }\n"
                + "b.makeConstraints { make in make.bottom.equalTo(root.top).offset(80) }",
            "line 2 makes `b.bottom` at most 50, but line 3 asks for 80"
        ),
        (
            "view b; make.left.width.equalTo(root)\nview c; make.left.equalTo(b.right); make.left.equalTo(root).offset(1)",
            "line 1 and the `c.left` of line 2 make `c.left` 320, but the `c.left` of line 2 asks for 1"
        ),
        (
            "view a; a.frame = (10, 10, 90, 50)\nview b; make.left.equalTo(a.right)\nmake.left.equalTo(root).offset(50)",
            "line 2 and the frame of `a` make `b.left` 100, but line 3 asks for 50"
        ),
        (
            "root.makeConstraints { make in make.width.equalTo(100) }",
            "the screen makes `root.width` 320, but line 1 asks for 100"
        ),
    ])
    func whatMakesTheBoundIsNamed(_ script: String, _ reason: String) throws {
        let layout = layout(script)
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(notes.contains { $0.hasPrefix(reason) }, "\(notes)")
    }
}
