internal import Masonry
internal import MasonryLanguage

/// What a session remembers between inputs: the interpreter, the inputs it accepted, and the layout last shown.
final class Session {
    let interpreter: Interpreter
    let presenter: Presenter
    /// Called with the statement that a command stands for, before it runs.
    var onStatementOfCommand: (String) -> Void = { _ in }
    /// Whether a picture is drawn after every input that changed the layout.
    var drawsAutomatically = true
    /// The inputs that can be taken back, oldest first.
    private var accepted: [Entry] = []
    /// The inputs that were taken back, the next to bring back last.
    private var undone: [SourceText] = []
    private var inputCount = 0
    /// The layout as the user knows it.
    private var known: Layout
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

    /// How inputs are to be read, where it is not to be recognised in each.
    private let accent: Accent?
    /// The accent of the input before.
    private var lastAccent = Accent.masonry

    init(interpreter: Interpreter, presenter: Presenter, accent: Accent? = nil) {
        self.interpreter = interpreter
        self.presenter = presenter
        self.accent = accent
        known = interpreter.scene.layout()
    }

    /// What a session at a terminal starts with.
    var greeting: String {
        let size = interpreter.scene.size
        let (dot, times) = presenter.isASCII ? ("-", "x") : ("·", "×")
        return "masonry-repl \(Version.current) \(dot) root \(size.width.spelled)\(times)\(size.height.spelled) \(dot) "
            + ":help \(dot) ^D quits"
    }

    /// The statements accepted so far, as a script.
    var script: String {
        accepted.map { $0.source.text.hasSuffix("\n") ? $0.source.text : $0.source.text + "\n" }.joined()
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
        let outcome = interpreter.run(source, showsValues: showsValues && source.isInput)
        for value in outcome.values { presenter.show(value: value) }
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
        guard outcome.acceptedStatements > 0 else { return nil }
        let kept = SourceText(
            name: source.name, text: source.text(in: 0..<outcome.acceptedEnd), isInput: source.isInput,
            accent: source.accent)
        let entry = Entry(source: kept, undo: outcome.undo, hasChanges: outcome.hasChanges)
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

    /// Draws the layout where it changed, and says what has changed among its findings.
    private func showChanges() {
        let layout = interpreter.scene.layout()
        if drawsAutomatically, layout.looksDifferent(from: known) { presenter.show(picture: layout) }
        let knownKinds = Set(known.findings.map(\.kind))
        let news = layout.findings.filter { !knownKinds.contains($0.kind) && !isPremature($0) }
        if !news.isEmpty { report(Array(news.prefix(Self.shownFindings)), in: layout) }
        if news.count > Self.shownFindings {
            presenter.show(
                value: "and \(news.count - Self.shownFindings) more: :conflicts and :ambiguous show them all")
        }
        let subjects = layout.findings.subjects
        for finding in known.findings where !subjects.contains(finding.subject) && layout.has(finding) {
            presenter.showSettled(finding)
        }
        known = layout
        known.findings.removeAll(where: isPremature)
    }

    /// Shows findings, and offers what would settle them.
    func report(_ findings: [Finding], in layout: Layout) {
        offers = []
        for (finding, repairs) in zip(findings, interpreter.repairs(of: findings)) {
            presenter.show(
                Diagnostic(
                    finding, in: layout, repairs: repairs, firstCommand: offers.count + 1,
                    source: interpreter.source(named:)))
            offers += repairs
        }
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
