internal import Masonry
internal import MasonryLanguage

/// `masonry-repl --step`: plays a script statement by statement, with its comments as captions.
struct StepPlayer {
    private let options: RunCommand
    private let source: SourceText
    private let script: ScriptSteps
    private let text: ScreenText
    private var position: StepPosition
    /// How far the reports of the step are scrolled; nil where they are closed.
    private var reportTop: Int?
    /// Whether the caption of the next step is shown.
    private var peeks = false

    private init(_ options: RunCommand, _ source: SourceText, _ script: ScriptSteps, _ text: ScreenText) {
        (self.options, self.source, self.script, self.text) = (options, source, script, text)
        position = StepPosition(count: script.steps.count)
    }

    static func play(_ options: RunCommand) -> ExitStatus {
        let terminal = Terminal()
        let console = Console()
        defer { console.flush() }
        let interpreter = Interpreter(files: ScriptFolder())
        Program.catchInterrupts(of: interpreter)
        let presenter = options.output.presenter(console, terminal)
        let (source, script): (SourceText, ScriptSteps)
        do {
            source = try TextFile.source(at: options.files[0])
            script = ScriptSteps(source, interpreter)
            if let path = options.transcript { try TextFile.write(script.transcript(named: source.name), to: path) }
        } catch {
            presenter.show(error)
            return .noSuchFile
        }
        if interpreter.interruption.isRequested { return .interrupted }
        for diagnostic in script.diagnostics { presenter.show(diagnostic) }
        var player = StepPlayer(options, source, script, ScreenText(options.output, terminal))
        let status = script.hasFailed ? ExitStatus.failure : .success
        if script.steps.isEmpty { return status }
        guard options.files[0] != "-", let screen = FullScreen(terminal) else {
            player.printAll(console, terminal)
            return status
        }
        defer { screen.close() }
        return player.play(on: screen, interruptedBy: interpreter) ? status : .interrupted
    }

    /// Plays until the user leaves; false if by ^C.
    private mutating func play(on screen: FullScreen, interruptedBy interpreter: Interpreter) -> Bool {
        while true {
            screen.draw(rows(size: screen.size))
            switch screen.nextEvent(within: position.isPlaying ? position.interval : nil) {
            case .interrupted: return false
            case .key(.character("i")) where reportTop == nil:
                screen.lend { Program(options: options).runSession(after: start) }
                Program.catchInterrupts(of: interpreter)
            case .key(let key): if !press(key, size: screen.size) { return true }
            case .timeout: position.tick()
            case .disturbed, .news: continue
            }
        }
    }

    /// Handles a key; false to leave.
    private mutating func press(_ key: ScreenEvent.Key, size: (columns: Int, rows: Int)) -> Bool {
        guard let top = reportTop else {
            switch key {
            case .character("r"): if !step.diagnostics.isEmpty { reportTop = 0 }
            case .character("c"): peeks.toggle()
            default: return position.press(key)
            }
            return true
        }
        let page = max(1, size.rows - 2)
        let last = max(0, reports(size.columns).count - size.rows + 1)
        switch key {
        case .down, .enter: reportTop = min(last, top + 1)
        case .up: reportTop = max(0, top - 1)
        case .character(" "): reportTop = min(last, top + page)
        case .character("b"): reportTop = max(0, top - page)
        default: reportTop = nil
        }
        return true
    }

    private var step: ScriptSteps.Step { script.steps[position.index] }

    /// The script up to the step.
    private var start: SourceText {
        let end = position.isAtEnd ? source.length : script.steps[position.index + 1].statement.start
        return SourceText(name: source.name, text: source.text(in: 0..<end), accent: source.accent)
    }

    /// Prints one step after the other if there is no full screen.
    private func printAll(_ console: Console, _ terminal: Terminal) {
        let (columns, rows) = terminal.size
        for index in script.steps.indices {
            console.writeLine("[\(index + 1)/\(script.steps.count)]")
            let step = script.steps[index]
            let picture = text.picture(step.layout, since: step.before, columns: columns, rows: rows - 1)
            let reports = step.diagnostics.flatMap { text.rows($0, columns: columns) }
            let result = text.rows(of: step.output) + reports + picture
            for row in caption(of: index, columns) + statement(of: index, columns) + result {
                console.writeLine(row.text)
            }
            console.writeLine("")
        }
    }

    // MARK: Display

    /// The picture, then the caption, the statement and its result, and a bar at the bottom.
    private func rows(size: (columns: Int, rows: Int)) -> [ScreenRow] {
        let (columns, rows) = size
        if let reportTop {
            let shown = reports(columns).dropFirst(reportTop).prefix(max(0, rows - 1))
            let empty = [ScreenRow](repeating: ScreenRow(), count: max(0, rows - 1 - shown.count))
            return shown + empty + [text.bar(["↑↓ space b scroll", "any other key closes"], columns: columns)]
        }
        // Reserve the rows of the longest step, so that the picture does not move.
        let most = script.steps.indices.map { said(at: $0, columns).count }.max() ?? 0
        let captions = script.steps.indices.map { caption(of: $0, columns).count }.max() ?? 0
        // A caption is never cut.
        let count = min(most, max(1, rows / 2, min(captions + 2, rows - 1 - Self.leastPicture)))
        let shown = text.clipped(said(at: position.index, columns), to: count)
        let next = peeks ? nextCaption(columns) : []
        let room = max(0, rows - count - next.count - 1)
        let picture = Array(
            text.picture(step.layout, since: step.before, columns: columns, rows: room).prefix(room))
        let above = [ScreenRow](repeating: ScreenRow(), count: room - picture.count)
        let below = [ScreenRow](repeating: ScreenRow(), count: count - shown.count)
        return picture + above + shown + below + next + [bar(columns)]
    }

    private static let leastPicture = 4

    /// The caption, the statement, its output, and a line for each report.
    private func said(at index: Int, _ columns: Int) -> [ScreenRow] {
        let caption = caption(of: index, columns)
        let step = script.steps[index]
        let reports = step.diagnostics.flatMap { diagnostic in
            text.rows(of: "\(diagnostic.slug): \(diagnostic.brief.headline)").flatMap { $0.wrapped(to: columns) }
        }
        return caption + (caption.isEmpty ? [] : [ScreenRow()]) + statement(of: index, columns)
            + text.rows(of: step.output) + reports.map(text.bold)
    }

    private func caption(of index: Int, _ columns: Int) -> [ScreenRow] {
        let statement = script.steps[index].statement
        return [statement.heading, statement.remark].filter { !$0.isEmpty }.flatMap { caption in
            caption.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
                text.rows(of: String(line)).flatMap { row in row.wrapped(to: columns).map(text.bold) }
            }
        }
    }

    private func statement(of index: Int, _ columns: Int) -> [ScreenRow] {
        let statement = script.steps[index].statement
        let lines = text.rows(of: statement.text)
        let width = String(statement.line + lines.count - 1).count
        return lines.enumerated().map { number, row in
            let line = String(statement.line + number)
            let whole = ScreenRow(
                String(repeating: " ", count: width - line.count) + line + (text.isASCII ? " | " : " │ ")
                    + row.text)
            return whole.width <= columns
                ? whole : ScreenRow(whole.cut(to: columns - 3).text + (text.isASCII ? "..." : "…"))
        }
    }

    /// The reports of the step in full.
    private func reports(_ columns: Int) -> [ScreenRow] {
        step.diagnostics.flatMap { text.rows($0, columns: columns) + [ScreenRow()] }
    }

    /// What the next step will say.
    private func nextCaption(_ columns: Int) -> [ScreenRow] {
        if position.isAtEnd { return [ScreenRow("next: the end")] }
        let statement = script.steps[position.index + 1].statement
        let words = statement.heading.isEmpty ? statement.text : statement.heading
        return text.rows(of: "next: " + words.replacing("\n", with: " ")).flatMap { $0.wrapped(to: columns) }
    }

    private func bar(_ columns: Int) -> ScreenRow {
        let place = "\(position.index + 1)/\(position.count)"
        let speed = "\(Double(position.interval) / 1000) s"
        let report = step.diagnostics.isEmpty ? [] : ["r report"]
        let path = source.name
        let (long, short) =
            if !position.typed.isEmpty {
                (["to step \(position.typed), then Enter"], ["to \(position.typed), Enter"])
            } else if position.isPlaying {
                (["playing, \(speed) a step", "a stops", "+ - speed"], ["\(speed)", "a stops", "+ -"])
            } else {
                (
                    ["space next", "b back", "number Enter", "a plays"] + report + ["c peeks", "i session"],
                    ["space next", "b back", "a plays"] + report + ["c peeks", "i session"]
                )
            }
        let brief = ["space", "b"] + report + ["c peeks", "i session"]
        let least = ["space", "b"] + report
        let all = [
            [place] + long + ["q quits", path], [place] + long + ["q quits"],
            [place] + short + ["q quits"], [place] + brief + ["q quits"], [place] + least + ["q quits"],
        ]
        return text.bar(all.first { text.fits($0, columns: columns) } ?? all[4], columns: columns)
    }
}

extension ScreenRow {
    /// The row wrapped between words.
    fileprivate func wrapped(to columns: Int) -> [ScreenRow] {
        var rows: [ScreenRow] = []
        var row = ScreenRow()
        for word in text.split(separator: " ") {
            let word = ScreenRow(String(word))
            if row.width > 0, row.width + 1 + word.width > columns {
                rows.append(row)
                row = ScreenRow()
            }
            if row.width > 0 { row.append(" ") }
            row.append(word.text)
        }
        return rows + [row]
    }
}
