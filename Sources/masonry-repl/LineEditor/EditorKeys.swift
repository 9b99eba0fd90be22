internal import CLibEdit
internal import Glibc

/// The keys, and what they do that libedit's own functions do not.
enum EditorKeys {
    /// Sequences that no terminal sends, by which a function of ours has libedit go on with one of its own.
    private enum Private {
        static let submit = "\u{1B}[901~"
        static let lineUp = "\u{1B}[902~"
        static let lineDown = "\u{1B}[903~"
        static let historyBack = "\u{1B}[904~"
        static let historyForward = "\u{1B}[905~"
    }

    static func bind(_ editor: OpaquePointer) {
        _ = edit_add_function(editor, "masonry-enter", "Submits a complete statement, else starts a line", enter)
        _ = edit_add_function(editor, "masonry-up", "A line up, from the first one back in history", up)
        _ = edit_add_function(editor, "masonry-down", "A line down, from the last one on in history", down)
        _ = edit_add_function(editor, "masonry-paste", "Inserts what is pasted", paste)
        _ = edit_add_function(editor, "masonry-complete", "Completes the word at the cursor", complete)
        _ = edit_add_function(editor, "masonry-end", "Deletes a character; leaves on an empty line", deleteOrLeave)
        _ = edit_add_function(editor, "masonry-close", "Closes a block a step further left", closeBlock)
        el_source(editor, nil)
        let keys = [
            (Private.submit, "ed-newline"), (Private.lineUp, "ed-prev-line"), (Private.lineDown, "ed-next-line"),
            (Private.historyBack, "ed-prev-history"), (Private.historyForward, "ed-next-history"),
            ("\r", "masonry-enter"), ("\n", "masonry-enter"), ("\t", "masonry-complete"), ("}", "masonry-close"),
            (BracketedPaste.beginning, "masonry-paste"), ("^D", "masonry-end"),
            ("\u{1B}[A", "masonry-up"), ("\u{1B}OA", "masonry-up"), ("^P", "masonry-up"),
            ("\u{1B}[B", "masonry-down"), ("\u{1B}OB", "masonry-down"), ("^N", "masonry-down"),
            ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
            ("\u{1B}[1;5C", "em-next-word"), ("\u{1B}[1;5D", "ed-prev-word"),
            ("\u{1B}[H", "ed-move-to-beg"), ("\u{1B}[F", "ed-move-to-end"), ("\u{1B}[1~", "ed-move-to-beg"),
            ("\u{1B}[4~", "ed-move-to-end"), ("\u{1B}OH", "ed-move-to-beg"), ("\u{1B}OF", "ed-move-to-end"),
            ("\u{1B}[3~", "ed-delete-next-char"),
        ]
        for (key, function) in keys { _ = edit_bind(editor, key, function) }
    }

    /// The editor that a function of libedit's was called for.
    static func owner(of editor: OpaquePointer?) -> LineEditor? {
        guard let editor, let data = edit_client_data(editor) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
    }

    private static let refresh = UInt8(CC_REFRESH)
    private static let redisplay = UInt8(CC_REDISPLAY)
    private static let error = UInt8(CC_ERROR)

    // MARK: Enter, up and down

    private static let enter: edit_function = { editor, _ in
        guard let editor, let owner = owner(of: editor), let buffer = EditBuffer(editor) else { return error }
        if owner.isComplete(buffer.text) || buffer.text.hasPrefix(":") { return go(on: editor, with: Private.submit) }
        el_insertstr(editor, "\n" + buffer.indentationOfNextLine)
        return refresh
    }

    private static let up: edit_function = { editor, _ in
        guard let editor, let buffer = EditBuffer(editor) else { return error }
        return go(on: editor, with: buffer.isOnFirstLine ? Private.historyBack : Private.lineUp)
    }

    private static let down: edit_function = { editor, _ in
        guard let editor, let buffer = EditBuffer(editor) else { return error }
        return go(on: editor, with: buffer.isOnLastLine ? Private.historyForward : Private.lineDown)
    }

    private static let deleteOrLeave: edit_function = { editor, _ in
        guard let editor, let buffer = EditBuffer(editor) else { return error }
        if buffer.text.isEmpty { return UInt8(CC_EOF) }
        return go(on: editor, with: "\u{1B}[3~")
    }

    private static let closeBlock: edit_function = { editor, _ in
        guard let editor, let buffer = EditBuffer(editor) else { return error }
        el_deletestr(editor, Int32(buffer.blankStep))
        el_insertstr(editor, "}")
        return refresh
    }

    private static func go(on editor: OpaquePointer, with keys: String) -> UInt8 {
        keys.withCString { el_push(editor, $0) }
        return UInt8(CC_NORM)
    }

    // MARK: Pasting and completing

    private static let paste: edit_function = { editor, _ in
        guard let editor else { return error }
        el_insertstr(editor, BracketedPaste.read(from: editor))
        return refresh
    }

    private static let complete: edit_function = { editor, _ in
        guard let editor, let owner = owner(of: editor), let buffer = EditBuffer(editor) else { return error }
        let candidates = owner.candidates(buffer.text, buffer.cursor)
        guard let first = candidates.first else { return UInt8(CC_REFRESH_BEEP) }
        let typed = buffer.characters(in: first.range)
        let common = candidates.dropFirst().reduce(first.text) { String($0.commonPrefix(with: $1.text)) }
        if common.count > typed || candidates.count == 1 {
            el_deletestr(editor, Int32(typed))
            el_insertstr(editor, common)
            return refresh
        }
        CandidateList(candidates, columns: owner.terminal.size.columns).show()
        return redisplay
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        let shared = zip(self, other).prefix { $0 == $1 }.count
        return prefix(shared)
    }
}
