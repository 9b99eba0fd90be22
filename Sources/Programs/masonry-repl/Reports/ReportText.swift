internal import Masonry
internal import MasonryLanguage

/// Writes report blocks in the available characters, colors and room.
struct ReportText {
    let isASCII: Bool
    let usesColor: Bool
    /// Whether what matters less is dimmed.
    var dims = true
    /// Whether `:fix` shows what to type instead of doing it.
    var showsFixes = false
    let columns: Int

    /// The rows of a block: as many as it needs, or as fit if they are fewer.
    func rows(of block: ReportBlock, atMost maxRows: Int = .max) -> [String] {
        var rows: [String] = []
        for brevity in Brevity.allCases {
            rows = self.rows(of: block, brevity, atMost: maxRows)
            if rows.count <= maxRows { return rows }
        }
        return rows.prefix(max(0, maxRows - 1)) + (maxRows > 0 ? [faint(dots)] : [])
    }

    /// How much of the first finding is shown. Its fixes are never cut.
    private enum Brevity: CaseIterable {
        case whole, brief, briefest

        /// The most rows of its headline and of the reason.
        var maxRows: Int { self == .whole ? .max : self == .brief ? 2 : 1 }
        var maxSourceLines: Int { self == .briefest ? 1 : ReportBlock.maxLines }
        /// Whether an effect has a row of its own if it does not fit next to its fix.
        var hasRowsForEffects: Bool { self == .whole }
    }

    private func rows(of block: ReportBlock, _ brevity: Brevity, atMost maxRows: Int) -> [String] {
        var rows = block.task.enumerated().flatMap { index, line in
            wrapped(line, indent: 0).map { index == 0 && usesColor ? styled($0, "1") : $0 }
        }
        rows += block.heading.flatMap { wrapped($0) }
        if !block.open.isEmpty { rows += wrapped(block.open.line(columns: columns)) }
        for (index, message) in block.messages.enumerated() {
            rows += full(message)
            if index < block.fixNumbers.count, let number = block.fixNumbers[index] {
                rows.append(footer(ofFix: number))
            }
        }
        let notes = block.notes.flatMap { headline("\($0.severity.rawValue)", $0.message, $0, maxRows: .max) }
        if block.listsFixes {
            rows += fixesListed(block, brevity)
        } else if let first = block.reports.first {
            rows += opened(first, in: block, brevity)
            let room = brevity == .whole ? Int.max : max(1, maxRows - rows.count - notes.count)
            rows += listed(block, atMost: room)
        }
        return rows + notes
    }

    /// What runs the fix of a message.
    func footer(ofFix number: Int) -> String {
        faint(":\(SessionCommand.fix.name) \(number) \(showsFixes ? "shows" : "writes") it")
    }

    /// What runs one of several fixes, or the only one, with this number.
    private func footer(ofFixes count: Int, number: Int) -> String {
        let verb = showsFixes ? "shows" : "does"
        return ":\(SessionCommand.fix.name) " + (count == 1 ? "\(number) \(verb) it" : "N \(verb) one")
    }

    /// The fixes of all reports, with their headlines.
    private func fixesListed(_ block: ReportBlock, _ brevity: Brevity) -> [String] {
        var count = 0
        let rows = block.reports.flatMap { report in
            defer { count += report.fixes.count }
            return headline(of: report.diagnostic) + fixes(report.fixes, after: count, brevity)
        }
        return rows + [faint(footer(ofFixes: count, number: 1))]
    }

    // MARK: One finding

    private func opened(_ report: ShownFinding, in block: ReportBlock, _ brevity: Brevity) -> [String] {
        let brief = report.diagnostic.brief
        var rows = headline(
            report.diagnostic.slug, brief.headline, report.diagnostic, maxRows: max(2, brevity.maxRows))
        rows += sourceLines(brief, newest: block.newest, maxLines: brevity.maxSourceLines)
        if let reason = brief.reason { rows += wrapped(reason, maxRows: brevity.maxRows, indent: 0) }
        rows += fixes(report.fixes, after: block.earlierFixes, brevity)
        if block.hasCommands {
            rows += wrapped(
                footer(of: report, after: block.earlierFixes), maxRows: brevity == .whole ? .max : 1
            ).map(faint)
        }
        return rows
    }

    /// `conflict: …`
    func headline(of diagnostic: Diagnostic) -> [String] {
        headline(diagnostic.slug, diagnostic.brief.headline, diagnostic, maxRows: .max)
    }

    /// `conflict: …`, in as many rows.
    private func headline(_ word: String, _ message: String, _ diagnostic: Diagnostic, maxRows: Int) -> [String] {
        let start = "\(word): "
        return wrapped(start + message.visible(), maxRows: maxRows).enumerated().map { index, row in
            guard usesColor else { return row }
            guard index == 0, row.hasPrefix(start) else { return styled(row, "1") }
            return styled(word, Self.color(of: diagnostic.severity)) + ": "
                + styled(String(row.dropFirst(start.count)), "1")
        }
    }

    /// The lines involved, the most important first, and what is special about that one.
    private func sourceLines(_ brief: Diagnostic.Brief, newest: SourceText?, maxLines: Int) -> [String] {
        let renderer = DiagnosticRenderer(isASCII: isASCII, columns: columns)
        var labels: [Diagnostic.Label] = []
        for label in brief.labels where !labels.contains(where: { $0.isOnLine(of: label) }) { labels.append(label) }
        labels = Array(labels.prefix(maxLines))
        let places = labels.map { renderer.sourceLine(of: $0, columns: columns).place }
        let width = places.map(\.displayWidth).max() ?? 0
        return zip(labels, places).enumerated().map { index, line in
            let (label, place) = line
            let isNew = label.source === newest && labels.contains { $0.source !== newest }
            let marks = (isNew ? ["new"] : []) + (index == 0 && !brief.mark.isEmpty ? [brief.mark] : [])
            let room = columns - width - 1
            let whole = renderer.sourceLine(of: label, columns: room).text
            let mark = marks.joined(separator: ", ")
            let gap = mark.isEmpty ? 0 : mark.displayWidth + 2
            // What the code says is more important than all words of the mark.
            let fits = whole.displayWidth + gap <= room
            let shown = fits ? mark : marks.first.map { String($0.prefix { $0 != " " }) } ?? ""
            let left = shown.isEmpty ? room : room - shown.displayWidth - 2
            let text = fits ? whole : renderer.sourceLine(of: label, columns: max(1, left)).text
            return faint(place + String(repeating: " ", count: width - place.displayWidth)) + " "
                + ScreenRow(text).cut(to: max(0, left)).text + (shown.isEmpty ? "" : "  " + faint(shown))
        }
    }

    /// Each fix in as many words as fit one row: what it does, and what moves. What it does is never cut.
    private func fixes(_ fixes: [Diagnostic.Fix], after earlier: Int, _ brevity: Brevity) -> [String] {
        let wordings = distinct(fixes.map(wordings))
        let numbers = fixes.indices.map { "\(earlier + $0 + 1)  " }
        let margin = numbers.map(\.count).max() ?? 0
        for level in 0..<(wordings.map(\.count).max() ?? 0) {
            let texts = wordings.map { $0[min(level, $0.count - 1)] }
            let width = texts.map(\.fix.displayWidth).max() ?? 0
            if texts.allSatisfy({ margin + width + 2 + $0.effect.displayWidth <= columns }) {
                return zip(numbers, texts).map { row(of: $1, number: $0, width: width) }
            }
        }
        return zip(numbers, wordings).flatMap { number, wordings in
            let rows = wordings.map { row(of: $0, number: number, width: $0.fix.displayWidth) }
            return rows.first { $0.displayWidth <= columns }.map { [$0] }
                ?? wrappedRows(wordings, number: number, brevity)
        }
    }

    /// A fix in several rows, of which the last one has as much of its effect as fits.
    private func wrappedRows(_ wordings: [FixWording], number: String, _ brevity: Brevity) -> [String] {
        guard let shortest = wordings.min(by: { $0.fix.displayWidth < $1.fix.displayWidth }) else { return [] }
        let margin = String(repeating: " ", count: number.count)
        var rows = codeRows(shortest.fix, columns: max(1, columns - number.count)).enumerated().map {
            ($0 == 0 ? number : margin) + $1
        }
        guard let effect = wordings.last?.effect, !effect.isEmpty, let last = rows.last else { return rows }
        let room = columns - last.displayWidth - 2
        if effect.displayWidth <= room || room >= Self.minEffect {
            rows[rows.count - 1] = last + "  " + cut(effect, to: room)
        } else if brevity.hasRowsForEffects {
            rows.append(margin + cut(effect, to: columns - margin.count))
        }
        return rows
    }

    /// Code in rows that end at a space or before a dot, unless that would leave most of a row empty.
    private func codeRows(_ code: String, columns: Int) -> [String] {
        var rows: [String] = []
        var rest = Substring(code)
        while String(rest).displayWidth > columns {
            let row = ScreenRow(String(rest)).cut(to: columns).text
            let ends = row.indices.dropFirst().filter { row[$0] == "." || row[row.index(before: $0)] == " " }
            let end = ends.last { row.distance(from: row.startIndex, to: $0) * 2 > columns } ?? row.endIndex
            let count = max(1, row.distance(from: row.startIndex, to: end))
            rows.append(String(rest.prefix(count)).trimmingBlanks)
            rest = rest.dropFirst(count)
        }
        return rows + [String(rest)]
    }

    /// The fewest columns of an effect that say something.
    private static let minEffect = 16

    private typealias FixWording = (fix: String, effect: String)

    /// What a fix does and what moves, in ever fewer words.
    private func wordings(of fix: Diagnostic.Fix) -> [FixWording] {
        let briefs = fix.briefs.map(shown)
        guard let effect = fix.effect, let brief = fix.briefEffects.first else { return briefs.map { ($0, "") } }
        return briefs.prefix(1).map { ($0, shown(effect)) } + briefs.map { ($0, shown(brief)) }
            + fix.briefEffects.dropFirst().map { (briefs[briefs.count - 1], shown($0)) }
    }

    /// Without words that could be those of another fix.
    private func distinct(_ fixes: [[FixWording]]) -> [[FixWording]] {
        fixes.indices.map { index in
            let others = Set(fixes.indices.filter { $0 != index }.flatMap { fixes[$0].map(\.fix) })
            let own = fixes[index].filter { !others.contains($0.fix) }
            return own.isEmpty ? fixes[index] : own
        }
    }

    private func row(of fix: FixWording, number: String, width: Int) -> String {
        let gap = fix.effect.isEmpty ? "" : String(repeating: " ", count: max(0, width - fix.fix.displayWidth) + 2)
        return number + fix.fix + gap + fix.effect
    }

    private func footer(of report: ShownFinding, after earlier: Int) -> String {
        let does =
            report.fixes.isEmpty ? [] : [footer(ofFixes: report.fixes.count, number: earlier + 1)]
        return (does + [report.command]).joined(separator: isASCII ? " - " : " · ")
    }

    // MARK: Several findings

    /// The findings after the first in a line each, with what opens them.
    private func listed(_ block: ReportBlock, atMost maxRows: Int) -> [String] {
        let renderer = DiagnosticRenderer(isASCII: isASCII, columns: columns)
        let others = Array(block.reports.dropFirst())
        let all = others.count + block.others
        let needsLast = block.opening != nil && all > 0
        var count = min(others.count, block.maxListed - 1, maxRows)
        if count < all || needsLast, count == maxRows { count -= 1 }
        let shown = others.prefix(count)
        let lines = shown.enumerated().map { index, report -> (start: String, row: String, inMiddle: String) in
            let start = block.hasCommands ? ":\(SessionCommand.findings.name) \(index + 2)  " : ""
            let place = report.diagnostic.brief.labels.first.map { renderer.sourceLine(of: $0, columns: columns).place }
            let text = "\(report.diagnostic.slug): \(report.diagnostic.brief.headline.visible())"
            let room = columns - start.displayWidth
            return (start, oneRow(text, at: place, room), oneRow(text, at: place, room, isCutInMiddle: true))
        }
        var rows = zip(shown, lines).map { report, line -> String in
            let isUnlike = lines.count { $0.row == line.row } == 1
            let (start, word) = (line.start, report.diagnostic.slug)
            let row = start + (isUnlike ? line.row : line.inMiddle)
            guard usesColor, row.hasPrefix(start + word) else { return row }
            return faint(start) + styled(word, Self.color(of: report.diagnostic.severity))
                + row.dropFirst((start + word).count)
        }
        let rest = all - shown.count
        let isOpen = block.hasCommands && rest > 0
        let more = rest > 0 ? [(shown.isEmpty ? "" : "and ") + "\(rest) more" + (shown.isEmpty ? " found" : "")] : []
        let opening = isOpen ? ":\(SessionCommand.findings.name) 2 opens the next" : needsLast ? block.opening : nil
        let last = more + [opening].compactMap(\.self)
        if !last.isEmpty { rows += wrapped(last.joined(separator: isASCII ? " - " : " · "), maxRows: 1).map(faint) }
        return rows
    }

    /// A finding and its place. Where it is too long the place stays: what is cut can be opened.
    private func oneRow(_ text: String, at place: String?, _ columns: Int, isCutInMiddle: Bool = false) -> String {
        let end = place.map { "  \($0)" } ?? ""
        let isPlaced = columns - end.displayWidth >= Self.minHeadline
        let room = columns - (isPlaced ? end.displayWidth : 0)
        let last = isPlaced ? shown(end) : ""
        return (isCutInMiddle ? cutInMiddle(shown(text), to: room) : cut(shown(text), to: room)) + last
    }

    private func cut(_ text: String, to room: Int) -> String {
        if text.displayWidth <= room { return text }
        return ScreenRow(text).cut(to: max(0, room - dots.count)).text + dots
    }

    /// The start and the end of a text.
    private func cutInMiddle(_ text: String, to room: Int) -> String {
        if text.displayWidth <= room { return text }
        let start = ScreenRow(text).cut(to: max(0, (room - dots.count) * 3 / 5)).text
        var left = room - dots.count - start.displayWidth
        let end = text.reversed().prefix { character in
            left -= character.displayWidth
            return left >= 0
        }
        return start + dots + String(end.reversed())
    }

    /// The fewest columns of a headline that say something.
    private static let minHeadline = 20

    // MARK: Text

    private var dots: String { isASCII ? "..." : "…" }

    /// A diagnostic with all it says.
    private func full(_ diagnostic: Diagnostic) -> [String] {
        let renderer = DiagnosticRenderer(usesColor: usesColor, isASCII: isASCII, columns: columns)
        let text = String(renderer.render(diagnostic).dropLast())
        return Self.closed(WrappedText(shown(text), columns: columns).rows.map { $0.cut(to: columns) })
    }

    /// The text at the width of the block; what exceeds the rows is cut.
    private func wrapped(_ text: String, maxRows: Int = .max, indent: Int = 2) -> [String] {
        if maxRows == 1 { return [cut(shown(text), to: columns)] }
        let rows = WrappedText(shown(text), columns: columns, indent: indent).rows
        let isCut = rows.count > maxRows
        return rows.prefix(maxRows).enumerated().map { index, row in
            if isCut, index == maxRows - 1 {
                return ScreenRow(row.text).cut(to: max(0, columns - dots.count - 1)).text + " " + dots
            }
            return row.width <= columns ? row.text : cut(row.text, to: columns)
        }
    }

    private func shown(_ text: String) -> String { isASCII ? ASCIIText.shown(text) : text }

    private func faint(_ text: String) -> String { dims ? styled(text, "2") : text }

    private func styled(_ text: String, _ code: String) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private static func color(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;34"
        }
    }

    /// The rows such that no color goes on into what is written after one.
    private static func closed(_ rows: [ScreenRow]) -> [String] {
        var open = ""
        return rows.map { row in
            let start = open
            for (piece, width) in StyledText(row.text) where width == 0 && piece.hasPrefix("\u{1B}") {
                open = piece == PromptStyle.plain ? "" : open + piece
            }
            return start + row.text + (open.isEmpty ? "" : PromptStyle.plain)
        }
    }
}

extension Diagnostic.Label {
    /// Whether the two are on one line of one source.
    fileprivate func isOnLine(of other: Diagnostic.Label) -> Bool {
        source === other.source && source.line(at: span.lower) == source.line(at: other.span.lower)
    }
}
