internal import Masonry
internal import MasonryLanguage

/// What a session remembers between inputs: the interpreter, the inputs it accepted, and the layout last shown.
final class Session {
    let interpreter: Interpreter
    let presenter: Presenter
    /// Called with the statement that a command stands for, before it runs.
    var onStatementOfCommand: (String) -> Void = { _ in }
    /// Asks the user a question that can be answered by yes or no; nil where nobody is there to answer.
    var confirm: ((String) -> Bool)?
    /// The files that the session has written.
    var written: Set<String> = []
    let canvas: SessionCanvas
    /// Whether what is typed is colored, where colors are wanted at all.
    var highlights = true
    /// Whether what makers and constraints did is shown after every input.
    var tracesAutomatically = false
    /// What they did in inputs.
    private var traces = TraceMemory()
    /// What every input and every way back is noted in, where sessions are kept.
    var journal: Journal?
    /// The inputs as they were typed, whatever came of them.
    var typed: [String] = []
    var timeline = Timeline()
    /// What ran before the first input, which can't be taken back.
    let opening: String
    /// The number of the last input of the session's files.
    var firstNumber = 0
    var inputCount = 0
    /// The layout as the user knows it.
    private var known: Layout
    /// The lints as the user knows them.
    private var knownLints: Set<[String]> = []
    /// The repairs that the last report offered.
    private(set) var offers: [Offer] = []
    /// How long the last input took, until its changes were shown.
    private(set) var lastDuration: Duration?

    /// A repair, and what it is to settle.
    struct Offer {
        let repair: Repair
        let subject: [String]
    }

    /// How many findings are shown at once after an input.
    private static let shownFindings = 6

    /// How inputs are to be read, where it is not to be recognized in each.
    let accent: Accent?
    /// The accent of the input before.
    private var lastAccent = Accent.masonry

    /// - Parameters:
    ///   - pinned: where a picture can be pinned, if anywhere.
    ///   - opening: a script that the interpreter has run.
    ///   - accent: how inputs are to be read, where it is not to be recognized in each.
    init(
        interpreter: Interpreter, presenter: Presenter, pinned: PinnedRows? = nil, opening: String = "",
        accent: Accent? = nil
    ) {
        self.opening = opening
        self.interpreter = interpreter
        self.presenter = presenter
        self.accent = accent
        known = interpreter.scene.layout()
        canvas = SessionCanvas(known, presenter: presenter, pinned: pinned)
        known.findings.removeAll(where: isPremature)
    }

    /// What a session at a terminal starts with.
    var greeting: String {
        let size = interpreter.scene.size
        let (dot, times) = presenter.isASCII ? ("-", "x") : ("·", "×")
        return "masonry-repl \(Version.current) \(dot) root \(size.width.spelled)\(times)\(size.height.spelled) \(dot) "
            + ":help \(dot) ^D quits"
    }

    /// What stands before the next input.
    var prompt: String { presenter.shown(interpreter.prompt) }

    /// Whether a text is a complete input: more lines could not be what it waits for.
    func isComplete(_ text: String) -> Bool {
        SourceText(name: "", text: text, isInput: true, accent: accent).isComplete
    }

    /// Whether a `:` on the next line could go on with a text, as it can with a `?:`, and is no command.
    func awaitsColon(_ text: String) -> Bool {
        let source = SourceText(name: "", text: text, isInput: true, accent: accent)
        return source.accent != .masonry && !source.isComplete
    }

    /// Runs statements as one input and shows what came of them.
    func run(_ text: String) {
        let source = SourceText(name: nextInputName, text: text, isInput: true, accent: accent)
        if source.accent != lastAccent {
            lastAccent = source.accent
            presenter.show(value: "read as \(source.accent.name)")
        }
        run(source)
    }

    /// Calls a method of the object that the last file with classes started, as an input of its own.
    func call(_ method: String) -> Bool {
        guard let call = interpreter.call(of: method, named: nextInputName) else { return false }
        onStatementOfCommand(call.text)
        run(call)
        return true
    }

    /// Runs the statement that a command stands for, so that it can be taken back and is saved like one that was typed.
    func runForCommand(_ statement: String) {
        onStatementOfCommand(statement)
        run(SourceText(name: nextInputName, text: statement, isInput: true, accent: .masonry), showsValues: false)
    }

    /// Runs a source as one input and shows what came of it.
    func run(_ source: SourceText, showsValues: Bool = true) {
        let clock = ContinuousClock()
        let start = clock.now
        inputCount += 1
        accept(source, number: inputCount, showsValues: showsValues)
        // After an interrupt nobody waits for the layout of the statements before it; the next statement shows it.
        if !interpreter.interruption.isRequested { showChanges() }
        lastDuration = clock.now - start
    }

    /// Runs a source, and keeps what of it was accepted, if anything.
    func accept(_ source: SourceText, number: Int, showsValues: Bool = true) {
        // A request from before this input was for another one.
        interpreter.interruption.clear()
        let tracer = ConstraintTracer()
        interpreter.scene.tracer = tracer
        let outcome = interpreter.run(source, showsValues: showsValues && source.isInput)
        interpreter.scene.tracer = nil
        if outcome.acceptedStatements > 0 { keep(outcome, of: source, number: number) }
        traces.add(tracer.steps, of: source, number: number, isKept: outcome.acceptedStatements > 0)
        if tracesAutomatically { presenter.show(trace: tracer.steps, isComplete: false) }
        for value in outcome.values { presenter.show(value: value) }
        for diagnostic in outcome.diagnostics { presenter.show(withColon(diagnostic, of: source)) }
    }

    /// What is said of an input that is a command without its colon.
    private func withColon(_ diagnostic: Diagnostic, of source: SourceText) -> Diagnostic {
        let word = source.text.prefix(while: \.isLetter)
        let isAboutWord =
            [Slug.unexpected, .unknownName].map(\.rawValue).contains(diagnostic.slug)
            && diagnostic.labels.first?.span == Span(0, word.utf8.count)
        guard source.isInput, isAboutWord, SessionCommand(rawValue: String(word)) != nil else { return diagnostic }
        return Diagnostic(
            severity: diagnostic.severity, slug: diagnostic.slug, message: diagnostic.message,
            labels: diagnostic.labels, notes: diagnostic.notes, help: "a command starts with a colon: :\(word)",
            replacement: Replacement(source: source, span: Span(0, 0), text: ":"))
    }

    /// What makers and constraints did in the last input in effect that had them do anything, or in a later one that failed.
    var trace: TraceMemory.Trace? { traces.latest(in: timeline) }

    /// What they did in an input in effect.
    func trace(ofInput number: Int) -> TraceMemory.Trace? { traces.trace(of: number, in: timeline) }

    /// Forgets what an input did that failed, once there is something else to look at.
    func forgetFailedTrace() { traces.forgetFailed() }

    /// The name that the next input has in messages: `in[7]`.
    private var nextInputName: String { "in[\(inputCount + 1)]" }

    /// The layout as it is now; says so, and gives nil, where the user interrupts it.
    func layout() -> Layout? {
        interpreter.interruption.clear()
        if let layout = interpreter.layout() { return layout }
        presenter.show(
            Diagnostic(severity: .error, slug: Slug.interrupted.rawValue, message: "interrupted while laying out"))
        return nil
    }

    /// Draws the layout where it changed, and says what has changed among its findings.
    func showChanges() {
        guard let layout = layout() else { return }
        let texts = news(of: layout).map(presenter.text)
        if interpreter.interruption.isRequested {
            let interrupted = Slug.interrupted.rawValue
            return presenter.show(
                Diagnostic(severity: .error, slug: interrupted, message: "interrupted while looking at the layout"))
        }
        if let zoom = canvas.settings.zoom, layout.item(named: zoom) == nil { canvas.settings.zoom = nil }
        if layout.looksDifferent(from: known) {
            canvas.show(changed: layout, leaving: texts.reduce(0) { $0 + presenter.height(of: $1) })
        }
        for text in texts { presenter.console.writeDiagnostic(text) }
        known = layout
        known.findings.removeAll(where: isPremature)
    }

    /// Shows findings, and offers fixes.
    func report(_ findings: [Finding], in layout: Layout, showsArithmetic: Bool = false) {
        for diagnostic in diagnostics(of: findings, in: layout, showsArithmetic: showsArithmetic) {
            presenter.show(diagnostic)
        }
    }

    /// The reports on findings, whose fixes are offered.
    private func diagnostics(of findings: [Finding], in layout: Layout, showsArithmetic: Bool = false) -> [Diagnostic] {
        offers = []
        let reports = interpreter.reports(on: findings)
        let note = interpreter.searchNote
        return reports.map { report in
            let first = offers.count + 1
            offers += report.repairs.map { Offer(repair: $0, subject: report.finding.subject) }
            return Diagnostic(
                report.finding, in: layout, repairs: report.repairs, others: report.others, firstCommand: first,
                showsArithmetic: showsArithmetic)
        } + (note.map { [$0] } ?? [])
    }

    /// What is new among the layout's findings and the lints, and what is settled.
    private func news(of layout: Layout) -> [Diagnostic] {
        let knownKinds = Set(known.findings.map(\.kind))
        let new = layout.findings.filter { !knownKinds.contains($0.kind) && !isPremature($0) }
        let subjects = layout.findings.subjects
        let old = known.findings.filter { !subjects.contains($0.subject) && layout.has($0, of: known) }
        var news = new.isEmpty ? [] : diagnostics(of: Array(new.prefix(Self.shownFindings)), in: layout)
        if new.count > Self.shownFindings {
            news.append(
                Diagnostic(
                    severity: .note, slug: Slug.findings.rawValue,
                    message: "there are \(new.count - Self.shownFindings) more findings",
                    help: ":conflicts and :ambiguous show them all"))
        }
        let lints = interpreter.lints
        news += lints.filter { !knownLints.contains($0.occasion) }.map(offered)
        knownLints = Set(lints.map(\.occasion))
        return news + presenter.settled(old)
    }

    /// Offers again the fixes of lint findings that still exist.
    func offerFixes() {
        let offered = Set(offers.map(\.subject))
        for lint in interpreter.lints where !offered.contains(lint.subject) { _ = self.offered(lint) }
    }

    /// The lint finding, with the command that runs its fix, which is offered, if there is one.
    private func offered(_ lint: Diagnostic) -> Diagnostic {
        guard let repair = lint.repair else { return lint }
        offers.append(Offer(repair: repair, subject: lint.subject))
        return Diagnostic(
            severity: lint.severity, slug: lint.slug, message: lint.message, labels: lint.labels, notes: lint.notes,
            help: (lint.help.map { $0 + "\n" } ?? "") + ":fix \(offers.count) runs it", replacement: lint.replacement)
    }

    /// Whether the finding is about what the user is just about to do: constraining the views that are selected.
    private func isPremature(_ finding: Finding) -> Bool {
        guard case .unplaced(let name) = finding.kind else { return false }
        return interpreter.currentViews.contains { $0.name == name }
    }
}

extension Layout {
    /// Whether the view that a finding of an earlier layout is about is still there.
    fileprivate func has(_ finding: Finding, of earlier: Layout) -> Bool {
        switch finding.kind {
        case .conflict(let conflict):
            let broken = conflict.broken.id
            guard let record = earlier.constraints.first(where: { $0.id == broken }) else { return false }
            return item(named: record.first.item) != nil
        case .ambiguous(let view, _, _), .openContent(let view, _), .unplaced(let view), .unsettled(let view):
            return item(named: view) != nil
        case .inexact(let views):
            return views.contains { item(named: $0) != nil }
        }
    }

    /// Whether a picture of this layout could differ from one of the other.
    fileprivate func looksDifferent(from other: Layout) -> Bool {
        items != other.items || screen != other.screen || brokenIDs != other.brokenIDs
    }

    private var brokenIDs: [Int] { constraints.filter(\.isBroken).map(\.id) }
}
