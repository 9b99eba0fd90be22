/// Breaks text into lines: at its line breaks, then greedily at spaces; a long word breaks where it must.
struct TextWrapping {
    var columns: Int
    var isASCII = false

    func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .flatMap { wrapped(String($0).visible(asASCII: isASCII)) }
    }

    private func wrapped(_ paragraph: String) -> [String] {
        guard columns > 0 else { return [] }
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            var rest = Substring(word)
            if !line.isEmpty {
                if line.displayWidth + 1 + rest.displayWidth <= columns {
                    line += " " + rest
                    continue
                }
                lines.append(line)
                line = ""
            }
            while rest.displayWidth > columns {
                let head = prefix(of: rest)
                lines.append(String(head))
                rest = rest.dropFirst(head.count)
            }
            line = String(rest)
        }
        lines.append(line)
        return lines
    }

    /// As many characters as fit a line, one at least.
    private func prefix(of text: Substring) -> Substring {
        var width = 0
        let end = text.firstIndex { character in
            width += character.displayWidth
            return width > columns
        }
        let head = text[..<(end ?? text.endIndex)]
        return head.isEmpty ? text.prefix(1) : head
    }
}
