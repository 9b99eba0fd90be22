internal import Masonry
internal import MasonryLanguage

// A session's memory: undo and redo, the journal, and the typed inputs.
extension Session {
    /// The statements in effect, as a script that leads from an empty scene to this one.
    var script: String { opening + timeline.script }

    /// Records an input before it runs.
    func note(typed text: String) {
        typed.append(text)
        journal?.note(.typed(text))
    }

    /// Stores the accepted part of an input. It is on the disk before its result is reported.
    func keep(_ outcome: Outcome, of source: SourceText, number: Int) {
        // An input that only asked for values has no effect in a script.
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

    /// Records that the inputs so far are the session's files.
    func begin() {
        firstNumber = timeline.number
        if firstNumber > 0 { journal?.note(.began) }
    }

    /// Records the picture settings if a command changed them.
    func note(choiceSince before: CanvasChoice) {
        if canvas.choice != before { journal?.note(.chose(canvas.choice)) }
    }

    // MARK: Undo and redo

    /// Moves to a position in the timeline and shows the result. Returns the inputs that were undone or redone, without
    /// those that changed nothing.
    @discardableResult
    func go(to position: Int) -> [Timeline.Entry] {
        let passed = move(to: position)
        forgetFailedTrace()
        journal?.note(.wentTo(timeline.number))
        showChanges()
        return passed.filter(\.hasChanges)
    }

    /// Moves towards a position as far as possible.
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

    /// Runs an undone input again silently; nil after an error message if it no longer runs, for example because of an
    /// import.
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

    /// Suppresses the output of scripts, which was printed before.
    private func quietly<Result>(_ body: () -> Result) -> Result {
        let onOutput = interpreter.onOutput
        interpreter.onOutput = { _ in }
        defer { interpreter.onOutput = onOutput }
        return body()
    }

    /// The layout after an input, computed again.
    func layout(at position: Int) -> Layout {
        if position == timeline.position { return interpreter.scene.layout() }
        let other = Interpreter()
        let start = SourceText(name: "session", text: opening)
        for source in [start] + timeline.entries[..<position].map(\.standaloneSource) {
            _ = other.run(source, showsValues: false, keepsUndo: false)
        }
        return other.scene.layout()
    }

    // MARK: Interrupted sessions

    /// Repeats the session recorded in a journal and continues with that journal.
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
