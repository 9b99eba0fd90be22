internal import CLibEdit
internal import Masonry

/// The top rows of the terminal, which keep a picture while the rows below scroll.
///
/// A terminal does not remember text that scrolls out below such rows, so it is kept here and written again when the
/// rows are released.
final class PinnedRows {
    typealias Drawing = (_ columns: Int, _ rows: Int) -> [String]

    /// The number of pinned rows; 0 if nothing is pinned or the terminal is too low.
    private(set) var height = 0
    private let console: Console
    private let terminal: Terminal
    private let style: PromptStyle
    private let rule: Character
    private var drawing: Drawing?
    private var caption = ""
    private var size = (columns: 0, rows: 0)
    private var said: [String] = []

    /// The fewest rows left below.
    private static let minBelow = 5
    private static let minPicture = 3
    private static let maxReportRows = 10_000

    /// - Returns: nil if the terminal can't move its cursor.
    init?(console: Console, terminal: Terminal, style: PromptStyle, isASCII: Bool) {
        guard terminal.isInputTerminal, terminal.isOutputTerminal, !terminal.isDumb else { return nil }
        self.console = console
        self.terminal = terminal
        self.style = style
        rule = isASCII ? "-" : "─"
    }

    /// Whether there is a picture above the prompt.
    var isActive: Bool { drawing != nil }

    /// Shows a picture in the top rows from now on.
    ///
    /// - Parameter keepsHeight: whether a lower picture keeps the rows, so that what is below does not move.
    func show(caption: String, keepsHeight: Bool, _ drawing: @escaping Drawing) {
        let isFirst = !isActive
        self.caption = caption
        self.drawing = drawing
        if isFirst {
            console.onWrite = { [unowned self] in note($0) }
            Self.reset.withUTF8Buffer { text in
                // A static string ends in a zero byte.
                text.withMemoryRebound(to: CChar.self) { edit_guard_region($0.baseAddress) }
            }
            makeRoom(keepingScreen: true)
        } else {
            let picture = lines()
            paint(keepsHeight ? filled(picture) : picture)
        }
    }

    /// The picture with empty rows up to the present height.
    private func filled(_ picture: [String]) -> [String] {
        picture + Array(repeating: "", count: max(0, height - 1 - picture.count))
    }

    /// Shows a picture there for a moment.
    func showFrame(_ drawing: Drawing) {
        guard height > 0 else { return }
        // At the scale of the final picture.
        let picture = drawing(size.columns, maxPictureRows)
        paint(Array(filled(picture).prefix(height - 1)))
    }

    /// Releases all rows and writes the text again.
    func release() {
        guard let drawing else { return }
        console.flush()
        console.onWrite = nil
        let picture = drawing(terminal.size.columns, max(1, terminal.size.rows - 3))
        self.drawing = nil
        height = 0
        if said.last == "" { said.removeLast() }
        Painter.send(Self.wholeScreen + Self.clear + (said + picture).map { $0 + "\n" }.joined())
        edit_unguard_region()
        said = []
    }

    /// Releases all rows while another program has the terminal.
    func suspend() {
        if isActive { Painter.send(Self.reset.description) }
    }

    /// Takes the rows again after `suspend`, or when the terminal's size has changed.
    ///
    /// - Parameter keepingScreen: whether the screen shows another program's output.
    func resume(keepingScreen: Bool) {
        if isActive { makeRoom(keepingScreen: keepingScreen) }
    }

    /// Takes the rows again if the program was stopped or the terminal's size has changed.
    func refresh() {
        guard isActive else { return }
        let wasStopped = edit_take_stopped() != 0
        if wasStopped || terminal.size != size { makeRoom(keepingScreen: wasStopped) }
    }

    /// Takes the rows again and clears those below.
    func clear() {
        if isActive { makeRoom(keepingScreen: false, saysAgain: false) }
    }

    /// Remembers text written below.
    func note(_ text: String) {
        guard isActive else { return }
        let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if said.isEmpty { said = [""] }
        said[said.count - 1] += parts[0]
        said += parts.dropFirst()
        if said.count > 2 * Self.maxReportRows { said.removeFirst(said.count - Self.maxReportRows) }
    }

    // MARK: Writing

    private static let reset: StaticString = "\u{1B}7\u{1B}[r\u{1B}8"
    private static let wholeScreen = "\u{1B}[r"
    /// Clears in steps: clearing all at once would make many terminals save the old contents.
    private static let clear = "\u{1B}[H\u{1B}[K\u{1B}[2;1H\u{1B}[J\u{1B}[H"

    /// The most rows the picture may take.
    private var maxPictureRows: Int { min(size.rows * 3 / 5, size.rows - Self.minBelow) - 1 }

    /// The picture, as high as allowed, and the rule below it.
    private func lines() -> [String] {
        guard let drawing, maxPictureRows >= Self.minPicture else { return [] }
        return drawing(size.columns, maxPictureRows)
    }

    private var ruleLine: String {
        let text = caption.isEmpty ? "" : "\(rule) \(caption) "
        let row = ScreenRow(text).cut(to: size.columns)
        return style.faint(row.text + String(repeating: rule, count: size.columns - row.width))
    }

    /// Draws the picture over the previous one. A different height needs other rows.
    private func paint(_ picture: [String]) {
        guard picture.count + 1 == height, terminal.size == size else { return makeRoom(keepingScreen: false) }
        console.flush()
        let rows = (picture + [ruleLine]).enumerated().map { "\u{1B}[\($0 + 1);1H\($1)\u{1B}[K" }
        Painter.send("\u{1B}7" + rows.joined() + "\u{1B}8")
    }

    /// Clears the screen, divides it, and rewrites the latest text below.
    private func makeRoom(keepingScreen: Bool, saysAgain: Bool = true) {
        console.flush()
        size = terminal.size
        let picture = lines()
        height = picture.isEmpty ? 0 : picture.count + 1
        // Rows that scroll off the top of the whole screen stay in the terminal's scrollback: all rows above the
        // cursor.
        let away = keepingScreen ? Self.reset.description + "\r" + String(repeating: "\n", count: size.rows - 1) : ""
        let region = height > 0 ? "\u{1B}[\(height + 1);\(size.rows)r\u{1B}[\(height + 1);1H" : ""
        let above = height > 0 ? (picture + [ruleLine]).map { $0 + "\r\n" }.joined() : ""
        let below = saysAgain ? end(rows: size.rows - height - 1) : ""
        Painter.send(away + Self.wholeScreen + Self.clear + above + region + below)
    }

    /// The latest text, as far as it fits the rows.
    private func end(rows: Int) -> String {
        var room = rows
        var first = said.count - 1
        // Writing continues on the last row.
        while first > 0 {
            let width = ScreenRow(said[first - 1]).width
            room -= max(1, (width + size.columns - 1) / max(1, size.columns))
            if room < 0 { break }
            first -= 1
        }
        return first < 0 ? "" : said[first...].joined(separator: "\r\n")
    }
}
