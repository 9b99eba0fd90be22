/// What a session does besides running statements. A command is said with `:` in front; a unique prefix will do.
enum SessionCommand: String, CaseIterable {
    case help, draw, frames, tree, list, size, undo, redo, load, save, quit

    /// How its arguments are written.
    var arguments: String {
        switch self {
        case .help: "[WORD]"
        case .draw: "[auto|off]"
        case .list: "[VIEW]"
        case .size: "WxH"
        case .undo, .redo: "[N]"
        case .load, .save: "FILE.mas"
        case .frames, .tree, .quit: ""
        }
    }

    var summary: String {
        switch self {
        case .help: "what can be typed; :help WORD (or ?WORD) explains a command or a word of the language"
        case .draw: "draw the layout now; auto draws after every change, off does not"
        case .frames: "every view's frame, in its parent's coordinates"
        case .tree: "the views as a tree, with what is ambiguous"
        case .list: "every constraint as an equation, or those of one view"
        case .size: "give the root another size"
        case .undo: "take back the last input, or the last N"
        case .redo: "bring back what was undone"
        case .load: "run a file's statements here"
        case .save: "write the session's statements to a file"
        case .quit: "leave; ^D does too"
        }
    }

    /// What reading a line that starts with `:` gives.
    enum Match {
        case command(SessionCommand)
        case ambiguous([SessionCommand])
        case unknown
    }

    /// The command that a word, or the beginning of one, stands for.
    static func match(_ word: String) -> Match {
        if let exact = SessionCommand(rawValue: word) { return .command(exact) }
        let candidates = word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
        return switch candidates.count {
        case 0: .unknown
        case 1: .command(candidates[0])
        default: .ambiguous(candidates)
        }
    }
}
