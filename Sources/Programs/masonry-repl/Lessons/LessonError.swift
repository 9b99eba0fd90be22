internal import MasonryLanguage

/// What is wrong with a lesson.
enum LessonError: Error {
    case noTitle
    case noHints
    case missing(LessonFile.Role)
    case repeated(LessonFile.Role)
    case unknownRole(String, line: Int)
    /// A script of the lesson does not run.
    case failing(LessonFile.Role, [Diagnostic])
    /// A goal without content, or with a conflict in its layout.
    case emptyGoal
    case conflictingGoal
    case reachedAtStart
    /// What the solution does not reach.
    case unreached(LessonReview)

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
        case .failing(let role, _): "has an error in `\(role.fence)`"
        case .emptyGoal: "has a goal without a view"
        case .conflictingGoal: "has a goal with conflicting constraints"
        case .reachedAtStart: "starts at its goal"
        case .unreached: "has a solution that does not reach its goal"
        }
    }
}
