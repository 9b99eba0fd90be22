internal import MasonryDrawing
internal import MasonryLanguage

/// Tests one file: a script, or Markdown with scripts and sessions.
struct FileTest {
    let file: ScriptPaths.Entry
    /// Whether differing sessions are rewritten.
    let updates: Bool
    let isASCII: Bool
    let usesColor: Bool

    private var path: String { file.path }

    func report() -> TestReport {
        var report = TestReport(path: file.shownPath)
        let console = Console(isCollecting: true)
        let presenter = Presenter(
            console: console, isASCII: isASCII, colors: .none, usesColorInDiagnostics: usesColor,
            size: { Transcript.screen })
        do throws(FileError) {
            let text = try file.text()
            if path.hasSuffix(ScriptPaths.markdown) {
                try test(markdown: MarkdownFile(text), &report, presenter)
            } else {
                test(TextFile.source(path, text), &report, presenter)
            }
        } catch {
            presenter.show(error)
            report.isUnreadable = true
        }
        report.details += console.takeText()
        return report
    }

    private func test(_ source: SourceText, _ report: inout TestReport, _ presenter: Presenter) {
        let interpreter = Interpreter(files: ScriptFolder())
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
        report.cases.count += 1
        let hasFailed = !outcome.isComplete || outcome.diagnostics.contains { $0.severity == .error }
        if hasFailed { report.cases.failed += 1 }
        report.expectations.passed += interpreter.expectations.passed
        report.expectations.failed += interpreter.expectations.failed
        // A block of a page may only show how something is written.
        if !path.hasSuffix(ScriptPaths.markdown), !hasFailed,
            let note = interpreter.nothingLaidOut(in: source)
        {
            return presenter.show(note)
        }
        if let note = interpreter.uncheckedTests(in: source) { presenter.show(note) }
        report.isTested = true
    }

    private func test(
        markdown original: MarkdownFile, _ report: inout TestReport, _ presenter: Presenter
    ) throws(FileError) {
        var markdown = original
        if let unclosed = original.unclosedBlock(in: path) {
            presenter.show(unclosed)
            report.cases.count += 1
            report.cases.failed += 1
        }
        for index in markdown.blocks.indices {
            switch markdown.blocks[index].language {
            case MarkdownFile.script where markdown.blocks[index].isScript:
                test(SourceText(name: path, text: original.paddedText(ofBlock: index)), &report, presenter)
            case MarkdownFile.session:
                let (first, lines) = original.lines(ofBlock: index)
                let transcript = Transcript(lines, firstLine: first)
                let played = transcript.played(screen: Transcript.screen)
                report.isTested = true
                report.cases.count += 1
                report.inputs += transcript.turns.count
                let difference = TranscriptDifference(transcript, played)
                if difference.isEmpty { continue }
                if updates {
                    markdown.replace(block: index, by: difference.updated)
                    report.updates += 1
                } else {
                    report.cases.failed += 1
                    report.details += difference.text(path: file.shownPath)
                }
            default: continue
            }
        }
        if report.updates > 0 { try TextFile.rewrite(markdown.text, at: path) }
    }
}
