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
            let (script, conditions) = goal.splittingExpectations
            let layout = try Self.run(script, as: .goal).scene.layout()
            if layout.items.count < 2, conditions.isEmpty { throw .emptyGoal }
            if !layout.conflicts.isEmpty { throw .conflictingGoal }
            targets.append(LessonGoal(layout: layout, conditions: conditions))
        }
        return (try? solved()).map { LessonGoal.learning(targets, from: $0) } ?? targets
    }

    /// What lets wrong answers pass.
    func flaws() throws(LessonError) -> [LessonFlaw] {
        flaws(try targets(), try Self.run(start, as: .start), try solved())
    }

    private func solved() throws(LessonError) -> Interpreter {
        let interpreter = try Self.run(start, as: .start)
        try Self.run(solution, as: .solution, in: interpreter)
        return interpreter
    }

    /// Finds what would prevent a learner from reaching the goal: scripts that don't run, a goal that is already
    /// reached, or a solution that does not reach it; and other answers and mistakes that are taken for each other, and hints
    /// that are of no use.
    func verify() throws(LessonError) {
        let targets = try targets()
        if LessonReview(try Self.run(start, as: .start), targets).isReached { throw .reachedAtStart }
        let review = LessonReview(try solved(), targets)
        if !review.isReached { throw .unreached(review) }
        for answer in answers {
            let review = LessonReview(try interpreter(after: answer), targets)
            if !review.isReached { throw .refusedAnswer(line: answer.firstLine, review) }
        }
        for mistake in mistakes where LessonReview(try interpreter(after: mistake), targets).isReached {
            throw .acceptedMistake(line: mistake.firstLine)
        }
        try LessonRehearsal(lesson: self, goals: targets).checkHints()
    }

    /// An interpreter after the inputs of an answer, of which some may fail.
    func interpreter(after answer: SourceText) throws(LessonError) -> Interpreter {
        let interpreter = try Self.run(start, as: .start)
        for input in LessonRehearsal.inputs(of: answer) {
            _ = interpreter.run(input, showsValues: false, isAtomic: true)
        }
        return interpreter
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

extension SourceText {
    /// The number of the first line with text, in a script with the line numbers of its file.
    fileprivate var firstLine: Int { text.prefix { $0.isNewline }.count + 1 }
}
