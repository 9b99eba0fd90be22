internal import Glibc

/// Displays a block of rows, starting at the cursor's initial row. Writes only changes.
struct Painter {
    private var painted: [ScreenRow] = []
    private var row = 0
    private var column = 0
    private var pending = ""

    /// Shows the rows and puts the cursor in one of them.
    mutating func paint(_ rows: [ScreenRow], cursorRow: Int, cursorColumn: Int, columns: Int) {
        for (index, new) in rows.enumerated() where index >= painted.count || painted[index] != new {
            go(to: index)
            pending += new.text
            // After a full row the cursor is still on its last column.
            if new.width < columns { pending += "\u{1B}[K" }
        }
        if rows.count < painted.count {
            go(to: rows.count)
            pending += "\u{1B}[J"
        }
        painted = rows
        go(to: cursorRow)
        if cursorColumn > 0 { pending += "\u{1B}[\(cursorColumn)C" }
        column = cursorColumn
        flush()
    }

    /// Keeps the rows on the screen and writes a text after the last.
    mutating func leave(with text: String) {
        go(to: max(0, painted.count - 1))
        if let width = painted.last?.width, width > 0 { pending += "\u{1B}[\(width)C" }
        pending += text
        flush()
        self = Painter()
    }

    /// Removes the rows.
    mutating func erase() {
        go(to: 0)
        pending += "\u{1B}[J"
        flush()
        self = Painter()
    }

    /// Removes the rows after the terminal changed its width and wrapped those that no longer fit.
    mutating func eraseBroken(columns: Int) {
        let columns = max(1, columns)
        let above = painted.prefix(row).reduce(column / columns) { $0 + max(1, ($1.width + columns - 1) / columns) }
        row = above
        painted = Array(repeating: ScreenRow(), count: above + 1)
        erase()
    }

    /// Clears the screen. The next rows start at its top.
    mutating func clearScreen() {
        pending += "\u{1B}[H\u{1B}[2J"
        flush()
        self = Painter()
    }

    mutating func beep() {
        pending += "\u{7}"
        flush()
    }

    /// Moves to the start of a row, which may be the one after the last.
    private mutating func go(to target: Int) {
        pending += "\r"
        if target < row { pending += "\u{1B}[\(row - target)A" }
        if target > row {
            let known = min(target, max(painted.count - 1, row))
            if known > row { pending += "\u{1B}[\(known - row)B" }
            if target > known { pending += String(repeating: "\r\n", count: target - known) }
        }
        row = target
        column = 0
    }

    private mutating func flush() {
        Self.send(pending)
        pending = ""
    }

    /// Writes to the terminal immediately.
    static func send(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)[...]
            while !rest.isEmpty {
                let written = write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
