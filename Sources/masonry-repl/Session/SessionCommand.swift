internal import MasonryLanguage

/// What a session does besides running statements. A command is said with `:` in front; a unique prefix will do.
enum SessionCommand: String, CaseIterable {
    case help, explain, draw, zoom, theme, animate, frames, tree, list, trace, why, conflicts, ambiguous, wiggle, `try`,
        fix, size, rtl, time, call, undo, redo, goto, diff, history, reset, edit, load, save, export, transcript,
        highlight,
        quit

    /// How its arguments are written.
    var arguments: String {
        switch self {
        case .help: "[WORD]"
        case .explain: "[MESSAGE]"
        case .draw: "[auto|off|pin|margins|guides|alignment]"
        case .zoom, .tree, .ambiguous: "[VIEW]"
        case .list: "[VIEW|#N]"
        case .theme: "[dark|light|colorblind]"
        case .animate: "[on|off]"
        case .trace: "[on|off|all|N|N:LINE]"
        case .why: "VIEW.ATTR|VIEW|#N [--all]"
        case .wiggle: "VIEW"
        case .try: "STATEMENT"
        case .fix: "[N]"
        case .size: "WxH|A..B"
        case .call: "METHOD"
        case .undo, .redo: "[N]"
        case .goto: "N"
        case .diff: "[N [M]]"
        case .history, .edit: "[N]"
        case .load, .save: "FILE.mas"
        case .export: "FILE" + ExportFormat.suffixes.joined(separator: "|") + " [\(Self.formatWord) FORMAT]"
        case .transcript: "FILE.md"
        case .highlight: "[on|off]"
        case .frames, .conflicts, .rtl, .time, .reset, .quit: ""
        }
    }

    var summary: String {
        switch self {
        case .help: "what can be typed; :help WORD (or ?WORD) explains a command or a word of the language"
        case .explain: "what the last message means, or the one of this name, with an example and its mend"
        case .draw: "draw the layout now; auto, off or pin it above the prompt; show margins, guides, alignment"
        case .zoom: "draw one view and what is in it; alone, everything again"
        case .theme: "the colours of pictures"
        case .animate: "play changes as they happen; alone, the last one again"
        case .frames: "every view's frame, in its parent's coordinates"
        case .tree: "the views as a tree, with what is ambiguous, or one view and what is in it"
        case .list: "every constraint as an equation and in words, or those of one view, or the one of this number"
        case .trace:
            "what the last input did, or input N, link by link; on shows it after every input, all leaves nothing out"
        case .why:
            "the constraints that determine an attribute, or why a constraint does not hold; --all for the others"
        case .conflicts: "what can't all hold, why, and what would mend it"
        case .ambiguous:
            "what the constraints leave open, or of one view, from where to where, and what would settle it"
        case .wiggle: "the other layouts of a view that are as good"
        case .try: "preview a statement without keeping it"
        case .fix: "run a repair that a report offered; without a number, list them"
        case .size: "give the root another size; A..B tells at which widths the findings change"
        case .rtl: "turn the reading direction round"
        case .time: "how long the last input took"
        case .call: "call a method of the screen that pasted code or a file started"
        case .undo: "take back the last input, or the last N"
        case .redo: "bring back what was undone"
        case .goto: "go back or forth to where input N was the last one"
        case .diff: "what the last input changed; what differs since input N; or between N and M"
        case .history: "the inputs with their numbers, those that were undone among them"
        case .reset: "take back everything since the session's start; :redo and :goto bring it back"
        case .edit: "write the next input in $EDITOR, beginning with the last one or with input N"
        case .load: "run a file's statements here"
        case .save: "write the statements that lead to this scene to a file, which needs no other file"
        case .export:
            "write the layout to a file: a picture, all about it as JSON, or code for a project, as Masonry or SnapKit or by "
                + "a FORMAT, \(CodeFormat.allCases.suffix(2).map(\.rawValue).joined(separator: " or "))"
        case .transcript: "write what was typed and answered to a Markdown file, which masonry-repl test can check"
        case .highlight: "whether what is typed is coloured"
        case .quit: "leave; ^D does too"
        }
    }

    /// Whether it tells something, which may be long, and does nothing else.
    var onlyTells: Bool {
        switch self {
        case .help, .explain, .frames, .tree, .list, .trace, .why, .conflicts, .ambiguous, .wiggle, .try, .diff,
            .history:
            true
        case .draw, .zoom, .theme, .animate, .fix, .size, .rtl, .time, .call, .undo, .redo, .goto, .reset, .edit, .load,
            .save, .export, .transcript, .highlight, .quit:
            false
        }
    }

    /// Whether its argument is a path.
    var takesFile: Bool {
        switch self {
        case .load, .save, .export, .transcript: true
        default: false
        }
    }

    /// What stands before the format of an export.
    private static let formatWord = "--format"

    /// The file that an export goes to, and the name of its format where one is said.
    static func exportParts(of argument: String) -> (file: String, format: String?) {
        let mark = " \(formatWord) "
        guard let range = argument.ranges(of: mark).last else { return (argument, nil) }
        return (argument[..<range.lowerBound].trimmingBlanks, argument[range.upperBound...].trimmingBlanks)
    }

    /// Whether it is about the layout, so that it belongs into a transcript: not about files, the terminal or this run of the
    /// program.
    func isInTranscript(_ argument: String) -> Bool {
        switch self {
        case .draw: argument != SessionCanvas.Mode.pin.rawValue
        case .time, .edit, .load, .save, .export, .transcript, .highlight, .animate, .quit: false
        default: true
        }
    }

    /// What reading a line that starts with `:` gives.
    enum Match {
        case command(SessionCommand)
        case ambiguous([SessionCommand])
        case unknown

        /// Whether the line belongs into a transcript.
        func isInTranscript(_ argument: String) -> Bool {
            if case .command(let command) = self { command.isInTranscript(argument) } else { true }
        }
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
