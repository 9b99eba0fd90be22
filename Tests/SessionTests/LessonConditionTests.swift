import Masonry
import Testing

import MasonryLanguage
@testable import masonry_repl

/// Goals that expect something else than frames, which many constraints can give.
struct LessonConditionTests {
    private func lesson(goals: [String], solution: String) throws -> Lesson {
        let goals = goals.map { "```mas goal\n\($0)\n```\n\n" }.joined()
        let text =
            "# A title\n\nA task.\n\n```mas start\nscreen 100x100\nview a\n```\n\n" + goals
            + "## Hints\n\n- One.\n\n```mas solution\n\(solution)\n```\n"
        return try LessonFile.lesson(MarkdownFile(text), path: "a.md", key: "a")
    }

    private func review(_ lesson: Lesson, after inputs: String) throws -> (isReached: Bool, lines: [String]) {
        let interpreter = try lesson.begin(lesson.start)
        #expect(interpreter.run(SourceText(name: "in", text: inputs)).isComplete)
        let before = interpreter.scene.layout()
        let review = LessonReview(interpreter, try lesson.targets())
        #expect(interpreter.scene.layout() == before)
        let style = TextStyle(usesColor: false)
        return (review.isReached, review.lines(on: before, isASCII: false, style: style, columns: .max))
    }

    private static let pinned = "make.left.top.equalTo(root).offset(10); make.height.equalTo(20); "

    @Test func conditionsHoldOnTheScreensOfTheirGoals() throws {
        let lesson = try lesson(
            goals: [
                "screen 100x100; expect a.frame.width >= 40, \"a is \\(a.frame.width) wide\"",
                "screen 200x100; expect a.right.value <= 190",
            ], solution: Self.pinned + "make.width.equalTo(50)")
        try lesson.verify()
        for width in ["make.width.equalTo(40)", "make.right.equalTo(root).offset(-20)"] {
            #expect(try review(lesson, after: Self.pinned + width).isReached)
        }
        let narrow = try review(lesson, after: Self.pinned + "make.width.equalTo(39)")
        #expect(narrow.lines == ["✗ a is 39 wide"])
        let wide = try review(lesson, after: Self.pinned + "make.right.equalTo(root)")
        #expect(
            wide.lines == [
                "✗ at 200×100: `a.right.value <= 190` is false", "  see it with `:size 200x100`",
            ])
        #expect(!wide.isReached)
    }

    @Test func nothingIsAmbiguousOrBrokenInAGoalOfConditionsAlone() throws {
        let lesson = try lesson(
            goals: ["screen 100x100; expect a.frame.width == 50"], solution: Self.pinned + "make.width.equalTo(50)")
        try lesson.verify()
        let open = try review(lesson, after: "make.left.equalTo(10); make.size.equalTo(50)")
        #expect(open.lines == ["ambiguous: y"])
        #expect(!open.isReached)
        let broken = try review(lesson, after: Self.pinned + "make.width.equalTo(50); make.width.equalTo(60)")
        #expect(!broken.isReached)
        #expect(broken.lines.contains { $0.hasPrefix("✗ every view is in place, but a constraint is broken") })
    }

    @Test func conditionsAreAboutWhatTheLearnerDeclares() throws {
        let frame = "screen 100x100; view a; a.frame = (0, 0, 100, 100); "
        let lesson = try lesson(
            goals: [frame + "expect pins.children.count == 4"], solution: "let pins = make.edges.equalTo(root)")
        try lesson.verify()
        let other = try review(lesson, after: "make.edges.equalTo(root)")
        #expect(other.lines == ["✓ a", "✗ there is no `pins` here"])
        #expect(!other.isReached)
        let pair = try review(lesson, after: "let pins = make.left.right.equalTo(root); make.top.bottom.equalTo(root)")
        #expect(pair.lines == ["✓ a", "✗ `pins.children.count == 4` is false"])
        let kept = "let pins = make.left.right.top.bottom.equalTo(root)"
        #expect(try review(lesson, after: kept).isReached)
    }
}
