/// The line that starts a code block.
struct MarkdownFence {
    private let mark: Substring
    /// The words after the fence.
    let words: [String]
    /// The indentation in columns, which the block's lines have too.
    let indent: Int

    /// Nil if the line starts no block.
    init?(_ line: String, in list: inout MarkdownList) {
        let (indent, content) = list.content(of: line)
        let mark = content.prefix { $0 == content.first }
        guard mark.count >= 3, mark.first == "`" || mark.first == "~" else { return nil }
        let rest = content.dropFirst(mark.count)
        // Inline code.
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

/// The indentation of the open items in Markdown lists.
struct MarkdownList {
    /// The columns before the items' texts, outermost first.
    private var margins: [Int] = []

    /// The line's content within its innermost list item, with the columns before it. A line indented as code has none.
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

    /// The length of an item's marker, including the blank after it.
    private static func marker(of text: Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }.count
        guard digits <= 9 else { return nil }
        let sign = text.dropFirst(digits).first
        let isMarker = digits == 0 ? sign == "-" || sign == "*" || sign == "+" : sign == "." || sign == ")"
        let after = text.dropFirst(digits + 1)
        guard isMarker, after.first == " " else { return nil }
        let blanks = after.prefix { $0 == " " }.count
        return digits + 1 + (blanks > 4 || after.count == blanks ? 1 : blanks)
    }
}

extension String {
    /// The text without up to this many leading blanks.
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
