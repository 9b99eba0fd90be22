/// Breaks a text into lines, by columns.
enum LineBreaker {
    /// The columns that each line of the text takes: greedy, at spaces; a word longer than a line breaks; `\n` breaks.
    static func lines(of text: String, columns: Int) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            paragraphLines(of: paragraph, columns: columns)
        }
    }

    private static func paragraphLines(of paragraph: Substring, columns: Int) -> [Int] {
        if columns == .max { return [paragraph.reduce(0) { $0 + $1.columns }] }
        var lines: [Int] = []
        var line = 0
        var spaces = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let width = word.reduce(0) { $0 + $1.columns }
            if line > 0 || spaces > 0 {
                if line + spaces + width <= columns {
                    line += spaces + width
                    spaces = 1
                    continue
                }
                lines.append(line)
            }
            line = 0
            spaces = 1
            for character in word {
                if line > 0, line + character.columns > columns {
                    lines.append(line)
                    line = 0
                }
                line += character.columns
            }
        }
        return lines + [line]
    }
}
