/// Chooses the line breaks of successive documents within a width.
struct DocumentPrinter {
    private let width: Int
    private(set) var lines: [PrintedLine] = []
    private var line = PrintedLine(indentation: 0)
    /// The line break that must precede any further text, after a comment.
    private var due: DueLine?

    private struct DueLine {
        let indentation: Int
        let leavesBlankLine: Bool
    }

    /// A group that is being printed.
    private final class Group {
        enum Mode {
            case flat, everywhere, filled
        }

        let mode: Mode
        /// Whether one of its lines has broken; the text after that is indented.
        var hasBroken = false

        init(_ mode: Mode) { self.mode = mode }
    }

    private struct Item {
        let document: Document
        let group: Group
        /// The indentation of the group.
        let indentation: Int
        var isIndented = false

        func part(_ document: Document) -> Item {
            Item(document: document, group: group, indentation: indentation, isIndented: isIndented)
        }
    }

    /// An item to measure, and where its line may break.
    private struct Measured {
        let document: Document
        /// Whether it must fit on one line.
        var isWhole = false
        let linesBreak: Bool
        let groupsBreak: Bool

        func part(_ document: Document) -> Measured {
            Measured(document: document, isWhole: isWhole, linesBreak: linesBreak, groupsBreak: groupsBreak)
        }
    }

    static let indentation = 4

    init(width: Int) {
        self.width = width
    }

    /// Prints a document. Outside its groups only mandatory breaks break a line.
    mutating func write(_ document: Document) {
        var stack = [Item(document: document, group: Group(.flat), indentation: 0)]
        while let item = stack.popLast() {
            let isFurtherRight = item.isIndented && item.group.hasBroken
            let indentation = item.indentation + (isFurtherRight ? Self.indentation : 0)
            switch item.document {
            case .text(let text, let width): write(text, width)
            case .whenBroken(let text): if item.group.mode != .flat { write(text, text.columns) }
            case .comment(let comment, let placement): write(comment, placement, indentation)
            case .sequence(let parts): for part in parts.reversed() { stack.append(item.part(part)) }
            case .indented(let content):
                stack.append(
                    Item(document: content, group: item.group, indentation: item.indentation, isIndented: true))
            case .group(let content, let style, let isBroken):
                let flat = Item(document: content, group: Group(.flat), indentation: indentation)
                let isWhole = style == .block || style == .lastBlock
                if isBroken || style != .asWritten && !fits(flat, asWhole: isWhole, before: stack) {
                    let group = Group(style == .filled ? .filled : .everywhere)
                    stack.append(Item(document: content, group: group, indentation: indentation))
                } else {
                    stack.append(flat)
                }
            case .line(let place):
                if ends(place, item, before: stack) {
                    item.group.hasBroken = true
                    let indentation = item.indentation + (item.isIndented ? Self.indentation : 0)
                    startLine(indentation, leavingBlankLine: place.leavesBlankLine)
                } else if let flat = place.flat, !flat.isEmpty {
                    write(flat, flat.columns)
                }
            }
        }
    }

    /// Ends the last line.
    mutating func finish() {
        push()
    }

    // MARK: Writing

    private mutating func write(_ text: String, _ width: Int) {
        if let due {
            if text == " " { return }
            startLine(due.indentation, leavingBlankLine: due.leavesBlankLine)
        }
        if !text.utf8.contains(UInt8(ascii: "\n")) {
            line.text += text
            line.width += width
            if text != " " { line.hasOnlyComments = false }
            return
        }
        // Its further lines stay as written.
        for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number > 0 {
                push()
                line = PrintedLine(indentation: 0)
                line.isVerbatim = true
            }
            line.text += part
            line.width += String(part).columns
        }
    }

    private mutating func write(_ comment: Comment, _ placement: Document.Placement, _ indentation: Int) {
        var indentation = indentation
        if let due {
            if placement.startsLine { indentation = due.indentation }
            startLine(indentation, leavingBlankLine: placement.leavesBlankLineBefore)
        } else if placement.startsLine, !line.isEmpty {
            // Only the comment can break the line here.
            indentation += Self.indentation
            startLine(indentation, leavingBlankLine: placement.leavesBlankLineBefore)
        }
        if comment.endsLine, !line.isEmpty {
            line.trimBlanks()
            line.comment = comment.text
            let step = line.hasOnlyComments ? 0 : Self.indentation
            due = DueLine(indentation: indentation + step, leavesBlankLine: placement.leavesBlankLineAfter)
            return
        }
        let hasOnlyComments = line.isEmpty || line.hasOnlyComments
        let needsSpace = line.text.last.map { !" ([@".contains($0) } ?? false
        let text = (needsSpace ? " " : "") + comment.text.indented(by: indentation)
        write(text, text.columns)
        line.hasOnlyComments = hasOnlyComments
        if comment.endsLine || placement.endsLine && hasOnlyComments {
            due = DueLine(indentation: indentation, leavesBlankLine: placement.leavesBlankLineAfter)
        } else if placement.isSpacedAfter {
            line.text += " "
            line.width += 1
        }
    }

    private mutating func startLine(_ indentation: Int, leavingBlankLine: Bool) {
        push()
        if leavingBlankLine || due?.leavesBlankLine == true { lines.append(PrintedLine(indentation: 0)) }
        due = nil
        line = PrintedLine(indentation: indentation)
    }

    private mutating func push() {
        line.trimBlanks()
        lines.append(line)
    }

    // MARK: Measuring

    private func ends(_ place: Document.Line, _ item: Item, before rest: [Item]) -> Bool {
        if place.flat == nil { return true }
        switch item.group.mode {
        case .flat: return false
        case .everywhere: return true
        case .filled: return place.isEdge || place.wasBroken || !fits(item, before: rest)
        }
    }

    /// Whether an item and the text after it fit on the rest of the line, up to the next actual or possible break.
    ///
    /// The text after a group may be broken; the text after a line of a filled group should be on one line.
    private func fits(_ first: Item, asWhole isWhole: Bool = false, before rest: [Item]) -> Bool {
        var room = width - line.fullWidth
        var isLine = false
        if case .line(let place) = first.document {
            isLine = true
            room -= place.flat?.columns ?? 0
        }
        var stack =
            isLine ? [] : [Measured(document: first.document, isWhole: isWhole, linesBreak: false, groupsBreak: false)]
        var next = rest.count
        while room >= 0 {
            let item: Measured
            if let last = stack.popLast() {
                item = last
            } else if next > 0 {
                next -= 1
                item = Measured(
                    document: rest[next].document, linesBreak: rest[next].group.mode != .flat, groupsBreak: !isLine)
            } else {
                return true
            }
            switch item.document {
            case .text(let text, let width):
                if let newline = text.utf8.firstIndex(of: UInt8(ascii: "\n")) {
                    return String(text[..<newline]).columns <= room
                }
                room -= width
            case .whenBroken: break
            case .comment(let comment, let placement):
                if comment.endsLine || placement.startsLine && placement.endsLine { return !item.isWhole }
                room -= comment.text.columns + 1
            case .sequence(let parts): for part in parts.reversed() { stack.append(item.part(part)) }
            case .indented(let content): stack.append(item.part(content))
            case .group(let content, let style, let isBroken):
                if isBroken, item.isWhole { return false }
                let mayBreak = style == .lastBlock && !item.isWhole || item.groupsBreak && style != .asWritten
                stack.append(
                    Measured(
                        document: content, isWhole: item.isWhole, linesBreak: isBroken || mayBreak,
                        groupsBreak: item.groupsBreak))
            case .line(let place):
                guard let flat = place.flat, !item.linesBreak else { return !item.isWhole }
                room -= flat.columns
            }
        }
        return false
    }
}

extension String {
    /// A comment whose further lines start with `*` keeps its shape.
    fileprivate func indented(by indentation: Int) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let further = lines.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" } }
        guard !further.isEmpty, further.allSatisfy({ $0.first == "*" }) else { return self }
        let margin = "\n" + String(repeating: " ", count: indentation + 1)
        return String(lines[0]) + further.map { margin + $0 }.joined()
    }
}
