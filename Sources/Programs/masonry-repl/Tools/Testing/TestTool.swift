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
        let files = options.paths.flatMap { path in
            let found = ScriptPaths.files([path], endingIn: Self.endings)
            if found.isEmpty { presenter.show(FileError.noTests(path)) }
            return found
        }
        if files.isEmpty { return .noSuchFile }
        let (updates, isASCII) = (options.update, presenter.isASCII)
        let usesColor = presenter.colors != .none
        let reports = ParallelWork.map(files) { file in
            FileTest(file: file, updates: updates, isASCII: isASCII, usesColor: usesColor).report()
        }
        for report in reports { console.write(report.text) }
        console.writeLine(TestReport.summary(of: reports))
        if reports.contains(where: { $0.isUnreadable }) { return .noSuchFile }
        if reports.contains(where: \.hasFailed) { return .failure }
        return reports.contains(where: \.isTested) ? .success : .noSuchFile
    }
}
