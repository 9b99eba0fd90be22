internal import Masonry
internal import MasonryLanguage

// A session's history: undo and redo, the journal, and the typed inputs.
extension Session {
    /// The statements in effect, as a script that leads from an empty scene to this one.
    var script: String { timeline.script }

    /// Records an input before it runs.
    func note(typed text: String) {
        typed.append(text)
        journal?.note(.typed(text))
    }

    /// Stores the accepted part of an input. It is on the disk before its result is reported.
    func keep(_ outcome: Outcome, of source: SourceText, number: Int) {
        let entry = entry(for: outcome, of: source, number: number)
        timeline.add(entry)
        journal?.note(
            .kept(
                number: number, name: source.name, isInput: source.isInput, accent: source.accent,
                script: entry.script))
    }

    private func entry(for outcome: Outcome, of source: SourceText, number: Int) -> Timeline.Entry {
        // An input that only asked for values has no effect in a script.
        let isQuestion = !outcome.hasChanges && !outcome.values.isEmpty
        let script =
            isQuestion ? "" : interpreter.standaloneScript(of: source, outcome).withoutEmptyLinesAtEnds
        let accepted =
            outcome.isComplete
            ? source
            : SourceText(
                name: source.name, text: source.text(in: 0..<outcome.acceptedEnd), isInput: source.isInput,
                accent: source.accent)
        return Timeline.Entry(
            number: number, source: accepted, script: script, undo: interpreter.undo, hasChanges: outcome.hasChanges)
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
            if let undo = entry.undo { interpreter.undo(undo) } else { exchange(by: timeline.position) }
            passed.append(entry)
        }
        while timeline.position < position {
            let entry = timeline.entries[timeline.position]
            if entry.edit == nil {
                guard let undo = runAgain(entry) else { break }
                timeline.stepForth(undo)
            } else {
                exchange(by: timeline.position)
                timeline.stepForth(nil)
            }
            passed.append(entry)
        }
        return passed
    }

    /// Runs the inputs that an edit led to, or those of before it.
    private func exchange(by index: Int) {
        guard let first = timeline.entries[index].edit?.first else { return }
        undo(timeline.entries[first..<index])
        timeline.exchange(by: index)
        for place in first..<index where timeline.entries[place].edit == nil {
            if let undo = runAgain(timeline.entries[place]) { timeline.ran(place, undo) }
        }
    }

    private func undo(_ entries: ArraySlice<Timeline.Entry>) {
        for undo in entries.reversed().compactMap(\.undo) { interpreter.undo(undo) }
    }

    /// Runs an undone input again silently, and gives what undoes it; nil after an error message if it no longer runs, for
    /// example because of an import.
    private func runAgain(_ entry: Timeline.Entry) -> Undo? {
        let outcome = quietly { interpreter.run(entry.source, showsValues: false) }
        guard outcome.isComplete else {
            interpreter.undo(interpreter.undo)
            for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
            return nil
        }
        return interpreter.undo
    }

    // MARK: Edits of inputs

    /// Edits an input in effect and runs it and all later ones again, as one step that can be undone.
    ///
    /// - Parameters:
    ///   - replacement: the edit, in the source of the input.
    ///   - isRight: whether the result is what it should be; if not, everything is as before.
    ///   - failed: called with the messages if something no longer runs.
    /// - Returns: the edited input; nil if the input is not in effect, if something no longer runs, or if the result is not
    ///   right.
    func edit(
        _ replacement: Replacement, title: String, where isRight: () -> Bool = { true },
        failed: ([Diagnostic]) -> Void = { _ in }
    ) -> SourceText? {
        guard let first = timeline.inEffect.firstIndex(where: { $0.source === replacement.source }) else { return nil }
        let old = Array(timeline.inEffect[first...])
        let edited = replacement.source.applying([replacement])
        interpreter.interruption.clear()
        undo(old[...])
        var new: [Timeline.Entry] = []
        var isComplete = true
        for entry in old where isComplete {
            if entry.edit != nil {
                new.append(entry)
                continue
            }
            let source = new.isEmpty ? edited : entry.source
            let outcome = quietly { interpreter.run(source, showsValues: false) }
            new.append(self.entry(for: outcome, of: source, number: entry.number))
            isComplete = outcome.isComplete
            if !isComplete { failed(outcome.diagnostics) }
        }
        guard isComplete, isRight() else {
            undo(new[...])
            // An interrupt was for the edit; what was there before runs again in any case.
            interpreter.interruption.clear()
            for (index, entry) in old.enumerated() where entry.edit == nil {
                if let undo = runAgain(entry) { timeline.ran(first + index, undo) }
            }
            return nil
        }
        inputCount += 1
        let edit = JournalEvent.Edit(
            input: old[0].number, span: replacement.span, text: replacement.text, title: title)
        journal?.note(.edited(number: inputCount, edit))
        let name = "in[\(inputCount)]"
        let step = Timeline.Entry(
            number: inputCount, source: SourceText(name: name, text: title, isInput: true, accent: .masonry),
            script: "", undo: nil, hasChanges: true)
        timeline.add(new, by: step, from: first)
        return edited
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
        for source in timeline.entries(at: position).map(\.standaloneSource) {
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
            presenter.show(ReportBlock(messages: accept(source, number: number, showsValues: false).messages))
        case .edited(let number, let edit):
            inputCount = max(inputCount, number - 1)
            guard let entry = timeline.inEffect.last(where: { $0.number == edit.input && $0.edit == nil }),
                edit.span.upper <= entry.source.bytes.count
            else { return }
            let replacement = Replacement(source: entry.source, span: edit.span, text: edit.text)
            _ = self.edit(replacement, title: edit.title)
        case .wentTo(let number): if let position = timeline.position(behind: number) { move(to: position) }
        case .began: firstNumber = timeline.number
        case .lesson: break
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
