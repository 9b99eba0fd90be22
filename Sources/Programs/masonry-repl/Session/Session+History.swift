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
            if entry.edit != nil { exchange(by: timeline.position) } else { undo([entry]) }
            passed.append(entry)
        }
        while timeline.position < position {
            let entry = timeline.entries[timeline.position]
            if entry.runs {
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
        runAgain(from: first, to: index)
    }

    private func undo(_ entries: ArraySlice<Timeline.Entry>) {
        for undo in entries.reversed().compactMap(\.undo) { interpreter.undo(undo) }
    }

    private func runAgain(from first: Int, to last: Int) {
        for place in first..<last where timeline.entries[place].runs {
            if let undo = runAgain(timeline.entries[place]) { timeline.ran(place, undo) }
        }
    }

    /// Runs an undone input again silently, and gives what undoes it; nil after an error message if it no longer runs, for
    /// example because of an import.
    private func runAgain(_ entry: Timeline.Entry) -> Undo? {
        let outcome = quietly { interpreter.run(entry.source, showsValues: false, isAtomic: true) }
        if outcome.isComplete { return interpreter.undo }
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
        return nil
    }

    // MARK: Edits of inputs

    /// What becomes of an input when earlier ones are edited.
    enum Rerun {
        /// It is not run, as it was not before or no longer is.
        case keep(Timeline.Entry)
        /// It must run, as it is or with other statements. Its output is shown if it is new.
        case must(SourceText, number: Int, isNew: Bool)
        /// It is left out if it no longer runs.
        case may(Timeline.Entry)
    }

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
        let edited = replacement.source.applying([replacement])
        let number = timeline.entries[first].number
        let rest = timeline.inEffect[(first + 1)...].map { entry -> Rerun in
            entry.runs ? .must(entry.source, number: entry.number, isNew: false) : .keep(entry)
        }
        let new = rerun(
            [.must(edited, number: number, isNew: false)] + rest, from: first, where: isRight, heard: failed)
        guard let new else { return nil }
        let edit = JournalEvent.Edit(input: number, span: replacement.span, text: replacement.text, title: title)
        add(new, from: first, title: title)
        journal?.note(.edited(number: inputCount, edit))
        return edited
    }

    /// Undoes the inputs in effect from one on, and runs others in their place.
    ///
    /// - Parameter heard: called with the messages of an input that must run and fails, of a new one, and of one that the new
    ///   one makes fail by a mistake.
    /// - Returns: what is in effect then; nil, with everything as before, if one that must run fails, if the new one is
    ///   mistaken, or if the result is not right.
    func rerun(
        _ inputs: [Rerun], from first: Int, where isRight: () -> Bool = { true }, heard: ([Diagnostic]) -> Void
    ) -> [Timeline.Entry]? {
        interpreter.interruption.clear()
        undo(timeline.inEffect[first...])
        var new: [Timeline.Entry] = []
        var isComplete = true
        var newSource: SourceText?
        for input in inputs where isComplete {
            switch input {
            case .keep(let entry): new.append(entry)
            case .must(let source, let number, let isNew):
                let run = { [interpreter] in interpreter.run(source, showsValues: false, isAtomic: true) }
                let outcome = isNew ? run() : quietly(run)
                new.append(entry(for: outcome, of: source, number: number))
                isComplete = outcome.isComplete
                if isNew { newSource = source }
                if !isComplete || isNew { heard(outcome.diagnostics) }
            case .may(let entry):
                let outcome = quietly { interpreter.run(entry.source, showsValues: false, isAtomic: true) }
                // What it calls is wrong, not the input itself.
                let isMistaken = outcome.diagnostics.contains { message in
                    message.severity == .error && message.labels.contains { $0.isPrimary && $0.source === newSource }
                }
                if !outcome.isComplete, isMistaken, entry.absence == nil {
                    heard(outcome.diagnostics)
                    isComplete = false
                }
                new.append(
                    outcome.isComplete
                        ? self.entry(for: outcome, of: entry.source, number: entry.number) : entry.absent(.fails))
            }
        }
        if isComplete, isRight() { return new }
        undo(new[...])
        // An interrupt was for the edit; what was there before runs again in any case.
        interpreter.interruption.clear()
        runAgain(from: first, to: timeline.position)
        return nil
    }

    /// Records an edit that has run as a step that can be undone.
    func add(_ edited: [Timeline.Entry], from first: Int, title: String) {
        inputCount += 1
        let step = Timeline.Entry(
            number: inputCount,
            source: SourceText(name: "in[\(inputCount)]", text: title, isInput: true, accent: .masonry),
            script: "", undo: nil, hasChanges: true)
        timeline.add(edited, by: step, from: first)
    }

    /// Suppresses the output of scripts, which was printed before.
    func quietly<Result>(_ body: () -> Result) -> Result {
        let onOutput = interpreter.onOutput
        interpreter.onOutput = { _ in }
        defer { interpreter.onOutput = onOutput }
        return body()
    }

    /// The layout after an input, computed again.
    func layout(at position: Int) -> Layout {
        if position == timeline.position { return interpreter.scene.layout() }
        let other = Interpreter(projects: interpreter.projects)
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
            presenter.show(
                ReportBlock(messages: accept(source, number: number, showsValues: false, isAtomic: false).messages))
        case .edited(let number, let edit):
            inputCount = max(inputCount, number - 1)
            guard let entry = timeline.inEffect.last(where: { $0.number == edit.input && $0.runs }),
                edit.span.upper <= entry.source.bytes.count
            else { return }
            let replacement = Replacement(source: entry.source, span: edit.span, text: edit.text)
            _ = self.edit(replacement, title: edit.title)
        case .replaced(let number, let accent, let text):
            inputCount = max(inputCount, number - 1)
            let source = SourceText(name: "in[\(number)]", text: text, isInput: true, accent: accent)
            guard let names = interpreter.declaredNames(in: source), let replaced = replaced(by: source, names) else {
                return
            }
            _ = replace(replaced, by: source) { _ in }
        case .wentTo(let number): if let position = timeline.position(after: number) { move(to: position) }
        case .began: firstNumber = timeline.number
        case .lesson: break
        case .chose(let choice): canvas.take(choice)
        }
    }
}

extension String {
    var withoutEmptyLinesAtEnds: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.isBlank == true { lines.removeFirst() }
        while lines.last?.isBlank == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
