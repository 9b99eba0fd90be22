import Masonry
import MasonryLanguage
import Testing

/// Constraints that say something that no layout can be intended to have: of a view and itself, of rows at one place, of distances
/// that count the other way.
@Suite("Lints of relations")
struct RelationLintTests {
    private func reported(_ script: String) -> [Diagnostic] {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.mas", text: script)).diagnostics.isEmpty)
        return LayoutReporter(interpreter).lints
    }

    @Test func anArrayWithTheViewItselfIsNamed() throws {
        let found = reported(
            """
            view a, b
            for v in [a, b] { v.makeConstraints { make in make.left.equalTo([root, a, b]).offset(10) } }
            """
        ).filter { $0.slug == "own-relation" }
        try #require(found.count == 1)
        #expect(found[0].help == "each view is related to all views in the array, itself included: leave it out")
    }

    /// What a conflict of a view with itself says is what it asks for, not what the screen makes.
    @Test func aConflictOfAViewWithItselfHasItsOwnMessage() throws {
        let interpreter = Interpreter()
        _ = interpreter.run(
            SourceText(name: "a.mas", text: "view a\nmake.left.equalTo(a).offset(10); make.top.size.equalTo(20)"))
        let layout = try #require(interpreter.layout())
        let conflict = try #require(layout.findings.first { $0.isConflict })
        #expect(
            Diagnostic(conflict, in: layout).notes.first?.hasPrefix("line 2 asks `a.left` to be 10 more than itself")
                == true)
    }

    @Test(arguments: [("lead: -16, tail: 16", "lead", "-16"), ("lead: 16, tail: -16", "tail", "-16")])
    func distancesFromTheEndsCountInwards(_ ends: String, _ word: String, _ number: String) throws {
        let script =
            "view a, b\n[a, b].makeConstraints { make in make.top.height.equalTo(40) }\n"
            + "[a, b].distribute(horizontal, spacing: 8, \(ends))"
        let found = reported(script)
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].message.hasPrefix("`\(word)` counts inwards"))
        #expect(found[0].labels.first.map { $0.source.text(in: $0.span.range) } == number)
        let fixed = try #require(found[0].replacement.map { Edit.applied($0, to: script) })
        #expect(reported(fixed).isEmpty)
    }

    @Test func viewsAtTheSamePositionAreReported() throws {
        let place = "make.left.top.equalTo(root).offset(10); make.size.equalTo(50)"
        let found = reported("view a, b, c\n[a, b, c].makeConstraints { make in \(place) }")
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].slug == "overlapping-views")
        #expect(found[0].help?.contains("[a, b, c].distribute(vertical, spacing: 8)") ?? false)
        #expect(reported("view a, b\n[a, b].makeConstraints { make in make.edges.equalTo(root) }").isEmpty)
        #expect(
            reported("view a, b\n[a, b].makeConstraints { make in make.center.equalTo(root); make.size.equalTo(50) }")
                .isEmpty)
    }

    @Test func aLoopsVariableThatNothingSetsIsNamed() throws {
        func script(_ end: String) -> String {
            """
            var prev = root
            for n in ["A", "B"] {
                view row
                row.makeConstraints { make in
                    make.left.right.equalTo(root)
                    make.top.equalTo(prev.bottom).offset(8)
                    make.height.equalTo(30)
                }\(end)
            }
            """
        }
        let found = reported(script(""))
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].help == "`prev` is `root` in every iteration: at the end of the loop, add prev = row")
        #expect(reported(script("\n    prev = row")).allSatisfy { $0.help?.contains("stays") != true })
    }

    @Test func onlyTheReplacedConstantIsReported() {
        let found = reported("view a\nmake.edges.equalTo(root).inset(10).offset(5)")
        #expect(found.map(\.slug) == ["overwritten-constant"])
    }

    @Test func aSecondRelationIsThatOfTheWholeChain() throws {
        let script = "view a\nmake.center.equalTo(root).width.equalTo(50)\nmake.height.equalTo(20)"
        let found = reported(script)
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].message.hasSuffix("50 is now the constant of `a.centerX == root.centerX + 50`"))
        let fixed = try #require(found[0].replacement.map { Edit.applied($0, to: script) })
        #expect(fixed == "view a\nmake.center.equalTo(root); make.width.equalTo(50)\nmake.height.equalTo(20)")
        #expect(reported(fixed).isEmpty)
    }

    /// Pictures in a row of which each lies half over the next.
    @Test func viewsHalfOverTheNextAreNotReported() {
        #expect(
            reported(
                """
                view a, b
                [a, b].makeConstraints { make in make.size.equalTo(32); make.top.equalTo(root) }
                a.makeConstraints { make in make.left.equalTo(root) }
                b.makeConstraints { make in make.left.equalTo(a).offset(20) }
                """
            ).isEmpty)
    }

    @Test func buttonsThatLieHalfOverTheNextAreReported() throws {
        let found = reported(
            """
            for i in 0..<3 {
                button b "B"
                b.makeConstraints { make in make.left.equalTo(root); make.top.equalTo(root).offset(i * 20); make.height.equalTo(44) }
            }
            """)
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].help?.split(separator: "\n").first == "start each at least 44 below the previous one")
        #expect(found[0].replacement?.text == "44")
    }

    @Test func anImageWithoutASizeIsReportedWithTheWayToOne() throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "image logo\nmake.center.equalTo(root)"))
        let layout = try #require(interpreter.layout())
        let finding = try #require(layout.findings.first)
        let note = "an image needs a size in its declaration: image logo 40x40"
        #expect(Diagnostic(finding, in: layout).notes.contains(note))
        #expect(
            interpreter.run(SourceText(name: "b.mas", text: "image next 40x40\nmake.center.equalTo(root)")).isComplete)
    }

    @Test(arguments: [
        ("a.frame = (0, 0, 50, 40)\nmake.left.top.equalTo(root)", true), ("make.left.top.equalTo(root)", false),
    ])
    func aFrameReplacedByConstraintsIsReported(_ script: String, _ isReported: Bool) throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "view a\n\(script)"))
        let layout = try #require(interpreter.layout())
        #expect(layout.findings.count == 2)
        let note =
            "`a` no longer keeps its frame, (0, 0, 50, 40): it has constraints now, and only they count"
        for finding in layout.findings {
            #expect(Diagnostic(finding, in: layout).notes.contains(note) == isReported)
        }
    }
}
