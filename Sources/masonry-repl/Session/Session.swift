internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// What a session remembers between inputs: the interpreter, the inputs it accepted, and the layout last shown.
final class Session {
    let interpreter: Interpreter
    let presenter: Presenter
    /// Whether a picture is drawn after every input that changed the layout.
    var drawsAutomatically = true
    /// The inputs that can be taken back, oldest first.
    private var accepted: [Entry] = []
    /// The texts that were taken back, the next to bring back last.
    private var undone: [String] = []
    private var inputCount = 0
    /// The layout as the user knows it.
    private var known: Layout

    /// An input, as far as it was accepted.
    private struct Entry {
        let text: String
        let undo: Undo
    }

    init(interpreter: Interpreter, presenter: Presenter) {
        self.interpreter = interpreter
        self.presenter = presenter
        known = interpreter.scene.layout()
    }

    /// The statements accepted so far, as a script.
    var script: String {
        accepted.map { $0.text.hasSuffix("\n") ? $0.text : $0.text + "\n" }.joined()
    }

    /// Runs statements as one input and shows what came of them.
    func run(_ text: String) {
        inputCount += 1
        run(SourceText(name: "in[\(inputCount)]", text: text, isInput: true))
    }

    /// Runs a source as one input and shows what came of it.
    func run(_ source: SourceText) {
        if accept(source) { undone = [] }
        showChanges()
    }

    /// Runs a source, and keeps what of it was accepted, if anything.
    private func accept(_ source: SourceText) -> Bool {
        let outcome = interpreter.run(source)
        for value in outcome.values { presenter.show(value: value) }
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
        guard outcome.acceptedStatements > 0 else { return false }
        accepted.append(Entry(text: source.text(in: 0..<outcome.acceptedEnd), undo: outcome.undo))
        return true
    }

    /// Takes back the last inputs; false where there are none.
    func undo(_ count: Int) -> Bool {
        guard !accepted.isEmpty else { return false }
        for _ in 0..<min(count, accepted.count) {
            let entry = accepted.removeLast()
            interpreter.undo(entry.undo)
            undone.append(entry.text)
        }
        showChanges()
        return true
    }

    /// Brings back what was undone; false where there is nothing.
    func redo(_ count: Int) -> Bool {
        guard !undone.isEmpty else { return false }
        for _ in 0..<min(count, undone.count) {
            inputCount += 1
            _ = accept(SourceText(name: "in[\(inputCount)]", text: undone.removeLast(), isInput: true))
        }
        showChanges()
        return true
    }

    /// Draws the layout where it changed, and says what has changed among its findings.
    private func showChanges() {
        let layout = interpreter.scene.layout()
        if drawsAutomatically,
            layout.items != known.items || layout.screen != known.screen || layout.broken != known.broken
        {
            presenter.show(picture: layout)
        }
        let knownKinds = Set(known.findings.map(\.kind))
        for finding in layout.findings where !knownKinds.contains(finding.kind) {
            presenter.show(Diagnostic(finding, in: layout, source: interpreter.source(named:)))
        }
        let kinds = Set(layout.findings.map(\.kind))
        for finding in known.findings where !kinds.contains(finding.kind) { presenter.showSettled(finding) }
        known = layout
    }
}

extension Layout {
    fileprivate var broken: [Int] { constraints.filter(\.isBroken).map(\.id) }
}
