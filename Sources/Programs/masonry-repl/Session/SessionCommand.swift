internal import MasonryLanguage

/// A session's commands. A command starts with `:`; a unique prefix is enough.
enum SessionCommand: String, CaseIterable {
    case help, explain, draw, zoom, theme, animate, frames, tree, list, trace, why, findings, conflicts, ambiguous,
        wiggle, `try`,
        fix, size, rtl, time, call, undo, redo, goto, diff, history, reset, edit, load, save, export, transcript,
        highlight,
        quit

    /// The syntax of its arguments.
    var arguments: String {
        switch self {
        case .help: "[WORD]"
        case .explain: "[MESSAGE]"
        case .draw: "[auto|off|pin|pixels|margins|guides|alignment]"
        case .zoom, .tree, .ambiguous: "[VIEW]"
        case .list: "[VIEW|#N]"
        case .theme: "[dark|light|colorblind|large]"
        case .animate: "[on|off]"
        case .trace: "[on|off|all|N|N:LINE]"
        case .why: "VIEW.ATTR|VIEW|#N [--all]"
        case .wiggle: "VIEW"
        case .try: "STATEMENT|:fix N"
        case .fix: "[N]"
        case .size: "WxH|A..B"
        case .call: "METHOD"
        case .undo, .redo, .findings: "[N]"
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
        case .help: "list the commands and statements; :help WORD (or ?WORD) explains one word"
        case .explain: "explain the last message, or the message NAME, with an example and its fix"
        case .draw:
            "draw the layout now, after every change (auto), only now (off) or pinned; show margins, guides, alignment"
        case .zoom: "draw only one view and its contents; without a view, everything again"
        case .theme: "set the colors and lines of pictures"
        case .animate: "animate changes; without an argument, replay the last one"
        case .frames: "list the frames of all views, in the coordinates of their parents"
        case .tree: "show the view hierarchy, or that of one view, and which views are ambiguous"
        case .list: "list constraints as equations and in words: all, those of a view, or one by its number"
        case .trace:
            "show step by step what the last input, or input N, did; on: after every input; all: everything"
        case .why:
            "explain which constraints determine an attribute, or why one is broken; --all lists the others, too"
        case .findings: "list what is wrong or unclear in the layout, or open finding N of the list"
        case .conflicts: "show conflicts in full: all their constraints, the arithmetic, and fixes"
        case .ambiguous:
            "show ambiguous views, or one view, with the possible values and fixes"
        case .wiggle: "show other layouts of an ambiguous view"
        case .try: "preview a statement, or :fix N, :size WxH or :rtl, without keeping it"
        case .fix: "do a fix of the list shown last, or what the last error says to write; without N, list the fixes"
        case .size: "resize the screen; A..B lists the widths at which the findings change"
        case .rtl: "switch the reading direction"
        case .time: "show how long the last input took, and what of it: layout, rules, drawing, fixes …"
        case .call: "call a method of the screen that pasted code or a file started"
        case .undo: "undo the last input, or the last N"
        case .redo: "redo the input that was undone last, or N inputs"
        case .goto: "go to the state after input N"
        case .diff: "show what the last input changed, what changed since input N, or between N and M"
        case .history: "list the inputs with their numbers, including undone ones"
        case .reset: "undo everything since the start of the session; :redo and :goto restore it"
        case .edit: "edit the last input in $EDITOR, then run it; or edit input N and run the later ones again, too"
        case .load: "run a file in this session"
        case .save: "save a script that makes this scene"
        case .export:
            "export the layout: as a picture, as JSON, or as code for a project, with Masonry, SnapKit or "
                + "a FORMAT, \(CodeFormat.allCases.suffix(2).map(\.rawValue).joined(separator: " or "))"
        case .transcript: "save the session as a Markdown file, which masonry-repl test can check"
        case .highlight: "turn syntax highlighting on or off"
        case .quit: "quit, like ^D"
        }
    }

    /// Whether it only shows text, which may be long.
    var isReadOnly: Bool {
        switch self {
        case .help, .explain, .frames, .tree, .list, .trace, .why, .findings, .conflicts, .ambiguous, .wiggle, .try,
            .diff,
            .history:
            true
        case .draw, .zoom, .theme, .animate, .fix, .size, .rtl, .time, .call, .undo, .redo, .goto, .reset, .edit, .load,
            .save, .export, .transcript, .highlight, .quit:
            false
        }
    }

    /// Whether after it the last input no longer counts as failed, as something else was shown or done.
    var forgetsFailure: Bool {
        switch self {
        case .findings, .conflicts, .ambiguous, .undo, .redo, .goto, .reset, .load, .size, .rtl: true
        default: false
        }
    }

    /// Whether its argument is a path.
    var takesFile: Bool {
        switch self {
        case .load, .save, .export, .transcript: true
        default: false
        }
    }

    /// The option before the format of an export.
    static let formatWord = "--format"

    /// The file of an export, and the name of its format if given.
    static func exportParts(of argument: String) -> (file: String, format: String?) {
        let mark = " \(formatWord) "
        guard let range = argument.ranges(of: mark).last else { return (argument, nil) }
        return (argument[..<range.lowerBound].trimmingBlanks, argument[range.upperBound...].trimmingBlanks)
    }

    /// Whether it is about the layout and so belongs in a transcript, rather than about files, the terminal or this
    /// process.
    func isInTranscript(_ argument: String) -> Bool {
        switch self {
        case .draw: argument != SessionCanvas.Mode.pin.rawValue
        case .time, .edit, .load, .save, .export, .transcript, .highlight, .animate, .quit: false
        default: true
        }
    }

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

    /// The command for a word or prefix.
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
