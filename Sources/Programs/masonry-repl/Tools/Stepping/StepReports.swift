internal import Masonry
internal import MasonryLanguage

/// The opened reports of a step: as in a session, with fixes and all notes. A long caption comes first.
struct StepReports {
    private var block: ReportBlock
    /// The findings with the same cause as one of the reports, or resolved with it.
    private var others: [Diagnostic] = []
    private let captions: [String]
    /// Whether all there is to say is shown.
    private(set) var isComplete = false
    /// Whether headlines are in letters of double size.
    var enlargesHeadings = false
    /// How far they are scrolled.
    private var top = 0
    private let text: ScreenText

    /// The reports without fixes, which take longer to find.
    ///
    /// - Parameter captions: those that are cut beside the picture.
    init(_ step: ScriptSteps.Step, _ captions: [String], _ text: ScreenText) {
        block = ReportBlock(
            messages: step.messages,
            reports: step.findings.map { ShownFinding(Diagnostic($0, in: step.layout), subject: $0.subject) }
                + step.lints.map { ShownFinding($0, subject: $0.subject) })
        self.captions = captions
        self.text = text
    }

    /// The reports with fixes, which are edits of the script up to the step; nil if looking for them was stopped.
    ///
    /// - Parameter reporter: its interpreter has run nothing yet.
    init?(
        _ step: ScriptSteps.Step, _ captions: [String], _ script: SourceText, by reporter: LayoutReporter,
        _ text: ScreenText
    ) {
        let interpreter = reporter.interpreter
        _ = interpreter.run(script, showsValues: false, keepsUndo: false)
        guard let layout = interpreter.layout() else { return nil }
        let kinds = Set(step.findings.map(\.kind))
        block = ReportBlock(messages: step.messages)
        block.add(
            layout.findings.filter { kinds.contains($0.kind) }, step.lints.isEmpty ? [] : reporter.lints,
            in: layout, by: reporter)
        let reported = Set(block.reports.map(\.subject))
        others = step.findings.filter { !reported.contains($0.subject) }.map { Diagnostic($0, in: layout) }
        self.captions = captions
        self.text = text
        if reporter.shouldStop() || interpreter.interruption.isRequested { return nil }
    }

    /// Handles a key; false to close.
    mutating func press(_ key: ScreenEvent.Key, columns: Int, rows: Int) -> Bool {
        let page = max(1, rows - 2)
        switch key {
        case .down, .enter: top += 1
        case .up: top -= 1
        case .character(" "): top += page
        case .character("b"): top -= page
        case .character("r") where !isComplete: (isComplete, top) = (true, 0)
        default: return false
        }
        top = min(max(0, top), max(0, said(columns).count - rows + 1))
        return true
    }

    /// The part that is scrolled to, and a bar at the bottom.
    func rows(columns: Int, rows: Int) -> [ScreenRow] {
        let shown = said(columns).dropFirst(top).prefix(max(0, rows - 1))
        let empty = [ScreenRow](repeating: ScreenRow(), count: max(0, rows - 1 - shown.count))
        let isWhole = isComplete || block.isEmpty
        let keys = ["\(text.isASCII ? "arrows" : "↑↓") space b scroll"] + (isWhole ? [] : ["r shows all"])
        let parts = keys + ["any other key closes"]
        return shown + empty + [text.bar(parts, columns: columns)]
    }

    private func said(_ columns: Int) -> [ScreenRow] {
        let caption = captions.flatMap { text.rows(of: $0) }.flatMap { $0.wrapped(to: columns) }
        let parts =
            isComplete
            ? (block.messages + block.reports.map(\.diagnostic) + others).map { text.rows($0, columns: columns) }
            : block.messages.map { rows(of: ReportBlock(messages: [$0]), columns) }
                + block.reports.map { opened($0, columns) }
                + others.map { opened(ShownFinding($0, subject: []), columns) }
                + [rows(of: ReportBlock(notes: block.notes), columns)]
        return Array(([caption] + parts).filter { !$0.isEmpty }.joined(separator: [ScreenRow()]))
    }

    private func opened(_ report: ShownFinding, _ columns: Int) -> [ScreenRow] {
        let headline = text.headline(of: report.diagnostic, columns, isEnlarged: false)
        let rows = rows(of: ReportBlock(reports: [report]), columns)
        return text.headline(of: report.diagnostic, columns, isEnlarged: enlargesHeadings)
            + rows.dropFirst(headline.count)
    }

    private func rows(of block: ReportBlock, _ columns: Int) -> [ScreenRow] {
        text.reportText(columns).rows(of: block).map { ScreenRow($0) }
    }
}
