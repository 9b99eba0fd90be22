/// The comments of a source that switch lints off.
///
/// `// lint:disable SLUG …` is about its line, or, alone on its line, about the next; `// lint:disable-file SLUG …` about
/// the whole source. Without a slug it is about every lint.
struct LintComments {
    /// What is switched off on a line; of line 0 everywhere. An empty set is every lint.
    private var disabled: [Int: Set<String>] = [:]
    /// Names that are no lints.
    private(set) var unknown: [(span: Span, text: String)] = []

    private static let mark = "lint:disable"

    init(_ source: SourceText) {
        // Most sources have none, and are not read again.
        guard source.text.contains(Self.mark) else { return }
        let tokens = Lexer.tokens(of: source, names: NameTable())
        for line in 1...source.lineCount {
            let range = source.range(ofLine: line)
            let text = source.text(in: range)
            guard let start = Self.start(of: text, in: range, tokens) else { continue }
            let words = text.dropFirst(start + 2).split { $0 == " " || $0 == "\t" || $0 == "," }
            guard let first = words.first, first == Self.mark || first == "\(Self.mark)-file" else { continue }
            let isAlone = text.prefix(start).allSatisfy { $0 == " " || $0 == "\t" }
            let target = first == Self.mark ? (isAlone ? line + 1 : line) : 0
            add(words.dropFirst().map(String.init), on: target, of: text, at: range.lowerBound)
        }
    }

    /// The column of the comment on a line, in characters, if it has one.
    private static func start(of text: String, in range: Range<Int>, _ tokens: [Token]) -> Int? {
        guard let mark = text.range(of: mark), let slashes = text[..<mark.lowerBound].lastIndex(of: "/"),
            slashes > text.startIndex
        else { return nil }
        let start = text.index(before: slashes)
        let offset = range.lowerBound + text[..<start].utf8.count
        guard text[start] == "/", !isInToken(offset, tokens) else { return nil }
        return text.distance(from: text.startIndex, to: start)
    }

    /// Whether an offset lies in a string, say. The tokens are in order.
    private static func isInToken(_ offset: Int, _ tokens: [Token]) -> Bool {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].span.upper <= offset { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count && tokens[low].span.lower <= offset
    }

    private mutating func add(_ words: [String], on line: Int, of text: String, at lower: Int) {
        let slugs = words.prefix { !$0.hasPrefix("//") && !$0.hasPrefix("(") && $0 != "-" }
        if slugs.isEmpty { disabled[line] = [] }
        for slug in slugs {
            if disabled[line]?.isEmpty != true { disabled[line, default: []].insert(slug) }
            guard Slug(rawValue: slug)?.isLint != true, let place = text.range(of: slug) else { continue }
            let start = lower + text[..<place.lowerBound].utf8.count
            unknown.append((Span(start, start + slug.utf8.count), slug))
        }
    }

    /// Whether a lint is switched off on a line.
    func disables(_ slug: String, on line: Int) -> Bool {
        [0, line].contains { line in disabled[line].map { $0.isEmpty || $0.contains(slug) } ?? false }
    }
}

extension String {
    /// The first place of a text.
    fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
