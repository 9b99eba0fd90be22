internal import Masonry
internal import MasonryLanguage

/// `masonry-repl --notes`: what the presenter of a script reads in another terminal, while `--step` plays it.
struct NotesViewer {
    private let script: ScriptSteps
    private let name: String
    private let text: ScreenText
    private let place: StepPlace?
    private var files = FileWatch()
    /// The statements that the player shows; nil while there is no player.
    private var shown: Range<Int>?
    private let start = ContinuousClock.now

    static func view(_ options: RunCommand, _ configuration: ProjectConfiguration) -> ExitStatus {
        let terminal = Terminal()
        let console = Console()
        defer { console.flush() }
        let script: ScriptSteps
        do {
            script = try ScriptSteps(options, options.lints.levels(configuration))
        } catch {
            options.output.presenter(console, terminal).show(error)
            return .noSuchFile
        }
        for diagnostic in script.diagnostics { options.output.presenter(console, terminal).show(diagnostic) }
        if script.steps.isEmpty { return .failure }
        let text = ScreenText(options.output, terminal)
        var viewer = NotesViewer(
            script: script, name: script.steps[0].source.name, text: text, place: StepPlace(of: options.files[0]))
        defer { viewer.files.close() }
        guard let screen = FullScreen(terminal) else {
            viewer.printAll(console, columns: terminal.size.columns)
            return .success
        }
        defer { screen.close() }
        return viewer.view(on: screen) ? .success : .interrupted
    }

    private init(script: ScriptSteps, name: String, text: ScreenText, place: StepPlace?) {
        (self.script, self.name, self.text, self.place) = (script, name, text, place)
    }

    /// How often the clock is drawn, in milliseconds.
    private static let interval = 1000

    /// Follows the player until the presenter leaves; false if by ^C.
    private mutating func view(on screen: FullScreen) -> Bool {
        if let place { files.watch([place.path]) }
        while true {
            shown = place?.shown?.clamped(to: script.steps.indices)
            screen.draw(rows(columns: screen.size.columns, rows: screen.size.rows))
            let wait = min(Self.interval, files.pollingInterval)
            switch screen.nextEvent(within: wait, orNewsFrom: files.descriptor) {
            case .interrupted: return false
            case .key(.character("q")), .key(.character("Q")): return true
            case .news: _ = files.hasChanged()
            case .key, .disturbed, .timeout: continue
            }
        }
    }

    // MARK: Display

    private func rows(columns: Int, rows: Int) -> [ScreenRow] {
        let room = max(0, rows - 1)
        let notes = text.clipped(notes(columns), to: room)
        let empty = [ScreenRow](repeating: ScreenRow(), count: room - notes.count)
        let state = shown.map { "\($0.upperBound)/\(script.steps.count)" } ?? "waits for --step \(name)"
        return notes + empty + [text.bar([state, time, "q quits", "notes for \(name)"], columns: columns)]
    }

    /// The minutes and seconds since the notes were opened.
    private var time: String {
        let seconds = Int(start.duration(to: .now).components.seconds)
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The step with its notes, and what comes next.
    private func notes(_ columns: Int) -> [ScreenRow] {
        let position = StepPosition(count: script.steps.count, starts: script.paragraphs)
        let now = shown.flatMap { $0.isEmpty ? nil : $0 }
        let next = now?.upperBound ?? 0
        let later = next < script.steps.count ? script.step(of: position.paragraph(from: next)) : nil
        return (now.map { rows(of: script.step(of: $0), columns) } ?? [])
            + [text.bold(ScreenRow("Next"))] + (later.map { rows(of: $0, columns) } ?? [ScreenRow("the end")])
    }

    private func rows(of step: ScriptSteps.Step, _ columns: Int) -> [ScreenRow] {
        let captions = step.captions.flatMap { text.rows(of: $0) }.flatMap { $0.wrapped(to: columns) }
        let notes = step.notes.isEmpty ? [] : text.rows(of: step.notes).flatMap { $0.wrapped(to: columns - 2) }
        let code = step.statements.flatMap { text.rows(of: $0.text) }.map { ScreenRow("    " + $0.text) }
        let findings = step.findings.map { Diagnostic($0, in: step.layout) }
        let reports = (step.messages + findings).flatMap {
            text.headline(of: $0, columns, isEnlarged: false)
        }
        return captions.map(text.bold) + notes.map { ScreenRow("  " + $0.text) } + code + reports + [ScreenRow()]
    }

    /// Prints the notes of all paragraphs if there is no full screen.
    private func printAll(_ console: Console, columns: Int) {
        let position = StepPosition(count: script.steps.count, starts: script.paragraphs)
        for start in script.paragraphs {
            for row in rows(of: script.step(of: position.paragraph(from: start)), columns) {
                console.writeLine(row.text)
            }
        }
    }
}
