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
        func run(_ interpreter: Interpreter) -> ScreenProgram.Run {
            let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
            return ScreenProgram.Run(LayoutReporter(interpreter), outcome.diagnostics)
        }
        let own = run(interpreter)
        let program = ScreenProgram(own.reporter, run: run)
        let findings = findings(of: program) ?? own.diagnostics.map { ToolFinding($0) }
        let diagnostics = findings.compactMap(\.diagnostic)
        report.add(
            diagnostics, interpreter.expectationPlaces.map { Diagnostic.Label(source: $0.source, span: $0.span) },
            places)
        let hasFailed = diagnostics.contains { $0.severity == .error }
        let counts = program.expectations(in: findings)
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

    /// What the code of a program that depends on the screen reports on those that were asked for; nil if it does not.
    private func findings(of program: ScreenProgram) -> [ToolFinding]? {
        guard program.runsAnew, !screens.isEmpty else { return nil }
        do throws(SizeSweep.Failure) {
            return try SweptFindings(program: program, boxes: screens, ofCodeOnly: true).findings()
        } catch {
            return [ToolFinding(error.diagnostic)]
        }
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
