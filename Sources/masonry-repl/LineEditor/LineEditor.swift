internal import CLibEdit
internal import Glibc

/// Reads statements from a terminal with libedit: emacs keys, history, completion, several lines at once.
final class LineEditor {
    /// What came of asking for a statement.
    enum Line {
        case text(String)
        /// The user dropped the input with ^C.
        case interrupted
        case endOfFile
    }

    private let editor: OpaquePointer
    private let entries: OpaquePointer
    private let history: HistoryFile
    let isComplete: (String) -> Bool
    let candidates: (_ text: String, _ offset: Int) -> [Candidate]
    /// The prompt as libedit wants it: kept as long as it is shown.
    private(set) var prompt: UnsafeMutablePointer<CChar>
    let terminal: Terminal

    /// - Parameters:
    ///   - isComplete: whether a text is a whole statement, or more lines could be what it waits for.
    ///   - candidates: what could stand at an offset, in UTF-8 bytes, of the text.
    /// - Returns: nil where libedit can't use the terminal.
    init?(
        terminal: Terminal, history: HistoryFile, isComplete: @escaping (String) -> Bool,
        candidates: @escaping (String, Int) -> [Candidate]
    ) {
        setlocale(LC_CTYPE, "")
        guard let editor = edit_open("masonry-repl"), let entries = history_init(), let prompt = strdup("") else {
            return nil
        }
        self.editor = editor
        self.entries = entries
        self.terminal = terminal
        self.history = history
        self.isComplete = isComplete
        self.candidates = candidates
        self.prompt = prompt
        edit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        edit_set_prompt(editor) { EditorKeys.owner(of: $0)?.prompt }
        _ = edit_history_set_size(entries, Int32(HistoryFile.maximumEntries))
        _ = edit_history_set_unique(entries)
        _ = edit_set_history(editor, entries)
        EditorKeys.bind(editor)
        for entry in history.load() { _ = edit_history_enter(entries, entry) }
    }

    deinit {
        el_end(editor)
        history_end(entries)
        free(prompt)
    }

    /// Reads a statement, of several lines where one is not complete.
    func readStatement(prompt text: String, style: PromptStyle) -> Line {
        free(prompt)
        prompt = strdup(style.prompt(text))
        BracketedPaste.start()
        defer { BracketedPaste.stop() }
        var count: Int32 = 0
        guard let line = el_gets(editor, &count) else {
            if count == 0 { return .endOfFile }
            return interrupted()
        }
        let text = String(cString: line)
        return .text(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    private func interrupted() -> Line {
        let wasInterrupted = edit_take_interrupt() != 0
        el_reset(editor)
        print()
        return wasInterrupted ? .interrupted : .endOfFile
    }

    /// Remembers a statement, for this session and later ones.
    func remember(_ statement: String) {
        _ = edit_history_enter(entries, statement)
        history.append(statement)
    }
}
