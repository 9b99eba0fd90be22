internal import MasonryLanguage

/// What a learner may do in a lesson: nothing, and what the solution, the other answers and the mistakes do, statement by
/// statement.
struct LessonRehearsal {
    let lesson: Lesson
    let goals: [LessonGoal]

    /// A moment with the statement before it; nil at the start.
    struct Scene {
        let statement: String?
        let moment: LessonMoment
        /// Whether it is one of the solution, at which the lesson itself has a hint.
        let isExpected: Bool
    }

    /// Calls `look` with each moment, which is over after the call.
    func run(_ look: (Scene) throws(LessonError) -> Void) throws(LessonError) {
        for (index, script) in ([lesson.solution] + lesson.answers + lesson.mistakes).enumerated() {
            let interpreter = try lesson.begin(lesson.start)
            let given = Set(interpreter.scene.layout().constraints.map(\.id))
            if index == 0 {
                let moment = LessonMoment(interpreter: interpreter, goals: goals, failed: nil, given: given)
                try look(Scene(statement: nil, moment: moment, isExpected: true))
            }
            for input in Self.inputs(of: script) {
                let isComplete = interpreter.run(input, showsValues: false, isAtomic: true).isComplete
                let moment = LessonMoment(
                    interpreter: interpreter, goals: goals, failed: isComplete ? nil : input, given: given)
                try look(Scene(statement: input.text, moment: moment, isExpected: index == 0))
            }
        }
    }

    /// The inputs of a script: its statements, or all of it if they can't be told apart.
    static func inputs(of script: SourceText) -> [SourceText] {
        (script.parts.map { $0.map(\.text) } ?? [script.text.trimmingBlanks]).map {
            SourceText(name: script.name, text: $0, isInput: true, accent: script.accent)
        }
    }

    /// Finds a hint that no one gets, and a moment at which there is none.
    func checkHints() throws(LessonError) {
        let indices = lesson.hints.indices
        var (given, held) = (Set<Int>(), Set<Int>())
        var errors: [Int: Diagnostic] = [:]
        try run { (scene) throws(LessonError) in
            let moment = scene.moment
            let now = moment.hints(among: lesson.hints)
            given.formUnion(now)
            for index in indices {
                guard let condition = lesson.hints[index].condition else { continue }
                if moment.holds(condition) { held.insert(index) }
                let error = moment.error(in: condition)
                if error == nil { errors[index] = nil } else if scene.statement == nil { errors[index] = error }
            }
            if now.isEmpty, scene.isExpected, !LessonReview(moment.interpreter, goals).isReached {
                throw .noHint(after: scene.statement)
            }
        }
        for index in indices {
            if let error = errors[index] { throw .failingHint(index + 1, error) }
            if lesson.hints[index].condition != nil, !held.contains(index) { throw .unmetHint(index + 1) }
            if !given.contains(index) { throw .unusedHint(index + 1) }
        }
    }
}
