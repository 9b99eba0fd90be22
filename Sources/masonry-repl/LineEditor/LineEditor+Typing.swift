internal import CLibEdit
internal import Glibc

/// Waiting for what is typed, and for signals.
extension LineEditor {
    func giveBack(_ scalar: Unicode.Scalar) { keyboard.giveBack(scalar) }

    /// Waits for a character.
    ///
    /// - Parameter draft: what is shown meanwhile, if anything is to change.
    /// - Returns: nil where a signal or the end of the input ended the statement.
    func nextCharacter(showing draft: Draft?) -> Unicode.Scalar? {
        while true {
            if let draft, !keyboard.hasInput { show(draft) }
            switch keyboard.read() {
            case .typed(let scalar): return scalar
            case .end:
                outcome = .endOfFile
                return nil
            case .signal(SIGINT):
                outcome = .interrupted
                return nil
            case .signal(let signal): obey(signal)
            }
        }
    }

    /// Waits for a character, or for a key's sequence of which libedit makes something.
    func nextKey(showing draft: Draft) -> Unicode.Scalar? {
        while let scalar = nextCharacter(showing: draft) {
            // libedit takes the zero of terminal characters that are switched off for a key.
            if scalar == "\0" { continue }
            guard scalar == EscapeSequence.escape else { return scalar }
            guard let sequence = sequence() else { return nil }
            // Of one that it does not know libedit would take the end for letters.
            if sequence.isKey, edit_has_keys(editor, sequence.keys) == 0 { continue }
            for scalar in sequence.scalars.dropFirst().reversed() { giveBack(scalar) }
            return scalar
        }
        return nil
    }

    /// What follows an escape at once, with it; nil where the statement ended.
    func sequence() -> EscapeSequence? {
        var sequence = EscapeSequence()
        while !sequence.isComplete, keyboard.hasInput(within: Self.longestGap) {
            guard let next = nextCharacter(showing: nil) else { return nil }
            if !sequence.append(next) { giveBack(next) }
        }
        return sequence
    }

    /// How long a key's sequence may wait for its next part, in milliseconds.
    private static let longestGap: Int32 = 100

    func obey(_ signal: Int32) {
        switch signal {
        case SIGWINCH:
            // libedit is not asked to resize: it would keep its cursor where the new screen has no cell, and write there.
            // It takes the size of the terminal anew with the next statement, and draws nowhere.
            guard let pinned, pinned.isActive else { return painter.eraseBroken(columns: size.columns) }
            pinned.resume(keepingScreen: false)
            painter = Painter()
        case SIGCONT:
            // Whoever stopped the program may have changed the terminal's modes.
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
