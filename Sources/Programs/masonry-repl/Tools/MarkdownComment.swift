/// An HTML comment in Markdown that has begun and not ended, as the text is read line by line.
struct MarkdownComment {
    /// The depth of the block quote that it is in, and ends with.
    private let quotes: Int
    static let start = "<!--"
    private static let end = "-->"

    /// What of a line's content begins a comment that the line doesn't end; nil if nothing does.
    ///
    /// - Parameter canEnd: whether a later line has the end of a comment. Without one, a comment takes the rest of the text
    ///   only if it begins the line.
    init?(startingIn content: Substring, quotes: Int, canEnd: Bool) {
        guard let open = Self.unended(in: content), canEnd || open.lowerBound == content.startIndex else { return nil }
        self.quotes = quotes
    }

    /// Whether a line is the last of the comment.
    func isEnded(by line: String) -> Bool { Self.hasEnd(line) }

    /// Whether the comment goes on in a line of so deep a block quote.
    func includes(quotes: Int) -> Bool { quotes >= self.quotes }

    /// Whether a line can be the last of a comment.
    static func hasEnd(_ line: String) -> Bool { line.contains(end) }

    /// The start of a comment without an end in the text, outside inline code.
    private static func unended(in text: Substring) -> Range<Substring.Index>? {
        var rest = text
        while let next = rest.firstIndex(where: { $0 == "`" || $0 == "<" }) {
            rest = rest[next...]
            if rest.hasPrefix(start) {
                let open = rest.startIndex..<rest.index(rest.startIndex, offsetBy: start.count)
                // `<!-->` is a whole comment.
                guard let close = rest.dropFirst(2).firstRange(of: end) else { return open }
                rest = rest[close.upperBound...]
            } else if rest.first == "`" {
                let mark = rest.prefix { $0 == "`" }
                rest = rest.dropFirst(mark.count)
                // A code span ends with as many backticks as it begins with.
                if let code = Self.end(ofCode: mark.count, in: rest) { rest = rest[code...] }
            } else {
                rest = rest.dropFirst()
            }
        }
        return nil
    }

    private static func end(ofCode count: Int, in text: Substring) -> Substring.Index? {
        var rest = text
        while let next = rest.firstIndex(of: "`") {
            let run = rest[next...].prefix { $0 == "`" }
            if run.count == count { return run.endIndex }
            rest = rest[run.endIndex...]
        }
        return nil
    }
}
