internal import Vocabulary
package import Diagnostics
internal import Syntax

/// The comments of a source that turn off lint rules.
///
/// `// lint:disable SLUG …` applies to its own line or, alone on a line, to the next one; `// lint:disable-file SLUG …`
/// applies to the whole source; `// lint:disable-begin SLUG …` applies up to `// lint:disable-end SLUG …`. Without a
/// slug, a comment applies to all rules.
package struct LintComments {
    /// The rules that are off on each line. Line 0 is the whole source; an empty set is all rules.
    private var disabled: [Int: Set<String>] = [:]
    /// Names in the comments that are not lint rules.
    package private(set) var unknown: [(span: Span, text: String)] = []
    /// The wrong words of comments that turn nothing off, such as `lint:ignore`.
    package private(set) var misspelled: [(span: Span, text: String)] = []

    /// The lines that a `lint:disable` comment applies to.
    package private(set) var lines: Set<Int> = []
    /// The rules that `lint:disable-file` turns off: nil if there is no such comment, empty for all rules.
    private(set) var wholeSource: [String]?
    /// The lines that begin inside `lint:disable-begin`.
    private var enclosedLines: Set<Int> = []
    /// The offsets of the colons in comments that would also apply to text added around or after the source.
    private var reaching: [Int] = []

    package static let mark = "lint:disable"
    private static let fileMark = mark + "-file"
    private static let beginMark = mark + "-begin"
    private static let endMark = mark + "-end"
    /// Stands for all rules where a slug is expected.
    private static let every = ""

    package init(_ source: SourceText) {
        // Most sources have no such comment and need no lexing. All marks begin with the same word.
        guard source.firstOffset(of: "lint") != nil else { return }
        let marks = [Self.mark] + Self.foreignMarks
        guard marks.contains(where: { source.text.contains($0) }) else { return }
        let tokens = Lexer.tokens(of: source, names: NameTable())
        // How many open `lint:disable-begin` comments name each slug.
        var depths: [String: Int] = [:]
        for line in 1...source.lineCount {
            let range = source.range(ofLine: line)
            let text = source.text(in: range)
            for (slug, depth) in depths where depth > 0 {
                disable(slug, on: line)
                enclosedLines.insert(line)
            }
            noteForeignMark(in: text, at: range, tokens)
            guard let start = Self.start(of: Self.mark, in: text, at: range, tokens) else { continue }
            let words = text.dropFirst(start + 2).split { $0 == " " || $0 == "\t" || $0 == "," }
            guard let first = words.first, first.hasPrefix(Self.mark), let mark = text.range(of: Self.mark) else {
                continue
            }
            let slugs = self.slugs(words.dropFirst().map(String.init), of: text, at: range.lowerBound)
            let named = slugs.isEmpty ? [Self.every] : slugs
            let colon = range.lowerBound + text[..<mark.lowerBound].utf8.count + "lint".utf8.count
            switch String(first) {
            case Self.mark:
                let isAlone = text.prefix(start).allSatisfy { $0 == " " || $0 == "\t" }
                lines.insert(isAlone ? line + 1 : line)
                for slug in named { disable(slug, on: isAlone ? line + 1 : line) }
                let rest = source.text(in: range.upperBound..<source.bytes.count)
                if isAlone, rest.allSatisfy(\.isWhitespace) { reaching.append(colon) }
            case Self.fileMark:
                for slug in named { disable(slug, on: 0) }
                wholeSource = slugs.isEmpty || wholeSource?.isEmpty == true ? [] : (wholeSource ?? []) + slugs
                reaching.append(colon)
            case Self.beginMark: for slug in named { depths[slug, default: 0] += 1 }
            case Self.endMark: for slug in named { depths[slug] = max(0, depths[slug, default: 0] - 1) }
            default: continue
            }
        }
    }

    /// Whether a comment above the end of a line also applies to the lines below it.
    package func reachesBelow(_ line: Int) -> Bool { wholeSource != nil || enclosedLines.contains(line + 1) }

    /// The text of a range, to be put among other text: comments that would apply beyond the range no longer turn
    /// anything off.
    package func text(of source: SourceText, in range: Range<Int>) -> String {
        var bytes = source.bytes[range]
        for colon in reaching where range.contains(colon) { bytes[colon] = UInt8(ascii: "-") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Encloses text of this source so that it can be put among other text: the rules that `lint:disable-file` turns
    /// off are off only inside it.
    package func enclosed(_ text: String) -> String {
        guard let wholeSource else { return text }
        func comment(_ mark: String) -> String { "// " + ([mark] + wholeSource).joined(separator: " ") }
        return comment(Self.beginMark) + "\n" + text + "\n" + comment(Self.endMark) + "\n"
    }

    /// The column of the comment with the mark, in characters from 0; nil if the line has none.
    private static func start(of mark: String, in text: String, at range: Range<Int>, _ tokens: Tokens) -> Int? {
        guard let mark = text.range(of: mark), let slashes = text[..<mark.lowerBound].lastIndex(of: "/"),
            slashes > text.startIndex
        else { return nil }
        let start = text.index(before: slashes)
        let offset = range.lowerBound + text[..<start].utf8.count
        guard text[start] == "/", !isInToken(offset, tokens) else { return nil }
        return text.distance(from: text.startIndex, to: start)
    }

    /// Words that other linters use, or that resemble this one's. They turn nothing off.
    private static let foreignMarks = [
        "lint: disable", "lint:ignore", "lint: ignore", "lint:off", "lint: off", "lint:allow",
        "lint disable",
        "lint:disable-next-line", "lint:disable-line",
    ]

    private mutating func noteForeignMark(in text: String, at range: Range<Int>, _ tokens: Tokens) {
        for mark in Self.foreignMarks {
            guard let start = Self.start(of: mark, in: text, at: range, tokens), let place = text.range(of: mark),
                text.dropFirst(start + 2).drop(while: { $0 == " " }).hasPrefix(mark)
            else { continue }
            let lower = range.lowerBound + text[..<place.lowerBound].utf8.count
            misspelled.append((Span(lower, lower + mark.utf8.count), mark))
            return
        }
    }

    /// Whether an offset is inside a token, such as a string. The tokens are in order.
    private static func isInToken(_ offset: Int, _ tokens: Tokens) -> Bool {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].span.upper <= offset { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count && tokens[low].span.lower <= offset
    }

    private mutating func disable(_ slug: String, on line: Int) {
        if slug == Self.every { disabled[line] = [] }
        if disabled[line]?.isEmpty != true { disabled[line, default: []].insert(slug) }
    }

    /// The slugs at the start of a comment's words. Those that are not lint rules are added to `unknown`.
    private mutating func slugs(_ words: [String], of text: String, at lower: Int) -> [String] {
        let slugs = words.prefix { !$0.hasPrefix("//") && !$0.hasPrefix("(") && $0 != "-" }
        for slug in slugs {
            guard !LintRules.ids.contains(Slug(slug)), let place = text.range(of: slug) else { continue }
            let start = lower + text[..<place.lowerBound].utf8.count
            unknown.append((Span(start, start + slug.utf8.count), slug))
        }
        return Array(slugs)
    }

    /// Whether a lint rule is turned off on a line.
    package func disables(_ slug: Slug, on line: Int) -> Bool {
        [0, line].contains { line in disabled[line].map { $0.isEmpty || $0.contains(slug.rawValue) } ?? false }
    }
}

extension String {
    /// The first occurrence of a text.
    fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
