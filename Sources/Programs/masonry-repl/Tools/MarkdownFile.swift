internal import Masonry
internal import MasonryLanguage

/// A Markdown text and its code blocks.
struct MarkdownFile {
    /// The lines without newlines.
    private(set) var lines: [String]
    private let lineEnd: String
    private(set) var blocks: [Block] = []
    /// The indices of the lines that begin within an HTML comment or with one.
    private(set) var commented: Set<Int> = []

    /// The language and line, from 1, of a block without a closing fence.
    private var unclosed: (language: String, line: Int)?

    /// A code block between fences at the start of lines or list items.
    struct Block {
        /// The first word after the fence.
        let language: String
        /// The other words after the fence.
        let role: String
        /// The indices of its lines, from 0.
        fileprivate(set) var lines: Range<Int>
        /// The indentation of its fence, which its lines have too.
        let indent: Int
        /// The depth of its block quote.
        let quotes: Int

        /// Whether it is a complete script.
        var isScript: Bool { language == MarkdownFile.script && role.isEmpty }
    }

    /// The language of scripts, and that of sessions with prompts and answers.
    static let script = "mas"
    static let session = "masonry-session"

    init(_ text: String) {
        // By scalars, as `\r\n` is one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lineEnd = lines.first?.unicodeScalars.last == "\r" ? "\r\n" : "\n"
        self.lines = lines.map { line in
            line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line
        }
        var opening: (fence: MarkdownFence, line: Int, quotes: Int)?
        var list = MarkdownList()
        var comment: MarkdownComment?
        let lastEnd = self.lines.lastIndex(where: MarkdownComment.hasEnd) ?? -1
        for (number, whole) in self.lines.enumerated() {
            let (quotes, line) = whole.droppingQuotes(atMost: opening?.quotes ?? .max)
            if let open = opening {
                // A block ends with its block quote.
                let isOutside = quotes < open.quotes
                guard isOutside || open.fence.isClosed(by: line) else { continue }
                blocks.append(
                    Block(
                        language: open.fence.words.first ?? "",
                        role: open.fence.words.dropFirst().joined(separator: " "), lines: (open.line + 1)..<number,
                        indent: open.fence.indent, quotes: open.quotes))
                opening = nil
                guard isOutside else { continue }
            }
            let (inner, text) = whole.droppingQuotes(atMost: .max)
            if let open = comment {
                // A comment ends with its block quote.
                if open.includes(quotes: inner) {
                    commented.insert(number)
                    if open.isEnded(by: text) { comment = nil }
                    continue
                }
                comment = nil
            }
            if let fence = MarkdownFence(text, in: &list) {
                opening = (fence, number, inner)
                continue
            }
            let content = list.content(of: text).text
            if content.hasPrefix(MarkdownComment.start) { commented.insert(number) }
            comment = MarkdownComment(startingIn: content, quotes: inner, canEnd: lastEnd > number)
        }
        unclosed = opening.map { ($0.fence.words.first ?? "", $0.line + 1) }
    }

    /// The error for a script or session without a closing fence, which never runs.
    ///
    /// - Parameter path: the file's path.
    func unclosedBlock(in path: String) -> Diagnostic? {
        guard let unclosed, [Self.script, Self.session].contains(unclosed.language) else { return nil }
        let source = SourceText(name: path, text: text, accent: .masonry)
        let line = source.range(ofLine: unclosed.line)
        return Diagnostic(
            severity: .error, slug: Slug.unbalanced.rawValue,
            message: "this code block has no end, so it is not read",
            labels: [Diagnostic.Label(source: source, span: Span(line.lowerBound, line.upperBound))],
            help: "end it with a line that has only a fence: ```")
    }

    var text: String { lines.joined(separator: lineEnd) }

    /// The lines of a block, with the number of the first line, from 1.
    func lines(ofBlock index: Int) -> (first: Int, lines: [String]) {
        let block = blocks[index]
        let own = lines[block.lines].map { $0.droppingQuotes(atMost: block.quotes).rest.droppingBlanks(block.indent) }
        return (block.lines.lowerBound + 1, own)
    }

    /// A block's text after as many empty lines as precede it, so that its line numbers are those of the file.
    func paddedText(ofBlock index: Int) -> String {
        let (first, lines) = lines(ofBlock: index)
        return String(repeating: "\n", count: first - 1) + lines.map { $0 + "\n" }.joined()
    }

    mutating func replace(block index: Int, by text: String) {
        var new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if new.last == "" { new.removeLast() }
        let quotes = String(repeating: "> ", count: blocks[index].quotes)
        let margin = String(repeating: " ", count: blocks[index].indent)
        new = new.map { $0.isEmpty ? String(quotes.dropLast()) : quotes + margin + $0 }
        let old = blocks[index].lines
        lines.replaceSubrange(old, with: new)
        let difference = new.count - old.count
        blocks[index].lines = old.lowerBound..<(old.upperBound + difference)
        for later in blocks.indices.dropFirst(index + 1) {
            let range = blocks[later].lines
            blocks[later].lines = (range.lowerBound + difference)..<(range.upperBound + difference)
        }
    }
}

extension String {
    /// The line without up to this many block quote marks `>`, and the number removed.
    fileprivate func droppingQuotes(atMost limit: Int) -> (count: Int, rest: String) {
        var rest = self[...]
        var count = 0
        while count < limit {
            let line = rest.drop { $0 == " " }
            guard line.first == ">", rest.count - line.count <= 3 else { break }
            rest = line.dropFirst()
            if rest.first == " " { rest = rest.dropFirst() }
            count += 1
        }
        return (count, String(rest))
    }
}
