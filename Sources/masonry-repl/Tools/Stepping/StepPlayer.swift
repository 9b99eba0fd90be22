internal import CLibEdit
internal import Glibc
internal import Masonry
internal import MasonryLanguage

/// `masonry-repl --step`: plays a script statement by statement, with its comments as captions.
struct StepPlayer {
    private let path: String
    private let script: ScriptSteps
    private let text: ScreenText

    static func play(_ path: String, _ output: OutputOptions) -> ExitStatus {
        let terminal = Terminal()
        let console = Console()
        defer { console.flush() }
        let interpreter = Interpreter(files: ScriptFolder())
        edit_catch_signals(
            { data in
                guard let data else { return }
                Unmanaged<Interruption>.fromOpaque(data).takeUnretainedValue().request()
            }, Unmanaged.passUnretained(interpreter.interruption).toOpaque())
        let presenter = output.presenter(console, terminal)
        let script: ScriptSteps
        do { script = ScriptSteps(try TextFile.source(at: path), interpreter) } catch {
            presenter.show(error)
            return .noSuchFile
        }
        if edit_take_interrupt() != 0 { return .interrupted }
        for diagnostic in script.diagnostics { presenter.show(diagnostic) }
        let player = StepPlayer(path: path, script: script, text: ScreenText(output, terminal))
        let status = script.hasFailed ? ExitStatus.failure : .success
        if script.steps.isEmpty { return status }
        guard path != "-", let screen = FullScreen(terminal) else {
            player.printAll(console, terminal)
            return status
        }
        defer { screen.close() }
        return player.play(on: screen) ? status : .interrupted
    }

    /// Plays until the user leaves; false if by ^C.
    private func play(on screen: FullScreen) -> Bool {
        var position = StepPosition(count: script.steps.count)
        while true {
            screen.draw(rows(position, size: screen.size))
            switch screen.nextEvent(within: position.isPlaying ? position.interval : nil) {
            case .interrupted: return false
            case .key(let key): if !position.press(key) { return true }
            case .timeout: position.tick()
            case .disturbed, .news: continue
            }
        }
    }

    /// Prints one step after the other if there is no full screen.
    private func printAll(_ console: Console, _ terminal: Terminal) {
        let (columns, rows) = terminal.size
        for index in script.steps.indices {
            console.writeLine("[\(index + 1)/\(script.steps.count)]")
            let step = script.steps[index]
            let picture = text.picture(step.layout, since: step.before, columns: columns, rows: rows - 1)
            for row in said(at: index, columns) + picture { console.writeLine(row.text) }
            console.writeLine("")
        }
    }

    // MARK: Display

    /// The picture, then the caption, the statement and its result, and a bar at the bottom.
    private func rows(_ position: StepPosition, size: (columns: Int, rows: Int)) -> [ScreenRow] {
        let (columns, rows) = size
        // Reserve the rows of the longest step, so that the picture does not move.
        let most = script.steps.indices.map { said(at: $0, columns).count }.max() ?? 0
        let count = min(most, max(1, rows / 2))
        let shown = text.clipped(said(at: position.index, columns), to: count)
        let room = max(0, rows - count - 1)
        let step = script.steps[position.index]
        let picture = Array(
            text.picture(step.layout, since: step.before, columns: columns, rows: room).prefix(room))
        let above = [ScreenRow](repeating: ScreenRow(), count: room - picture.count)
        let below = [ScreenRow](repeating: ScreenRow(), count: count - shown.count)
        return picture + above + shown + below + [bar(position, columns)]
    }

    private func said(at index: Int, _ columns: Int) -> [ScreenRow] {
        let step = script.steps[index]
        var rows: [ScreenRow] = []
        let captions = [step.statement.heading, step.statement.remark].filter { !$0.isEmpty }
        for caption in captions {
            for line in caption.split(separator: "\n", omittingEmptySubsequences: false) {
                rows += text.rows(of: String(line)).flatMap { row in row.wrapped(to: columns).map(text.bold) }
            }
        }
        if !captions.isEmpty { rows.append(ScreenRow()) }
        let lines = text.rows(of: step.statement.text)
        let width = String(step.statement.line + lines.count - 1).count
        for (number, row) in lines.enumerated() {
            let line = String(step.statement.line + number)
            rows.append(
                ScreenRow(
                    String(repeating: " ", count: width - line.count) + line + (text.isASCII ? " | " : " │ ")
                        + row.text))
        }
        rows += text.rows(of: step.output)
        for diagnostic in step.diagnostics { rows += text.rows(diagnostic, columns: columns) }
        return rows
    }

    private func bar(_ position: StepPosition, _ columns: Int) -> ScreenRow {
        let place = "\(position.index + 1)/\(position.count)"
        let speed = "\(Double(position.interval) / 1000) s"
        let (long, short) =
            if !position.typed.isEmpty {
                (["to step \(position.typed), then Enter"], ["to \(position.typed), Enter"])
            } else if position.isPlaying {
                (["playing, \(speed) a step", "a stops", "+ - speed"], ["\(speed)", "a stops", "+ -"])
            } else {
                (["space next", "b back", "number Enter", "a plays", "+ - speed"], ["space", "b", "a plays"])
            }
        let all = [[place] + long + ["q quits", path], [place] + long + ["q quits"], [place] + short + ["q quits"]]
        return text.bar(all.first { text.fits($0, columns: columns) } ?? all[2], columns: columns)
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
