internal import Masonry
internal import MasonryLanguage

/// The result of running a watched script.
struct WatchedRun {
    let layout: Layout
    /// Errors, failed expectations and findings.
    let report: ReportBlock
    let output: String
    /// The script and its imports, found or not.
    let files: [String]
    /// Whether the whole script ran, so that the layout is complete.
    let isComplete: Bool
    let expectations: (passed: Int, failed: Int)

    static func run(_ path: String, _ text: String, _ project: ProjectOptions, interruption: (Interruption) -> Void)
        -> WatchedRun
    {
        let files = ScriptFolder()
        let interpreter = Interpreter(files: files, projects: SourceProjects(project))
        interruption(interpreter.interruption)
        let outcome = interpreter.run(TextFile.source(path, text), showsValues: false, keepsUndo: false)
        let layout = interpreter.scene.layout()
        let findings =
            outcome.isComplete
            ? layout.findings.map { ShownFinding(Diagnostic($0, in: layout), subject: $0.subject) } : []
        return WatchedRun(
            layout: layout, report: ReportBlock(messages: outcome.diagnostics, reports: findings),
            output: interpreter.output,
            files: [path] + files.asked + interpreter.knownSources.map(\.name), isComplete: outcome.isComplete,
            expectations: interpreter.expectations)
    }
}
