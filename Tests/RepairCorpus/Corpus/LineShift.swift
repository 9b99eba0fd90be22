import MasonryLanguage

/// How an edit moves the lines after it.
struct LineShift {
    let firstLine: Int
    let lines: Int

    static let none = LineShift(firstLine: .max, lines: 0)

    /// The shift of the lines of a replacement's source.
    init(of replacement: Replacement) {
        let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
        self.init(
            firstLine: replacement.source.line(at: replacement.span.lower),
            lines: lines(replacement.text) - lines(replacement.source.text(in: replacement.span.range)))
    }

    private init(firstLine: Int, lines: Int) {
        self.firstLine = firstLine
        self.lines = lines
    }

    func line(for line: Int) -> Int { line >= firstLine ? line + lines : line }
}
