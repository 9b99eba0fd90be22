internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// The text of a step beside or below its picture: the caption, the statement and its effects.
struct StepWords {
    let step: ScriptSteps.Step
    let text: ScreenText
    /// What the next step says, if that is wanted.
    var next: String?
    /// The most rows of the caption.
    var maxCaption = Int.max
    /// Whether captions and headlines are in letters of double size.
    var enlargesHeadings = false

    /// The rows for so many columns. If they are more than the room, the code is clipped and reports are only counted.
    /// `r` opens a caption that is longer than the screen.
    func rows(columns: Int, atMost maxRows: Int) -> [ScreenRow] {
        let caption = text.clipped(self.caption(columns), to: maxCaption)
        let code = code(columns)
        let after = leftOut(columns) + open(columns) + nextRows(columns)
        let all = headlines(columns, atMost: .max)
        let left = maxRows - caption.count - code.count - all.count - after.count
        let change = changes(columns, atMost: left > Self.rowsOfChanges ? Self.rowsOfChanges : 1)
        let room = maxRows - caption.count - change.count - after.count
        let headlines = all.count <= room - 1 ? all : headlines(columns, atMost: room - 1)
        let gap = caption.isEmpty || code.count + headlines.count >= room ? [] : [ScreenRow()]
        return caption + gap + text.clipped(code, to: max(1, room - headlines.count)) + change + headlines + after
    }

    /// Whether `r` opens more of the caption than there is room for.
    func isCaptionCut(columns: Int) -> Bool { caption(columns).count > maxCaption }

    private func caption(_ columns: Int) -> [ScreenRow] {
        step.captions.flatMap { caption in
            text.rows(of: caption).flatMap { headings($0, columns, text.bold) }
        }
    }

    /// A row of a caption or a headline, as many as it takes.
    private func headings(_ row: ScreenRow, _ columns: Int, _ style: (ScreenRow) -> ScreenRow) -> [ScreenRow] {
        let rows = row.wrapped(to: enlargesHeadings ? columns / 2 : columns).map(style)
        return enlargesHeadings ? rows.flatMap(\.enlarged) : rows
    }

    /// The statements with the numbers of their lines, and what it printed.
    private func code(_ columns: Int) -> [ScreenRow] {
        let lines = step.statements.flatMap { statement in
            text.rows(of: statement.text).enumerated().map { (number: statement.line + $0, text: $1) }
        }
        let width = String(lines.last?.number ?? 1).count
        let bar = text.isASCII ? " | " : " │ "
        let statement = lines.flatMap { line -> [ScreenRow] in
            let number = String(line.number)
            return line.text.wrapped(to: columns - width - 3, indent: 2).enumerated().map { part, row in
                let margin = String(repeating: " ", count: part == 0 ? width - number.count : width)
                return ScreenRow(margin + (part == 0 ? number : "") + bar + row.text)
            }
        }
        let output = step.output.isEmpty ? [] : text.rows(of: step.output)
        return statement + output.flatMap { $0.wrapped(to: columns) }
    }

    /// Where there is room, the changes have more than one row.
    private static let rowsOfChanges = 3

    private func changes(_ columns: Int, atMost maxRows: Int) -> [ScreenRow] {
        let changes = LayoutChanges(from: step.before, to: step.layout)
        // Words at the ends of rows don't fill them.
        let room = maxRows == 1 ? columns : maxRows * (columns - 8)
        let line = changes.line(columns: max(columns, room), isASCII: text.isASCII)
        if line.isEmpty { return [] }
        let rows = ScreenRow(line).wrapped(to: columns, indent: 2)
        return rows.count <= maxRows ? rows.map { ScreenRow(text.faint($0.text)) } : self.changes(columns, atMost: 1)
    }

    /// A line for each report, the first in any case, and the number of those that don't fit.
    private func headlines(_ columns: Int, atMost maxRows: Int) -> [ScreenRow] {
        let findings = step.findings.map { Diagnostic($0, in: step.layout) }
        let diagnostics = step.messages + findings + step.lints
        let headlines = diagnostics.map { text.headline(of: $0, columns, isEnlarged: enlargesHeadings) }
        var rows: [ScreenRow] = []
        for (index, headline) in headlines.enumerated() {
            let rest = headlines.count - index
            if index > 0, rows.count + headline.count + (rest > 1 ? 1 : 0) > maxRows {
                return rows + [ScreenRow(text.faint("and \(rest) more"))]
            }
            rows += headline
        }
        return rows
    }

    private func open(_ columns: Int) -> [ScreenRow] {
        let line = step.openViews.line(columns: columns)
        return line.isEmpty
            ? []
            : text.rows(of: line).flatMap { $0.wrapped(to: columns, indent: 2) }.map { ScreenRow(text.faint($0.text)) }
    }

    /// That the script ends here, although it has more statements.
    private func leftOut(_ columns: Int) -> [ScreenRow] {
        if step.leftOut == 0 { return [] }
        let words = "the script stops here: \(step.leftOut.counted("statement")) left out"
        return text.rows(of: words).flatMap { $0.wrapped(to: columns, indent: 2) }
    }

    private func nextRows(_ columns: Int) -> [ScreenRow] {
        guard let next else { return [] }
        return text.rows(of: "next: " + next.replacing("\n", with: " ")).flatMap { $0.wrapped(to: columns, indent: 2) }
    }
}
