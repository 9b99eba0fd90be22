internal import Masonry

/// A row of the terminal: what is written to show it, and how many columns that takes.
struct ScreenRow: Equatable {
    private(set) var text = ""
    private(set) var width = 0

    init() {}

    init(_ text: String) {
        append(text)
    }

    /// Adds what takes so many columns.
    mutating func append(_ text: String, width: Int) {
        self.text += text
        self.width += width
    }

    /// Adds a text that may hold colors.
    mutating func append(_ text: String) {
        for (piece, width) in StyledText(text) { append(piece, width: width) }
    }

    /// The row, or as much of it as fits the columns. Colors end where they would have ended.
    func cut(to columns: Int) -> ScreenRow {
        if width <= columns { return self }
        var result = ScreenRow()
        for (piece, width) in StyledText(text) where result.width + width <= columns {
            result.append(piece, width: width)
        }
        return result
    }
}

/// The characters of a text with their widths; a sequence that steers the terminal is one of no width.
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
