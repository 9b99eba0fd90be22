/// Breaks text into lines of so many columns: at its line breaks, then greedily at spaces; a word longer than a line breaks
/// where it must, and a line holds a character at least.
public struct LineBreaker: Sendable {
    private let columns: Int

    /// - Parameter columns: at least 1; `.max` breaks only at line breaks.
    public init(columns: Int) {
        self.columns = max(1, columns)
    }

    public func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap(lines(ofParagraph:))
    }

    private func lines(ofParagraph paragraph: Substring) -> [Substring] {
        if columns == .max { return [paragraph] }
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var end = start
        var width = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let wordWidth = word.displayWidth
            let isFirst = word.startIndex == start
            let spacedWidth = isFirst ? wordWidth : width + 1 + wordWidth
            if spacedWidth <= columns {
                (end, width) = (word.endIndex, spacedWidth)
                continue
            }
            // Spaces at the end of a line hang over it.
            if word.isEmpty {
                width = spacedWidth
                continue
            }
            if !isFirst { lines.append(paragraph[start..<end]) }
            start = word.startIndex
            width = 0
            for index in word.indices {
                let characterWidth = paragraph[index].displayWidth
                if width > 0, width + characterWidth > columns {
                    lines.append(paragraph[start..<index])
                    start = index
                    width = 0
                }
                width += characterWidth
            }
            end = word.endIndex
        }
        return lines + [paragraph[start..<end]]
    }
}
