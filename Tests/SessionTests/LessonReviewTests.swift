import Masonry
import MasonryDrawing
import Testing

import MasonryLanguage
@testable import masonry_repl

/// How near a layout is to a lesson's goals. The frames are plain numbers: goals give frames, and so do the layouts.
struct LessonReviewTests {
    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "test", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        return interpreter
    }

    private func review(_ script: String, goals: String...) -> (isReached: Bool, text: String) {
        let scene = interpreter(script)
        let before = scene.scene.layout()
        let review = LessonReview(scene, goals.map { LessonGoal(layout: interpreter($0).scene.layout()) })
        #expect(scene.scene.layout() == before)
        let lines = review.lines(
            on: before, isASCII: false, style: TextStyle(usesColor: false), columns: .max)
        return (review.isReached, lines.map { $0 + "\n" }.joined())
    }

    private static let goal = "screen 100x100; view a; a.frame = (10, 20, 30, 40)"

    @Test(arguments: [
        ("view a; a.frame = (10, 20, 30, 40)", "✓ a\n"),
        ("view b; b.frame = (0, 0, 9, 9); view a; a.frame = (10.4, 20, 29.6, 40)", "✓ a\n"),
        ("view a; a.frame = (10.6, 20, 30, 10)", "✗ a: x is 10.6, not 10; height is 10, not 40\n"),
        ("view b", "✗ a: is missing: declare it with `view a`\n"),
        (
            "view b; b.frame = (5, 5, 50, 50); view a in b; a.frame = (5, 15, 30, 41)",
            "✗ a: height is 41, not 40\n"
        ),
        (
            "view a; make.left.equalTo(root).offset(10); make.width.equalTo(30); make.height.equalTo(40); "
                + "make.top.greaterThanOrEqualTo(root).offset(20)",
            "ambiguous: y\n"
        ),
        (
            "view a; make.left.equalTo(root).offset(10); make.width.equalTo(30); make.top.equalTo(root).offset(20); "
                + "make.height.equalTo(40); make.height.equalTo(41)",
            "✓ a\n✗ every view is in place, but a constraint is broken: `:conflicts` explains it\n"
        ),
    ])
    func oneGoal(_ script: String, _ text: String) {
        let review = review("screen 100x100; root.scale = 0; " + script, goals: Self.goal)
        #expect(review.text == text)
        #expect(review.isReached == !(text.contains("✗") || text.contains("ambiguous")))
    }

    @Test func viewsAreComparedInTheirSuperview() {
        let goal = "screen 100x100; view b; view a in b; b.frame = (10, 10, 50, 50); a.frame = (5, 5, 10, 10)"
        let moved = "screen 100x100; view b; view a in b; b.frame = (20, 10, 50, 50); a.frame = (5, 5, 10, 10)"
        #expect(review(moved, goals: goal).text == "✓ a\n✗ b: x is 20, not 10\n")
    }

    @Test func everyGoalHasItsScreen() {
        let pinned =
            "screen 100x100; view a; make.leading.equalTo(root).offset(10); make.top.equalTo(root).offset(20); "
            + "make.size.equalTo((30, 40))"
        let wide = "screen 200x100; view a; a.frame = (10, 20, 30, 40)"
        let turned = "screen 200x100; root.direction = rtl; view a; a.frame = (160, 20, 30, 40)"
        #expect(review(pinned, goals: Self.goal, wide, turned).isReached)
        let left = pinned.replacing("leading", with: "left")
        let text = """
            ✗ a, at 200×100 from right to left: x is 10, not 160
              see it with `:size 200x100` and `:rtl`

            """
        #expect(review(left, goals: Self.goal, wide, turned).text == text)
    }

    /// The second screen has another safe area, which numbers for the first don't follow.
    @Test func aGoalsScreenHasASafeArea() {
        let frame = "screen 100x100; view a; a.frame = (0, 20, 100, 80)"
        let low = "screen 100x100; root.safeAreaInsets = (40, 0, 0, 0); view a; a.frame = (0, 40, 100, 60)"
        let start = "screen 100x100; root.safeAreaInsets = (20, 0, 0, 0); view a; "
        let solution = interpreter(start + "make.edges.equalTo(root.safeArea)")
        let goals = LessonGoal.learning(
            [frame, low].map { LessonGoal(layout: interpreter($0).scene.layout()) }, from: solution)
        #expect(LessonReview(solution, goals).isReached)
        // What the learner sets to see the second one does not change the first.
        let seen = interpreter(start + "make.edges.equalTo(root.safeArea); root.safeAreaInsets = (40, 0, 0, 0)")
        #expect(LessonReview(seen, goals).isReached)
        #expect(goals.map { $0.isFor(seen.scene.layout()) } == [false, true])
        let numbers = interpreter(start + "make.edges.equalTo(root).insets((20, 0, 0, 0))")
        let review = LessonReview(numbers, goals)
        let lines = review.lines(
            on: numbers.scene.layout(), isASCII: false, style: TextStyle(usesColor: false))
        #expect(
            lines == [
                "✗ a, at 100×100, root.safeAreaInsets = (40, 0, 0, 0): y is 20, not 40; height is 80, not 60",
                "  see it with `root.safeAreaInsets = (40, 0, 0, 0)`",
            ])
        #expect(numbers.scene.root.safeAreaInsets == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// What was said before is to be changed, not outvoted.
    @Test func constraintsThatOnlyGiveWayDoNotCount() {
        let start = "screen 100x100; view a; make.top.equalTo(root).offset(20); make.size.equalTo((30, 40)); "
        let rival = start + "make.left.equalTo(root).priority(high); make.left.equalTo(root).offset(10)"
        #expect(
            review(rival, goals: Self.goal).text
                == "✓ a\n✗ every view is in place, but #4 is still active, although other constraints win: `root.constraint(4).deactivate()` "
                + "switches it off\n")
        var goal = LessonGoal(layout: interpreter(Self.goal).scene.layout())
        goal.missable = goal.missed(by: interpreter(rival))
        #expect(goal.missable == 1)
        #expect(LessonReview(interpreter(rival), [goal]).isReached)
    }

    @Test func theContentOfAScrollViewCounts() {
        let scroll = "screen 100x100; scroll s; s.frame = (0, 0, 100, 100); view a in s; make.left.top.equalTo(s); "
        let goal = scroll + "make.right.bottom.equalTo(s); make.size.equalTo((100, 300))"
        let short = scroll + "make.right.equalTo(s); make.bottom.equalTo(s).offset(-50); make.size.equalTo((100, 300))"
        #expect(review(goal, goals: goal).isReached)
        #expect(review(short, goals: goal).text == "✓ a\n✗ s: its content is 100x350, not 100x300\n")
    }

    @Test func ghostsShowMissingViews() {
        let goal = LessonGoal(
            layout: interpreter("screen 100x100; view a, b; a.frame = (1, 2, 3, 4); b.frame = (5, 6, 7, 8)").scene
                .layout())
        let layout = interpreter("screen 100x100; view a; a.frame = (1, 2, 3, 4)").scene.layout()
        let ghosts = goal.ghosts(for: layout)
        #expect(ghosts.map(\.name) == ["b"])
        #expect(ghosts.map(\.frame) == [Rect(x: 5, y: 6, width: 7, height: 8)])
    }

    @Test func aFrameDoesNotReplaceConstraints() {
        var goal = LessonGoal(layout: interpreter(Self.goal).scene.layout())
        goal.learn(
            from: interpreter(
                "screen 100x100; view a; make.left.equalTo(root).offset(10); make.top.equalTo(root).offset(20); "
                    + "make.size.equalTo(30x40)"))
        let given = LessonReview(interpreter(Self.goal), [goal])
        #expect(!given.isReached)
        #expect(
            given.lines(isASCII: false, style: TextStyle(usesColor: false)).contains {
                $0.contains("a: is in the right place, but only because of its frame")
            })
        let other = "screen 100x100; view a; make.left.equalTo(root).offset(10); make.right.equalTo(root).offset(-60); "
        let placed = interpreter(other + "make.top.equalTo(root).offset(20); make.height.equalTo(40)")
        #expect(LessonReview(placed, [goal]).isReached)
    }
}
