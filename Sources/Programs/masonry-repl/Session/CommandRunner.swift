internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Runs a session's commands.
struct CommandRunner {
    let session: Session
    var presenter: Presenter { session.presenter }

    /// What follows a command.
    enum Next {
        case goOn, leave
        /// An input that the user has written and that should run.
        case run(String)
    }

    /// Runs the command on a line, without its `:`.
    func run(_ line: some StringProtocol) -> Next {
        session.catchUp()
        presenter.lastError.value = nil
        defer { presenter.lastError.value.map(session.offerWhatToWrite) }
        let (match, argument) = SessionCommand.parts(of: line)
        if match.isInTranscript(argument) { session.note(typed: ":" + line) }
        switch match {
        case .command(let command) where command.arguments.isEmpty && !argument.isEmpty:
            complain(
                .argument, "`:\(command.name)` takes no arguments, but got `\(argument)`",
                help: command == .rtl ? ":rtl switches between the two directions" : nil)
        case .command(let command):
            let choice = session.canvas.choice
            defer { session.note(choiceSince: choice) }
            switch command.action {
            case .decide(let action): return action(self, argument)
            case .run(let action): run(command) { _ in action(self, argument) }
            case .runInLayout(let action): run(command) { action(self, argument, $0) }
            }
        case .ambiguous(let candidates):
            let word = SessionCommand.word(of: line)
            complain(.command, "`:\(word)` could be \(candidates.map { ":\($0.name)" }.alternatives)")
        case .unknown:
            let word = SessionCommand.word(of: line)
            let nearest = NearestName.of(word, among: SessionCommand.all.map(\.name))
            complain(
                .command, "there is no command `:\(word)`",
                help: nearest.map { "did you mean `:\($0)`?" } ?? ":help lists them")
        }
        return .goOn
    }

    private func run(_ command: SessionCommand, _ action: (Layout) -> Void) {
        func run() {
            guard let layout = session.layout() else { return }
            let failed = session.failed
            action(layout)
            if command.forgetsFailure, session.failed === failed { session.failed = nil }
        }
        if command.isReadOnly { presenter.console.paged(run) } else { run() }
    }

    func complain(_ slug: Slug, _ message: String, help: String? = nil) {
        presenter.show(Diagnostic(severity: .error, slug: slug.rawValue, message: message, help: help))
    }

    /// Says how something is set now.
    func confirm(_ command: SessionCommand, _ setting: String) {
        presenter.show(value: "\(command.name): \(setting)")
    }

    /// A "did you mean" question for a misspelled argument.
    func suggestion(_ argument: String, among words: [String], after command: SessionCommand) -> String? {
        NearestName.of(argument, among: words).map { "did you mean :\(command.name) \($0)?" }
    }

    /// Whether the view exists; prints an error if not.
    func isView(_ name: String, _ layout: Layout) -> Bool {
        if layout.item(named: name) != nil { return true }
        let nearest = NearestName.of(name, among: layout.items.map(\.name))
        complain(.unknownView, "there is no view `\(name)`", help: nearest.map { "did you mean `\($0)`?" })
        return false
    }

    func call(_ method: String) {
        if session.call(method) { return }
        let nearest = NearestName.of(method, among: session.interpreter.callableMethods)
        complain(
            .argument, method.isEmpty ? "`:call` needs the name of a method" : "there is no method `\(method)` to call",
            help: nearest.map { "did you mean `\($0)`?" }
                ?? "`:call` calls methods of the screen that pasted code or a file started")
    }
}

extension SessionCommand {
    static let time = SessionCommand(
        name: "time", summary: "show how long the last input took, and what of it: layout, rules, drawing, fixes …",
        example: "view a\n:time", isInTranscript: { _ in false },
        action: .run { runner, _ in runner.presenter.show(value: runner.session.clock.text ?? "nothing has run yet") })

    static let call = SessionCommand(
        name: "call", arguments: "METHOD", summary: "call a method of the screen that pasted code or a file started",
        example: """
            @implementation Card
            - (void)viewDidLoad { self.view.tag = 1; }
            - (void)grow { self.view.tag += 1; NSLog(@"%d", self.view.tag); }
            @end
            :call grow
            """, completion: .words { $0.interpreter.callableMethods.map { ($0, "method") } },
        action: .run { $0.call($1) })

    static let quit = SessionCommand(
        name: "quit", summary: "quit, like ^D", example: ":quit", isInTranscript: { _ in false },
        action: .decide { _, _ in .leave })
}

extension [String] {
    /// ``a`, `b` or `c``.
    var alternatives: String {
        let quoted = map { "`\($0)`" }
        return quoted.dropLast().joined(separator: ", ") + (count > 1 ? " or " : "") + (quoted.last ?? "")
    }
}

extension StringProtocol {
    /// The last component of a path, without its extension.
    var fileName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }

    /// Whether it contains only blanks and newlines.
    var isBlank: Bool { !contains(where: \.isInText) }

    /// The text without surrounding quotes, if any.
    var withoutQuotes: String {
        hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : String(self)
    }

    /// The first line, with a mark if there are more.
    var firstLine: String {
        let lines = trimmingBlanks.split(separator: "\n")
        return (lines.first.map(String.init) ?? "")
            + (lines.count > 1 ? " (and \((lines.count - 1).counted("more line")))" : "")
    }

    /// The text without blanks and newlines at both ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: \.isInText), let last = lastIndex(where: \.isInText) else { return "" }
        return String(self[first...last])
    }
}

extension Character {
    /// Whether it is neither a blank nor a newline.
    fileprivate var isInText: Bool { self != " " && self != "\t" && !isNewline }
}
