internal import Masonry
internal import MasonryLanguage

/// `masonry-repl --step`: plays a script paragraph by paragraph, or statement by statement, with its comments as captions.
struct StepPlayer {
    private let options: RunCommand
    private let configuration: ProjectConfiguration
    private let script: ScriptSteps
    private let text: ScreenText
    private var position: StepPosition
    /// The opened reports of the step, if they are.
    private var reports: StepReports?
    /// The reports with fixes that were found, by step.
    private var found: [Range<Int>: StepReports] = [:]
    /// Whether the caption of the next step is shown.
    private var peeks = false
    /// Whether the screen has no room for the whole caption.
    private var isCaptionCut = false
    /// Where the notes in another terminal read which step is shown.
    private let place: StepPlace?

    private init(
        _ options: RunCommand, _ configuration: ProjectConfiguration, _ script: ScriptSteps, _ text: ScreenText
    ) {
        (self.options, self.configuration, self.script, self.text) = (options, configuration, script, text)
        place = StepPlace(of: options.files[0])
        position = StepPosition(count: script.steps.count, starts: script.paragraphs)
    }

    static func play(
        _ options: RunCommand, _ configuration: ProjectConfiguration = ProjectConfiguration()
    ) -> ExitStatus {
        let terminal = Terminal()
        let console = Console()
        defer { console.flush() }
        var interpreter = Interpreter(files: ScriptFolder())
        let presenter = options.output.presenter(console, terminal)
        let script: ScriptSteps
        do {
            script = try ScriptSteps(options, options.lints.levels(configuration)) { scene in
                interpreter = scene
                Program.catchInterrupts(of: scene)
            }
            if let path = options.transcript {
                let text = script.transcript(named: script.steps.first?.source.name ?? "")
                try TextFile.put(Array(text.utf8), at: path)
            }
        } catch {
            presenter.show(error)
            return .noSuchFile
        }
        if interpreter.interruption.isRequested { return .interrupted }
        for diagnostic in script.diagnostics { presenter.show(diagnostic) }
        let text = ScreenText(options.output, terminal)
        var player = StepPlayer(options, configuration, script, text)
        let status = script.hasFailed ? ExitStatus.failure : .success
        if script.steps.isEmpty { return status }
        guard !options.files.contains("-"), let screen = FullScreen(terminal, wantsLargeType: text.isLarge) else {
            player.printAll(console, terminal)
            return status
        }
        defer { screen.close() }
        return player.play(on: screen, interruptedBy: interpreter) ? status : .interrupted
    }

    /// Plays until the user leaves; false if by ^C.
    private mutating func play(on screen: FullScreen, interruptedBy interpreter: Interpreter) -> Bool {
        defer { place?.remove() }
        while true {
            place?.write(position.shown)
            screen.draw(rows(on: screen))
            switch screen.nextEvent(within: position.isPlaying ? position.interval : nil) {
            case .interrupted: return false
            case .key(.character("i")) where reports == nil:
                screen.lend { Program(options: options, configuration).runSession(after: start) }
                Program.catchInterrupts(of: interpreter)
            case .key(.character("r")) where reports == nil:
                if step.hasReports || isCaptionCut { openReports(on: screen) }
            case .key(let key): if !press(key, size: screen.size) { return true }
            case .timeout: position.tick()
            case .disturbed, .news: continue
            }
        }
    }

    /// Handles a key; false to leave.
    private mutating func press(_ key: ScreenEvent.Key, size: (columns: Int, rows: Int)) -> Bool {
        if reports != nil {
            if reports?.press(key, columns: size.columns, rows: size.rows) == false { reports = nil }
            return true
        }
        if key == .character("c") {
            peeks.toggle()
            return true
        }
        return position.press(key)
    }

    /// Shows the reports of the step, then looks for fixes until the next event.
    private mutating func openReports(on screen: FullScreen) {
        position.pause()
        reports = found[position.shown]
        if reports != nil { return }
        let captions = isCaptionCut ? step.captions : []
        reports = StepReports(step, captions, text)
        screen.draw(rows(on: screen))
        let reporter = LayoutReporter(
            Interpreter(files: ScriptFolder(), projects: SourceProjects(options.sources)))
        options.lints.levels(configuration).apply(to: reporter)
        reporter.shouldStop = { screen.hasEvent }
        guard let whole = StepReports(step, captions, start, by: reporter, text) else { return }
        found[position.shown] = whole
        reports = whole
    }

    private var step: ScriptSteps.Step { script.step(of: position.shown) }

    /// The script up to the step.
    private var start: SourceText {
        let source = step.source
        let end = step.statements.last?.end ?? source.length
        return SourceText(name: source.name, text: source.text(in: 0..<end), accent: source.accent)
            .withoutExpectedErrors
    }

    /// Prints one step after the other if there is no full screen.
    private func printAll(_ console: Console, _ terminal: Terminal) {
        let (columns, rows) = terminal.size
        for start in script.paragraphs {
            let shown = position.paragraph(from: start)
            console.writeLine("[\(place(of: shown))]")
            let words = StepWords(step: script.step(of: shown), text: text)
            for row in page(words, columns: columns, rows: rows - 1).rows { console.writeLine(row.text) }
            console.writeLine("")
        }
    }

    // MARK: Display

    /// The rows that even the longest caption leaves to the statement.
    private static let rowsOfStatement = 4

    /// The picture with the step's text, and a bar at the bottom.
    private mutating func rows(on screen: FullScreen) -> [ScreenRow] {
        let (columns, rows) = screen.size
        if var reports {
            reports.enlargesHeadings = screen.enlargement == .headings
            return reports.rows(columns: columns, rows: rows)
        }
        var words = StepWords(step: step, text: text)
        words.enlargesHeadings = screen.enlargement == .headings
        words.next = peeks ? next : nil
        let room = max(0, rows - (words.enlargesHeadings ? 2 : 1))
        words.maxCaption = max(3, room - Self.rowsOfStatement)
        let page: [ScreenRow]
        (page, isCaptionCut) = self.page(words, columns: columns, rows: room)
        let bar = words.enlargesHeadings ? bar(columns / 2).enlarged : [bar(columns)]
        return page + [ScreenRow](repeating: ScreenRow(), count: room - page.count) + bar
    }

    /// The picture, whose scale depends on its root's size and the room alone, and the words beside or below it. Words that
    /// do not fit cover the picture's last rows.
    private func page(_ words: StepWords, columns: Int, rows: Int) -> (rows: [ScreenRow], isCaptionCut: Bool) {
        var (count, isCaptionCut) = (0, false)
        let lines = text.page(
            words.step.layout, since: words.step.before, columns: columns, rows: rows, fillsRoom: true,
            keepsTextBelow: words.enlargesHeadings
        ) { columns, rows in
            let said = words.rows(columns: columns, atMost: rows).map(\.text)
            (count, isCaptionCut) = (said.count, words.isCaptionCut(columns: columns))
            return said
        }
        let (picture, excess) = (lines.count - count, lines.count - rows)
        let shown =
            excess > 0 && picture > 0 ? lines.prefix(max(0, picture - excess)) + lines.suffix(count) : lines[...]
        return (text.clipped(shown.map { ScreenRow($0) }, to: rows), isCaptionCut)
    }

    /// What the next step will say.
    private var next: String {
        if position.isAtEnd { return "the end" }
        let next = script.steps[position.index + 1]
        let isSaid = next.heading.isEmpty || next.heading == step.heading
        return isSaid ? next.statements[0].text : next.heading
    }

    /// `3/7`, or `3–5/7` for several statements.
    private func place(of shown: Range<Int>) -> String {
        let first = shown.lowerBound + 1
        return (shown.count == 1 ? "\(first)" : "\(first)\(text.isASCII ? "-" : "–")\(shown.upperBound)")
            + "/\(position.count)"
    }

    private func bar(_ columns: Int) -> ScreenRow {
        let place = place(of: position.shown)
        let speed = "\(Double(position.interval) / 1000) s"
        let report = step.hasReports ? ["r report"] : isCaptionCut ? ["r reads on"] : []
        let others = report + ["c peeks", "i session"]
        let arrows = text.isASCII ? "right" : "→"
        let single = "\(arrows) one statement"
        // The longest that fits.
        let keys: [[String]] =
            if !position.typed.isEmpty {
                [["to statement \(position.typed), then Enter"], ["to \(position.typed), Enter"]]
            } else if position.isPlaying {
                [["playing, \(speed) a step", "a stops", "+ - speed"], [speed, "a stops", "+ -"]]
            } else {
                [
                    ["space next", "b back", single, "number Enter", "a plays, \(speed) a step"] + others,
                    ["space next", "b back", single, "a plays (\(speed))"] + others,
                    ["space next", "b back", single, "a plays"] + others,
                    ["space", "b", "\(arrows) one", "a plays"] + others, ["space", "b", "\(arrows) one"] + others,
                    ["space next", "b back"] + others,
                    ["space", "b"] + others,
                    ["space", "b"] + report,
                ]
            }
        let all = [[place] + keys[0] + ["q quits", step.source.name]] + keys.map { [place] + $0 + ["q quits"] }
        return text.bar(all.first { text.fits($0, columns: columns) } ?? all[all.count - 1], columns: columns)
    }
}
