import Masonry

/// What a terminal shows of the bytes that were written to it: as much of a terminal as the program uses.
struct TerminalScreen {
    let columns: Int
    let rows: Int
    private(set) var cursorRow = 0
    private(set) var cursorColumn = 0
    /// Whether pastes are marked.
    private(set) var hasBracketedPaste = false
    /// How often the program began to read a statement.
    private(set) var promptCount = 0
    /// What scrolled off the top.
    private(set) var scrollback: [String] = []
    /// Characters; one that is two columns wide is followed by an empty one.
    private var cells: [[String]]
    private var wrapsNext = false
    /// What was written inverted last.
    private(set) var chosen = ""
    private var inverts = false
    /// The rows that scroll.
    private(set) var region: Range<Int>
    /// The rows whose letters are twice as wide and high.
    private(set) var largeRows: Set<Int> = []
    private var saved = (row: 0, column: 0)
    private var pending: [UInt8] = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Self.blank(columns), count: rows)
        region = 0..<rows
    }

    /// The same terminal with nothing on it.
    func emptied(columns: Int, rows: Int) -> TerminalScreen {
        var screen = TerminalScreen(columns: columns, rows: rows)
        screen.hasBracketedPaste = hasBracketedPaste
        screen.promptCount = promptCount
        screen.scrollback = allLines
        return screen
    }

    private static func blank(_ columns: Int) -> [String] { Array(repeating: " ", count: columns) }

    /// The rows without the blanks at their ends, up to the last that isn't empty.
    var lines: [String] {
        var lines = cells.map(Self.line)
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Whether a key is awaited that shows more of a long text.
    var hasPages: Bool { lines.last?.contains(/^\d+ more lines?: space/) == true }

    /// Whether all of a long text was shown.
    var isAtEndOfPages: Bool { lines.last?.hasPrefix("end: b back") == true }

    /// What scrolled off and what is there.
    var allLines: [String] { scrollback + lines }

    var text: String { lines.joined(separator: "\n") }

    private static func line(of cells: [String]) -> String {
        var line = cells.joined()
        while line.last == " " { line.removeLast() }
        return line
    }

    mutating func write(_ bytes: some Sequence<UInt8>) {
        pending.append(contentsOf: bytes)
        while let length = lengthOfNext {
            let next = Array(pending[..<length])
            pending.removeFirst(length)
            interpret(next)
        }
    }

    /// Of the next sequence or character, where it is complete.
    private var lengthOfNext: Int? {
        guard let first = pending.first else { return nil }
        if first == 0x1B {
            guard pending.count > 1 else { return nil }
            if pending[1] == UInt8(ascii: "#") { return pending.count > 2 ? 3 : nil }
            guard pending[1] == UInt8(ascii: "[") else { return 2 }
            return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
        }
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        return pending.count >= length ? length : nil
    }

    private mutating func interpret(_ bytes: [UInt8]) {
        switch bytes[0] {
        case 0x1B:
            if bytes[1] == UInt8(ascii: "#") { return resize(bytes[2]) }
            if bytes.count > 2 { return steer(bytes) }
            if bytes[1] == UInt8(ascii: "7") { saved = (cursorRow, cursorColumn) }
            if bytes[1] == UInt8(ascii: "8") { moveTo(saved.row, saved.column) }
        case UInt8(ascii: "\r"): moveTo(cursorRow, 0)
        case UInt8(ascii: "\n"): lineFeed()
        case 0x08: moveTo(cursorRow, cursorColumn - 1)
        case 0..<0x20: break
        default: put(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Gives the row of the cursor letters of another size.
    private mutating func resize(_ size: UInt8) {
        if size == UInt8(ascii: "5") { largeRows.remove(cursorRow) } else { largeRows.insert(cursorRow) }
    }

    private mutating func steer(_ bytes: [UInt8]) {
        let parameters = String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
        let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
        let number = numbers.first
        switch bytes[bytes.count - 1] {
        case UInt8(ascii: "A"):
            let top = cursorRow >= region.lowerBound ? region.lowerBound : 0
            moveTo(max(top, cursorRow - (number ?? 1)), cursorColumn)
        case UInt8(ascii: "B"): moveTo(cursorRow + (number ?? 1), cursorColumn)
        case UInt8(ascii: "r"):
            region = (number ?? 1) - 1..<(numbers.count > 1 ? numbers[1] : rows)
            moveTo(0, 0)
        case UInt8(ascii: "C"): moveTo(cursorRow, cursorColumn + (number ?? 1))
        case UInt8(ascii: "D"): moveTo(cursorRow, cursorColumn - (number ?? 1))
        case UInt8(ascii: "H"): moveTo((number ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
        case UInt8(ascii: "K"): clearLine()
        case UInt8(ascii: "J"):
            if number != 2 { clearLine() }
            for row in number == 2 ? 0..<rows : (cursorRow + 1)..<rows { cells[row] = Self.blank(columns) }
        case UInt8(ascii: "m"):
            if number == 7 { chosen = "" }
            inverts = number == 7
        case UInt8(ascii: "h"):
            if parameters == "?2004" {
                hasBracketedPaste = true
                promptCount += 1
            }
        case UInt8(ascii: "l"): if parameters == "?2004" { hasBracketedPaste = false }
        default: break
        }
    }

    private mutating func clearLine() {
        for column in cursorColumn..<columns { cells[cursorRow][column] = " " }
    }

    private mutating func moveTo(_ row: Int, _ column: Int) {
        cursorRow = min(max(row, 0), rows - 1)
        cursorColumn = min(max(column, 0), columns - 1)
        wrapsNext = false
    }

    private mutating func lineFeed() {
        wrapsNext = false
        if cursorRow + 1 != region.upperBound {
            cursorRow = min(rows - 1, cursorRow + 1)
        } else {
            let line = Self.line(of: cells.remove(at: region.lowerBound))
            // What scrolls out below rows that stay is forgotten.
            if region.lowerBound == 0 { scrollback.append(line) }
            cells.insert(Self.blank(columns), at: region.upperBound - 1)
        }
    }

    private mutating func put(_ text: String) {
        if inverts { chosen += text }
        let width = text.displayWidth
        if width == 0 {
            // An accent belongs to what stands before the cursor.
            let column = wrapsNext ? cursorColumn : cursorColumn - 1
            if column >= 0 { cells[cursorRow][column] += text }
            return
        }
        if wrapsNext || cursorColumn + width > columns {
            lineFeed()
            cursorColumn = 0
        }
        cells[cursorRow][cursorColumn] = text
        for column in (cursorColumn + 1)..<(cursorColumn + width) { cells[cursorRow][column] = "" }
        cursorColumn += width
        if cursorColumn >= columns {
            cursorColumn = columns - 1
            wrapsNext = true
        }
    }
}
