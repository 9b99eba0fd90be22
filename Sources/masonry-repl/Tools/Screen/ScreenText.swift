internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Texts as screen rows, in the available colors and characters.
struct ScreenText {
    let isASCII: Bool
    let colors: ColorDepth

    private var usesColor: Bool { colors != .none }

    init(_ output: OutputOptions, _ terminal: Terminal) {
        isASCII = output.ascii || !terminal.showsUnicode
        colors = terminal.usesColor(output.color, onTerminal: terminal.isOutputTerminal) ? terminal.colorDepth : .none
    }

    /// The picture's rows in the available room. Changes since an earlier layout, if any, are marked and listed below
    /// it.
    func picture(_ layout: Layout, since earlier: Layout?, columns: Int, rows: Int) -> [ScreenRow] {
        let changes = earlier.map { LayoutChanges(from: $0, to: layout) }
        let hasCaption = rows > Self.leastCaptioned && changes?.isEmpty == false
        var picture = TerminalPicture(
            columns: columns, rows: max(1, hasCaption ? rows - 1 : rows), isASCII: isASCII, colors: colors)
        picture.earlier = earlier
        let shown = picture.draw(layout)
        var lines = Self.rows(shown)
        if hasCaption, let changes {
            let caption = changes.line(columns: columns, isASCII: isASCII, below: lines.map(\.text))
            if !caption.isEmpty { lines.append(ScreenRow(PromptStyle(usesColor: usesColor).faint(caption))) }
        }
        return lines
    }

    /// The rows of a picture with what is said of it, and the changes below.
    func block(_ layout: Layout, since earlier: Layout?, _ block: ReportBlock, columns: Int, rows: Int) -> [ScreenRow] {
        let hasCaption = rows > Self.leastCaptioned
        var picture = TerminalPicture(
            columns: columns, rows: max(1, hasCaption ? rows - 1 : rows), isASCII: isASCII, colors: colors)
        picture.earlier = earlier
        let lines = picture.draw(layout) { columns, rows in
            ReportText(isASCII: isASCII, usesColor: usesColor, columns: columns).rows(of: block, atMost: rows)
        }
        let changes = earlier.map { LayoutChanges(from: $0, to: layout) }
        let caption = hasCaption ? changes?.line(columns: columns, isASCII: isASCII, below: lines) ?? "" : ""
        return (lines + (caption.isEmpty ? [] : [PromptStyle(usesColor: usesColor).faint(caption)])).map {
            ScreenRow($0)
        }
    }

    /// With fewer rows the picture uses them all.
    private static let leastCaptioned = 4

    func rows(_ diagnostic: Diagnostic, columns: Int) -> [ScreenRow] {
        let renderer = DiagnosticRenderer(usesColor: usesColor, isASCII: isASCII, columns: columns)
        return WrappedText(renderer.render(diagnostic), columns: columns).rows.filter { $0.width > 0 }
    }

    /// A script's source or output as lines, with control characters escaped.
    func rows(of script: String) -> [ScreenRow] {
        Self.rows(script.visible(asASCII: isASCII, keepingNewlines: true).replacing("\t", with: "    "))
    }

    /// The row at the bottom of the screen.
    func bar(_ parts: [String], columns: Int) -> ScreenRow {
        let text = parts.joined(separator: isASCII ? " - " : " · ")
        let row = ScreenRow(" " + text.visible(asASCII: isASCII)).cut(to: columns)
        guard usesColor, columns < .max else { return row }
        return ScreenRow(
            "\u{1B}[7m" + row.text + String(repeating: " ", count: max(0, columns - row.width)) + "\u{1B}[0m")
    }

    /// Whether a bar with these parts is not truncated.
    func fits(_ parts: [String], columns: Int) -> Bool { bar(parts, columns: .max).width <= columns }

    func bold(_ row: ScreenRow) -> ScreenRow { usesColor ? ScreenRow("\u{1B}[1m\(row.text)\u{1B}[0m") : row }

    /// As many rows as fit, and the number of further ones.
    func clipped(_ rows: [ScreenRow], to count: Int) -> [ScreenRow] {
        if rows.count <= count { return rows }
        let dots = isASCII ? "..." : "…"
        return rows.prefix(max(0, count - 1)) + [
            ScreenRow("\(dots) \((rows.count - max(0, count - 1)).counted("more line"))")
        ]
    }

    private static func rows(_ text: String) -> [ScreenRow] {
        let lines = text.hasSuffix("\n") ? text.dropLast() : text[...]
        return lines.split(separator: "\n", omittingEmptySubsequences: false).map { ScreenRow(String($0)) }
    }
}
