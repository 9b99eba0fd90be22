internal import MasonryLanguage

/// Handles inputs: statements go to the session, lines that start with `:` or `?` are commands, and an input that starts
/// with `!` is for the shell.
struct SessionLoop {
    let session: Session
    let commands: CommandRunner
    /// The current lesson, if any.
    var lesson: LessonSession?
    /// Whether inputs may be for the shell: only those of a user, not those of documents that are tested.
    var usesShell = false
    let highlighter = SyntaxHighlighter()

    /// Whether Enter runs the text; otherwise it adds a line.
    func isComplete(_ text: String) -> Bool {
        if isCommand(text) || ConsoleLog.isFrame(text) { return true }
        if let log = ConsoleLog.of(text) { return !log.isUnfinished }
        return session.isComplete(text)
    }

    /// The parts of a typed statement that have a color.
    func stretches(of text: String) -> [HighlightedRange] {
        session.highlights && !isCommand(text) ? highlighter.stretches(of: text) : []
    }

    /// Whether the text is no statement, but a command of the session or the shell.
    func isCommand(_ text: String) -> Bool { text.hasPrefix(":") || isForShell(text) }

    private func isForShell(_ text: String) -> Bool { usesShell && text.trimmingBlanks.first == ShellCommand.mark }

    /// Handles an input, which may contain commands on separate lines; false to leave.
    func handle(_ input: String) -> Bool {
        defer { settle() }
        if isForShell(input) {
            runInShell(String(input.trimmingBlanks.dropFirst()))
            return true
        }
        if let log = ConsoleLog.of(input) {
            session.presenter.show(
                LogAnswer.all(on: log, place: LogSources(below: ProjectFolder()).origin), LogAnswer.note(on: log))
            return true
        }
        // The sentences after a conflict are no statements.
        if ConsoleLog.isFrame(input) { return true }
        defer { lesson?.review() }
        return parts(of: input).allSatisfy { handlePart($0.text) }
    }

    /// Runs what pages asked for, as if it were typed; false to leave.
    ///
    /// - Parameter prompt: what is shown before each input.
    func runInputsOfPages(after prompt: String) -> Bool {
        for input in session.page?.takeInputs() ?? [] {
            session.presenter.console.writeLine(prompt + session.presenter.shown(input))
            session.onStatementOfCommand(input)
            if !handle(input) { return false }
        }
        return true
    }

    /// Shows what there is to show, and only then waits for the disk.
    private func settle() {
        guard let journal = session.journal else { return }
        session.presenter.console.flush()
        journal.settle()
    }

    /// Runs a file, which may contain commands on separate lines.
    func run(_ file: SourceText) {
        for (text, line) in parts(of: file.text) where !text.isBlank {
            if text.trimmingBlanks.hasPrefix(":") {
                _ = handlePart(text)
            } else {
                session.note(typed: text)
                // Keeps the file's line numbers in messages.
                let source = SourceText(name: file.name, text: String(repeating: "\n", count: line) + text)
                // Run the statements before a syntax error.
                if let start = source.readableStart, !source.text(in: start).isBlank {
                    session.run(SourceText(name: file.name, text: source.text(in: start)))
                }
                session.run(source)
            }
        }
    }

    /// The commands, and the statements between them, with the number of lines before each. In other accents a
    /// statement may continue with a `:`.
    private func parts(of input: String) -> [(text: String, line: Int)] {
        var parts: [(text: String, line: Int)] = []
        var statements: [Substring] = []
        let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            if line.trimmingBlanks.hasPrefix(":"), !session.awaitsColon(statements.joined(separator: "\n")) {
                parts.append((statements.joined(separator: "\n"), number - statements.count))
                parts.append((String(line), number))
                statements = []
            } else {
                statements.append(line)
            }
        }
        parts.append((statements.joined(separator: "\n"), lines.count - statements.count))
        return parts
    }

    private static let leavingWords: Set<String> = ["quit", "exit"]

    /// Whether an input only asks to leave.
    func leaves(_ input: String) -> Bool {
        let word = input.trimmingBlanks
        if Self.leavingWords.contains(word) { return true }
        guard word.hasPrefix(":"), case .command(.quit) = SessionCommand.match(String(word.dropFirst())) else {
            return false
        }
        return true
    }

    private func handlePart(_ input: String) -> Bool {
        let trimmed = input.trimmingBlanks
        if trimmed.isEmpty {
            // It may be the last line of a pasted block.
            session.catchUp(waiting: true)
            return true
        }
        if trimmed.hasPrefix(":") { return run(command: trimmed.dropFirst()) }
        if trimmed.hasPrefix("?") { return run(command: "\(SessionCommand.help.name) \(trimmed.dropFirst())") }
        // Words that other tools accept without a colon.
        switch trimmed {
        case "help": return run(command: trimmed)
        case _ where Self.leavingWords.contains(trimmed): return false
        default:
            if let command = lesson?.command(withoutColon: trimmed) { return run(command: command) }
            session.note(typed: input)
            session.run(input)
        }
        return true
    }

    private func runInShell(_ command: String) {
        let presenter = session.presenter
        presenter.console.flush()
        let status = session.canvas.lendTerminal { ShellCommand.run(command) }
        if status != 0 { presenter.show(value: "exit status \(status)") }
    }

    private func run(command: some StringProtocol) -> Bool {
        if let goesOn = lesson?.run(command) { return goesOn }
        switch commands.run(command) {
        case .goOn: return true
        case .leave: return false
        case .run(let input):
            session.onStatementOfCommand(input)
            return handle(input)
        }
    }
}
