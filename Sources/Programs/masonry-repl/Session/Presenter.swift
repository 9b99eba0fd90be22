internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Formats values, diagnostics and layouts for the terminal and the options, and prints them.
struct Presenter {
    let console: Console
    let isASCII: Bool
    /// The colors of results.
    var colors: ColorDepth
    let usesColorInDiagnostics: Bool
    /// The current columns and rows.
    let size: () -> (columns: Int, rows: Int)
    /// The last reported slug, for `:explain`.
    let lastSlug = LastSlug()

    /// The last error that was shown.
    let lastError = LastError()

    final class LastError {
        var value: Diagnostic?
    }

    final class LastSlug {
        fileprivate var shown: [String] = []
        /// Nil if no message with a page was shown.
        var value: String? { shown.last { Slug(rawValue: $0) != nil } }
    }

    /// The theme of pictures.
    var theme = Theme.auto
    /// Whether it is for a lesson: `:fix` shows what to type instead of doing it, and a constraint is shown as its equation.
    var isForLessons = false
    /// Whether messages and help are wrapped at the terminal's width.
    var wraps = false

    static let shownFindings = 20
    private static let shownLints = 100
    /// Where `run` shows what is left out.
    static let listing = "--format json lists them all"

    /// The history of statements, with a warning if it can't be saved.
    var historyFile: HistoryFile {
        HistoryFile { error in
            show(
                Diagnostic(
                    severity: .warning, slug: FileError.slug, message: "the history is off: \(error.message)"))
        }
    }

    /// The same for a file, whose text a console collects.
    func collecting(_ console: Console) -> Presenter {
        Presenter(
            console: console, isASCII: isASCII, colors: .none, usesColorInDiagnostics: false, size: size, theme: theme)
    }

    func show(value: String) {
        console.writeLine(wrapped(shown(described(value).visible(keepingNewlines: true))))
    }

    /// `a.width == 4` in a lesson, for `<LayoutConstraint:#3 View:a.width == 4>`.
    private func described(_ value: String) -> String {
        if !isForLessons { return value }
        return value.replacing(/<LayoutConstraint:\S+ ([^<>]+([<>]=[^<>]+)?)>/) {
            $0.1.replacing("View:", with: "")
        }
    }

    func show(help: String) {
        console.writeLine(wrapped(shown(help)))
    }

    private func wrapped(_ text: String) -> String {
        wraps ? WrappedText(text, columns: size().columns).text : text
    }

    /// The text, with characters beyond ASCII replaced if only ASCII is wanted.
    func shown(_ text: String) -> String { isASCII ? ASCIIText.shown(text) : text }

    /// Prints a script's output with control characters escaped.
    func show(output: String, asDiagnostic isDiagnostic: Bool = false) {
        let text = shown(described(output).visible(keepingNewlines: true))
        if isDiagnostic { console.writeDiagnostic(text, terminator: "") } else { console.write(text) }
    }

    func show(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { lastError.value = diagnostic }
        console.writeDiagnostic(text(of: diagnostic))
    }

    /// The lines of the diagnostic, for display.
    func text(of diagnostic: Diagnostic) -> String {
        lastSlug.shown.append(diagnostic.slug)
        let renderer = DiagnosticRenderer(
            usesColor: usesColorInDiagnostics, isASCII: isASCII, columns: size().columns)
        return wrapped(shown(String(renderer.render(diagnostic).dropLast())))
    }

    /// All errors, the first of a script's lints or other warnings, and the number of further ones.
    static func bounded(_ diagnostics: [Diagnostic], called name: String = "lints", help: String = listing)
        -> [Diagnostic]
    {
        let others = diagnostics.indices.filter { diagnostics[$0].severity != .error }
        guard others.count > shownLints else { return diagnostics }
        let rest = Diagnostic(
            severity: .note, slug: Slug.findings.rawValue,
            message: "there are \(others.count - shownLints) more \(name)", help: help)
        let hidden = Set(others[shownLints...])
        return diagnostics.indices.filter { !hidden.contains($0) }.map { diagnostics[$0] } + [rest]
    }

    /// The first of a layout's findings, with fixes, and the number of further ones.
    static func diagnostics(
        of findings: [Finding], in layout: Layout, by reporter: LayoutReporter
    ) -> [Diagnostic] {
        let reports = reporter.reports(on: findings, besideLints: true)
        let note = reporter.searchNote
        let shown = reports.prefix(shownFindings)
        let rest = reports.dropFirst(shownFindings).reduce(0) { $0 + 1 + $1.others.count }
        return shown.map { Diagnostic($0.finding, in: layout, repairs: $0.repairs, others: $0.others) }
            + (note.map { [$0] } ?? [])
            + (rest <= 0 ? [] : [Self.note(ofOtherFindings: rest, help: listing)])
    }

    /// The note that so many findings are not shown.
    static func note(ofOtherFindings count: Int, help: String) -> Diagnostic {
        Diagnostic(
            severity: .note, slug: Slug.findings.rawValue, message: "there are \(count) more findings", help: help)
    }

    /// Shows the report on a statement that changed no picture, or on a script.
    func show(_ block: ReportBlock) {
        if block.isEmpty { return }
        var block = block
        // Full messages may be pasted from a file.
        let text = reportText(columns: size().columns, usesColor: usesColorInDiagnostics, theme)
        for (index, message) in block.messages.enumerated() {
            show(message)
            if index < block.fixNumbers.count, let number = block.fixNumbers[index] {
                console.writeDiagnostic(text.footer(ofFix: number))
            }
        }
        block.messages = []
        if block.isEmpty { return }
        if let slug = block.slug { lastSlug.shown.append(slug) }
        let rows = text.rows(of: block)
        console.writeDiagnostic(rows.joined(separator: "\n"))
    }

    /// The rows of a block below a picture in pixels.
    func rows(of block: ReportBlock, columns: Int, atMost maxRows: Int, theme: Theme) -> [String] {
        if let slug = block.slug { lastSlug.shown.append(slug) }
        return reportText(columns: columns, usesColor: colors != .none, theme).rows(of: block, atMost: maxRows)
    }

    private func reportText(columns: Int, usesColor: Bool, _ theme: Theme) -> ReportText {
        ReportText(
            isASCII: isASCII, usesColor: usesColor, dims: !theme.isLarge, showsFixes: isForLessons, columns: columns)
    }

    /// Dimmed text, unless the theme dims nothing.
    func faint(_ text: String, _ theme: Theme) -> String { theme.isLarge ? text : faint(text) }

    /// Dimmed text.
    func faint(_ text: String) -> String { PromptStyle(usesColor: colors != .none).faint(text) }

    func show(_ error: FileError, help: String? = nil) {
        show(
            help.map { Diagnostic(severity: .error, slug: FileError.slug, message: error.message, help: $0) }
                ?? error.diagnostic)
    }

    /// Prints a listing whose lines already end with newlines.
    func show(listing: String) {
        console.write(wrapped(listing))
    }

    /// Prints a picture, which already fits the terminal's width.
    func show(picture: String) {
        console.write(picture, isPicture: true)
    }

    /// Prints words, side by side on a terminal.
    func show(words: [String]) {
        let rows = words.map { ScreenRow($0) }
        let table = wraps ? CandidateList.table(of: rows[...], columns: size().columns, height: .max) : nil
        console.writeLine((table ?? rows).map(\.text).joined(separator: "\n"))
    }

    /// Prints what makers and constraints did.
    ///
    /// - Parameter isComplete: whether a long trace is shown in full.
    /// - Returns: whether the form has anything to show.
    @discardableResult
    func show(
        trace steps: [ChainStep], _ form: TraceForm, isComplete: Bool, asDiagnostic isDiagnostic: Bool = false
    ) -> Bool {
        let text = TraceListing(form: form, columns: size().columns, isASCII: isASCII, isComplete: isComplete)
            .draw(steps)
        if isDiagnostic { console.writeDiagnostic(text, terminator: "") } else { console.write(text) }
        return !text.isEmpty
    }

    /// The layout in the available room, with one line reserved for the prompt.
    ///
    /// - Parameter choice: what is shown below it, as arrows at a view.
    func picture(of layout: Layout, _ choice: DimensionChoice? = nil) -> String {
        let size = size()
        let picture = picture(PictureSettings(theme: theme), columns: size.columns, rows: max(3, size.rows - 1))
        return picture.draw(layout) + (choice?.views ?? []).map { arrows(of: $0, in: layout, choice?.kind) }.joined()
    }

    /// A view with what holds it, as arrows.
    func arrows(of view: String, in layout: Layout, _ kind: DimensionChoice.Kind? = nil) -> String {
        ConstraintDiagram(of: view, columns: size().columns, isASCII: isASCII).draw(layout, kind ?? .constraints)
    }

    /// The lines of a session's picture, with the changes since an earlier layout, and of the report beside it.
    func lines(
        _ layout: Layout, _ settings: PictureSettings, since earlier: Layout?, ghosts: [Ghost]? = nil,
        target: Layout? = nil, after memory: PictureMemory, with block: ReportBlock = ReportBlock(), columns: Int,
        rows: Int
    ) -> [String] {
        var picture = picture(settings, columns: columns, rows: rows)
        picture.earlier = earlier
        picture.target = target
        picture.ghosts = ghosts ?? settings.ghosts(for: layout)
        return picture.draw(layout, after: memory) { columns, rows in
            self.rows(of: block, columns: columns, atMost: rows, theme: settings.theme)
        }
    }

    /// The character for ghosts in a picture.
    var ghost: String { isASCII ? "%" : "░" }

    /// A picture with the settings of the terminal and the session's commands.
    func picture(_ settings: PictureSettings, columns: Int, rows: Int) -> TerminalPicture {
        var picture = TerminalPicture(columns: columns, rows: rows, isASCII: isASCII, colors: colors)
        picture.theme = settings.theme
        picture.zoom = settings.zoom
        picture.aids = settings.aids
        return picture
    }
}
