internal import Masonry
internal import MasonryLanguage

extension Lesson {
    /// An interpreter that has run the start, and can undo it.
    func begin(_ start: SourceText) throws(LessonError) -> Interpreter {
        try Self.run(start, as: .start)
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
        return (try? solved()).map { LessonGoal.learning(targets, from: $0) } ?? targets
    }

    private func solved() throws(LessonError) -> Interpreter {
        let interpreter = try Self.run(start, as: .start)
        try Self.run(solution, as: .solution, in: interpreter)
        return interpreter
    }

    /// Finds what would prevent a learner from reaching the goal: scripts that don't run, a goal that is already
    /// reached, or a solution that does not reach it.
    func verify() throws(LessonError) {
        let targets = try targets()
        if LessonReview(try Self.run(start, as: .start), targets).isReached { throw .reachedAtStart }
        let review = LessonReview(try solved(), targets)
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
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: role == .start)
        if !outcome.isComplete || interpreter.expectations.failed > 0 { throw .failing(role, outcome.diagnostics) }
    }
}
