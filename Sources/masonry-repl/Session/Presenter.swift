internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Turns values, diagnostics and layouts into text, as the terminal and the options want it, and prints it.
struct Presenter {
    let console: Console
    let isASCII: Bool
    /// In results.
    let colors: ColorDepth
    let usesColorInDiagnostics: Bool
    /// The columns and rows that there are now.
    let size: () -> (columns: Int, rows: Int)

    private static let shownFindings = 100

    func show(value: String) {
        console.writeLine(ours(value.visible(keepingNewlines: true)))
    }

    /// The text with the characters that the program itself uses beyond ASCII replaced, where only ASCII is wanted.
    private func ours(_ text: String) -> String {
        isASCII ? text.replacing("…", with: "...").replacing("×", with: "x") : text
    }

    /// Prints what a script printed, with nothing in it that could steer the terminal.
    func show(output: String, asDiagnostic isDiagnostic: Bool = false) {
        let text = output.visible(keepingNewlines: true)
        if isDiagnostic { console.writeDiagnostic(text, terminator: "") } else { console.write(text) }
    }

    func show(_ diagnostic: Diagnostic) {
        let renderer = DiagnosticRenderer(
            usesColor: usesColorInDiagnostics, isASCII: isASCII, columns: size().columns)
        let text = String(renderer.render(diagnostic).dropLast())
        console.writeDiagnostic(ours(text))
    }

    /// Shows the first of a layout's findings, and how many more there are.
    func show(_ findings: [Finding], in layout: Layout, of interpreter: Interpreter) {
        let shown = Array(findings.prefix(Self.shownFindings))
        for (finding, repairs) in zip(shown, interpreter.repairs(of: shown)) {
            show(Diagnostic(finding, in: layout, repairs: repairs, source: interpreter.source(named:)))
        }
        let rest = findings.count - shown.count
        guard rest > 0 else { return }
        show(
            Diagnostic(
                severity: .note, slug: "findings", message: "there are \(rest) more findings",
                help: "--format json lists them all"))
    }

    func show(_ error: FileError) {
        show(Diagnostic(severity: .error, slug: FileError.slug, message: error.message))
    }

    /// Prints a listing that ends its own lines.
    func show(listing: String) {
        console.write(listing)
    }

    /// Prints what makers and constraints did.
    ///
    /// - Parameter isComplete: whether nothing of a long trace is left out.
    func show(trace steps: [ChainStep], isComplete: Bool, asDiagnostic isDiagnostic: Bool = false) {
        let text = TraceListing(columns: size().columns, isASCII: isASCII, isComplete: isComplete).draw(steps)
        if isDiagnostic { console.writeDiagnostic(text, terminator: "") } else { console.write(text) }
    }

    /// Says that a finding no longer holds.
    func showSettled(_ finding: Finding) {
        let text =
            switch finding.kind {
            case .conflict(let conflict): "the conflict over \(conflict.broken) is settled"
            case .ambiguous(let view, let axis, _): "`\(view)` is no longer ambiguous in the \(axis.rawValue) direction"
            case .unplaced(let view): "`\(view)` has constraints or a frame now"
            case .unsettled(let view): "the height of `\(view)` settles now"
            }
        show(Diagnostic(severity: .note, slug: finding.slug, message: text))
    }

    /// Draws the layout in the room that there is, a line kept free for the prompt.
    func show(picture layout: Layout) {
        console.write(picture(of: layout))
    }

    func picture(of layout: Layout) -> String {
        let size = size()
        return TerminalPicture(
            columns: size.columns, rows: max(3, size.rows - 1), isASCII: isASCII, colors: colors
        ).draw(layout)
    }
}
