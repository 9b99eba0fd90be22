internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// `masonry-repl check`: reports errors in scripts.
struct CheckTool {
    let options: CheckCommand
    private let console = Console()
    private let presenter: Presenter
    /// Shows what is found.
    private let results: Presenter
    private let project = ProjectFolder()
    private let projects: SourceProjects
    private var known: KnownFindings
    private var runs: [Report.Run] = []
    private var summary = CheckSummary()

    /// Fails if the baseline can't be read.
    init(options: CheckCommand) throws(FileError) {
        self.options = options
        projects = SourceProjects(options.sources)
        presenter = options.output.presenter(console, Terminal())
        results = options.form.path == nil ? presenter : presenter.collecting(Console(isCollecting: true))
        var baseline = Baseline()
        if let path = options.baseline, !options.updateBaseline || ScriptFolder.resolved(path) != nil {
            baseline = try Baseline(path: path)
        }
        known = KnownFindings(baseline, in: project, keepsAll: options.updateBaseline)
    }

    /// Whether findings are shown as soon as they are found.
    private var showsFindings: Bool { options.form.report == .text && !options.updateBaseline }

    mutating func run() throws(ConfigurationProblem) -> ExitStatus {
        defer { console.flush() }
        let files = ProjectFiles(options.project, options.files)
        var paths: [(path: String, entries: [ScriptPaths.Entry], leavesOutSome: Bool)] = []
        for path in options.paths {
            let found = try files.files(path, endingIn: ScriptPaths.code)
            paths.append((path, found.entries, found.leavesOutSome))
        }
        var status = ExitStatus.success
        for (path, entries, leavesOutSome) in paths {
            if entries.isEmpty {
                status = status.joined(with: report(.noScripts(path, leavesOutSome: leavesOutSome), of: path))
            }
            for file in entries { status = status.joined(with: check(file)) }
        }
        let report = Report(.check, runs: runs, tool: .own, inBaseline: options.baseline.map { _ in known.count })
        if let path = options.baseline {
            if options.updateBaseline { return write(report, to: path, status) }
            show(changesOf: path, in: report)
        }
        // Without readable files there is no result.
        if options.form.report == .text, summary.files == 0 { return status }
        do throws(FileError) {
            try options.form.write(report, summary: summary.text, in: project, to: results.console, console)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        return status
    }

    // MARK: Files

    /// Checks a file, and shows what is found if the report is for people.
    private mutating func check(_ file: ScriptPaths.Entry) -> ExitStatus {
        do {
            guard let text = try fixed(file) else { return .failure }
            let checked = known.new(in: check(text, of: file), at: file.namedPath)
            if showsFindings {
                let shown = options.form.quiet ? checked.failures : checked
                for diagnostic in shown.shownDiagnostics { results.show(diagnostic) }
            }
            summary.add(checked.findings.map(\.finding))
            runs.append(checked.run(path: file.name))
            if checked.hasFailed { return .failure }
            let isStrict = options.strict || file.configuration.strict
            return isStrict && !checked.findings.allSatisfy(\.finding.isAboutNothing) ? .finding : .success
        } catch {
            return report(error, of: file.name)
        }
    }

    private mutating func report(_ error: FileError, of path: String) -> ExitStatus {
        if options.form.report == .text { presenter.show(error) }
        runs.append(Report.Run(path: path, unreadable: error))
        return .noSuchFile
    }

    /// Applies the fixes that were asked for, and writes the file. Markdown is left alone.
    ///
    /// - Returns: the text to check; nil, after an error message, if there is no such fix.
    private func fixed(_ file: ScriptPaths.Entry) throws(FileError) -> String? {
        let text = try file.text()
        guard let choice = options.fix, !file.namedPath.hasSuffix(ScriptPaths.markdown) else { return text }
        var fixer = FileFixer { source in
            // The file is checked again after its fixes.
            var known = known
            return known.new(in: check(source, file.configuration), at: file.namedPath).shownDiagnostics
        }
        let source = TextFile.source(file.namedPath, text)
        guard let fixed = fixer.fixed(source, choice) else {
            let count = fixer.fixes(of: source).count
            let others = count == 0 ? "no fixes" : count == 1 ? "only one" : "only \(count)"
            presenter.show(
                Diagnostic(
                    severity: .error, slug: Slug.argument.rawValue,
                    message:
                        "there is no fix \(options.fixNumber ?? ""): the report of `\(file.shownPath)` has \(others)"))
            return nil
        }
        if options.diff {
            for line in LineDifference(from: text, to: fixed.text, name: file.shownPath).lines {
                results.console.writeLine(line)
            }
            return text
        }
        if fixed.text == text { return text }
        try TextFile.rewrite(fixed.text, at: file.path)
        if options.form.quiet { return fixed.text }
        for fix in fixer.applied {
            let line = "\(file.shownPath): \(fix)"
            if options.form.report == .text {
                results.show(value: line)
            } else {
                console.writeDiagnostic(line.visible())
            }
        }
        return fixed.text
    }

    // MARK: Baselines

    /// Writes what was found as the baseline. It is no reason to fail.
    private func write(_ report: Report, to path: String, _ status: ExitStatus) -> ExitStatus {
        let updated = known.baseline.updated(with: report, in: project)
        do { try updated.write(to: path) } catch {
            presenter.show(error)
            return .failure
        }
        if options.form.quiet { return status == .noSuchFile ? status : .success }
        console.writeLine("\(path.visible()): \(updated.count.counted("finding"))")
        return status == .noSuchFile ? status : .success
    }

    /// Says how many findings a baseline has, and how many of it no longer occur.
    private func show(changesOf path: String, in report: Report) {
        if options.form.quiet { return }
        if known.count > 0 {
            console.writeDiagnostic("\(known.count.counted("finding")) left out, as \(path.visible()) has them")
        }
        let stale = known.baseline.staleCount(in: report, found: known.found, in: project)
        if stale == 0 { return }
        presenter.show(
            Diagnostic(
                severity: .note, slug: FileError.slug,
                message: "\(stale.counted("finding")) of `\(path)` no longer \(stale == 1 ? "occurs" : "occur")",
                help: "--update-baseline removes \(stale == 1 ? "it" : "them")"))
    }

    // MARK: Scripts

    /// What is found in a script, or in each script of a Markdown file.
    private func check(_ text: String, of entry: ScriptPaths.Entry) -> CheckedFile {
        let (file, configuration) = (entry.namedPath, entry.configuration)
        guard file.hasSuffix(ScriptPaths.markdown) else { return check(TextFile.source(file, text), configuration) }
        let markdown = MarkdownFile(text)
        var all = CheckedFile()
        if let unclosed = markdown.unclosedBlock(in: file) { all.findings.append(ToolFinding(unclosed)) }
        if !markdown.blocks.contains(where: \.isScript) {
            all.findings.append(
                ToolFinding(
                    Diagnostic(
                        severity: .note, slug: Slug.nothingLaidOut.rawValue,
                        message: "`\(file.visible())` has no code block marked `\(MarkdownFile.script)`")))
        }
        let whole = SourceText(name: file, text: text)
        for index in markdown.blocks.indices where markdown.blocks[index].isScript {
            let block = SourceText(name: file, text: markdown.paddedText(ofBlock: index))
            var checked = check(block, configuration)
            let places = MarkdownPlaces(file: whole, block: block)
            for index in checked.findings.indices {
                checked.findings[index].finding = places.finding(checked.findings[index].finding)
            }
            all.add(checked)
        }
        return all
    }

    /// The errors that are certain without running the script, and what running it finds if it can be read.
    private func check(_ source: SourceText, _ configuration: ProjectConfiguration) -> CheckedFile {
        let files = ScriptFolder()
        let (certain, isReadable) = ScriptCheck.report(of: source, files: files)
        guard isReadable else { return CheckedFile(findings: certain.map { ToolFinding($0) }) }
        let interpreter = Interpreter(files: files, projects: projects)
        let screens = options.screens.boxes(configuration)
        interpreter.askedScreens = screens
        func run(_ interpreter: Interpreter) -> ScreenProgram.Run {
            let reporter = LayoutReporter(interpreter)
            options.lints.levels(configuration).apply(to: reporter)
            let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
            return ScreenProgram.Run(reporter, outcome.diagnostics).leavingOut { one in
                certain.contains { $0.isSamePlace(as: one) }
            }
        }
        let own = run(interpreter)
        let program = ScreenProgram(own.reporter, run: run)
        let isSwept = !screens.isEmpty && (own.isComplete || program.runsAnew)
        var checked = CheckedFile(findings: certain.map { ToolFinding($0) })
        if options.noLayout || !isSwept || !program.runsAnew {
            let shown = own.diagnostics.filter { !options.noLayout || $0.slug != Slug.expectationFailed.rawValue }
            checked.findings += shown.map { ToolFinding($0) }
        }
        if !(certain + own.diagnostics).contains(where: { $0.severity == .error }),
            let note = interpreter.nothingLaidOut(in: source) ?? interpreter.notRun(in: source)
        {
            checked.findings.append(ToolFinding(note))
        }
        if !options.noLayout {
            if isSwept {
                checked.add(sweptBy: program, on: screens)
            } else {
                let layout = interpreter.scene.layout()
                checked.add(
                    own.reporter.reports(
                        on: own.isComplete ? layout.findings : layout.findingsBeforeFailure, besideLints: true),
                    in: layout)
            }
            checked.expectations =
                isSwept ? program.expectations(in: checked.findings) : interpreter.expectations
        }
        // On several screens, rules about placement are among what is found there.
        let lints = screens.isEmpty ? own.reporter.lints : own.reporter.lintsOfStatements
        // One note is enough for searches that took too long.
        let notes = options.noLayout ? [] : [own.reporter.searchNote].compactMap(\.self)
        checked.findings += (notes + lints.filter { $0.severity != .note || notes.isEmpty }).map { ToolFinding($0) }
        return checked
    }
}

extension CheckedFile {
    /// Adds what is found on screens.
    fileprivate mutating func add(sweptBy program: ScreenProgram, on screens: [ScreenBox]) {
        do throws(SizeSweep.Failure) {
            findings += try SweptFindings(program: program, boxes: screens).findings()
        } catch {
            findings.append(ToolFinding(error.diagnostic))
        }
    }
}

extension Diagnostic {
    /// Whether both say the same of one place.
    fileprivate func isSamePlace(as other: Diagnostic) -> Bool {
        slug == other.slug && labels.first { $0.isPrimary }?.span == other.labels.first { $0.isPrimary }?.span
    }
}
