internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// `masonry-repl log`: explains the conflicts in console logs.
struct LogTool {
    let options: LogCommand
    private let console = Console()
    private let project = ProjectFolder()

    init(options: LogCommand) { self.options = options }

    func run() -> ExitStatus {
        defer { console.flush() }
        let isText = options.form.report == .text
        let presenter = options.output.presenter(console, Terminal())
        let results = options.form.path == nil ? presenter : presenter.collecting(Console(isCollecting: true))
        let sources = LogSources(below: project)
        var status = ExitStatus.success
        var runs: [Report.Run] = []
        var counts = (files: 0, conflicts: 0)
        for path in options.files {
            let entry = ScriptPaths.Entry(path: path, isFound: false)
            do throws(FileError) {
                let log = ConsoleLog(TextFile.source(path, try entry.text(), accent: .masonry))
                let answers = LogAnswer.all(on: log, place: sources.origin)
                let note = LogAnswer.note(on: log)
                if isText { results.show(answers, note, isVerbose: options.verbose) }
                runs.append(
                    Report.Run(
                        paths: [entry.name], status: answers.isEmpty ? .nothing : .failed,
                        findings: answers.map { ToolFinding($0).finding }
                            + [note].compactMap { $0.map { Report.Finding($0) } }))
                counts = (counts.files + 1, counts.conflicts + answers.count)
                if !answers.isEmpty { status = status.joined(with: .failure) }
            } catch {
                if isText { presenter.show(error) }
                runs.append(Report.Run(path: path, unreadable: error))
                status = status.joined(with: .noSuchFile)
            }
        }
        if isText, counts.files == 0 { return status }
        let found = counts.conflicts == 0 ? "no conflicts" : counts.conflicts.counted("conflict")
        do throws(FileError) {
            try options.form.write(
                Report(.log, runs: runs, tool: .own), summary: "\(counts.files.counted("file")): \(found)",
                in: project, to: results.console, console)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        return status
    }
}

extension Presenter {
    /// Shows the answers to a log: each with its report, and a picture below it.
    func show(_ answers: [LogAnswer], _ note: Diagnostic?, isVerbose: Bool = false) {
        for (index, answer) in answers.enumerated() {
            if index > 0 { console.writeDiagnostic("") }
            if isVerbose {
                show(answer.diagnostic)
            } else {
                show(ReportBlock(reports: [ShownFinding(answer.diagnostic, subject: [], fixes: answer.fixes)]))
            }
            let size = size()
            show(
                picture: picture(
                    PictureSettings(theme: theme), columns: size.columns, rows: max(3, min(Self.logRows, size.rows / 2))
                ).draw(answer.layout))
        }
        if let note { show(note) }
    }

    /// The most rows of a log's picture: its sizes are often assumed.
    private static var logRows: Int { 12 }
}

extension LogAnswer {
    /// The fixes, which are words: there is no script to edit.
    fileprivate var fixes: [Diagnostic.Fix] {
        diagnostic.repairs.map { repair in
            Diagnostic.Fix(
                title: repair.title, briefs: repair.briefs, effect: repair.effect, briefEffects: repair.briefEffects,
                edit: Replacement(source: source, span: Span(0, 0), text: ""), isSafe: false)
        }
    }
}

extension ConsoleLog {
    /// The log that an input of a session is.
    static func of(_ input: String) -> ConsoleLog? {
        isRecognized(input) ? ConsoleLog(TextFile.source("log", input, accent: .masonry)) : nil
    }

    /// The log that a file is, if it is no program: one whose name says that it is one is never read as a log.
    static func of(_ source: SourceText, at path: String) -> ConsoleLog? {
        let isProgram = (ScriptPaths.code + [".h", ".mm"]).contains { path.hasSuffix($0) }
        guard !isProgram, isRecognized(source.text) else { return nil }
        return ConsoleLog(source)
    }
}
