internal import Masonry
internal import MasonryLanguage

/// A draft as displayed on a terminal of this width.
struct DraftPicture {
    private(set) var rows: [ScreenRow] = [ScreenRow()]
    private(set) var cursorRow = 0
    private(set) var cursorColumn = 0
    private let columns: Int
    /// The escape code of the current color; empty for plain text.
    private var color = ""

    /// - Parameters:
    ///   - prompt: the text before the first line.
    ///   - continuation: the text before every other line.
    ///   - stretches: the colored parts of the draft, in order.
    ///   - suggestion: dimmed text after the draft, whose cursor is at its end.
    init(
        _ draft: Draft, prompt: String, continuation: String, stretches: [HighlightedRange] = [],
        suggestion: String = "",
        style: PromptStyle, columns: Int
    ) {
        self.columns = max(1, columns)
        var place = 0
        var offset = 0
        var colored = stretches[...]
        appendPrompt(prompt)
        for character in draft.text {
            while let stretch = colored.first, stretch.range.upperBound <= offset { colored.removeFirst() }
            setColor(colored.first.flatMap { $0.range.contains(offset) ? style.color(of: $0.kind) : nil } ?? "")
            offset += character.utf8.count
            let end = place + character.unicodeScalars.count
            if (place..<end).contains(draft.cursor) { putCursor(before: Self.spelling(of: character).displayWidth) }
            append(character, continuation)
            place = end
        }
        setColor("")
        if draft.cursor >= place { putCursor(before: 1) }
        for character in suggestion {
            setColor(PromptStyle.faint)
            append(character, continuation)
        }
        setColor("")
    }

    private mutating func setColor(_ new: String) {
        if new == color { return }
        if !color.isEmpty { rows[rows.count - 1].append(PromptStyle.plain, width: 0) }
        color = new
        rows[rows.count - 1].append(color, width: 0)
    }

    /// The rows around the cursor that fit this many rows of a screen.
    func window(height: Int) -> Range<Int> {
        let top = max(0, min(cursorRow - height / 2, rows.count - height))
        return top..<min(rows.count, top + height)
    }

    private mutating func appendPrompt(_ prompt: String) {
        for (piece, width) in StyledText(prompt) { append(piece, width: width) }
    }

    private mutating func append(_ character: Character, _ continuation: String) {
        // "\r\n" is one character.
        if character.isNewline, character.unicodeScalars.last == "\n" {
            setColor("")
            rows.append(ScreenRow())
            return appendPrompt(continuation)
        }
        let spelling = Self.spelling(of: character)
        append(spelling, width: spelling.displayWidth)
    }

    private mutating func append(_ text: String, width: Int) {
        makeRoom(for: width)
        rows[rows.count - 1].append(text, width: width)
    }

    private mutating func makeRoom(for width: Int) {
        let used = rows[rows.count - 1].width
        guard used > 0, used + width > columns else { return }
        let color = color
        setColor("")
        rows.append(ScreenRow())
        setColor(color)
    }

    private mutating func putCursor(before width: Int) {
        // At a newline the cursor needs a column too.
        makeRoom(for: max(1, width))
        cursorRow = rows.count - 1
        cursorColumn = rows[cursorRow].width
    }

    /// The displayed form of a character: itself, or an escaped form of a control character.
    private static func spelling(of character: Character) -> String {
        guard let scalar = character.unicodeScalars.first else { return "" }
        switch scalar.value {
        case 0x0A: return ""
        case 0x09: return "    "
        case 0..<0x20: return "^" + String(Unicode.Scalar(UInt8(scalar.value) + 0x40))
        case 0x7F: return "^?"
        default: return String(character).visible()
        }
    }
}
