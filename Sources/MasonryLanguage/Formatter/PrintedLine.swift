/// A line whose text is chosen, and the comment behind it, whose column is not.
struct PrintedLine {
    let indentation: Int
    var text = ""
    /// The columns of the text.
    var width = 0
    var comment: String?
    /// Whether it goes on with a comment or a string that began further up.
    var isVerbatim = false

    init(indentation: Int) {
        self.indentation = indentation
    }

    var isEmpty: Bool { text.isEmpty && !isVerbatim }

    /// With the indentation.
    var fullWidth: Int { indentation + width }

    mutating func trimBlanks() {
        while text.last == " " {
            text.removeLast()
            width -= 1
        }
    }

    /// The text of lines, in which the comments behind neighbouring lines stand in a column where all of them fit.
    static func text(of lines: [PrintedLine], width: Int) -> String {
        var text = ""
        var start = 0
        while start < lines.count {
            let first = lines[start]
            let isEnd = { (line: PrintedLine) in
                line.isEmpty || line.isVerbatim || line.indentation != first.indentation
            }
            let end = lines[(start + 1)...].firstIndex(where: isEnd) ?? lines.count
            let commented = lines[start..<end].filter { $0.comment != nil }
            let code = commented.map(\.fullWidth).max() ?? 0
            let comment = commented.map { ($0.comment ?? "").columns }.max() ?? 0
            let column = code + distance + comment <= width ? code : 0
            for line in lines[start..<end] { line.write(to: &text, column) }
            start = end
        }
        return text
    }

    /// The columns between a line and the comment behind it.
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
