internal import CLibEdit
internal import Glibc

/// Waits for input and signals.
extension LineEditor {
    func giveBack(_ scalar: Unicode.Scalar) { keyboard.giveBack(scalar) }

    /// Waits for a character.
    ///
    /// - Parameters:
    ///   - draft: the draft to show meanwhile, if it changes.
    ///   - isSuggesting: whether to show what the history suggests.
    /// - Returns: nil if a signal or the end of the input ended the statement.
    func nextCharacter(showing draft: Draft?, isSuggesting: Bool = false) -> Unicode.Scalar? {
        while true {
            if let draft, !keyboard.hasInput {
                show(draft, suggestion: isSuggesting ? suggestion(for: draft) ?? "" : "")
            }
            switch keyboard.read() {
            case .typed(let scalar): return scalar
            case .end:
                outcome = .endOfFile
                return nil
            case .signal(SIGINT):
                outcome = .interrupted
                return nil
            case .signal(let signal): obey(signal)
            case .visit:
                if visitors?.haveWork() != true { continue }
                outcome = .visited(draft ?? self.draft)
                return nil
            }
        }
    }

    /// Waits for a character, or for a key sequence that libedit has bound.
    func nextKey(showing draft: Draft) -> Unicode.Scalar? {
        while let scalar = nextCharacter(showing: draft, isSuggesting: true) {
            // libedit takes the zero of disabled terminal characters for a key.
            if scalar == "\0" { continue }
            if scalar == Keyboard.stopKey {
                obey(SIGTSTP)
                continue
            }
            if scalar == "(", completed == draft {
                completed = nil
                continue
            }
            guard scalar == EscapeSequence.escape else { return scalar }
            guard let sequence = sequence() else { return nil }
            if usesVi, !sequence.isKey || sequence.startsTwice {
                for scalar in sequence.scalars.dropFirst().reversed() { giveBack(scalar) }
                return Self.commandMode
            }
            // To libedit it would be the start of the next key.
            if sequence.isAlone { continue }
            // libedit would insert the end of an unknown sequence as letters.
            if sequence.isKey, edit_has_keys(editor, sequence.keys) == 0 { continue }
            for scalar in sequence.scalars.dropFirst().reversed() { giveBack(scalar) }
            return scalar
        }
        return nil
    }

    /// The escape and the bytes that follow immediately; nil if the statement ended.
    func sequence() -> EscapeSequence? {
        var sequence = EscapeSequence()
        while !sequence.isComplete, keyboard.hasInput(within: Self.longestGap) {
            guard let next = nextCharacter(showing: nil) else { return nil }
            if !sequence.append(next) { giveBack(next) }
        }
        return sequence
    }

    /// The longest gap between the parts of a key sequence, in milliseconds.
    private static let longestGap: Int32 = 100

    func obey(_ signal: Int32) {
        switch signal {
        case SIGWINCH:
            // libedit is not asked to resize: it would keep a cursor outside the new screen and write there. It reads
            // the terminal's size again at the next statement, and does not draw.
            guard let pinned, pinned.isActive else { return painter.eraseBroken(columns: size.columns) }
            pinned.resume(keepingScreen: false)
            painter = Painter()
        case SIGCONT:
            // Another program may have changed the terminal's modes while this one was stopped.
            returnTerminal()
            takeTerminal()
            pinned?.resume(keepingScreen: true)
            painter = Painter()
        default:
            painter.leave(with: "\r\n")
            pinned?.suspend()
            returnTerminal()
            signals.obey(signal)
            takeTerminal()
            pinned?.resume(keepingScreen: true)
        }
    }
}
