internal import Masonry
internal import MasonryLanguage

/// A script with the layout after each of its statements, or several such scenes.
struct ScriptSteps {
    /// A statement, or several that are shown together.
    struct Step {
        let source: SourceText
        /// At least one.
        let statements: [CaptionedStatement]
        /// The layout before the statement ran.
        let before: Layout
        /// The layout after the statement; if it failed, the layout before.
        let layout: Layout
        /// The printed output.
        let output: String
        /// Its errors.
        let messages: [Diagnostic]
        /// Its new conflicts; at the end of the script, all that is found.
        let findings: [Finding]
        /// At the end, what lint rules report, without fixes.
        let lints: [Diagnostic]
        let isLast: Bool
        /// The number of statements that don't run, as it has failed.
        var leftOut = 0

        /// The script's comments above the step.
        var heading: String { statements[0].shownHeading }

        /// The views that nothing places yet. At the end they are reported.
        var openViews: [OpenView] { isLast ? [] : layout.openViews }

        var hasReports: Bool { !messages.isEmpty || !findings.isEmpty || !lints.isEmpty }

        /// The comments that an audience reads.
        var captions: [String] { ([heading] + statements.map(\.shownRemark)).filter { !$0.isEmpty } }

        /// What the presenter alone reads.
        var notes: String { statements.map(\.notes).filter { !$0.isEmpty }.joined(separator: "\n") }
    }

    /// One for each statement.
    private(set) var steps: [Step] = []
    /// The errors of a script without steps.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether there is an error, a failed expectation, or a conflict at the end.
    let hasFailed: Bool

    /// The scenes one after the other; each begins anew.
    init(scenes: [ScriptSteps]) {
        steps = scenes.flatMap(\.steps)
        diagnostics = scenes.flatMap(\.diagnostics)
        hasFailed = scenes.contains(where: \.hasFailed)
    }

    /// The scripts of a command line, each a scene.
    ///
    /// - Parameter started: gets the interpreter of each before it runs.
    init(
        _ options: RunCommand, _ lints: LintLevels = LintLevels(), started: (Interpreter) -> Void = { _ in }
    ) throws(FileError) {
        var scenes: [ScriptSteps] = []
        for file in options.files {
            let source = try TextFile.source(at: file)
            let reporter = LayoutReporter(
                Interpreter(files: ScriptFolder(), projects: SourceProjects(options.sources)))
            lints.apply(to: reporter)
            started(reporter.interpreter)
            scenes.append(ScriptSteps(source, reporter))
        }
        self.init(scenes: scenes)
    }

    init(_ source: SourceText, _ reporter: LayoutReporter) {
        let interpreter = reporter.interpreter
        var recorder = Recorder(
            source: source, statements: CaptionedStatement.all(of: source), layout: interpreter.scene.layout())
        interpreter.onStatement = { [unowned reporter] in recorder.add($0, reporter) }
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        interpreter.onStatement = { _ in }
        let layout = interpreter.scene.layout()
        hasFailed = !outcome.isComplete || interpreter.expectations.failed > 0 || !layout.conflicts.isEmpty
        if !outcome.isComplete { recorder.addFailure(outcome.diagnostics, interpreter) }
        steps = recorder.steps
        if steps.isEmpty { diagnostics = outcome.diagnostics }
    }

    /// Some statements as one step.
    func step(of range: Range<Int>) -> Step {
        let parts = steps[range]
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return steps[range.lowerBound] }
        return Step(
            source: first.source, statements: parts.flatMap(\.statements), before: first.before, layout: last.layout,
            output: parts.map(\.output).joined(), messages: parts.flatMap(\.messages),
            findings: parts.flatMap(\.findings).filter { last.layout.findings.contains($0) },
            lints: parts.flatMap(\.lints), isLast: last.isLast, leftOut: last.leftOut)
    }

    /// The first statement of each paragraph.
    var paragraphs: [Int] {
        steps.indices.filter { index in
            index == 0 || steps[index].statements[0].startsParagraph || steps[index].source !== steps[index - 1].source
        }
    }

    /// The whole as a session in Markdown: each statement is an input, below its comments.
    func transcript(named name: String) -> String {
        var heading = ""
        let typed = steps.flatMap { step -> [String] in
            let statement = step.statements[0]
            let captions = (statement.heading == heading ? [] : [statement.heading]) + [statement.remark]
            heading = statement.heading
            let comments = captions.flatMap { $0.split(separator: "\n") }.map { "// \($0)" }
            return comments + [statement.text]
        }
        return SessionMarkdown(title: name, typed: typed).text
    }

    private struct Recorder {
        let source: SourceText
        let statements: [CaptionedStatement]
        private(set) var steps: [Step] = []
        private var layout: Layout
        private var before: Layout
        private var known: Set<Finding.Kind> = []
        private var outputSize = 0
        private var reportCount = 0

        init(source: SourceText, statements: [CaptionedStatement], layout: Layout) {
            self.source = source
            self.statements = statements
            self.layout = layout
            before = layout
        }

        /// Adds the statement that has just run.
        mutating func add(_ reports: [Diagnostic], _ reporter: LayoutReporter) {
            layout = reporter.interpreter.scene.layout()
            reportCount += reports.count
            let isLast = steps.count == statements.count - 1
            // Views are ambiguous while they are being constrained. At the end, all that is found is reported.
            let news = layout.findings.filter { finding in
                guard case .conflict = finding.kind else { return isLast }
                return known.insert(finding.kind).inserted || isLast
            }
            addStep(reports, news, isLast ? reporter.lintsWithoutFixes : [], reporter.interpreter)
        }

        /// Adds the statement that failed.
        mutating func addFailure(_ diagnostics: [Diagnostic], _ interpreter: Interpreter) {
            addStep(Array(diagnostics.dropFirst(reportCount)), [], [], interpreter)
            if !steps.isEmpty { steps[steps.count - 1].leftOut = statements.count - steps.count }
        }

        private mutating func addStep(
            _ messages: [Diagnostic], _ findings: [Finding], _ lints: [Diagnostic], _ interpreter: Interpreter
        ) {
            guard steps.count < statements.count else { return }
            let output = String(decoding: interpreter.output.utf8.dropFirst(outputSize), as: UTF8.self)
            outputSize += output.utf8.count
            steps.append(
                Step(
                    source: source, statements: [statements[steps.count]], before: before, layout: layout,
                    output: output,
                    messages: messages, findings: findings, lints: lints,
                    isLast: steps.count == statements.count - 1))
            before = layout
        }
    }
}
