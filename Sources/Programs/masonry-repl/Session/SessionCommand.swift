internal import Masonry

/// A session's command. A command starts with `:`; a unique prefix is enough.
///
/// Each is a static member in the file with the methods that it runs, and `all` lists them.
struct SessionCommand: Sendable {
    /// Its word, without the `:`.
    let name: String
    /// The syntax of its arguments.
    var arguments = ""
    let summary: String
    /// The words and other arguments that it accepts, and the effect of each.
    var options: [Option] = []
    /// Example inputs of a session.
    let example: String
    var completion = Completion.nothing
    /// Whether it only shows text, which may be long.
    var isReadOnly = false
    /// Whether after it the last input no longer counts as failed, as something else was shown or done.
    var forgetsFailure = false
    /// Whether with an argument it is about the layout and so belongs in a transcript, rather than about files, the
    /// terminal or this process.
    var isInTranscript: @Sendable (_ argument: String) -> Bool = { _ in true }
    let action: Action

    /// All commands, in the order of the help.
    static let all: [SessionCommand] = [
        help, explain, draw, zoom, theme, animate, frames, tree, list, trace, why, findings, conflicts, ambiguous,
        wiggle, page,
        tryOut, fix, size, rtl, time, call, undo, redo, goto, diff, history, reset, edit, load, save, export,
        transcript,
        highlight, quit,
    ]

    /// Something that a command accepts.
    struct Option: Sendable {
        let text: String
        let summary: String

        init(_ text: String, _ summary: String) {
            self.text = text
            self.summary = summary
        }

        /// Its words, and the ends of file names. Placeholders have capitals, such as N for a number.
        var words: [String] {
            text.split(separator: " ").map { $0.replacing(/^FILE\./, with: "") }
                .filter { !$0.contains(where: \.isUppercase) }.map(String.init)
        }
    }

    /// What Tab completes in a command's argument.
    enum Completion: Sendable {
        case nothing
        /// The texts of its options.
        case options
        /// One of some words.
        case words(@Sendable (Session) -> [(text: String, summary: String)])
        /// A view, and its attributes after a dot.
        case viewOrAttribute
        /// A path that starts with what was typed. It may contain blanks.
        case path(@Sendable (_ typed: String) -> [String])
        /// The path of an export, and its format.
        case exportPath
        /// A statement or a command.
        case input
    }

    /// What a command does with its argument.
    enum Action: Sendable {
        case run(@Sendable (CommandRunner, _ argument: String) -> Void)
        case runInLayout(@Sendable (CommandRunner, _ argument: String, Layout) -> Void)
        /// Needs no layout, and decides what follows.
        case decide(@Sendable (CommandRunner, _ argument: String) -> CommandRunner.Next)
    }

    // MARK: Lines

    /// The result of parsing a line that starts with `:`.
    enum Match {
        case command(SessionCommand)
        case ambiguous([SessionCommand])
        case unknown

        /// Whether the line belongs in a transcript.
        func isInTranscript(_ argument: String) -> Bool {
            if case .command(let command) = self { command.isInTranscript(argument) } else { true }
        }
    }

    /// The command and the argument of a line without its `:`.
    static func parts(of line: some StringProtocol) -> (match: Match, argument: String) {
        let word = word(of: line)
        return (match(word), line.dropFirst(word.count).trimmingBlanks)
    }

    /// The word for the command in a line without its `:`.
    static func word(of line: some StringProtocol) -> String { String(line.prefix { !$0.isWhitespace }) }

    /// The command with a name, without its `:`.
    static func named(_ name: String) -> SessionCommand? { all.first { $0.name == name } }

    /// The command for a word or prefix.
    static func match(_ word: String) -> Match {
        if let exact = named(word) { return .command(exact) }
        let candidates = word.isEmpty ? [] : all.filter { $0.name.hasPrefix(word) }
        return switch candidates.count {
        case 0: .unknown
        case 1: .command(candidates[0])
        default: .ambiguous(candidates)
        }
    }
}

extension SessionCommand: Equatable {
    static func == (one: SessionCommand, other: SessionCommand) -> Bool { one.name == other.name }
}
