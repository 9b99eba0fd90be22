/// A line with its text and the trailing comment, whose column is still open.
struct PrintedLine {
    let indentation: Int
    var text = ""
    /// The width of the text in columns.
    var width = 0
    var comment: String?
    /// Whether it contains only comments.
    var hasOnlyComments = false
    /// Whether it continues a comment or string from an earlier line.
    var isVerbatim = false

    init(indentation: Int) {
        self.indentation = indentation
    }

    var isEmpty: Bool { text.isEmpty && !isVerbatim }

    /// The width including the indentation.
    var fullWidth: Int { indentation + width }

    mutating func trimBlanks() {
        while text.last == " " {
            text.removeLast()
            width -= 1
        }
    }

    /// The text of the lines, with trailing comments of neighboring lines aligned.
    static func text(of lines: [PrintedLine], width: Int) -> String {
        var text = ""
        var start = 0
        while start < lines.count {
            let end = endOfColumn(from: start, in: lines, width: width)
            let column = lines[start..<end].filter { $0.comment != nil }.map(\.fullWidth).max() ?? 0
            for line in lines[start..<end] { line.write(to: &text, column) }
            start = end
        }
        return text
    }

    /// The end of the lines whose trailing comments can be aligned with this one's: equally indented, without blank
    /// lines in between, no comment far from its line, and none beyond the width.
    private static func endOfColumn(from start: Int, in lines: [PrintedLine], width: Int) -> Int {
        var (least, most, longest) = (Int.max, 0, 0)
        for (index, line) in lines[start...].enumerated() {
            let isNeighbor = !line.isEmpty && !line.isVerbatim && line.indentation == lines[start].indentation
            if index > 0, !isNeighbor { return start + index }
            guard let comment = line.comment else { continue }
            least = min(least, line.fullWidth)
            most = max(most, line.fullWidth)
            longest = max(longest, comment.columns)
            let fits = most - least <= greatestPadding && most + distance + longest <= width
            if least < most, !fits { return start + index }
        }
        return lines.count
    }

    private static let greatestPadding = 40

    /// The columns between a line and its trailing comment.
    private static let distance = 2

    private func write(to result: inout String, _ column: Int) {
        if !text.isEmpty {
            result += String(repeating: " ", count: indentation)
            result += text
        }
        if let comment {
            result += String(repeating: " ", count: max(0, column - fullWidth) + Self.distance)
            result += comment
        }
        result += "\n"
    }
}
