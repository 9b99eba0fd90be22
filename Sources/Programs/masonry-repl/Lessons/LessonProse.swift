internal import Masonry

/// Simple Markdown for a terminal: paragraphs, lists, code blocks, inline code and emphasis.
struct LessonProse {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    /// The lines without the last paragraph of text, and that paragraph in one line.
    var splittingLast: (before: LessonProse, last: String) {
        var lines = lines
        while lines.last?.isBlank == true { lines.removeLast() }
        guard let last = lines.last, !last.hasPrefix("```") else { return (self, "") }
        let start = lines.lastIndex(where: \.isBlank).map { $0 + 1 } ?? 0
        return (LessonProse(Array(lines[..<start])), lines[start...].map(\.trimmingBlanks).joined(separator: " "))
    }

    /// Whether a text between backticks is in it.
    func mentions(_ code: String) -> Bool { lines.contains { $0.contains("`\(code)`") } }

    var isEmpty: Bool { lines.allSatisfy(\.isBlank) }

    /// The texts of the list items, in order.
    var items: [String] {
        paragraphs.compactMap { if case .item(_, let text) = $0 { text } else { nil } }
    }

    /// The text wrapped to this many columns, with a newline after each line.
    func text(columns: Int, isASCII: Bool, style: TextStyle) -> String {
        var result: [String] = []
        var wasItem = false
        for paragraph in paragraphs {
            let isItem = if case .item = paragraph { true } else { false }
            if !result.isEmpty, !(wasItem && isItem) { result.append("") }
            wasItem = isItem
            switch paragraph {
            case .text(let text), .item(_, let text):
                let mark = if case .item(let mark, _) = paragraph { mark } else { "" }
                let shown = mark + Self.styled(text.visible(asASCII: isASCII), style)
                result.append(WrappedText(shown, columns: min(columns, Self.widest), indent: mark.count).text)
            case .code(let code):
                result += code.map { "    " + style.code($0.visible(asASCII: isASCII)) }
            }
        }
        return result.map { $0 + "\n" }.joined()
    }

    /// The widest line that is easy to read, in columns.
    private static let widest = 88

    private enum Paragraph {
        case text(String)
        /// A list item with its marker.
        case item(String, String)
        case code([String])
    }

    private var paragraphs: [Paragraph] {
        var result: [Paragraph] = []
        var isOpen = false
        var code: [String]?
        for line in lines {
            if line.hasPrefix("```") {
                if let block = code { result.append(.code(block)) }
                code = code == nil ? [] : nil
                isOpen = false
            } else if code != nil {
                code?.append(line)
            } else if line.isBlank {
                isOpen = false
            } else if let (mark, text) = Self.item(line) {
                result.append(.item(mark, text))
                isOpen = true
            } else if isOpen, let last = result.popLast() {
                let more = " " + line.trimmingBlanks
                switch last {
                case .text(let text): result.append(.text(text + more))
                case .item(let mark, let text): result.append(.item(mark, text + more))
                case .code: result.append(last)
                }
            } else {
                result.append(.text(line.trimmingBlanks))
                isOpen = true
            }
        }
        if let code { result.append(.code(code)) }
        return result
    }

    /// The marker and text of a line that starts a list item.
    private static func item(_ line: String) -> (mark: String, text: String)? {
        let digits = line.prefix { $0.isNumber }
        let rest = line.dropFirst(digits.count)
        if !digits.isEmpty, rest.hasPrefix(". ") { return ("\(digits). ", rest.dropFirst(2).trimmingBlanks) }
        if digits.isEmpty, line.hasPrefix("- ") || line.hasPrefix("* ") {
            return ("- ", line.dropFirst(2).trimmingBlanks)
        }
        return nil
    }

    /// Code has backticks and new terms have stars; a terminal with colors shows neither.
    private static func styled(_ text: String, _ style: TextStyle) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        if parts.count.isMultiple(of: 2) || !style.usesColor { return text }
        return parts.enumerated().map { index, part in
            index.isMultiple(of: 2)
                ? String(part).replacing(/\*(\S|\S[^*]*\S)\*/) { style.strong(String($0.1)) } : style.code(String(part))
        }.joined()
    }
}
