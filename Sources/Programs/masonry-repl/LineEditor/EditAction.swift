internal import CLibEdit

/// Key functions that libedit does not have, or has in another form.
enum EditAction: String, CaseIterable {
    case enter, newline, leave, paste, complete, search, undo
    case up, down, older, newer
    case left, right, home, end, wordLeft, wordRight
    case deleteLeft, deleteRight, cutLeft, cutRight, cutWordLeft, cutWordRight, putBack
    case closeBrace, clearScreen, edit
    /// By keys of vi's command mode, where the cursor stays on a character: up, down, and a search that Enter ends.
    case commandUp, commandDown, commandSearch, olderMatch, newerMatch

    /// The name in libedit and `.editrc`.
    var name: String { "masonry-" + rawValue }

    /// The keys in libedit's notation.
    var keys: [String] {
        switch self {
        case .enter: [#"\r"#, #"\n"#]
        case .newline: [#"\e\r"#, #"\e\n"#]
        case .leave: ["^D"]
        case .paste: [#"\e[200~"#]
        case .complete: [#"\t"#]
        case .search: ["^R"]
        case .undo: ["^_", #"^X^U"#]
        case .up: [#"\e[A"#, #"\eOA"#, "^P"]
        case .down: [#"\e[B"#, #"\eOB"#, "^N"]
        case .older: [#"\e[5~"#, #"\ep"#, #"\e[1;5A"#]
        case .newer: [#"\e[6~"#, #"\en"#, #"\e[1;5B"#]
        case .left: [#"\e[D"#, #"\eOD"#, "^B"]
        case .right: [#"\e[C"#, #"\eOC"#, "^F"]
        case .home: [#"\e[H"#, #"\eOH"#, #"\e[1~"#, #"\e[7~"#, "^A"]
        case .end: [#"\e[F"#, #"\eOF"#, #"\e[4~"#, #"\e[8~"#, "^E"]
        case .wordLeft: [#"\e[1;5D"#, #"\e[1;3D"#, #"\e[5D"#, #"\eOd"#, #"\e\e[D"#, #"\eb"#]
        case .wordRight: [#"\e[1;5C"#, #"\e[1;3C"#, #"\e[5C"#, #"\eOc"#, #"\e\e[C"#, #"\ef"#]
        case .deleteLeft: ["^?", "^H"]
        case .deleteRight: [#"\e[3~"#]
        case .cutLeft: ["^U"]
        case .cutRight: ["^K"]
        case .cutWordLeft: ["^W", #"\e^?"#, #"\e^H"#]
        case .cutWordRight: [#"\ed"#, #"\e[3;5~"#]
        case .putBack: ["^Y"]
        case .closeBrace: ["}"]
        case .clearScreen: ["^L"]
        case .edit: ["^X^E"]
        case .commandUp, .commandDown, .commandSearch, .olderMatch, .newerMatch: []
        }
    }

    /// The keys in vi's command mode, for users whose `.editrc` turns it on.
    var commandKeys: [String] {
        // Keys without a character do the same in both modes.
        keys.filter { $0.hasPrefix(#"\e["#) || $0.hasPrefix(#"\eO"#) } + ownCommandKeys
    }

    private var ownCommandKeys: [String] {
        switch self {
        case .enter: keys
        case .commandUp: ["k", "-", "^P"]
        case .commandDown: ["j", "+", "^N"]
        case .search: ["^R"]
        case .commandSearch: ["/", "?"]
        case .olderMatch: ["n"]
        case .newerMatch: ["N"]
        case .undo: ["u"]
        case .edit: ["v"]
        case .leave, .clearScreen, .complete: keys
        default: []
        }
    }

    /// Keys of libedit's command mode that would draw, use its own history or run the text.
    static let lostCommandKeys = [":", "G", "#", "@", "_"]

    /// The function that libedit calls. A C function can't capture anything, so each action has its own.
    var function: edit_function {
        switch self {
        case .enter: { editor, _ in LineEditor.perform(.enter, on: editor) }
        case .newline: { editor, _ in LineEditor.perform(.newline, on: editor) }
        case .leave: { editor, _ in LineEditor.perform(.leave, on: editor) }
        case .paste: { editor, _ in LineEditor.perform(.paste, on: editor) }
        case .complete: { editor, _ in LineEditor.perform(.complete, on: editor) }
        case .search: { editor, _ in LineEditor.perform(.search, on: editor) }
        case .undo: { editor, _ in LineEditor.perform(.undo, on: editor) }
        case .up: { editor, _ in LineEditor.perform(.up, on: editor) }
        case .down: { editor, _ in LineEditor.perform(.down, on: editor) }
        case .older: { editor, _ in LineEditor.perform(.older, on: editor) }
        case .newer: { editor, _ in LineEditor.perform(.newer, on: editor) }
        case .left: { editor, _ in LineEditor.perform(.left, on: editor) }
        case .right: { editor, _ in LineEditor.perform(.right, on: editor) }
        case .home: { editor, _ in LineEditor.perform(.home, on: editor) }
        case .end: { editor, _ in LineEditor.perform(.end, on: editor) }
        case .wordLeft: { editor, _ in LineEditor.perform(.wordLeft, on: editor) }
        case .wordRight: { editor, _ in LineEditor.perform(.wordRight, on: editor) }
        case .deleteLeft: { editor, _ in LineEditor.perform(.deleteLeft, on: editor) }
        case .deleteRight: { editor, _ in LineEditor.perform(.deleteRight, on: editor) }
        case .cutLeft: { editor, _ in LineEditor.perform(.cutLeft, on: editor) }
        case .cutRight: { editor, _ in LineEditor.perform(.cutRight, on: editor) }
        case .cutWordLeft: { editor, _ in LineEditor.perform(.cutWordLeft, on: editor) }
        case .cutWordRight: { editor, _ in LineEditor.perform(.cutWordRight, on: editor) }
        case .putBack: { editor, _ in LineEditor.perform(.putBack, on: editor) }
        case .closeBrace: { editor, _ in LineEditor.perform(.closeBrace, on: editor) }
        case .clearScreen: { editor, _ in LineEditor.perform(.clearScreen, on: editor) }
        case .edit: { editor, _ in LineEditor.perform(.edit, on: editor) }
        case .commandUp: { editor, _ in LineEditor.perform(.commandUp, on: editor) }
        case .commandDown: { editor, _ in LineEditor.perform(.commandDown, on: editor) }
        case .commandSearch: { editor, _ in LineEditor.perform(.commandSearch, on: editor) }
        case .olderMatch: { editor, _ in LineEditor.perform(.olderMatch, on: editor) }
        case .newerMatch: { editor, _ in LineEditor.perform(.newerMatch, on: editor) }
        }
    }

    /// Whether it cuts text, so that the text is added to that of a cut directly before.
    var isCut: Bool {
        switch self {
        case .cutLeft, .cutRight, .cutWordLeft, .cutWordRight: true
        default: false
        }
    }
}
