internal import Glibc

/// Shows text longer than the screen.
extension LineEditor {
    private enum Turn {
        case page, line, all, stop
    }

    /// Writes a text. If it is longer than the screen, waits for a key after each page, unless the user has already
    /// typed ahead.
    func page(_ text: String, on console: Console) {
        defer { console.flush() }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        if lines.last == "" { lines.removeLast() }
        if terminal.isDumb || height(of: lines) < size.rows || keyboard.hasInput { return console.write(text) }
        signals.open()
        takeTerminal()
        defer { signals.close() }
        var turn = Turn.page
        while turn != .stop {
            let part = part(of: lines, turn)
            lines.removeFirst(part.count)
            console.write(part.map { $0 + "\n" }.joined())
            console.flush()
            if lines.isEmpty { return }
            turn = nextTurn(lines.count)
        }
    }

    /// The rows that the lines take on the terminal.
    private func height(of lines: ArraySlice<String>) -> Int { lines.reduce(0) { $0 + height(of: $1) } }

    private func height(of line: String) -> Int {
        let columns = max(1, size.columns)
        return max(1, (ScreenRow(line).width + columns - 1) / columns)
    }

    /// The lines of the next page, at least one.
    private func part(of lines: ArraySlice<String>, _ turn: Turn) -> ArraySlice<String> {
        switch turn {
        case .stop: return []
        case .all: return lines
        case .line: return lines.prefix(1)
        case .page:
            var room = size.rows - 1
            let count = lines.prefix { line in
                room -= height(of: line)
                return room >= 0
            }.count
            return lines.prefix(max(1, count))
        }
    }

    /// Waits for a key that chooses how to continue.
    private func nextTurn(_ left: Int) -> Turn {
        defer { painter.erase() }
        while true {
            let columns = size.columns
            let texts = ["space next page, Enter next line, G all, q quits", "space, Enter, G, q"]
            let rows = texts.map { ScreenRow(style.faint("\(left.counted("more line")): \($0)")) }
            let row = (rows.first { $0.width < columns } ?? rows[1]).cut(to: columns)
            painter.paint([row], cursorRow: 0, cursorColumn: min(row.width, columns - 1), columns: columns)
            switch keyboard.read() {
            case .end, .signal(SIGINT): return .stop
            case .signal(let signal): obey(signal)
            case .typed(EscapeSequence.escape):
                guard let sequence = sequence() else { return .stop }
                // Pasted text goes to the prompt.
                if EditAction.paste.keys.contains(sequence.keys) {
                    for scalar in sequence.scalars.reversed() { giveBack(scalar) }
                    return .stop
                }
                switch sequence.keys {
                case #"\e"#: return .stop
                case #"\e[B"#, #"\eOB"#: return .line
                case #"\e[6~"#: return .page
                case #"\e[F"#, #"\eOF"#, #"\e[4~"#: return .all
                default: beep()
                }
            case .typed(let key):
                switch key {
                case " ", "f", "\u{6}", "\u{16}": return .page
                case "\r", "\n", "j", "e": return .line
                case "G": return .all
                case "q", "Q", "\u{4}": return .stop
                default: beep()
                }
            }
        }
    }
}
