public import Masonry

/// A trace as text.
///
/// As links, each has its effect, and beside it the maker's array or why a constraint is on its view.
public struct TraceListing: Sendable {
    /// How the trace is shown.
    public var form: TraceForm
    /// The columns that lines should fit in.
    public var columns: Int
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool
    /// Whether everything is shown; otherwise long lists and makers are truncated.
    public var isComplete: Bool
    /// The number of lines shown of a long trace, whole makers only.
    private static let shownLines = 48

    public init(
        form: TraceForm = .links, columns: Int = 100, isASCII: Bool = false, isComplete: Bool = true
    ) {
        self.form = form
        self.columns = columns
        self.isASCII = isASCII
        self.isComplete = isComplete
    }

    /// The lines, each ending with a newline; empty if there are no steps that the form shows.
    public func draw(_ steps: [ChainStep]) -> String {
        let lines =
            switch form {
            case .links: lines(of: steps.filter { !$0.event.isSource })
            case .source: shortened(SourceListing(columns: columns, isASCII: isASCII).lines(of: steps))
            case .boxes: shortened(ChainBoxes(columns: columns, isASCII: isASCII).lines(of: steps))
            case .order: shortened(MakerOrder(columns: columns, isASCII: isASCII).lines(of: steps))
            }
        return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
    }

    private func shortened(_ lines: [String]) -> [String] {
        if isComplete || lines.count <= Self.shownLines { return lines }
        let rest = lines.count - Self.shownLines
        return lines.prefix(Self.shownLines)
            + ["\(glyphs.ellipsis) and \(rest) more lines (:trace \(form.rawValue) all shows everything)"]
    }

    private func lines(of steps: [ChainStep]) -> [String] {
        let blocks = TraceBlock.blocks(of: steps)
        var lines: [String] = []
        var shown = 0
        for block in blocks {
            let added = draw(block)
            let isLong = lines.count + added.count > Self.shownLines && shown > 0
            if !isComplete, isLong, shown < blocks.count - 1 { break }
            lines += added
            shown += 1
        }
        let rest = blocks[shown...]
        if let last = rest.last {
            lines.append(summary(of: last.hasFailed ? rest.dropLast() : rest))
            if last.hasFailed { lines += draw(last) }
        }
        return lines
    }

    private var glyphs: Glyphs { Glyphs(isASCII: isASCII) }

    // MARK: Columns

    private static let gap = 3
    private static let widestLabel = 32

    private func draw(_ block: TraceBlock) -> [String] {
        var rows = TraceRows(wording: TraceWording(glyphs: glyphs)).rows(of: block.steps)
            .map { $0.visible(asASCII: isASCII) }
        if let place = block.place, !rows.isEmpty, rows[0].aside.isEmpty { rows[0].aside = place }
        let labels = rows.lazy.filter { !$0.isHeading }.map(\.label.displayWidth)
        let indent = (labels.filter { $0 <= Self.widestLabel }.max() ?? 0) + Self.gap
        let room = max(24, columns - indent)
        let texts = rows.map { lines(of: $0, $0.isHeading ? columns - $0.label.displayWidth - Self.gap : room) }
        // Asides are aligned as far as they fit.
        var aside = 0
        for (row, text) in zip(rows, texts) where !row.isHeading && !row.aside.isEmpty {
            let place = (text.first?.displayWidth ?? 0) + Self.gap
            if place + row.aside.displayWidth <= room { aside = max(aside, place) }
        }
        return zip(rows, texts).flatMap { row, text in
            let column = row.isHeading ? row.label.displayWidth + Self.gap : indent
            return labeled(row.label, column, adding(row.aside, to: text, at: row.isHeading ? 0 : aside, room))
        }
    }

    /// The lines with the aside after the first, or below them if there is no room.
    private func adding(_ aside: String, to lines: [String], at column: Int, _ room: Int) -> [String] {
        guard !aside.isEmpty, let first = lines.first else { return lines }
        for place in [max(column, first.displayWidth + Self.gap), first.displayWidth + Self.gap]
        where place + aside.displayWidth <= room {
            return [first.padded(to: place) + aside] + lines.dropFirst()
        }
        return lines + wrapped(aside, room)
    }

    private func labeled(_ label: String, _ column: Int, _ lines: [String]) -> [String] {
        let indent = String(repeating: " ", count: column)
        if label.displayWidth + Self.gap > column {
            return [label.cut(to: columns, mark: glyphs.ellipsis)] + lines.map { indent + $0 }
        }
        return lines.enumerated().map { $0 == 0 ? label.padded(to: column) + $1 : indent + $1 }
    }

    /// A row's text, wrapped to this many columns.
    private func lines(of row: TraceRow, _ room: Int) -> [String] {
        guard row.isList else { return row.parts.flatMap { wrapped($0, room) } }
        var parts = row.parts
        let most = 8
        if !isComplete, parts.count > most {
            parts = parts.prefix(most - 2) + ["\(glyphs.ellipsis) \(parts.count - most + 2) more"]
        }
        // If the text before it leaves no room, the list goes below.
        let whole = ([row.lead].compactMap(\.self) + parts.prefix(1)).joined(separator: " ")
        var lines = row.lead.map { whole.displayWidth <= room ? [] : wrapped($0, room) } ?? []
        if let lead = row.lead, lines.isEmpty { parts[0] = lead + " " + parts[0] }
        for (index, part) in parts.enumerated() {
            let separator = " \(glyphs.middleDot) "
            if index > 0, let last = lines.last, (last + separator + part).displayWidth <= room {
                lines[lines.count - 1] = last + separator + part
            } else {
                lines += wrapped(part, room)
            }
        }
        return lines
    }

    /// The text wrapped at words, with a hanging indent.
    private func wrapped(_ text: String, _ room: Int) -> [String] {
        if text.displayWidth <= room { return [text] }
        var lines: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, last.displayWidth + 1 + String(word).displayWidth <= room {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(lines.isEmpty ? String(word) : "  " + word)
            }
        }
        return lines
    }

    // MARK: Omitted steps

    private func summary(of blocks: ArraySlice<TraceBlock>) -> String {
        var (makers, links, constraints, lost) = (0, Set<Int>(), 0, 0)
        for step in blocks.lazy.flatMap(\.steps) {
            if let link = step.link { links.insert(link.number) }
            switch step.event {
            case .maker: makers += 1
            case .installed: constraints += 1
            case .leftOut(let count): lost += count
            default: break
            }
        }
        var counts = [
            count(makers, "maker"), count(links.count, "link"), count(constraints, "constraint") + " installed",
        ]
        if lost > 0 { counts.append("\(lost) steps not kept") }
        return "\(glyphs.ellipsis) and \(counts.joined(separator: ", ")) (:trace all shows everything)"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) more \(noun)\(number == 1 ? "" : "s")"
    }
}
