internal import CLibEdit
internal import Glibc

/// Has the terminal say where a paste begins and ends, so that a pasted block arrives as one input.
enum BracketedPaste {
    private static let on = "\u{1B}[?2004h"
    private static let off: StaticString = "\u{1B}[?2004l"

    /// - Parameter modes: which the terminal is to have after a crash, when it says so no more.
    static func start(restoring modes: termios) {
        var modes = modes
        off.withUTF8Buffer { text in
            // A static string ends in a zero byte.
            text.withMemoryRebound(to: CChar.self) { edit_guard_terminal(&modes, $0.baseAddress) }
        }
        ask()
    }

    /// Asks for it, again if something else may have put an end to it.
    static func ask() { Painter.send(on) }

    static func stop() {
        Painter.send(off.description)
        edit_unguard_terminal()
    }
}
