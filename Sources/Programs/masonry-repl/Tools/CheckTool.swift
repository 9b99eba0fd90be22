internal import Masonry
internal import MasonryLanguage

/// `masonry-repl check`: reports errors in scripts.
struct CheckTool {
    let options: CheckCommand
    private let console = Console()
    private let presenter: Presenter

    init(options: CheckCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal())
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        var status = ExitStatus.success
        let files = options.paths.flatMap { path in
            let found = ScriptPaths.files([path], endingIn: ScriptPaths.code)
            if found.isEmpty {
                presenter.show(FileError.noScripts(path))
                status = .noSuchFile
            }
            return found
        }
        var summary = CheckSummary()
        for file in files {
            do {
                guard let text = try fixed(file) else {
                    status = status.joined(with: .failure)
                    continue
                }
                let (diagnostics, hasConflicts) = check(text, of: file.path)
                for diagnostic in diagnostics { presenter.show(diagnostic) }
                let errors = diagnostics.count { $0.severity == .error }
                summary.add(diagnostics)
                let isFinding = options.strict && !diagnostics.allSatisfy(\.isAboutNothing)
                status = status.joined(with: errors > 0 || hasConflicts ? .failure : isFinding ? .finding : .success)
            } catch {
                presenter.show(error)
                status = status.joined(with: .noSuchFile)
            }
        }
        // Without readable files there is no result.
        if summary.files == 0 { return status }
        console.writeLine(summary.text)
        return status
    }

    /// Applies the fixes that were asked for, and writes the file. Markdown is left alone.
    ///
    /// - Returns: the text to check; nil, after an error message, if there is no such fix.
    private func fixed(_ file: ScriptPaths.Entry) throws(FileError) -> String? {
        let text = try file.text()
        guard let choice = options.fix, !file.path.hasSuffix(ScriptPaths.markdown) else { return text }
        var fixer = FileFixer { check($0).diagnostics }
        let source = TextFile.source(file.path, text)
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
                console.writeLine(line)
            }
            return text
        }
        if fixed.text == text { return text }
        try TextFile.rewrite(fixed.text, at: file.path)
        for fix in fixer.applied { presenter.show(value: "\(file.shownPath): \(fix)") }
        return fixed.text
    }

    /// The diagnostics of a script, or of each script in a Markdown file.
    private func check(_ text: String, of file: String) -> (diagnostics: [Diagnostic], hasConflicts: Bool) {
        guard file.hasSuffix(ScriptPaths.markdown) else { return check(TextFile.source(file, text)) }
        let markdown = MarkdownFile(text)
        var all = markdown.unclosedBlock(in: file).map { [$0] } ?? []
        var hasConflicts = false
        if !markdown.blocks.contains(where: \.isScript) {
            all.append(
                Diagnostic(
                    severity: .note, slug: Slug.nothingLaidOut.rawValue,
                    message: "`\(file.visible())` has no code block marked `\(MarkdownFile.script)`"))
        }
        for index in markdown.blocks.indices where markdown.blocks[index].isScript {
            let found = check(SourceText(name: file, text: markdown.paddedText(ofBlock: index)))
            all += found.diagnostics
            hasConflicts = hasConflicts || found.hasConflicts
        }
        return (all, hasConflicts)
    }

    /// The errors that are certain without running the script, and what running it finds if it can be read.
    private func check(_ source: SourceText) -> (diagnostics: [Diagnostic], hasConflicts: Bool) {
        let files = ScriptFolder()
        let (certain, isReadable) = ScriptCheck.report(of: source, files: files)
        guard isReadable else { return (certain, false) }
        let interpreter = Interpreter(files: files)
        let reporter = LayoutReporter(interpreter)
        reporter.disabledLints = options.lints.disabled
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        let found = outcome.diagnostics.filter { one in !certain.contains { $0.isSamePlace(as: one) } }
        let hasErrors = !outcome.isComplete || outcome.diagnostics.contains { $0.severity == .error }
        var diagnostics = certain + found
        let lints = Presenter.bounded(reporter.lints)
        if !hasErrors, let note = interpreter.nothingLaidOut(in: source) ?? interpreter.notRun(in: source) {
            diagnostics.append(note)
        }
        if options.noLayout {
            diagnostics.removeAll { $0.slug == Slug.expectationFailed.rawValue }
            return (diagnostics + lints, false)
        }
        let layout = interpreter.scene.layout()
        let isComplete = !outcome.diagnostics.contains {
            $0.severity == .error && $0.slug != Slug.expectationFailed.rawValue
        }
        let findings = isComplete ? layout.findings : layout.findingsBeforeFailure
        diagnostics += Presenter.diagnostics(of: findings, in: layout, by: reporter, listing: nil)
        return (diagnostics + lints, !layout.conflicts.isEmpty)
    }
}

extension Diagnostic {
    /// Whether both say the same of one place.
    fileprivate func isSamePlace(as other: Diagnostic) -> Bool {
        slug == other.slug && labels.first { $0.isPrimary }?.span == other.labels.first { $0.isPrimary }?.span
    }
}
