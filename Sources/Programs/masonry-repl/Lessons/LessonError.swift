internal import Masonry
internal import MasonryLanguage

/// What is wrong with a lesson.
enum LessonError: Error {
    case noTitle
    case noHints
    case missing(LessonFile.Role)
    case repeated(LessonFile.Role)
    case unknownRole(String, line: Int)
    /// A line that should be a session's command.
    case unknownCommand(String)
    /// A script of the lesson does not run.
    case failing(LessonFile.Role, [Diagnostic])
    /// A goal without views and conditions, or with a conflict in its layout.
    case emptyGoal
    case conflictingGoal
    case reachedAtStart
    /// What the solution does not reach.
    case unreached(LessonReview)
    /// What another answer, which starts on this line, does not reach.
    case refusedAnswer(line: Int, LessonReview)
    /// The mistake that starts on this line reaches the goal.
    case acceptedMistake(line: Int)
    /// The condition of the hint with this number can't be evaluated.
    case failingHint(Int, Diagnostic)
    /// It never holds.
    case unmetHint(Int)
    /// The hint with this number is never given.
    case unusedHint(Int)
    /// There is no hint after this statement; nil for the start.
    case noHint(after: String?)

    /// The stable name of the error.
    static let slug = "lesson"

    var message: String {
        switch self {
        case .noTitle: "has no title: start it with a line such as `# Four equations`"
        case .noHints: "has no hints: add a list under `## \(LessonFile.Heading.hints.rawValue)`"
        case .missing(let role): "has no block marked `\(role.fence)`"
        case .repeated(let role): "has more than one block marked `\(role.fence)`"
        case .unknownRole(let role, let line):
            "has a block marked `\(MarkdownFile.script) \(role)` on line \(line): use "
                + LessonFile.Role.allCases.map { "`\($0.fence)`" }.joined(separator: ", ")
        case .unknownCommand(let line): "has commands among which `\(line.visible())` is none"
        case .failing(let role, _): "has an error in `\(role.fence)`"
        case .emptyGoal: "has a goal without a view or an `expect`"
        case .conflictingGoal: "has a goal with conflicting constraints"
        case .reachedAtStart: "starts at its goal"
        case .unreached: "has a solution that does not reach its goal"
        case .refusedAnswer(let line, _): "has an answer on line \(line) that does not reach its goal"
        case .acceptedMistake(let line): "has a mistake on line \(line) that reaches its goal"
        case .failingHint(let number, _): "has an error in the condition of hint \(number)"
        case .unmetHint(let number):
            "has a condition of hint \(number) that never holds: not at the start, nor after a statement of the "
                + "solution, an answer or a mistake"
        case .unusedHint(let number): "never gives hint \(number)"
        case .noHint(after: nil): "has no hint at its start"
        case .noHint(after: let statement?): "has no hint after `\(statement.visible())`"
        }
    }

    /// What a script of the lesson, or a condition of a hint, reports.
    var diagnostics: [Diagnostic] {
        switch self {
        case .failing(_, let diagnostics): diagnostics
        case .failingHint(_, let diagnostic): [diagnostic]
        default: []
        }
    }

    /// What the solution or another answer does not reach.
    var review: LessonReview? {
        switch self {
        case .unreached(let review), .refusedAnswer(_, let review): review
        default: nil
        }
    }
}
