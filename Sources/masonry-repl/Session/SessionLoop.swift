/// Handles inputs: statements go to the session, lines that start with `:` or `?` are commands.
struct SessionLoop {
    let session: Session
    let commands: CommandRunner
    /// The lesson that is taken in the session, if it is one.
    var lesson: LessonSession?

    /// Handles an input, in which commands may stand on lines of their own; false when it was the wish to leave.
    func handle(_ input: String) -> Bool {
        defer { lesson?.review() }
        var statements: [Substring] = []
        for line in input.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.trimmingBlanks.hasPrefix(":") else {
                statements.append(line)
                continue
            }
            if !handlePart(statements.joined(separator: "\n")) || !handlePart(String(line)) { return false }
            statements = []
        }
        return handlePart(statements.joined(separator: "\n"))
    }

    private func handlePart(_ input: String) -> Bool {
        let trimmed = input.trimmingBlanks
        if trimmed.isEmpty { return true }
        if trimmed.hasPrefix(":") { return run(trimmed.dropFirst()) }
        if trimmed.hasPrefix("?") { return run("\(SessionCommand.help.rawValue) \(trimmed.dropFirst())") }
        // What other tools take without a colon.
        switch trimmed {
        case "help": return run(trimmed)
        case "quit", "exit": return false
        default: session.run(input)
        }
        return true
    }

    private func run(_ command: some StringProtocol) -> Bool { lesson?.run(command) ?? commands.run(command) }
}
