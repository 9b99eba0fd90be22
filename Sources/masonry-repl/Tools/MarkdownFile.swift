internal import Masonry
internal import MasonryLanguage

/// A Markdown text, and the blocks of code in it.
struct MarkdownFile {
    /// The lines without their ends.
    private(set) var lines: [String]
    private let lineEnd: String
    private(set) var blocks: [Block] = []

    /// The language and the line, from 1, of a block whose fence at its end is missing.
    private var unclosed: (language: String, line: Int)?

    /// A block of code between fences at the start of their lines, or of a list's items.
    struct Block {
        /// The first word behind the fence.
        let language: String
        /// The other words there.
        let role: String
        /// The numbers of its lines, from 0.
        fileprivate(set) var lines: Range<Int>
        /// The columns that its fence stands in from the margin, which its lines have too.
        let indent: Int
        /// How many block quotes it stands in.
        let quotes: Int

        /// Whether it is a script that stands for itself.
        var isScript: Bool { language == MarkdownFile.script && role.isEmpty }
    }

    /// The language of scripts, and that of sessions with their prompts and answers.
    static let script = "mas"
    static let session = "masonry-session"

    init(_ text: String) {
        // By scalars: `\r\n` is one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lineEnd = lines.first?.unicodeScalars.last == "\r" ? "\r\n" : "\n"
        self.lines = lines.map { line in
            line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line
        }
        var opening: (fence: MarkdownFence, line: Int, quotes: Int)?
        var list = MarkdownList()
        for (number, whole) in self.lines.enumerated() {
            let (quotes, line) = whole.droppingQuotes(atMost: opening?.quotes ?? .max)
            if let open = opening {
                // A block ends with the quote that it stands in.
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
            if let fence = MarkdownFence(text, in: &list) { opening = (fence, number, inner) }
        }
        unclosed = opening.map { ($0.fence.words.first ?? "", $0.line + 1) }
    }

    /// The error of a script or a session without a fence at its end, which is nowhere run.
    ///
    /// - Parameter path: the file's.
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

    /// The lines of a block, with the number of the first, from 1.
    func lines(ofBlock index: Int) -> (first: Int, lines: [String]) {
        let block = blocks[index]
        let own = lines[block.lines].map { $0.droppingQuotes(atMost: block.quotes).rest.droppingBlanks(block.indent) }
        return (block.lines.lowerBound + 1, own)
    }

    /// A block's text behind as many empty lines as stand before it, so that its lines have the numbers of the file's.
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
    /// The line without the `>` of block quotes in front, of which there are so many at most, and how many there were.
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
