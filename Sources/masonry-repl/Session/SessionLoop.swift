/// Handles inputs: statements go to the session, lines that start with `:` or `?` are commands.
struct SessionLoop {
    let session: Session
    let commands: CommandRunner

    /// Handles an input; false when it was the wish to leave.
    func handle(_ input: String) -> Bool {
        let trimmed = input.trimmingBlanks
        if trimmed.isEmpty { return true }
        if trimmed.hasPrefix(":") { return commands.run(trimmed.dropFirst()) }
        if trimmed.hasPrefix("?") { return commands.run("\(SessionCommand.help.rawValue) \(trimmed.dropFirst())") }
        session.run(input)
        return true
    }
}
