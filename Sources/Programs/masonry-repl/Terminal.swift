internal import CLibEdit
internal import Glibc
internal import MasonryDrawing

/// What the program's streams are connected to.
struct Terminal {
    let isInputTerminal = isatty(STDIN_FILENO) != 0
    let isOutputTerminal = isatty(STDOUT_FILENO) != 0
    let isErrorTerminal = isatty(STDERR_FILENO) != 0

    /// The current columns and rows: the terminal's, else the environment's, else 80 by 24.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
            return (Int(size.ws_col), Int(size.ws_row))
        }
        return (Self.number("COLUMNS") ?? 80, Self.number("LINES") ?? 24)
    }

    /// The pixels of a cell, if the terminal says how large it is.
    var cellSize: (width: Int, height: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
            size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
        else { return nil }
        return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
    }

    /// Whether the terminal can only write line after line.
    var isDumb: Bool { (Self.variable("TERM") ?? "dumb") == "dumb" }

    /// Whether box characters can be shown: the locale is UTF-8 and the terminal is not dumb.
    var showsUnicode: Bool {
        if isDumb, isOutputTerminal { return false }
        let locale = Self.variable("LC_ALL") ?? Self.variable("LC_CTYPE") ?? Self.variable("LANG") ?? ""
        let encoding = locale.lowercased()
        // A pipe accepts any text; a terminal has a locale.
        return encoding.contains("utf-8") || encoding.contains("utf8") || !isOutputTerminal
    }

    /// Whether to use colors on a stream.
    func usesColor(_ choice: ColorChoice, onTerminal isTerminal: Bool) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: Self.colorWish ?? (isTerminal && !isDumb && colorCount > 0)
        }
    }

    /// What the environment asks for, whatever the stream is; nil if it asks for nothing. The first of these that is set decides.
    private static var colorWish: Bool? {
        if variable("NO_COLOR") != nil { return false }
        if let force = variable("FORCE_COLOR") { return force != "0" }
        if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
        return variable("CLICOLOR") == "0" ? false : nil
    }

    /// How many colors the terminal has.
    var colorDepth: ColorDepth {
        colorCount >= 256 ? .ansi256 : .ansi16
    }

    private var colorCount: Int {
        if Self.variable("COLORTERM") != nil { return 256 }
        guard let name = Self.variable("TERM") else { return 0 }
        let known = Int(edit_color_count(name))
        if known > 0 { return known }
        // The terminal's name reveals it, even for unknown terminals.
        return name.hasSuffix("-256color") ? 256 : name.hasSuffix("-16color") || name.hasSuffix("-color") ? 16 : 0
    }

    /// Nil if the variable is unset or empty.
    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    private static func number(_ name: String) -> Int? {
        variable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
