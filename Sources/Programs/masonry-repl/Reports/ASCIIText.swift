internal import Masonry

/// Text for terminals that show only ASCII.
enum ASCIIText {
    private static let equals = ["…": "...", "×": "x", "·": "-", "→": "->", "↵": "\\n", "−": "-", "’": "'", "–": "-"]

    /// The text, with the characters that the program uses replaced by an equivalent, and others by their numbers.
    static func shown(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return text.map { $0.isASCII ? String($0) : equals[String($0)] ?? String($0).visible(asASCII: true) }.joined()
    }
}
