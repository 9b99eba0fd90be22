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
    /// Whether what is typed is coloured, where colours are wanted at all.
    var highlights = true
    /// What every input and every way back is noted in, where sessions are kept.
    var journal: Journal?
    /// The inputs as they were typed, whatever came of them.
    var typed: [String] = []
    var timeline = Timeline()
    /// The number of the last input of the session's files.
    var firstNumber = 0
    var inputCount = 0
    /// The layout as the user knows it.
    private var known: Layout
    /// The repairs that the last report offered.
    private(set) var offers: [Repair] = []
    /// How long the last input took, until its changes were shown.
    private(set) var lastDuration: Duration?

    /// How many findings are shown at once after an input.
    private static let shownFindings = 6

    init(interpreter: Interpreter, presenter: Presenter) {
        self.interpreter = interpreter
        self.presenter = presenter
        known = interpreter.scene.layout()
    }

    /// What a session at a terminal starts with.
    var greeting: String {
        let size = interpreter.scene.size
        let (dot, times) = presenter.isASCII ? ("-", "x") : ("·", "×")
        return "masonry-repl \(Version.current) \(dot) root \(size.width.spelled)\(times)\(size.height.spelled) \(dot) "
            + ":help \(dot) ^D quits"
    }

    /// Runs statements as one input and shows what came of them.
    func run(_ text: String) {
        run(SourceText(name: nextInputName, text: text, isInput: true))
    }

    /// Runs the statement that a command stands for, so that it can be taken back and is saved like one that was typed.
    func runForCommand(_ statement: String) {
        onStatementOfCommand(statement)
        run(SourceText(name: nextInputName, text: statement, isInput: true), showsValues: false)
    }

    /// Runs a source as one input and shows what came of it.
    func run(_ source: SourceText, showsValues: Bool = true) {
        let clock = ContinuousClock()
        let start = clock.now
        inputCount += 1
        accept(source, number: inputCount, showsValues: showsValues)
        showChanges()
        lastDuration = clock.now - start
    }

    /// Runs a source, and keeps what of it was accepted, if anything.
    func accept(_ source: SourceText, number: Int, showsValues: Bool = true) {
        let outcome = interpreter.run(source, showsValues: showsValues && source.isInput)
        if outcome.acceptedStatements > 0 { keep(outcome, of: source, number: number) }
        for value in outcome.values { presenter.show(value: value) }
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
    }

    /// The name that the next input has in messages: `in[7]`.
    private var nextInputName: String { "in[\(inputCount + 1)]" }

    /// Draws the layout where it changed, and says what has changed among its findings.
    func showChanges() {
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
