/// A Markdown text, and the blocks of code in it.
struct MarkdownFile {
    /// The lines without their ends.
    private(set) var lines: [String]
    private let lineEnd: String
    private(set) var blocks: [Block] = []

    /// A block of code between fences at the start of their lines.
    struct Block {
        /// The first word behind the fence.
        let language: String
        /// The other words there.
        let role: String
        /// The numbers of its lines, from 0.
        fileprivate(set) var lines: Range<Int>

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
        var opening: (fence: Substring, info: [String], line: Int)?
        for (number, line) in self.lines.enumerated() {
            let fence = line.prefix { $0 == line.first }
            let isFence = fence.count >= 3 && (fence.first == "`" || fence.first == "~")
            if let open = opening {
                let closes = isFence && fence.hasPrefix(open.fence) && line.dropFirst(fence.count).isBlank
                if closes {
                    blocks.append(
                        Block(
                            language: open.info.first ?? "", role: open.info.dropFirst().joined(separator: " "),
                            lines: (open.line + 1)..<number))
                    opening = nil
                }
            } else if isFence {
                opening = (fence, line.dropFirst(fence.count).split(separator: " ").map(String.init), number)
            }
        }
    }

    var text: String { lines.joined(separator: lineEnd) }

    /// The lines of a block, with the number of the first, from 1.
    func lines(ofBlock index: Int) -> (first: Int, lines: [String]) {
        (blocks[index].lines.lowerBound + 1, Array(lines[blocks[index].lines]))
    }

    /// A block's text behind as many empty lines as stand before it, so that its lines have the numbers of the file's.
    func paddedText(ofBlock index: Int) -> String {
        let block = blocks[index].lines
        return String(repeating: "\n", count: block.lowerBound) + lines[block].map { $0 + "\n" }.joined()
    }

    mutating func replace(block index: Int, by text: String) {
        var new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if new.last == "" { new.removeLast() }
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
