internal import CLibEdit
internal import Glibc
internal import Masonry
internal import MasonryLanguage

/// `masonry-repl watch`: redraws a script's layout each time it is saved.
final class Watcher {
    private let path: String
    private let project: ProjectOptions
    private let text: ScreenText
    private let terminal = Terminal()
    private var files = FileWatch()
    /// The last run; nil until the file is first read.
    private var run: WatchedRun?
    /// The layout of the last run without errors.
    private var goodLayout: Layout?
    /// The layout shown before this one, if any.
    private var earlier: Layout?
    /// Why the file can't currently be read.
    private var fileError: FileError?
    /// Whether the file already could not be read at the last check.
    private var isGone = false
    private var time = ""
    private var interruption: Interruption?

    /// How long a file must be unchanged before it is read, in milliseconds, since most programs write it in several
    /// steps.
    private static let quietTime = 15
    /// How long a file may be missing before a message, in milliseconds.
    private static let patience = 400

    static func watch(_ path: String, _ project: ProjectOptions, _ output: OutputOptions) -> ExitStatus {
        let watcher = Watcher(path, project, output)
        defer { watcher.files.close() }
        return watcher.watch()
    }

    private init(_ path: String, _ project: ProjectOptions, _ output: OutputOptions) {
        self.path = path
        self.project = project
        text = ScreenText(output, terminal)
    }

    private func watch() -> ExitStatus {
        if path == "-" || Folder.isFolder(path) {
            report(.cannotRead(path, reason: "only a file can be watched"))
            return .noSuchFile
        }
        edit_catch_signals(
            { data in
                guard let data else { return }
                Unmanaged<Watcher>.fromOpaque(data).takeUnretainedValue().interruption?.request()
            }, Unmanaged.passUnretained(self).toOpaque())
        files.watch([path])
        update()
        if run == nil, let fileError {
            report(fileError)
            return .noSuchFile
        }
        guard let screen = FullScreen(terminal, wantsLargeType: text.isLarge) else { return watchPrinting() }
        defer { screen.close() }
        return watch(on: screen)
    }

    private func report(_ error: FileError) {
        Console().writeDiagnostic(
            DiagnosticRenderer(isASCII: text.isASCII, columns: terminal.size.columns).render(
                error.diagnostic), terminator: "")
    }

    // MARK: Watching

    private func watch(on screen: FullScreen) -> ExitStatus {
        screen.draw(rows(size: screen.size))
        var isDue = false
        while true {
            let wait = isDue ? Self.quietTime : fileError == nil ? files.pollingInterval : Self.patience
            switch screen.nextEvent(within: wait, orNewsFrom: files.descriptor) {
            case .interrupted: return .interrupted
            case .key(.character("q")), .key(.character("Q")): return .success
            case .key: continue
            case .disturbed: screen.draw(rows(size: screen.size))
            case .news:
                if files.hasChanged() { isDue = true }
            case .timeout:
                // Without kernel events, check now.
                guard isDue || files.hasChanged() || fileError != nil else { continue }
                isDue = false
                screen.interruptibly { update() }
                if edit_take_interrupt() != 0 { return .interrupted }
                // A file that has just vanished usually comes back before anyone could read a message.
                if fileError != nil, !isGone { isGone = true } else { screen.draw(rows(size: screen.size)) }
            }
        }
    }

    /// Prints one picture after the other if there is no full screen.
    private func watchPrinting() -> ExitStatus {
        let console = Console()
        while true {
            for row in rows(size: terminal.size).dropLast() { console.writeLine(row.text) }
            console.writeLine("")
            console.flush()
            repeat {
                var source = pollfd(fd: files.descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&source, 1, Int32(files.pollingInterval))
                if edit_take_interrupt() != 0 { return .interrupted }
            } while !files.hasChanged()
            usleep(UInt32(Self.quietTime * 1000))
            _ = files.hasChanged()
            update()
        }
    }

    /// Runs the current script.
    private func update() {
        do {
            let script = try TextFile.read(path)
            let new = WatchedRun.run(path, script, project) { interruption = $0 }
            earlier = shownLayout
            if new.isComplete { goodLayout = new.layout }
            run = new
            fileError = nil
            isGone = false
            files.watch(new.files)
            time = Self.timeOfDay
        } catch {
            fileError = error
        }
    }

    private static var timeOfDay: String {
        var now = Glibc.time(nil)
        var local = tm()
        localtime_r(&now, &local)
        let parts = [local.tm_hour, local.tm_min, local.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":")
    }

    // MARK: Display

    private var shownLayout: Layout? { goodLayout ?? run?.layout }

    /// The picture, then the script's output and errors, and a bar at the bottom.
    private func rows(size: (columns: Int, rows: Int)) -> [ScreenRow] {
        let (columns, rows) = size
        let room = max(1, rows - 1)
        var block = fileError.map { ReportBlock(messages: [$0.diagnostic]) } ?? run?.report ?? ReportBlock()
        let output = run?.output ?? ""
        block.heading = output.isEmpty ? [] : text.rows(of: output).suffix(Self.outputRows).map(\.text)
        let shown = shownLayout.map { text.block($0, since: earlier, block, columns: columns, rows: room) } ?? []
        let filler = [ScreenRow](repeating: ScreenRow(), count: max(0, room - shown.count))
        return shown.prefix(room) + filler + [bar(columns)]
    }

    /// The number of last lines shown of a script's output.
    private static let outputRows = 5

    private static let lastGood = "this is the last good picture"
    private static let beforeError = "this is the picture before the error"

    private func bar(_ columns: Int) -> ScreenRow {
        var parts = [path, time]
        if let run, fileError != nil {
            parts.append(run.isComplete || goodLayout != nil ? Self.lastGood : Self.beforeError)
        } else if let run {
            let held = run.expectations.passed
            let failed = run.expectations.failed
            if !run.isComplete {
                parts.append(goodLayout == nil ? Self.beforeError : Self.lastGood)
            }
            if held > 0 { parts.append("\(held.counted("expectation")) held") }
            if failed > 0 { parts.append("\(failed) failed") }
        }
        return text.bar(parts + ["q quits"], columns: columns)
    }
}
