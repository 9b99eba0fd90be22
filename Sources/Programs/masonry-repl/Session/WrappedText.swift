/// Text wrapped at spaces to rows of a terminal, with a hanging indent: as specified, or at the last column of a table.
struct WrappedText {
    private(set) var rows: [ScreenRow] = []
    private let columns: Int
    private let indent: Int?

    init(_ text: String, columns: Int, indent: Int? = nil) {
        self.columns = columns
        self.indent = indent
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(String(line)) }
    }

    var text: String { rows.map(\.text).joined(separator: "\n") }

    private mutating func add(_ line: String) {
        let whole = ScreenRow(line)
        if whole.width <= columns { return rows.append(whole) }
        let margin = WrappedMargin(of: line, columns: columns)
        // A source line is not wrapped.
        if margin == nil, Self.isSource(line) { return rows.append(whole) }
        let later =
            margin?.later ?? String(repeating: " ", count: indent ?? Self.indent(of: line, columns: columns))
        var row = ScreenRow(margin?.first ?? "")
        var gap = ""
        for word in Self.words(of: line.dropFirst(margin?.first.count ?? 0)) {
            let canBreak = !gap.isEmpty || margin != nil && row.width > ScreenRow(later).width
            if row.width + gap.count + ScreenRow(word).width > columns, canBreak {
                rows.append(row)
                row = ScreenRow(later)
                row.append(String(word.drop { $0 == " " }))
            } else {
                row.append(gap + word)
            }
            gap = " "
        }
        rows.append(row)
    }

    private static func isSource(_ line: String) -> Bool {
        let plain = StyledText(line).filter { $0.1 > 0 }.map(\.0).joined()
        return plain.contains(" │ ") || plain.contains(" | ")
    }

    /// The parts between single spaces; a wider gap belongs to the following word.
    private static func words(of line: some StringProtocol) -> [String] {
        var words: [String] = []
        var pending = ""
        for part in line.split(separator: " ", omittingEmptySubsequences: false) {
            if part.isEmpty {
                pending += " "
            } else {
                words.append(pending + String(part))
                pending = ""
            }
        }
        return words
    }

    /// The start of a table's last column, or slightly more than the indentation of plain text.
    private static func indent(of line: String, columns: Int) -> Int {
        var spaces = 0
        var width = 0
        var isText = false
        var indent = 0
        var last: Int?
        for (piece, pieceWidth) in StyledText(line) {
            if piece == " " {
                spaces += 1
            } else if pieceWidth > 0 {
                if !isText { indent = width } else if spaces > 1 { last = width }
                isText = true
                spaces = 0
            }
            width += pieceWidth
        }
        let found = last ?? indent + 2
        return found <= columns / 2 ? found : min(indent + 2, columns / 2)
    }
}
