internal import Masonry
internal import MasonryLanguage

/// What a session remembers between inputs: the interpreter, the inputs it accepted, and the layout last shown.
final class Session {
    let interpreter: Interpreter
    let presenter: Presenter
    /// Whether a picture is drawn after every input that changed the layout.
    var drawsAutomatically = true
    /// The inputs that can be taken back, oldest first.
    private var accepted: [Entry] = []
    /// The inputs that were taken back, the next to bring back last.
    private var undone: [SourceText] = []
    private var inputCount = 0
    /// The layout as the user knows it.
    private var known: Layout

    /// An input, as far as it was accepted.
    private struct Entry {
        let source: SourceText
        let undo: Undo
        /// Whether it left anything otherwise than it was; one that only showed a value did not.
        let hasChanges: Bool
    }

    init(interpreter: Interpreter, presenter: Presenter) {
        self.interpreter = interpreter
        self.presenter = presenter
        known = interpreter.scene.layout()
    }

    /// The statements accepted so far, as a script.
    var script: String {
        accepted.map { $0.source.text.hasSuffix("\n") ? $0.source.text : $0.source.text + "\n" }.joined()
    }

    /// Runs statements as one input and shows what came of them.
    func run(_ text: String) {
        run(SourceText(name: nextInputName(), text: text, isInput: true))
    }

    /// Runs a source as one input and shows what came of it.
    func run(_ source: SourceText) {
        if accept(source)?.hasChanges == true { undone = [] }
        showChanges()
    }

    /// Runs a source, and keeps what of it was accepted, if anything.
    private func accept(_ source: SourceText) -> Entry? {
        let outcome = interpreter.run(source, showsValues: source.isInput)
        for value in outcome.values { presenter.show(value: value) }
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
        guard outcome.acceptedStatements > 0 else { return nil }
        let kept = SourceText(
            name: source.name, text: source.text(in: 0..<outcome.acceptedEnd), isInput: source.isInput)
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
        for finding in layout.findings where !knownKinds.contains(finding.kind) && !isPremature(finding) {
            presenter.show(Diagnostic(finding, in: layout, source: interpreter.source(named:)))
        }
        let subjects = Set(layout.findings.map(\.subject))
        for finding in known.findings where !subjects.contains(finding.subject) && layout.has(finding) {
            presenter.showSettled(finding)
        }
        known = layout
        known.findings.removeAll(where: isPremature)
    }

    /// Whether the finding is about what the user is just about to do: constraining the views that are selected.
    private func isPremature(_ finding: Finding) -> Bool {
        guard case .unplaced(let name) = finding.kind else { return false }
        return interpreter.currentViews.contains { $0.name == name }
    }
}

extension Finding {
    /// What the finding is about, which stays the same while its details change.
    fileprivate var subject: [String] {
        switch kind {
        case .conflict(let conflict): [slug, conflict.broken.description]
        case .ambiguous(let view, let axis, _): [slug, view, axis.rawValue]
        case .unplaced(let view), .unsettled(let view): [slug, view]
        }
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
