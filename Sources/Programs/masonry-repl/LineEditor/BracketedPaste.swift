internal import CLibEdit
internal import Glibc

/// Makes the terminal mark the start and end of a paste, so that a pasted block is one input.
enum BracketedPaste {
    private static let on = "\u{1B}[?2004h"
    private static let off: StaticString = "\u{1B}[?2004l"

    /// - Parameter modes: the terminal's modes to restore after a crash, along with turning the marks off.
    static func start(restoring modes: termios) {
        var modes = modes
        off.withUTF8Buffer { text in
            // A static string ends in a zero byte.
            text.withMemoryRebound(to: CChar.self) { edit_guard_terminal(&modes, $0.baseAddress) }
        }
        ask()
    }

    /// Turns the marks on, again if another program may have turned them off.
    static func ask() { Painter.send(on) }

    static func stop() {
        Painter.send(off.description)
        edit_unguard_terminal()
    }
}
