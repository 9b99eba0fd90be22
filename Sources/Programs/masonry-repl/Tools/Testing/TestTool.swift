internal import MasonryDrawing
internal import MasonryLanguage

/// `masonry-repl test`: checks the expectations in scripts and the examples in Markdown.
struct TestTool {
    let options: TestCommand
    private let console = Console()
    private let presenter: Presenter

    /// The files in folders that are tests.
    private static let endings = [ScriptPaths.script, ScriptPaths.markdown]

    init(options: TestCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal())
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        let form = options.form.report
        var unreadable: [Report.Run] = []
        let files = options.paths.flatMap { path in
            let found = ScriptPaths.files([path], endingIn: Self.endings)
            if found.isEmpty {
                let error = FileError.noTests(path)
                if form == .text { presenter.show(error) }
                unreadable.append(Report.Run(path: path, unreadable: error))
            }
            return found
        }
        if form == .text, files.isEmpty { return .noSuchFile }
        let (updates, screens) = (options.update, options.screens.boxes)
        let reports = ParallelWork.map(files) { FileTest(file: $0, updates: updates, screens: screens).report() }
        if form == .text {
            let transcript = Presenter(
                console: console, isASCII: presenter.isASCII, colors: .none,
                usesColorInDiagnostics: presenter.colors != .none, size: { Transcript.screen })
            for report in reports { console.write(report.text(by: transcript)) }
        }
        let project = ProjectFolder()
        var fingerprints = ReportFingerprints(path: project.path)
        let runs = reports.map { report in
            var run = report.run
            for index in run.findings.indices {
                run.findings[index].fingerprint = fingerprints.fingerprint(
                    of: run.findings[index], in: report.file.name)
            }
            return run
        }
        form.write(
            Report(.test, runs: unreadable + runs, tool: .own), summary: TestReport.summary(of: reports), in: project,
            to: console)
        if reports.isEmpty || reports.contains(where: \.isUnreadable) { return .noSuchFile }
        if reports.contains(where: \.hasFailed) { return .failure }
        return reports.contains(where: \.isTested) ? .success : .noSuchFile
    }
}
