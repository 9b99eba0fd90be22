import Masonry
import Testing

import MasonryLanguage
@testable import masonry_repl

/// Hints that depend on what the learner did, and goals with conditions.
struct LessonHintTests {
    private static let text = """
        # Two views

        Put `a` and `b` in their places.

        ```mas start
        screen 100x100
        view a, b
        ```

        ```mas goal
        screen 100x100
        view a, b
        a.frame = (10, 10, 20, 20)
        b.frame = (50, 10, 20, 20)
        ```

        ## Hints

        - if `a.frame.x == 50`: That is the place of `b`.
        - if `failed == "unknown-name"`: That name is not there.
        - unless `selected.contains(a) && selected.count == 1 || placed.contains(a)`: Begin with `select a`.
        - unless `placed.contains(a)`: The left edge of `a` is at 10.
        - unless `selected.contains(b) && selected.count == 1`: Now `select b`.
        - unless `constrained.contains(b.left)`: `b` needs a left edge, too.
        - unless `constrained.filter { it in it == b.width }.count > 0`: It needs a width.

        ```mas solution
        select a
        make.left.top.equalTo(root).offset(10)
        make.size.equalTo(20)
        select b
        make.top.equalTo(a)
        make.left.equalTo(root).offset(50)
        make.size.equalTo(a)
        ```

        ```mas answer
        make.size.equalTo(20)
        make.top.equalTo(10)
        select b
        make.left.equalTo(a.right).offset(20)
        select a
        make.right.equalTo(root).offset(-70)
        ```

        ```mas mistake
        select a
        make.left.equalTo(root).offset(50)
        make.left.equalTo(nowhere)
        ```
        """

    private func lesson(_ text: String) throws(LessonError) -> Lesson {
        try LessonFile.lesson(MarkdownFile(text), path: "a.md", key: "a")
    }

    /// The hints, by number from 1, that are given after some inputs.
    private func hints(after inputs: String...) throws -> [Int] {
        let lesson = try lesson(Self.text)
        let interpreter = try lesson.begin(lesson.start)
        var failed: SourceText?
        for text in inputs {
            let input = SourceText(name: "in", text: text, isInput: true)
            failed = interpreter.run(input, isAtomic: true).isComplete ? nil : input
        }
        let before = interpreter.scene.layout()
        let moment = LessonMoment(interpreter: interpreter, goals: try lesson.targets(), failed: failed)
        let given = moment.hints(among: lesson.hints).map { $0 + 1 }
        #expect(interpreter.scene.layout() == before)
        #expect(interpreter.prompt == (inputs.contains("select a") ? "a" : "a,b"))
        return given
    }

    @Test func hintsThatAreFollowedArePassedOver() throws {
        try lesson(Self.text).verify()
        // No step is for `b` while `a`, which is current, is not in place.
        #expect(try hints() == [3, 4])
        #expect(try hints(after: "select a") == [4])
        #expect(try hints(after: "select a", "make.left.top.equalTo(root).offset(10)") == [4])
        let placed = "make.left.top.equalTo(root).offset(10); make.size.equalTo(20)"
        #expect(try hints(after: "select a", placed) == [5, 6, 7])
        #expect(try hints(after: "select a", placed, "b.makeConstraints { it in it.left.equalTo(50) }") == [5, 7])
    }

    @Test func hintsReactToMistakes() throws {
        // No step comes next before the mistake is corrected.
        #expect(try hints(after: "select a", "make.left.equalTo(50)") == [1])
        #expect(try hints(after: "select a", "make.left.equalTo(nowhere)") == [2, 4])
        // Another input is no longer the one that failed.
        #expect(try hints(after: "select a", "make.left.equalTo(nowhere)", "make.width.equalTo(20)") == [4])
    }

    /// The goal has `a` at 10, 10 and `b` at 50, 10, both 20 by 20.
    @Test(arguments: [
        (
            "select a\nmake.size.equalTo(30)",
            "the width of `a` is 30 and should be 20: a constraint on its `width` decides."
        ),
        (
            "select a\nmake.size.equalTo(20)\nmake.top.equalTo(10)\nmake.right.equalTo(-10)",
            "the right edge of `a` is at 90 and should be at 30: a constraint on its `right` decides."
        ),
        ("select b\nmake.size.equalTo(20)\nmake.top.equalTo(10)", "nothing sets the `x` of `b` yet."),
        // `b` is wrong because `a` is.
        (
            "make.size.equalTo(20)\nmake.top.equalTo(10)\nselect a\nmake.left.equalTo(12)\nselect b\n"
                + "make.left.equalTo(a.right).offset(20)",
            "the left edge of `a` is at 12 and should be at 10: a constraint on its `left` decides."
        ),
        ("a.removeFromSuperview()", "`a` is in no view, so it is not drawn"),
    ])
    func aHintIsMadeFromTheDifference(inputs: String, hint: String) throws {
        let lesson = try lesson(Self.text)
        let interpreter = try lesson.begin(lesson.start)
        for line in inputs.split(separator: "\n") { _ = interpreter.run(SourceText(name: "in", text: String(line))) }
        let moment = LessonMoment(interpreter: interpreter, goals: try lesson.targets(), failed: nil)
        #expect(moment.ownHint == hint)
    }

    /// `learn --check` tries them.
    @Test func everyOwnLessonHasAnotherAnswerAMistakeAndHintsThatReact() throws {
        let lessons = try LessonFolder.lessons(of: .basics).map { try $0.lesson.get() }
        #expect(lessons.count >= 25)
        for lesson in lessons {
            #expect(!lesson.answers.isEmpty && !lesson.mistakes.isEmpty, "\(lesson.title)")
            #expect(lesson.hints.contains { $0.condition?.isWanted == true }, "\(lesson.title)")
        }
    }

    @Test(arguments: [
        ("a.frame.x == 50", "c.frame.x == 50", "has an error in the condition of hint 1"),
        ("a.frame.x == 50", "a.frame", "has an error in the condition of hint 1"),
        ("a.frame.x == 50", "a.frame.x == 51", "has a condition of hint 1 that never holds"),
        ("unless `placed.contains(a)`", "unless `a.frame.x == 51`", "has a condition of hint 4 that never holds"),
        (
            "unless `selected.contains(b) && selected.count == 1`", "unless `root.frame.x == 0`", "never gives hint 5"
        ),
        (
            "- unless `constrained.filter { it in it == b.width }.count > 0`: It needs a width.\n", "",
            "has no hint after `make.left.equalTo(root).offset(50)`"
        ),
        ("equalTo(a.right).offset(20)", "equalTo(a.right).offset(21)", "has an answer on line 38 that does not reach"),
        ("make.left.equalTo(nowhere)", "make.left.equalTo(10)", "has a condition of hint 2 that never holds"),
        (
            "make.left.equalTo(root).offset(50)\nmake.left.equalTo(nowhere)",
            "make.left.top.equalTo(10); make.size.equalTo(20); select b; make.top.equalTo(10)\n"
                + "make.left.equalTo(50); make.size.equalTo(20)",
            "has a mistake on line 47 that reaches its goal"
        ),
    ])
    func uselessHintsAndWrongAnswersAreReported(_ old: String, _ new: String, _ message: String) {
        let text = Self.text.replacing(old, with: new)
        var found = "is complete"
        do throws(LessonError) { try lesson(text).verify() } catch { found = error.message }
        #expect(found.hasPrefix(message), "\(found)")
    }
}
