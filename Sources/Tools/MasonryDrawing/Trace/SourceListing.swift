internal import Masonry

/// A trace in the words of Masonry's source: a line for each message, with its file, and below it what its method does.
struct SourceListing {
    let columns: Int
    let isASCII: Bool

    private static let gap = 2
    private static let indent = 2

    /// The lines of the messages, below the links that sent them.
    func lines(of steps: [ChainStep]) -> [String] {
        var lines: [String] = []
        var link: ChainLink?
        for step in steps {
            let added = self.lines(of: step.event, indent: step.link == nil ? 0 : Self.indent)
            if added.isEmpty { continue }
            if let next = step.link, next != link {
                lines.append((next.isContinuation ? "    " : "") + next.text.visible(asASCII: isASCII))
            }
            link = step.link
            lines += added
        }
        return lines
    }

    private func lines(of event: ChainEvent, indent: Int) -> [String] {
        switch event {
        case .source(let line): lines(of: line, indent: indent + Self.indent * line.depth)
        case .passed: wrapped("return self", indent + Self.indent)
        case .failed(let error): wrapped("\(Glyphs(isASCII: isASCII).cross) NSAssert: \(error.message)", indent)
        case .leftOut(let count): ["\(count) steps not kept: there were too many"]
        default: []
        }
    }

    private func lines(of line: SourceLine, indent: Int) -> [String] {
        guard let file = line.file else { return wrapped(line.text, indent) }
        let text = String(repeating: " ", count: indent) + line.text
        let values = line.values.visible(asASCII: isASCII)
        let whole = values.isEmpty ? text : text + "  " + values
        if let line = adding(file, to: whole) { return [line] }
        if text.displayWidth > columns { return broken(line, indent) }
        if values.isEmpty { return [text, file.paddedLeft(to: columns)] }
        var below = wrapped(values, indent + 2 * Self.indent)
        if let line = adding(file, to: text) { return [line] + below }
        if let last = below.popLast() {
            below += adding(file, to: last).map { [$0] } ?? [last, file.paddedLeft(to: columns)]
        }
        return [text] + below
    }

    /// A selector that is longer than a line, broken after a colon.
    private func broken(_ line: SourceLine, _ indent: Int) -> [String] {
        let room = max(24, columns - indent)
        let end = line.text.prefix(room).lastIndex(of: ":").map(line.text.index(after:))
        guard let end, end < line.text.endIndex else { return wrapped(line.text, indent) }
        let rest = SourceLine(text: String(line.text[end...]), values: line.values, file: line.file, depth: line.depth)
        return [String(repeating: " ", count: indent) + line.text[..<end]]
            + lines(of: rest, indent: indent + Self.indent)
    }

    /// The text with the file at the right end of the line; nil if there is no room.
    private func adding(_ file: String, to text: String) -> String? {
        let room = columns - file.displayWidth
        return text.displayWidth + Self.gap <= room ? text.padded(to: room) + file : nil
    }

    private func wrapped(_ text: String, _ indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        return TextWrapping(columns: max(24, columns - indent), isASCII: isASCII).lines(of: text).map { space + $0 }
    }
}
