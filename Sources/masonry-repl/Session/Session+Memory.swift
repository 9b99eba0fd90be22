internal import Masonry
internal import MasonryLanguage

// What a session remembers: the way back and forth, what becomes of it on the disk, and what was typed.
extension Session {
    /// The statements in effect, as a script that leads from an empty scene to this one.
    var script: String { opening + timeline.script }

    /// Takes note of an input before it runs.
    func note(typed text: String) {
        typed.append(text)
        journal?.note(.typed(text))
    }

    /// Keeps what was accepted of an input. It is on the disk before anything is said about it.
    func keep(_ outcome: Outcome, of source: SourceText, number: Int) {
        // What only asked for values says nothing in a script.
        let isQuestion = !outcome.hasChanges && !outcome.values.isEmpty
        let script =
            isQuestion ? "" : interpreter.standaloneScript(of: source, outcome).withoutEmptyLinesAtEnds
        let accepted = outcome.isComplete ? source.text : source.text(in: 0..<outcome.acceptedEnd)
        timeline.add(
            Timeline.Entry(
                number: number,
                source: SourceText(
                    name: source.name, text: accepted, isInput: source.isInput, accent: source.accent),
                script: script, undo: interpreter.undo, hasChanges: outcome.hasChanges))
        journal?.note(
            .kept(number: number, name: source.name, isInput: source.isInput, accent: source.accent, script: script))
    }

    /// Takes note that what has run so far are the session's files.
    func begin() {
        firstNumber = timeline.number
        if firstNumber > 0 { journal?.note(.began) }
    }

    /// Takes note of how the user has pictures, if a command changed that.
    func note(choiceSince before: CanvasChoice) {
        if canvas.choice != before { journal?.note(.chose(canvas.choice)) }
    }

    // MARK: Back and forth

    /// Goes to a place in the timeline, shows where that leads, and returns what was undone or redone on the way, without what
    /// changed nothing.
    @discardableResult
    func go(to position: Int) -> [Timeline.Entry] {
        let passed = move(to: position)
        forgetFailedTrace()
        journal?.note(.wentTo(timeline.number))
        showChanges()
        return passed.filter(\.hasChanges)
    }

    /// Goes on to a place as far as it can be reached.
    @discardableResult
    private func move(to position: Int) -> [Timeline.Entry] {
        var passed: [Timeline.Entry] = []
        while timeline.position > position {
            let entry = timeline.stepBack()
            interpreter.undo(entry.undo)
            passed.append(entry)
        }
        while timeline.position < position, let entry = runAgain(timeline.entries[timeline.position]) {
            passed.append(entry)
        }
        return passed
    }

    /// Runs what was taken back, without a word; nil after a complaint where it no longer runs, as an import may not.
    private func runAgain(_ entry: Timeline.Entry) -> Timeline.Entry? {
        let outcome = quietly { interpreter.run(entry.source, showsValues: false) }
        guard outcome.isComplete else {
            interpreter.undo(interpreter.undo)
            for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
            return nil
        }
        timeline.stepForth(interpreter.undo)
        return entry
    }

    /// What scripts print meanwhile was printed before.
    private func quietly<Result>(_ body: () -> Result) -> Result {
        let onOutput = interpreter.onOutput
        interpreter.onOutput = { _ in }
        defer { interpreter.onOutput = onOutput }
        return body()
    }

    /// The layout behind an input, worked out anew.
    func layout(at position: Int) -> Layout {
        if position == timeline.position { return interpreter.scene.layout() }
        let other = Interpreter()
        let start = SourceText(name: "session", text: opening)
        for source in [start] + timeline.entries[..<position].map(\.standaloneSource) {
            _ = other.run(source, showsValues: false, keepsUndo: false)
        }
        return other.scene.layout()
    }

    // MARK: Sessions that did not end

    /// Does again what a session did that left a journal, and goes on with that.
    func takeUp(_ left: Journal) {
        quietly {
            for event in left.events { repeatEvent(event) }
        }
        journal = left
    }

    private func repeatEvent(_ event: JournalEvent) {
        switch event {
        case .typed(let text): typed.append(text)
        case .kept(let number, let name, let isInput, let accent, let script):
            inputCount = max(inputCount, number)
            let source = SourceText(name: name, text: script, isInput: isInput, accent: accent)
            accept(source, number: number, showsValues: false)
        case .wentTo(let number): if let position = timeline.position(behind: number) { move(to: position) }
        case .began: firstNumber = timeline.number
        case .chose(let choice): canvas.take(choice)
        }
    }
}

extension String {
    fileprivate var withoutEmptyLinesAtEnds: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.isBlank == true { lines.removeFirst() }
        while lines.last?.isBlank == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
