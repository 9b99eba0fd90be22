internal import MasonryDrawing
internal import MasonryLanguage

/// `masonry-repl test`: checks the expectations in scripts and the examples in Markdown.
struct TestTool {
    let options: TestCommand
    private let console = Console()
    private let presenter: Presenter

    init(options: TestCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal())
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        let files = ScriptPaths.files(options.paths, endingIn: [ScriptPaths.script, ScriptPaths.markdown])
        let (updates, isASCII) = (options.update, presenter.isASCII)
        let usesColor = presenter.colors != .none
        let reports = ParallelWork.map(files) { file in
            FileTest(file: file, updates: updates, isASCII: isASCII, usesColor: usesColor).report()
        }
        for report in reports { console.write(report.text) }
        console.writeLine(TestReport.summary(of: reports))
        if reports.contains(where: { $0.isUnreadable }) { return .noSuchFile }
        return reports.contains { $0.hasFailed } ? .failure : .success
    }
}
