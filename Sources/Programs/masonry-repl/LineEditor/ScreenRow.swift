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

    /// The row in letters of double width and height, as the two rows that show its upper and its lower half. Only some
    /// terminals can: see `FullScreen.showsLargeRows`.
    var enlarged: [ScreenRow] { [LineSize.upperHalf, .lowerHalf].map { ScreenRow($0.rawValue + text) } }

    var isEnlarged: Bool { LineSize(rawValue: String(text.prefix(3)))?.columns == 2 }

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

extension ScreenRow {
    /// Text without colors in as many rows as it takes, broken between words, else before a `.`, else after a parenthesis or
    /// a comma, else anywhere.
    func wrapped(to columns: Int, indent: Int = 0) -> [ScreenRow] {
        var rows: [ScreenRow] = []
        var rest = Array(StyledText(text))
        var margin = 0
        while margin + rest.reduce(0, { $0 + $1.1 }) > columns {
            var (fitting, width) = (0, margin)
            while width + rest[fitting].1 <= columns {
                width += rest[fitting].1
                fitting += 1
            }
            fitting = max(1, fitting)
            let breaks = (1...fitting).reversed()
            let end =
                breaks.first { rest[$0].0 == " " && rest[..<$0].contains { $0.0 != " " } }
                ?? breaks.first { rest[$0].0 == "." && $0 > fitting / 4 }
                ?? breaks.first { "(,".contains(rest[$0 - 1].0) && $0 > fitting / 4 } ?? fitting
            rows.append(ScreenRow(String(repeating: " ", count: margin) + rest[..<end].map(\.0).joined()))
            rest = Array(rest[end...].drop { $0.0 == " " })
            margin = columns > 2 * indent ? indent : 0
        }
        return rows + [ScreenRow(String(repeating: " ", count: margin) + rest.map(\.0).joined())]
    }
}

/// The control sequences for the size of a whole row's letters (DECSWL, DECDHL).
enum LineSize: String {
    case usual = "\u{1B}#5"
    case upperHalf = "\u{1B}#3"
    case lowerHalf = "\u{1B}#4"

    /// How many columns of the screen one of the row takes.
    var columns: Int { self == .usual ? 1 : 2 }
}

/// The characters of a text with their widths. A control sequence for the color of text or the size of its letters is one
/// character of width 0; what else would act on a terminal is spelled out.
struct StyledText: Sequence {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func makeIterator() -> AnyIterator<(String, Int)> {
        var rest = Substring(text)
        var size = LineSize.usual
        return AnyIterator {
            guard let character = rest.first else { return nil }
            if character == "\u{1B}", let newSize = LineSize(rawValue: String(rest.prefix(3))) {
                size = newSize
                rest = rest.dropFirst(3)
                return (size.rawValue, 0)
            }
            if let color = rest.colorSequence {
                rest = rest[color.endIndex...]
                return (String(color), 0)
            }
            rest = rest.dropFirst()
            let shown = String(character).visible(keepingNewlines: true)
            return (shown, shown.displayWidth * size.columns)
        }
    }

    /// The text without colors and sizes.
    var plain: String { filter { $0.1 > 0 || $0.0.first?.isNewline == true }.map(\.0).joined() }

    /// The text with nothing but colors that would act on a terminal.
    static func spelledOut(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let escape = rest.firstIndex(of: "\u{1B}") {
            result += String(rest[..<escape]).visible(keepingNewlines: true)
            rest = rest[escape...]
            let sequence = rest.colorSequence ?? rest.prefix(1)
            result += sequence.count > 1 ? String(sequence) : String(sequence).visible()
            rest = rest[sequence.endIndex...]
        }
        return result + String(rest).visible(keepingNewlines: true)
    }
}

extension Substring {
    /// The control sequence for colors (SGR) that the text starts with.
    fileprivate var colorSequence: Substring? {
        guard hasPrefix("\u{1B}["), case let numbers = dropFirst(2).prefix(while: { $0.isNumber || $0 == ";" }),
            numbers.endIndex < endIndex, self[numbers.endIndex] == "m"
        else { return nil }
        return self[...numbers.endIndex]
    }
}
