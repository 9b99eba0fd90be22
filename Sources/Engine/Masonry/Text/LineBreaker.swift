/// Breaks text into lines with a maximum width: at its line breaks, then greedily at spaces. A word that is too long is
/// broken at the limit, and a line has at least one character.
public struct LineBreaker: Sendable {
    /// The maximum width of a line: in columns, or in points if there is a font.
    private let limit: Double
    private let font: Font?

    /// - Parameter columns: at least 1; `.max` breaks only at line breaks.
    public init(columns: Int) {
        limit = columns == .max ? .infinity : Double(max(1, columns))
        font = nil
    }

    /// - Parameter width: in points; nil breaks only at line breaks.
    package init(width: Double?, font: Font) {
        // Less than this is an error of computing.
        limit = width.map { $0 + 1e-6 } ?? .infinity
        self.font = font
    }

    private func width(of character: Character) -> Double {
        font?.width(of: character) ?? Double(character.displayWidth)
    }

    private func width(of line: Substring) -> Double {
        font?.width(of: line) ?? Double(line.displayWidth)
    }

    public func lines(of text: String) -> [Substring] {
        latinLines(of: text)
            ?? text.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap(lines(ofParagraph:))
    }

    /// The same, computed much faster, for a text with only printable ASCII characters and newlines; nil for any other
    /// text.
    private func latinLines(of text: String) -> [Substring]? {
        if font != nil { return nil }
        let columns = Int(exactly: limit) ?? .max
        let feed = UInt8(ascii: "\n")
        let ranges = text.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
            guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == feed }) else { return nil }
            return bytes.split(separator: feed, omittingEmptySubsequences: false).flatMap { paragraph in
                lines(in: paragraph.indices, of: bytes, columns)
            }
        }
        return (ranges ?? nil)?.map { range in
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return text[start..<text.utf8.index(start, offsetBy: range.count)]
        }
    }

    /// Like `lines(ofParagraph:)`, where every byte is one column.
    private func lines(
        in paragraph: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ columns: Int
    ) -> [Range<Int>] {
        if paragraph.count <= columns { return [paragraph] }
        let space = UInt8(ascii: " ")
        var lines: [Range<Int>] = []
        var (start, end, word) = (paragraph.lowerBound, paragraph.lowerBound, paragraph.lowerBound)
        while word <= paragraph.upperBound {
            let wordEnd = bytes[word..<paragraph.upperBound].firstIndex(of: space) ?? paragraph.upperBound
            if wordEnd - start <= columns {
                end = wordEnd
            } else if word < wordEnd {
                if word > start { lines.append(start..<end) }
                start = word
                while wordEnd - start > columns {
                    lines.append(start..<start + columns)
                    start += columns
                }
                end = wordEnd
            }
            word = wordEnd + 1
        }
        return lines + [start..<end]
    }

    private func lines(ofParagraph paragraph: Substring) -> [Substring] {
        if limit == .infinity { return [paragraph] }
        let space = width(of: Character(" "))
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var end = start
        var width = 0.0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let wordWidth = self.width(of: word)
            let isFirst = word.startIndex == start
            let spacedWidth = isFirst ? wordWidth : width + space + wordWidth
            if spacedWidth <= limit {
                (end, width) = (word.endIndex, spacedWidth)
                continue
            }
            // Spaces at the end of a line may extend past the limit.
            if word.isEmpty {
                width = spacedWidth
                continue
            }
            if !isFirst { lines.append(paragraph[start..<end]) }
            start = word.startIndex
            width = 0
            for index in word.indices {
                let characterWidth = self.width(of: paragraph[index])
                if width > 0, width + characterWidth > limit {
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
