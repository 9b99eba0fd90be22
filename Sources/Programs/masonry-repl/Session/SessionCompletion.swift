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
            return SessionCommand.all.filter { $0.name.hasPrefix(start) }.map {
                Candidate(text: $0.name, range: colon + 1..<offset, summary: $0.summary)
            }
        }
        guard case .command(let command) = SessionCommand.match(String(words[0])) else { return [] }
        // A path may contain blanks.
        let argument = typed.dropFirst(words[0].count + 1).drop { $0 == " " }
        let path = String(argument.hasPrefix("\"") ? argument.dropFirst() : argument)
        let last = String(words.last ?? "")
        switch command.completion {
        case .nothing: return []
        case .options: return candidates(command.options.map { ($0.text, $0.summary) }, last, offset)
        case .words(let all): return candidates(all(session), last, offset)
        case .viewOrAttribute:
            if !last.contains(".") { return candidates(session.views, last, offset) }
            return statement(text, from: offset - last.utf8.count, offset).filter {
                Attribute(rawValue: $0.text) != nil
            }
        case .path(let entries): return candidates(entries(path).map { ($0, "") }, path, offset)
        case .exportPath:
            if let format = SessionCommand.exportParts(of: path).format {
                return candidates(LayoutFormat.code.map { ($0.rawValue, "") }, format, offset)
            }
            if words.count > 2, last.hasPrefix("-") {
                return candidates([(SessionCommand.formatWord, "the format of code")], last, offset)
            }
            return candidates(
                Folder.entries(completing: path, endingIn: LayoutFormat.suffixes).map { ($0, "") }, path, offset)
        case .input:
            let start = colon + 1 + words[0].utf8.count
            let inner = start + text.utf8.dropFirst(start).prefix { $0 == UInt8(ascii: " ") }.count
            let isCommand = text.utf8.dropFirst(inner).first == UInt8(ascii: ":")
            return isCommand ? commands(text, from: inner, offset) : statement(text, from: start, offset)
        }
    }

    /// The words that start with what is typed before the offset.
    private func candidates(
        _ all: [(text: String, summary: String)], _ typed: String, _ offset: Int
    ) -> [Candidate] {
        all.filter { $0.text.hasPrefix(typed) }.map {
            Candidate(text: $0.text, range: offset - typed.utf8.count..<offset, summary: $0.summary)
        }
    }
}

extension SessionCommand.Completion {
    static let views = words { $0.views }
    static let inputs = words { $0.timeline.entries.map { (String($0.number), $0.title) } }
}

extension Session {
    fileprivate var views: [(text: String, summary: String)] {
        interpreter.scene.views.map { ($0.name, $0.kind.rawValue) }
    }
}
