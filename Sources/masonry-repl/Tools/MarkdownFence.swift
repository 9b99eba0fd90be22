/// The line that starts a block of code.
struct MarkdownFence {
    private let mark: Substring
    /// What stands behind the mark.
    let words: [String]
    /// The columns before it, which the block's lines have too.
    let indent: Int

    /// Nil where the line starts no block.
    init?(_ line: String, in list: inout MarkdownList) {
        let (indent, content) = list.content(of: line)
        let mark = content.prefix { $0 == content.first }
        guard mark.count >= 3, mark.first == "`" || mark.first == "~" else { return nil }
        let rest = content.dropFirst(mark.count)
        // Code within a line.
        if mark.first == "`", rest.contains("`") { return nil }
        self.mark = mark
        self.indent = indent
        words = rest.split { $0 == " " || $0 == "\t" }.map(String.init)
    }

    func isClosed(by line: String) -> Bool {
        let content = line.droppingBlanks(indent + 3)
        let end = content.prefix { $0 == content.first }
        return end.hasPrefix(mark) && content.dropFirst(end.count).isBlank
    }
}

/// How far in the items of Markdown's lists stand that are open.
struct MarkdownList {
    /// The columns before the items' texts, outermost first.
    private var margins: [Int] = []

    /// What a line says within the innermost item that it belongs to, with the columns before it. A line that is indented as
    /// code says nothing.
    mutating func content(of line: String) -> (indent: Int, text: Substring) {
        var text = line[...]
        var column = 0
        while let blank = text.first, blank == " " || blank == "\t" {
            column += blank == "\t" ? 4 - column % 4 : 1
            text.removeFirst()
        }
        if text.isEmpty { return (column, text) }
        while let margin = margins.last, column < margin { margins.removeLast() }
        if column - (margins.last ?? 0) > 3 { return (column, "") }
        while let marker = Self.marker(of: text) {
            column += marker
            text = text.dropFirst(marker)
            margins.append(column)
        }
        return (column, text)
    }

    /// The length of the marker of an item, with the blank behind it.
    private static func marker(of text: Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }.count
        guard digits <= 9 else { return nil }
        let sign = text.dropFirst(digits).first
        let isMarker = digits == 0 ? sign == "-" || sign == "*" || sign == "+" : sign == "." || sign == ")"
        let behind = text.dropFirst(digits + 1)
        guard isMarker, behind.first == " " else { return nil }
        let blanks = behind.prefix { $0 == " " }.count
        return digits + 1 + (blanks > 4 || behind.count == blanks ? 1 : blanks)
    }
}

extension String {
    /// Without so many columns of blanks at its start, or as many as there are.
    func droppingBlanks(_ count: Int) -> String {
        var column = 0
        let rest = drop { character in
            guard column < count, character == " " || character == "\t" else { return false }
            column += character == "\t" ? 4 : 1
            return true
        }
        return String(rest)
    }
}
