internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Texts as screen rows, in the available colors and characters.
struct ScreenText {
    let isASCII: Bool
    let colors: ColorDepth
    let theme: Theme
    /// The edges of the picture drawn last.
    private let memory = PictureMemory()

    /// Whether it is for a room.
    var isLarge: Bool { theme.isLarge }

    private var usesColor: Bool { colors != .none }

    init(_ output: OutputOptions, _ terminal: Terminal) {
        isASCII = output.ascii || !terminal.showsUnicode
        colors = terminal.usesColor(output.color, onTerminal: terminal.isOutputTerminal) ? terminal.colorDepth : .none
        theme = output.theme
    }

    /// A picture with its report beside or below it. `words` gives the report's lines for the columns and rows left to it.
    /// Changes since an earlier layout are marked.
    func page(
        _ layout: Layout, since earlier: Layout?, columns: Int, rows: Int, fillsRoom: Bool = false,
        keepsTextBelow: Bool = false, words: (_ columns: Int, _ rows: Int) -> [String]
    ) -> [String] {
        var picture = TerminalPicture(columns: columns, rows: max(1, rows), isASCII: isASCII, colors: colors)
        picture.theme = theme
        picture.earlier = earlier
        picture.keepsTextBelow = keepsTextBelow
        picture.fillsRoom = fillsRoom
        return picture.draw(layout, after: memory, with: words)
    }

    /// The rows of a picture with its report, and the changes below.
    func block(_ layout: Layout, since earlier: Layout?, _ block: ReportBlock, columns: Int, rows: Int) -> [ScreenRow] {
        let hasCaption = rows > Self.minCaptioned
        let lines = page(layout, since: earlier, columns: columns, rows: hasCaption ? rows - 1 : rows) {
            reportText($0).rows(of: block, atMost: $1)
        }
        let changes = earlier.map { LayoutChanges(from: $0, to: layout) }
        let caption = hasCaption ? changes?.line(columns: columns, isASCII: isASCII, below: lines) ?? "" : ""
        return (lines + (caption.isEmpty ? [] : [faint(caption)])).map { ScreenRow($0) }
    }

    /// With fewer rows the picture uses them all.
    private static let minCaptioned = 4

    func reportText(_ columns: Int) -> ReportText {
        ReportText(isASCII: isASCII, usesColor: usesColor, dims: !isLarge, columns: columns)
    }

    /// The headline of a report, in double-size letters with large type.
    func headline(of diagnostic: Diagnostic, _ columns: Int, isEnlarged: Bool) -> [ScreenRow] {
        let rows = reportText(isEnlarged ? columns / 2 : columns).headline(of: diagnostic).map { ScreenRow($0) }
        return isEnlarged ? rows.flatMap(\.enlarged) : rows
    }

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
            "\u{1B}[\(isLarge ? "1;7" : "7")m" + row.text
                + String(repeating: " ", count: max(0, columns - row.width)) + "\u{1B}[0m")
    }

    /// Whether a bar with these parts is not truncated.
    func fits(_ parts: [String], columns: Int) -> Bool { bar(parts, columns: .max).width <= columns }

    func bold(_ row: ScreenRow) -> ScreenRow { usesColor ? ScreenRow("\u{1B}[1m\(row.text)\u{1B}[0m") : row }

    func faint(_ text: String) -> String { PromptStyle(usesColor: usesColor && !isLarge).faint(text) }

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
