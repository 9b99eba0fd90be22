internal import Masonry
internal import MasonryLanguage

extension Lesson {
    /// An interpreter in which the start has run, as an input of this text.
    func begin(_ text: String) throws(LessonError) -> Interpreter {
        try Self.run(SourceText(name: LessonFile.Role.start.rawValue, text: text, isInput: true), as: .start)
    }

    /// The layouts to reach.
    func targets() throws(LessonError) -> [LessonGoal] {
        var targets: [LessonGoal] = []
        for goal in goals {
            let layout = try Self.run(goal, as: .goal).scene.layout()
            if layout.items.count < 2 { throw .emptyGoal }
            if !layout.conflicts.isEmpty { throw .conflictingGoal }
            targets.append(LessonGoal(layout: layout))
        }
        return targets
    }

    /// Finds what would keep a learner from the goal: scripts that don't run, a goal that is reached already, or not by
    /// the solution.
    func verify() throws(LessonError) {
        let targets = try targets()
        let interpreter = try Self.run(start, as: .start)
        if LessonReview(interpreter, targets).isReached { throw .reachedAtStart }
        try Self.run(solution, as: .solution, in: interpreter)
        let review = LessonReview(interpreter, targets)
        if !review.isReached { throw .unreached(review) }
    }

    private static func run(_ source: SourceText, as role: LessonFile.Role) throws(LessonError) -> Interpreter {
        let interpreter = Interpreter(files: ScriptFolder())
        try run(source, as: role, in: interpreter)
        return interpreter
    }

    private static func run(
        _ source: SourceText, as role: LessonFile.Role, in interpreter: Interpreter
    ) throws(LessonError) {
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        if !outcome.isComplete || interpreter.expectations.failed > 0 { throw .failing(role, outcome.diagnostics) }
    }
}
