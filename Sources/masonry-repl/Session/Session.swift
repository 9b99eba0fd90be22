internal import Masonry
internal import MasonryLanguage

/// What a session remembers between inputs: the interpreter, the inputs it accepted, and the layout last shown.
final class Session {
    let interpreter: Interpreter
    let presenter: Presenter
    /// Called with the statement that a command stands for, before it runs.
    var onStatementOfCommand: (String) -> Void = { _ in }
    let canvas: SessionCanvas
    /// Whether what makers and constraints did is shown after every input.
    var tracesAutomatically = false
    /// What they did in the last input that had them do anything, and that input.
    private(set) var trace: (source: SourceText, steps: [ChainStep])?
    /// The inputs that can be taken back, oldest first.
    private var accepted: [Entry] = []
    /// The inputs that were taken back, the next to bring back last.
    private var undone: [SourceText] = []
    private var inputCount = 0
    /// The layout as the user knows it.
    private var known: Layout
    /// The lints as the user knows them.
    private var knownLints: Set<Diagnostic> = []
    /// The repairs that the last report offered.
    private(set) var offers: [Repair] = []
    /// How long the last input took, until its changes were shown.
    private(set) var lastDuration: Duration?

    /// How many findings are shown at once after an input.
    private static let shownFindings = 6

    /// An input, as far as it was accepted.
    private struct Entry {
        let source: SourceText
        let undo: Undo
        /// Whether it left anything otherwise than it was; one that only showed a value did not.
        let hasChanges: Bool
    }

    /// What ran before the first input, which can't be taken back.
    private let opening: String
    /// How inputs are to be read, where it is not to be recognised in each.
    private let accent: Accent?
    /// The accent of the input before.
    private var lastAccent = Accent.masonry

    /// - Parameters:
    ///   - pinned: where a picture can be pinned, if anywhere.
    ///   - opening: a script that the interpreter has run.
    ///   - accent: how inputs are to be read, where it is not to be recognised in each.
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

    /// The opening and the statements accepted so far, as a script.
    var script: String {
        opening + accepted.map { $0.source.text.hasSuffix("\n") ? $0.source.text : $0.source.text + "\n" }.joined()
    }

    /// Whether a text is a complete input: more lines could not be what it waits for.
    func isComplete(_ text: String) -> Bool {
        SourceText(name: "", text: text, isInput: true, accent: accent).isComplete
    }

    /// Runs statements as one input and shows what came of them.
    func run(_ text: String) {
        let source = SourceText(name: nextInputName(), text: text, isInput: true, accent: accent)
        if source.accent != lastAccent {
            lastAccent = source.accent
            presenter.show(value: "read as \(source.accent.name)")
        }
        run(source)
    }

    /// Calls a method of the object that the last file with classes started, as an input of its own.
    func call(_ method: String) -> Bool {
        guard let call = interpreter.call(of: method) else { return false }
        run(call)
        return true
    }

    /// Runs the statement that a command stands for, so that it can be taken back and is saved like one that was typed.
    func runForCommand(_ statement: String) {
        onStatementOfCommand(statement)
        run(SourceText(name: nextInputName(), text: statement, isInput: true), showsValues: false)
    }

    /// Runs a source as one input and shows what came of it.
    func run(_ source: SourceText, showsValues: Bool = true) {
        let clock = ContinuousClock()
        let start = clock.now
        if accept(source, showsValues: showsValues)?.hasChanges == true { undone = [] }
        showChanges()
        lastDuration = clock.now - start
    }

    /// Runs a source, and keeps what of it was accepted, if anything.
    private func accept(_ source: SourceText, showsValues: Bool = true) -> Entry? {
        // A request from before this input was not meant for it.
        interpreter.interruption.clear()
        let tracer = ConstraintTracer()
        interpreter.scene.tracer = tracer
        let outcome = interpreter.run(source, showsValues: showsValues && source.isInput)
        interpreter.scene.tracer = nil
        if !tracer.steps.isEmpty { trace = (source, tracer.steps) }
        if tracesAutomatically { presenter.show(trace: tracer.steps, isComplete: false) }
        for value in outcome.values { presenter.show(value: value) }
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
        guard outcome.acceptedStatements > 0 else { return nil }
        let kept = SourceText(
            name: source.name, text: source.text(in: 0..<outcome.acceptedEnd), isInput: source.isInput,
            accent: source.accent)
        let entry = Entry(source: kept, undo: interpreter.undo, hasChanges: outcome.hasChanges)
        accepted.append(entry)
        return entry
    }

    /// Takes back the last inputs that changed anything, and returns their texts, newest first.
    func undo(_ count: Int) -> [String] {
        var texts: [String] = []
        while texts.count < count, let entry = accepted.popLast() {
            interpreter.undo(entry.undo)
            if !entry.hasChanges { continue }
            texts.append(entry.source.text)
            undone.append(entry.source)
        }
        showChanges()
        return texts
    }

    /// Brings back what was undone, and returns the texts, in order.
    func redo(_ count: Int) -> [String] {
        var texts: [String] = []
        while texts.count < count, let source = undone.last, let entry = accept(source) {
            undone.removeLast()
            texts.append(entry.source.text)
        }
        showChanges()
        return texts
    }

    /// The name that the next input has in messages: `in[7]`.
    private func nextInputName() -> String {
        inputCount += 1
        return "in[\(inputCount)]"
    }

    /// The layout as it is now; says so, and gives nil, where the user interrupts it.
    func layout() -> Layout? {
        interpreter.interruption.clear()
        if let layout = interpreter.layout() { return layout }
        presenter.show(
            Diagnostic(severity: .error, slug: Slug.interrupted.rawValue, message: "interrupted while laying out"))
        return nil
    }

    /// Draws the layout where it changed, and says what has changed among its findings.
    private func showChanges() {
        guard let layout = layout() else { return }
        let texts = news(of: layout).map(presenter.text)
        if let zoom = canvas.settings.zoom, layout.item(named: zoom) == nil { canvas.settings.zoom = nil }
        if layout.looksDifferent(from: known) {
            canvas.show(changed: layout, leaving: texts.reduce(0) { $0 + presenter.height(of: $1) })
        }
        for text in texts { presenter.console.writeDiagnostic(text) }
        known = layout
        known.findings.removeAll(where: isPremature)
    }

    /// Shows findings, and offers what would settle them.
    func report(_ findings: [Finding], in layout: Layout) {
        for diagnostic in diagnostics(of: findings, in: layout) { presenter.show(diagnostic) }
    }

    /// What is to be said about findings; offers what would settle them.
    private func diagnostics(of findings: [Finding], in layout: Layout) -> [Diagnostic] {
        offers = []
        return zip(findings, interpreter.repairs(of: findings)).map { finding, repairs in
            let first = offers.count + 1
            offers += repairs
            return Diagnostic(
                finding, in: layout, repairs: repairs, firstCommand: first, source: interpreter.source(named:))
        }
    }

    /// What is new among the layout's findings and the lints, and what is settled.
    private func news(of layout: Layout) -> [Diagnostic] {
        let knownKinds = Set(known.findings.map(\.kind))
        let new = layout.findings.filter { !knownKinds.contains($0.kind) && !isPremature($0) }
        let subjects = layout.findings.subjects
        let old = known.findings.filter { !subjects.contains($0.subject) && layout.has($0) }
        var news = new.isEmpty ? [] : diagnostics(of: Array(new.prefix(Self.shownFindings)), in: layout)
        if new.count > Self.shownFindings {
            news.append(
                Diagnostic(
                    severity: .note, slug: "findings",
                    message: "there are \(new.count - Self.shownFindings) more findings",
                    help: ":conflicts and :ambiguous show them all"))
        }
        let lints = interpreter.lints
        news += lints.filter { !knownLints.contains($0) }
        knownLints = Set(lints)
        return news + old.map(presenter.settled)
    }

    /// Whether the finding is about what the user is just about to do: constraining the views that are selected.
    private func isPremature(_ finding: Finding) -> Bool {
        guard case .unplaced(let name) = finding.kind else { return false }
        return interpreter.currentViews.contains { $0.name == name }
    }
}

extension Layout {
    /// Whether what the finding is about is still there.
    fileprivate func has(_ finding: Finding) -> Bool {
        switch finding.kind {
        case .conflict(let conflict):
            let broken = conflict.broken.id
            return constraints.contains { $0.id == broken }
        case .ambiguous(let view, _, _), .unplaced(let view), .unsettled(let view): return item(named: view) != nil
        }
    }

    /// Whether a picture of this layout could differ from one of the other.
    fileprivate func looksDifferent(from other: Layout) -> Bool {
        items != other.items || screen != other.screen || brokenIDs != other.brokenIDs
    }

    private var brokenIDs: [Int] { constraints.filter(\.isBroken).map(\.id) }
}
