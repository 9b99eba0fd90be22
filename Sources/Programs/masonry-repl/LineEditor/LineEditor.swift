internal import CLibEdit
internal import Glibc
internal import MasonryLanguage

/// Reads statements and answers from a terminal. libedit handles keys and stores the text; this type displays it.
///
/// libedit's own drawing supports neither continuation prompts nor texts taller than the screen, so its output is
/// discarded.
final class LineEditor {
    /// The columns of a prompt's name that any terminal shows.
    private static let minNameWidth = 8

    /// The result of asking for a statement.
    enum Line: Equatable {
        case text(String)
        /// The user dropped the input with ^C.
        case interrupted
        case endOfFile
        /// There is something to do that was not typed here; the draft is to go on with.
        case visited(Draft)
    }

    let terminal: Terminal
    /// The pinned rows above, which the editor must not use.
    let pinned: PinnedRows?
    let isComplete: (String) -> Bool
    let candidates: (_ text: String, _ offset: Int) -> [Candidate]
    /// The highlighted ranges of a text, if colors are on.
    var stretches: (_ text: String) -> [HighlightedRange] = { _ in [] }
    let editor: OpaquePointer
    /// Whether the user's `.editrc` chose the keys of vi.
    private(set) var usesVi = false
    private let historyFile: HistoryFile
    /// What is readable when there may be something to do that is not typed here, and whether a statement has to wait for it.
    var visitors: (descriptor: Int32, haveWork: () -> Bool)?
    /// What the next statement begins with.
    var beginning: Draft?
    var signals: SignalQueue
    var keyboard: Keyboard
    var painter = Painter()

    var history: StatementHistory
    var killed = KilledText()
    var undo = DraftUndo()
    /// The last search in vi's command mode.
    var commandSearch: HistorySearch?
    /// Rows below the statement, until the next key.
    var footer: [ScreenRow] = []
    /// The draft after a completion that ended in a parenthesis, which need not be typed then.
    var completed: Draft?
    /// The draft after a line that was indented, which a closing brace indents less.
    var indented: Draft?
    /// The result of reading the statement; nil while it continues.
    var outcome: Line?
    /// The draft after the last cut; nil after any other action.
    private var draftAfterCut: Draft?
    private var prompt = ""
    private var hasTerminal = false
    /// Whether an answer to a question is read: one line, without completions, suggestions or colors.
    private(set) var isAnswer = false
    /// Whether a text is read, in which ^Z has its place.
    private var isReading = false
    private(set) var style = PromptStyle(usesColor: false)

    /// - Parameters:
    ///   - isComplete: whether a text is a complete statement, without a need for more lines.
    ///   - candidates: the completions at an offset, in UTF-8 bytes, of the text.
    /// - Returns: nil if libedit can't use the terminal.
    init?(
        terminal: Terminal, pinned: PinnedRows?, history: HistoryFile, isComplete: @escaping (String) -> Bool,
        candidates: @escaping (String, Int) -> [Candidate]
    ) {
        Self.chooseCharacterTables()
        guard terminal.isInputTerminal, terminal.isOutputTerminal, let signals = SignalQueue(),
            let editor = edit_open("masonry-repl", Self.read)
        else { return nil }
        self.editor = editor
        self.terminal = terminal
        self.pinned = pinned
        self.isComplete = isComplete
        self.candidates = candidates
        self.signals = signals
        keyboard = Keyboard(signals)
        historyFile = history
        self.history = StatementHistory(history.load())
        edit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        bindKeys()
    }

    deinit {
        returnTerminal()
        edit_close(editor)
    }

    /// libedit depends on the locale to classify letters, whatever the terminal can show.
    private static func chooseCharacterTables() {
        setlocale(LC_CTYPE, "")
        if let encoding = nl_langinfo(nl_item(CODESET)), strcmp(encoding, "UTF-8") == 0 { return }
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    /// The user's `.editrc` may bind further keys to the actions, but not remove those bound here.
    private func bindKeys() {
        for action in EditAction.allCases {
            _ = edit_add_function(editor, action.name, "masonry-repl", action.function)
        }
        el_source(editor, nil)
        for action in EditAction.allCases {
            for key in action.keys { _ = edit_bind(editor, key, action.name) }
            for key in action.commandKeys { _ = edit_bind_command(editor, key, action.name) }
        }
        // libedit's own command prompt would be invisible.
        _ = edit_bind(editor, #"\ex"#, "ed-unassigned")
        for key in EditAction.lostCommandKeys { _ = edit_bind_command(editor, key, "ed-unassigned") }
        usesVi = edit_uses_vi(editor) != 0
        if !usesVi { return }
        _ = edit_bind(editor, #"\200"#, "vi-command-mode")
        _ = edit_bind_command(editor, #"\200"#, "vi-command-mode")
    }

    /// What libedit gets for escape alone where that is vi's command mode: there escape itself starts sequences.
    static let commandMode: Unicode.Scalar = "\u{80}"

    /// Reads a statement, with further lines until it is complete.
    func readStatement(prompt: String, style: PromptStyle) -> Line {
        isAnswer = false
        keyboard.visitors = visitors?.descriptor ?? -1
        defer { keyboard.visitors = -1 }
        return readText(prompt: prompt, style: style)
    }

    /// Reads the answer to a question.
    func readAnswer(prompt: String, style: PromptStyle) -> Line {
        isAnswer = true
        return readText(prompt: prompt, style: style)
    }

    private func readText(prompt name: String, style: PromptStyle) -> Line {
        self.style = style
        // The typed text should have most of the row.
        let shown = ScreenRow(name).cut(to: max(Self.minNameWidth, size.columns / 2))
        prompt = style.prompt(shown.width < ScreenRow(name).width ? shown.text + ".." : name)
        if terminal.isDumb { return PlainReader(isComplete: isWhole).readText(prompt: prompt) }
        outcome = nil
        footer = []
        completed = nil
        indented = nil
        undo = DraftUndo()
        history.rewind()
        pinned?.refresh()
        signals.open()
        // The terminal's modes may have changed while the program was stopped during a statement.
        if edit_take_continue() != 0 { returnTerminal() }
        isReading = true
        if hasTerminal {
            BracketedPaste.ask()
            Keyboard.takeStopKey()
        } else {
            takeTerminal()
        }
        let isEnded = el_wgets(editor, nil) == nil
        isReading = false
        // libedit has restored the terminal's modes.
        _ = edit_set_raw(editor, 1)
        // A key bound by the user may have ended the statement.
        let line = outcome ?? (isEnded ? .endOfFile : .text(PastedText.withoutEnd(draft.text)))
        footer = []
        finish(line)
        signals.close()
        return line
    }

    /// Whether Enter ends the text.
    func isWhole(_ text: String) -> Bool { isAnswer || isComplete(text) }

    /// Adds a statement to the history of this and later sessions.
    func remember(_ statement: String) {
        history.add(statement)
        historyFile.append(statement)
    }

    // MARK: The terminal

    /// Turns off line mode and echo until `returnTerminal`, also while a statement runs, so that text typed meanwhile
    /// goes to the next statement and nowhere else.
    func takeTerminal() {
        if hasTerminal { return }
        hasTerminal = true
        var modes = termios()
        tcgetattr(STDIN_FILENO, &modes)
        _ = edit_set_raw(editor, 1)
        Keyboard.stopWaitingInReads()
        if isReading { Keyboard.takeStopKey() }
        BracketedPaste.start(restoring: modes)
    }

    /// Restores the terminal's modes.
    func returnTerminal() {
        if !hasTerminal { return }
        hasTerminal = false
        BracketedPaste.stop()
        _ = edit_set_raw(editor, 0)
    }

    /// Gives the terminal to another program for a while.
    func lendTerminal<Result>(_ body: () -> Result) -> Result {
        painter.leave(with: "\r\n")
        pinned?.suspend()
        returnTerminal()
        signals.close()
        defer {
            signals.open()
            takeTerminal()
            pinned?.resume(keepingScreen: false)
        }
        return body()
    }

    /// Leaves the whole statement on the screen. Further output goes below it, or after the prompt at the end of the
    /// input.
    private func finish(_ line: Line) {
        if case .visited = line { return painter.erase() }
        let picture = picture(of: draft)
        let height = size.rows
        pinned?.note(picture.rows.map(\.text).joined(separator: "\n") + Self.ending(of: line))
        if picture.rows.count > height {
            painter.erase()
            Painter.send(picture.rows.map(\.text).joined(separator: "\r\n"))
            painter = Painter()
            Painter.send(Self.ending(of: line))
        } else {
            paint(picture)
            painter.leave(with: Self.ending(of: line))
        }
    }

    private static func ending(of line: Line) -> String {
        switch line {
        case .text: "\r\n"
        case .interrupted: "^C\r\n"
        case .endOfFile, .visited: ""
        }
    }

    private func picture(of draft: Draft, suggestion: String = "") -> DraftPicture {
        let promptWidth = ScreenRow(prompt).width
        return DraftPicture(
            draft, prompt: prompt, continuation: style.continuation(width: promptWidth),
            stretches: style.usesColor && !isAnswer ? stretches(draft.text) : [], suggestion: suggestion, style: style,
            columns: size.columns)
    }

    /// The history's suggestion, after the draft. It is dimmed, so that there is none without colors.
    func suggestion(for draft: Draft) -> String? {
        style.usesColor && !isAnswer && draft.cursor == draft.scalars.count
            ? history.suggestion(for: draft.text) : nil
    }

    /// The columns and rows available to the editor.
    var size: (columns: Int, rows: Int) {
        let size = terminal.size
        return (size.columns, max(1, size.rows - (pinned?.height ?? 0)))
    }

    /// Shows a draft, or the part around the cursor that fits the screen, and the rows below it.
    func show(_ draft: Draft, suggestion: String = "") { paint(picture(of: draft, suggestion: suggestion)) }

    private func paint(_ picture: DraftPicture) {
        let size = size
        let footer = footer.prefix(max(0, size.rows - 1)).map { $0.cut(to: size.columns) }
        let window = picture.window(height: max(1, size.rows - footer.count))
        painter.paint(
            picture.rows[window] + footer, cursorRow: picture.cursorRow - window.lowerBound,
            cursorColumn: picture.cursorColumn, columns: size.columns)
    }

    func beep() { painter.beep() }

    func clearScreen() {
        guard let pinned, pinned.isActive else { return painter.clearScreen() }
        pinned.clear()
        painter = Painter()
    }

    // MARK: Text

    /// The draft as stored in libedit.
    var draft: Draft {
        get {
            guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return Draft() }
            let count = start.distance(to: line.lastchar)
            let scalars = UnsafeBufferPointer(start: start, count: count).map { character in
                Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
            }
            return Draft(scalars: scalars, cursor: start.distance(to: line.cursor))
        }
        set {
            let old = draft
            if old == newValue { return }
            if old.scalars != newValue.scalars {
                el_cursor(editor, Int32(old.scalars.count - old.cursor))
                el_deletestr(editor, Int32(old.scalars.count))
                el_winsertstr(editor, newValue.scalars.map { wchar_t(bitPattern: $0.value) } + [0])
            }
            el_cursor(editor, Int32(newValue.cursor) - el_cursor(editor, 0))
        }
    }

    // MARK: Calls from libedit

    private static func owner(of editor: OpaquePointer?) -> LineEditor? {
        guard let editor, let data = edit_client_data(editor) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
    }

    private static let read: edit_reader = { editor, character in
        guard let owner = owner(of: editor), let character else { return -1 }
        if let beginning = owner.beginning { owner.draft = beginning }
        owner.beginning = nil
        let draft = owner.draft
        owner.undo.note(draft)
        guard let scalar = owner.nextKey(showing: draft) else { return -1 }
        owner.footer = []
        character.pointee = wchar_t(bitPattern: scalar.value)
        return 1
    }

    static func perform(_ action: EditAction, on editor: OpaquePointer?) -> UInt8 {
        guard let owner = owner(of: editor) else { return UInt8(CC_ERROR) }
        if !action.isCut || owner.draft != owner.draftAfterCut { owner.killed.stopGrowing() }
        owner.perform(action)
        owner.draftAfterCut = action.isCut ? owner.draft : nil
        return UInt8(owner.outcome == nil ? CC_REFRESH : CC_NEWLINE)
    }
}
