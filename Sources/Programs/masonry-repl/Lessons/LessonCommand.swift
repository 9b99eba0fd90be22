/// A lesson's additional commands.
enum LessonCommand: String, CaseIterable {
    case hint, goal, solution, restart, next, lessons

    var arguments: String {
        switch self {
        case .solution: "[run]"
        case .lessons: "[N]"
        case .hint, .goal, .restart, .next: ""
        }
    }

    var summary: String {
        switch self {
        case .hint: "show the next hint"
        case .goal: "draw the goal and show what is still missing"
        case .solution: "show a solution; run restarts the lesson and runs it"
        case .restart: "restart this lesson"
        case .next: "go on to the next lesson"
        case .lessons: "list the lessons, or go to one of them"
        }
    }

    /// The lesson command for a word or prefix, next to a session's commands.
    enum Match {
        case command(LessonCommand)
        case ambiguous([String])
        /// Not a lesson command; with the most similar one.
        case other
    }

    static func match(_ word: String) -> Match {
        if let exact = LessonCommand(rawValue: word) { return .command(exact) }
        if word.isEmpty || SessionCommand.named(word) != nil { return .other }
        let own = allCases.filter { $0.rawValue.hasPrefix(word) }
        let others = SessionCommand.all.map(\.name).filter { $0.hasPrefix(word) }
        guard let first = own.first else { return .other }
        return own.count + others.count == 1 ? .command(first) : .ambiguous(own.map(\.rawValue) + others)
    }
}
