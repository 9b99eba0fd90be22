internal import LayoutFindings
internal import MasonryDrawing
internal import MasonryLanguage

/// Tests one file: a script, or Markdown with scripts and sessions.
struct FileTest {
    let file: ScriptPaths.Entry
    /// Whether differing sessions are rewritten.
    let updates: Bool
    let projects: SourceProjects
    /// The screens on which expectations must hold; none for each script's own.
    var screens: [ScreenBox] = []

    private var path: String { file.namedPath }

    func report() -> TestReport {
        var report = TestReport(of: file)
        do throws(FileError) {
            let text = try file.text()
            if path.hasSuffix(ScriptPaths.markdown) {
                try test(markdown: MarkdownFile(text), &report)
            } else {
                test(TextFile.source(path, text), &report)
            }
        } catch {
            report.add(error.diagnostic)
            report.isUnreadable = true
        }
        return report
    }

    private func test(_ source: SourceText, _ report: inout TestReport, _ places: MarkdownPlaces? = nil) {
        let interpreter = Interpreter(files: ScriptFolder(), projects: projects)
        interpreter.askedScreens = screens
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        let reporter = LayoutReporter(interpreter)
        let sampled = SampledScreens(of: screens, where: source, outcome, dependsOnScreenOf: reporter)
        let findings =
            sampled?.joined { sample in
                Interpreter(files: ScriptFolder(), projects: projects).run(source, on: sample).diagnostics.map {
                    ToolFinding($0)
                }
            } ?? outcome.diagnostics.map { ToolFinding($0) }
        let diagnostics = findings.compactMap(\.diagnostic)
        for warning in sampled?.warnings(by: reporter) ?? [] { report.add(warning) }
        report.add(
            diagnostics, interpreter.expectationPlaces.map { Diagnostic.Label(source: $0.source, span: $0.span) },
            places)
        let hasFailed = !outcome.isComplete || diagnostics.contains { $0.severity == .error }
        let counts = sampled?.counts(of: interpreter.expectations, in: findings) ?? interpreter.expectations
        report.expectations.passed += counts.passed
        report.expectations.failed += counts.failed
        // A block of a page may only show how something is written.
        if !path.hasSuffix(ScriptPaths.markdown), !hasFailed,
            let note = interpreter.nothingLaidOut(in: source)
        {
            return report.add(note)
        }
        if let note = interpreter.uncheckedTests(in: source) { report.add(note) }
        report.isTested = true
    }

    private func test(
        markdown original: MarkdownFile, _ report: inout TestReport
    ) throws(FileError) {
        var markdown = original
        let whole = SourceText(name: path, text: original.text)
        if let unclosed = original.unclosedBlock(in: path) {
            report.add(
                Report.Case(.script, name: "code blocks have an end", place: nil), failures: [ToolFinding(unclosed)])
        }
        for index in markdown.blocks.indices {
            switch markdown.blocks[index].language {
            case MarkdownFile.script where markdown.blocks[index].isScript:
                let block = SourceText(name: path, text: original.paddedText(ofBlock: index))
                test(block, &report, MarkdownPlaces(file: whole, block: block))
            case MarkdownFile.session:
                let (first, lines) = original.lines(ofBlock: index)
                let transcript = Transcript(lines, firstLine: first)
                let played = transcript.played(screen: Transcript.screen)
                report.isTested = true
                report.inputs += transcript.turns.count
                let difference = TranscriptDifference(transcript, played)
                if updates, !difference.isEmpty {
                    markdown.replace(block: index, by: difference.updated)
                    report.updates += 1
                }
                report.add(
                    Report.Case(.session, name: "answers as written", place: Report.Place(line: first, of: whole)),
                    failures: updates
                        ? [] : difference.places.map { ToolFinding($0, in: whole, path: file.shownPath) })
            default: continue
            }
        }
        if report.updates > 0 { try TextFile.rewrite(markdown.text, at: file.path) }
    }
}
