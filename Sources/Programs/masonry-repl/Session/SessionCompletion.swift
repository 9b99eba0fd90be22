internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// The completions at the cursor in a session.
struct SessionCompletion {
    let session: Session
    /// Whether inputs may be for the shell.
    var usesShell = false

    /// The candidates at an offset, in UTF-8 bytes, of an input.
    func candidates(_ text: String, _ offset: Int) -> [Candidate] {
        if text.hasPrefix(":") { return commands(text, from: 0, offset) }
        let typed = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
        if usesShell, typed.first == ShellCommand.mark {
            let word = typed.dropFirst().split(separator: " ", omittingEmptySubsequences: false).last ?? ""
            return files(word, endingIn: [""], offset)
        }
        if let path = Self.importedPath(typed) { return files(path, offset) }
        return statement(text, from: 0, offset)
    }

    private func files(
        _ path: some StringProtocol, endingIn suffixes: [String] = [ScriptPaths.script], _ offset: Int
    ) -> [Candidate] {
        Folder.entries(completing: String(path), endingIn: suffixes).map {
            Candidate(text: $0, range: offset - path.utf8.count..<offset, summary: "")
        }
    }

    /// The completions for the statement that starts at a position of an input.
    private func statement(_ text: String, from start: Int, _ offset: Int) -> [Candidate] {
        let statement = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
        let completions = session.interpreter.completions(at: offset - start, in: statement)
        let range = completions.range.lowerBound + start..<completions.range.upperBound + start
        return completions.candidates.map { completion in
            // The value comes first, since narrow terminals truncate the end.
            let summary = (completion.value.map { "now \($0), " } ?? "") + completion.summary
            return Candidate(
                text: completion.text, range: range, summary: session.presenter.shown(summary),
                following: completion.following)
        }
    }

    /// The typed part of an import's path at the end of the text.
    private static func importedPath(_ text: String) -> String? {
        text.firstMatch(of: /(?:^|[\n;])[ \t]*import[ \t]+"([^"\n]*)$/).map { String($0.output.1) }
    }

    /// The completions for the command whose `:` is at a position of an input.
    private func commands(_ text: String, from colon: Int, _ offset: Int) -> [Candidate] {
        let typed = String(decoding: text.utf8.prefix(offset).dropFirst(colon), as: UTF8.self)
        let words = typed.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
        if words.count <= 1 {
            let start = String(words.first ?? "")
            return SessionCommand.allCases.filter { $0.rawValue.hasPrefix(start) }.map {
                Candidate(text: $0.rawValue, range: colon + 1..<offset, summary: $0.summary)
            }
        }
        guard case .command(let command) = SessionCommand.match(String(words[0])) else { return [] }
        if command == .try {
            let start = colon + 1 + words[0].utf8.count
            let inner = start + text.utf8.dropFirst(start).prefix { $0 == UInt8(ascii: " ") }.count
            let isCommand = text.utf8.dropFirst(inner).first == UInt8(ascii: ":")
            return isCommand ? commands(text, from: inner, offset) : statement(text, from: start, offset)
        }
        var word = String(words.last ?? "")
        if command.takesFile {
            // A path may contain blanks.
            let argument = typed.dropFirst(words[0].count + 1).drop { $0 == " " }
            word = String(argument.hasPrefix("\"") ? argument.dropFirst() : argument)
            if command == .export, let format = SessionCommand.exportParts(of: word).format {
                return CodeFormat.allCases.filter { $0.rawValue.hasPrefix(format) }.map {
                    Candidate(text: $0.rawValue, range: offset - format.utf8.count..<offset, summary: "")
                }
            }
            if command == .export, words.count > 2, let last = words.last, last.hasPrefix("-") {
                return [SessionCommand.formatWord].filter { $0.hasPrefix(last) }.map {
                    Candidate(text: $0, range: offset - last.utf8.count..<offset, summary: "the format of code")
                }
            }
        }
        let range = offset - word.utf8.count..<offset
        if command == .why, word.contains(".") {
            return statement(text, from: range.lowerBound, offset).filter { Attribute(rawValue: $0.text) != nil }
        }
        return command.candidates(for: word, in: session).map {
            Candidate(text: $0.text, range: range, summary: $0.summary)
        }
    }
}

extension SessionCommand {
    /// The completions of the command's argument.
    fileprivate func candidates(
        for word: String, in session: Session
    ) -> [(text: String, summary: String)] {
        let all: [(text: String, summary: String)] =
            switch self {
            case .load: (Folder.entries(completing: word) + demos(completing: word)).map { ($0, "") }
            case .save: Folder.entries(completing: word).map { ($0, "") }
            case .transcript: Folder.entries(completing: word, endingIn: [ScriptPaths.markdown]).map { ($0, "") }
            case .export:
                Folder.entries(completing: word, endingIn: ExportFormat.suffixes).map { ($0, "") }
            case .goto, .diff, .edit: session.timeline.entries.map { (String($0.number), $0.title) }
            case .list, .zoom, .why, .wiggle, .tree, .ambiguous:
                session.interpreter.scene.views.map { ($0.name, $0.kind.rawValue) }
            case .explain: Slug.allCases.map { ($0.rawValue, "") }
            case .help: HelpText.words.map { ($0, "") }
            case .call: session.interpreter.callableMethods.map { ($0, "method") }
            case .draw, .theme, .animate, .trace, .highlight: options.map { ($0.text, $0.summary) }
            case .frames, .findings, .conflicts, .try, .fix, .size, .rtl, .time, .undo, .redo, .history, .reset, .quit:
                []
            }
        return all.filter { $0.text.hasPrefix(word) }
    }

    private func demos(completing word: String) -> [String] {
        Demo.isPath(word) ? Demo.all.map(\.path) : [Demo.scheme]
    }
}
