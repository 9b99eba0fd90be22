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

    func run() throws(ConfigurationProblem) -> ExitStatus {
        defer { console.flush() }
        let form = options.form.report
        var unreadable: [Report.Run] = []
        let project = ProjectFiles(options.project, options.files)
        let projects = SourceProjects(options.sources)
        var tests: [FileTest] = []
        for path in options.paths {
            let found = try project.files(path, endingIn: Self.endings)
            tests += found.entries.map {
                FileTest(
                    file: $0, updates: options.update, projects: projects,
                    screens: options.screens.boxes($0.configuration))
            }
            if found.entries.isEmpty {
                let error = FileError.noTests(path, leavesOutSome: found.leavesOutSome)
                if form == .text { presenter.show(error) }
                unreadable.append(Report.Run(path: path, unreadable: error))
            }
        }
        if form == .text, tests.isEmpty { return .noSuchFile }
        let reports = ParallelWork.map(tests) { $0.report() }
        let results = options.form.path == nil ? console : Console(isCollecting: true)
        if form == .text {
            let transcript = Presenter(
                console: results, isASCII: presenter.isASCII, colors: .none,
                usesColorInDiagnostics: options.form.path == nil && presenter.colors != .none,
                size: { Transcript.screen })
            for report in reports where report.hasFailed || !options.form.quiet {
                results.write(report.text(by: transcript))
            }
        }
        let folder = ProjectFolder()
        var fingerprints = ReportFingerprints(path: folder.path)
        let runs = reports.map { report in
            var run = report.run
            for index in run.findings.indices {
                run.findings[index].fingerprint = fingerprints.fingerprint(
                    of: run.findings[index], in: report.file.name)
            }
            return run
        }
        do throws(FileError) {
            try options.form.write(
                Report(.test, runs: unreadable + runs, tool: .own), summary: TestReport.summary(of: reports),
                in: folder,
                to: results, console)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        if reports.isEmpty || reports.contains(where: \.isUnreadable) { return .noSuchFile }
        if reports.contains(where: \.hasFailed) { return .failure }
        return reports.contains(where: \.isTested) ? .success : .noSuchFile
    }
}
