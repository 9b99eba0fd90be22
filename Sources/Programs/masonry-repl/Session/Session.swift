internal import Masonry
internal import MasonryLanguage

/// The state of a session between inputs: the interpreter, the accepted inputs, and the layout last shown.
final class Session {
    let reporter: LayoutReporter
    var interpreter: Interpreter { reporter.interpreter }
    let presenter: Presenter
    /// Called with the statement equivalent to a command, before it runs.
    var onStatementOfCommand: (String) -> Void = { _ in }
    /// Asks the user a yes-or-no question; nil if there is no user.
    var confirm: ((String) -> Bool)?
    /// The files that the session has written.
    var written: Set<String> = []
    let canvas: SessionCanvas
    /// Whether typed text is highlighted, if colors are on.
    var highlights = true
    /// How every input shows what makers and constraints did; nil if only `:trace` does.
    var automaticTrace: TraceChoice?
    /// What makers and constraints did, by input.
    private var traces = TraceMemory()
    /// The log of every input, undo and redo, if sessions are saved.
    var journal: Journal?
    /// The inputs as typed, whatever their results.
    var typed: [String] = []
    var timeline = Timeline()
    /// The number of the last input of the session's files.
    var firstNumber = 0
    var inputCount = 0
    /// The layout last reported to the user.
    var known: Layout
    /// The changes of the scene that were shown.
    private var shownChanges: Int?
    /// The lints last reported to the user.
    var knownLints: Set<[String]> = []
    /// The findings that were listed last, which `:findings` opens by their numbers.
    var listed: [ShownFinding] = []
    /// The fixes in the list that was shown last, by their numbers.
    var offers: [Offer] = []
    /// Those of them that belong to messages on an input.
    var offersOfMessages: [Offer] = []
    /// The last input if it failed and nothing has been done since.
    var failed: SourceText?
    /// Whether the user has already typed or pasted the next input.
    var hasMoreInput: () -> Bool = { false }
    /// Whether the user types.
    var isTyping: () -> Bool = { false }
    /// Whether the user typed while fixes were looked for.
    var didStopLooking = false
    /// Looks for fixes that the user did not wait for.
    var pending: (() -> Void)?
    /// Whether changes wait to be shown.
    private var isAfter = false
    /// The session in browsers, if it is there, too.
    var page: SessionPage?
    /// How long the last input took, including showing its changes.
    let clock = InputClock()

    /// Who has given the user something to do.
    weak var guide: (any SessionGuide)?

    /// The accent of inputs; nil to recognize it for each.
    let accent: Accent?
    /// The accent of the previous input.
    private var lastAccent = Accent.masonry

    /// - Parameters:
    ///   - pinned: where a picture can be pinned, if possible.
    ///   - opening: an input that the interpreter has run, which fixes can edit but `:undo` keeps.
    ///   - accent: the accent of inputs; nil to recognize it for each.
    init(
        reporter: LayoutReporter, presenter: Presenter, pinned: PinnedRows? = nil, opening: SourceText? = nil,
        accent: Accent? = nil
    ) {
        self.reporter = reporter
        let interpreter = reporter.interpreter
        self.presenter = presenter
        self.accent = accent
        known = interpreter.scene.layout()
        canvas = SessionCanvas(known, presenter: presenter, pinned: pinned, clock: clock)
        known.findings.removeAll(where: isPremature)
        reporter.inputsToEdit = { [unowned self] in inputsToEdit }
        guard let opening else { return }
        lastAccent = opening.accent
        timeline = Timeline(
            opening: Timeline.Entry(
                number: 0, source: opening, script: opening.text, undo: interpreter.undo, hasChanges: true))
    }

    /// The inputs in effect, of which fixes edit the last ones in one accent.
    private var inputsToEdit: EditableScript {
        EditableScript(
            inputs: timeline.inEffect.filter { !$0.script.isEmpty }.map { input in
                let text = input.source.text
                // A script that is the input itself has no empty lines at its ends.
                return (input.source, input.script == text.withoutEmptyLinesAtEnds ? text : input.script)
            })
    }

    /// The greeting of a session at a terminal.
    var greeting: String {
        let size = interpreter.scene.size
        let (dot, times) = presenter.isASCII ? ("-", "x") : ("·", "×")
        return "masonry-repl \(Version.current) \(dot) root \(size.width.spelled)\(times)\(size.height.spelled) \(dot) "
            + ":help \(dot) ^D quits"
    }

    /// The text before the next input.
    var prompt: String { presenter.shown(interpreter.prompt) }

    /// Whether a text is a complete input, without a need for more lines.
    func isComplete(_ text: String) -> Bool {
        SourceText(name: "", text: text, isInput: true, accent: accent).isComplete
    }

    /// Whether a `:` on the next line could continue the text, as in `?:`, so that it is not a command.
    func awaitsColon(_ text: String) -> Bool {
        let source = SourceText(name: "", text: text, isInput: true, accent: accent)
        return source.accent != .masonry && !source.isComplete
    }

    /// Runs statements as one input and shows the result.
    func run(_ text: String) {
        let source = inLastAccent(SourceText(name: nextInputName, text: text, isInput: true, accent: accent))
        if source.accent != lastAccent {
            lastAccent = source.accent
            presenter.show(value: "read as \(source.accent.name)")
        }
        let (written, problem) = interpreter.withLastValue(source)
        if let problem { return presenter.show(problem) }
        // A line that declares a view again is asked about: its name may be another's by mistake.
        if let names = interpreter.declaredNames(in: written), names.isBlock, !names.needContext,
            names.replaceStatements || written.text.trimmingBlanks.contains("\n"),
            let replaced = replaced(by: written, names)
        {
            return run(written, inPlaceOf: replaced)
        }
        run(written)
    }

    /// An input that only the language of the one before can run is read as that: `card.isHidden = true` after Swift.
    private func inLastAccent(_ source: SourceText) -> SourceText {
        guard accent == nil, source.accent == .masonry, lastAccent != .masonry else { return source }
        let other = SourceText(name: source.name, text: source.text, isInput: true, accent: lastAccent)
        let word = source.text.trimmingBlanks.prefix { $0.isLetter }
        let isOwn =
            StatementWord(rawValue: String(word)) != nil || (Builtin(rawValue: String(word))?.isChainWord ?? false)
        guard !isOwn, interpreter.declaredNames(in: other) != nil else { return source }
        let runs = quietly { interpreter.tryOut(source) { $0.isComplete } }
        return runs ? source : other
    }

    /// Calls a method of the object started by the last file with classes, as an input.
    func call(_ method: String) -> Bool {
        guard let call = interpreter.call(of: method, named: nextInputName) else { return false }
        onStatementOfCommand(call.text)
        run(call)
        return true
    }

    /// Runs the statement equivalent to a command, so that it can be undone and saved like a typed one.
    func runForCommand(_ statement: String) {
        onStatementOfCommand(statement)
        run(SourceText(name: nextInputName, text: statement, isInput: true, accent: .masonry), showsValues: false)
    }

    /// Runs a source as one input and shows the result.
    ///
    /// - Parameter isWhole: whether nothing of it takes effect if a part fails.
    func run(_ source: SourceText, showsValues: Bool = true, isWhole: Bool) {
        inputCount += 1
        clock.measureInput {
            let accepted = clock.measure(.running) {
                accept(source, number: inputCount, showsValues: showsValues, isAtomic: isWhole)
            }
            if !accepted.isComplete, isWhole {
                show(failureOf: source, accepted.messages)
            } else {
                showResult(after: accepted.messages)
            }
        }
    }

    func run(_ source: SourceText, showsValues: Bool = true) {
        run(source, showsValues: showsValues, isWhole: source.isInput)
    }

    /// Runs a file, each statement that can stand alone as an input of its own, and shows the result.
    ///
    /// - Parameter marksChanges: whether the picture marks what is new.
    func run(file: SourceText, marksChanges: Bool = true) {
        showingChanges {
            guard let parts = file.parts else {
                note(typed: file.text)
                inputCount += 1
                return accept(file, number: inputCount, isAtomic: false).messages
            }
            var messages: [Diagnostic] = []
            for part in parts {
                note(typed: part.text)
                // Imports are found from the file's place, and lines are counted in it.
                let source =
                    part.imports
                    ? SourceText(name: file.name, text: String(repeating: "\n", count: part.line - 1) + part.text)
                    : SourceText(name: nextInputName, text: part.text, isInput: true, accent: file.accent)
                inputCount += 1
                let accepted = accept(source, number: inputCount, showsValues: false, isAtomic: false)
                messages += accepted.messages
                if accepted.isComplete { continue }
                presenter.show(value: "\(file.name) stopped in the input that starts on line \(part.line)")
                break
            }
            if !marksChanges { canvas.take(interpreter.scene.layout()) }
            return messages
        }
    }

    /// Runs inputs and shows the result.
    private func showingChanges(_ body: () -> [Diagnostic]) {
        clock.measureInput {
            showResult(after: clock.measure(.running, body))
        }
    }

    private func showResult(after messages: [Diagnostic]) {
        // After an interrupt the layout is not computed; the next statement shows it.
        if interpreter.interruption.isRequested {
            presenter.show(ReportBlock(messages: messages))
        } else {
            showChanges(after: messages)
        }
    }

    /// Shows why an input failed, and offers what to write instead.
    func show(failureOf source: SourceText, _ messages: [Diagnostic]) {
        failed = source
        presenter.show(block(onFailureOf: source, messages))
        catchUp(waiting: true)
    }

    /// Runs a source and stores its accepted part, if any.
    ///
    /// - Parameter isAtomic: whether nothing of it is accepted if a statement fails.
    /// - Returns: its messages, and whether all of it ran.
    func accept(
        _ source: SourceText, number: Int, showsValues: Bool = true, isAtomic: Bool
    ) -> (messages: [Diagnostic], isComplete: Bool) {
        // An earlier interrupt request was for another input.
        interpreter.interruption.clear()
        failed = nil
        let tracer = ConstraintTracer(recordsSource: true)
        interpreter.scene.tracer = tracer
        let outcome = interpreter.run(source, showsValues: showsValues && source.isInput, isAtomic: isAtomic)
        interpreter.scene.tracer = nil
        if outcome.acceptedStatements > 0 { keep(outcome, of: source, number: number) }
        traces.add(tracer.steps, of: source, number: number, isKept: outcome.acceptedStatements > 0)
        if let choice = automaticTrace {
            presenter.show(trace: tracer.steps, choice.form(for: source.accent), isComplete: false)
        }
        for value in outcome.values { presenter.show(value: value) }
        return (outcome.diagnostics.map { withColon($0, of: source) }, outcome.isComplete)
    }

    /// The message for an input that is a command without its colon.
    private func withColon(_ diagnostic: Diagnostic, of source: SourceText) -> Diagnostic {
        let word = source.text.prefix(while: \.isLetter)
        let isAboutWord =
            [Slug.unexpected, .unknownName].map(\.rawValue).contains(diagnostic.slug)
            && diagnostic.labels.first?.span == Span(0, word.utf8.count)
        let isCommand =
            SessionCommand.named(String(word)) != nil || guide?.commands.contains(String(word)) ?? false
        guard source.isInput, isAboutWord, isCommand else { return diagnostic }
        return Diagnostic(
            severity: diagnostic.severity, slug: diagnostic.slug, message: diagnostic.message,
            labels: diagnostic.labels, notes: diagnostic.notes, help: "a command starts with a colon: :\(word)",
            replacement: Replacement(source: source, span: Span(0, 0), text: ":"))
    }

    /// The latest trace of an input in effect, or of a later one that failed.
    var trace: TraceMemory.Trace? { traces.latest(in: timeline) }

    /// The trace of an input in effect.
    func trace(ofInput number: Int) -> TraceMemory.Trace? { traces.trace(of: number, in: timeline) }

    /// Forgets the trace of a failed input once there is something newer.
    func forgetFailedTrace() { traces.forgetFailed() }

    /// A source as the next input.
    func renamed(_ source: SourceText) -> SourceText {
        SourceText(name: nextInputName, text: source.text, isInput: true, accent: source.accent)
    }

    /// The next input's name in messages: `in[7]`.
    private var nextInputName: String { "in[\(inputCount + 1)]" }

    /// The current layout; nil, with a message, if the user interrupts it.
    func layout() -> Layout? {
        interpreter.interruption.clear()
        if let layout = clock.measure(.layout, interpreter.layout) { return layout }
        presenter.show(
            Diagnostic(severity: .error, slug: Slug.interrupted.rawValue, message: "interrupted while laying out"))
        return nil
    }

    /// Shows the changes that wait for the end of a pasted block.
    ///
    /// - Parameter waiting: whether they wait on if the block has not ended.
    func catchUp(waiting: Bool = false) { if isAfter { showChanges(waiting: waiting) } }

    /// Draws the layout if it changed, with the messages of the last input and the findings that changed. In a pasted
    /// block, the last input shows the changes of all.
    ///
    /// - Parameter before: the layout that is shown beside it, if the input replaced others.
    func showChanges(after messages: [Diagnostic] = [], waiting: Bool = true, replacing before: Layout? = nil) {
        isAfter = waiting && hasMoreInput()
        let fixNumbers = offer(fixesOf: messages)
        if isAfter { return presenter.show(ReportBlock(messages: messages, fixNumbers: fixNumbers)) }
        // A value changes nothing that there is to say.
        let changes = interpreter.scene.undoLog.changeCount
        if guide == nil, changes == shownChanges {
            return presenter.show(ReportBlock(messages: messages, fixNumbers: fixNumbers))
        }
        (pending, didStopLooking) = (nil, false)
        guard let layout = layout() else { return presenter.show(ReportBlock(messages: messages)) }
        let news = clock.measure(.rules) { self.news(of: layout) }
        var block = listing(news, in: layout, isComplete: false)
        if interpreter.interruption.isRequested {
            let interrupted = Slug.interrupted.rawValue
            block = ReportBlock(messages: messages)
            block.messages.append(
                Diagnostic(severity: .error, slug: interrupted, message: "interrupted while looking at the layout"))
            return presenter.show(block)
        }
        (block.messages, block.fixNumbers) = (messages, fixNumbers)
        if let verdict = guide?.verdict(on: layout) { (block.heading, block.open) = verdict }
        if let zoom = canvas.settings.zoom, layout.item(named: zoom) == nil { canvas.settings.zoom = nil }
        // Fixes take longest to find: they follow when they are there, unless the user types on.
        let complete = { [self, block] () -> ReportBlock? in
            if news.isEmpty { return nil }
            var whole = clock.measure(.fixes) { listing(news, in: layout, isComplete: true) }
            (whole.messages, whole.fixNumbers) = (block.messages, block.fixNumbers)
            (whole.heading, whole.open) = (block.heading, block.open)
            return didStopLooking ? nil : whole
        }
        let isDrawn = layout.looksDifferent(from: known) || !news.isEmpty
        if let before, layout.items != before.items, canvas.isPrinted {
            let whole = complete() ?? block
            canvas.show(changed: layout, beside: before, with: whole)
            presenter.show(whole)
        } else if !isDrawn || !canvas.show(changed: layout, with: block, completing: complete) {
            presenter.show(complete() ?? block)
        }
        if didStopLooking {
            pending = { [self] in _ = listing(news, in: layout, isComplete: true, isStoppable: false) }
        }
        shownChanges = changes
        noteShown(layout)
    }

    /// Later changes are those since this layout.
    func noteShown(_ layout: Layout) {
        known = layout
        known.findings.removeAll(where: isPremature)
    }
}

extension Layout {
    /// Whether pictures of the two layouts could differ.
    fileprivate func looksDifferent(from other: Layout) -> Bool {
        items != other.items || screen != other.screen
            || conflicts.map(\.broken) != other.conflicts.map(\.broken)
    }
}
