internal import Masonry

/// A row of the terminal: the text to write and its width in columns.
struct ScreenRow: Equatable {
    private(set) var text = ""
    private(set) var width = 0

    init() {}

    init(_ text: String) {
        append(text)
    }

    /// Appends text of this width.
    mutating func append(_ text: String, width: Int) {
        self.text += text
        self.width += width
    }

    /// Appends text that may contain colors.
    mutating func append(_ text: String) {
        for (piece, width) in StyledText(text) { append(piece, width: width) }
    }

    /// The row, truncated to the columns. Colors still end.
    func cut(to columns: Int) -> ScreenRow {
        if width <= columns { return self }
        var result = ScreenRow()
        for (piece, width) in StyledText(text) where result.width + width <= columns {
            result.append(piece, width: width)
        }
        return result
    }
}

/// The characters of a text with their widths; a control sequence is one character of width 0.
struct StyledText: Sequence {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func makeIterator() -> AnyIterator<(String, Int)> {
        var rest = Substring(text)
        return AnyIterator {
            guard let character = rest.first else { return nil }
            if character == "\u{1B}", let end = rest.firstIndex(where: { $0.isASCII && $0.isLetter }) {
                let sequence = String(rest[...end])
                rest = rest[rest.index(after: end)...]
                return (sequence, 0)
            }
            rest = rest.dropFirst()
            return (String(character), character.displayWidth)
        }
    }
}
