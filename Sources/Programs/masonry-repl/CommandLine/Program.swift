internal import LayoutFindings
internal import CLibEdit
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// One run of the program: scripts, a session, or both.
struct Program {
    private let options: RunCommand
    private let configuration: ProjectConfiguration
    /// Whether a session begins with its page.
    private let servesPage: Bool
    private let console = Console()
    private let terminal = Terminal()
    private let reporter: LayoutReporter
    private let presenter: Presenter

    init(
        options: RunCommand, _ configuration: ProjectConfiguration = ProjectConfiguration(), servesPage: Bool = false
    ) {
        self.options = options
        self.servesPage = servesPage
        self.configuration = configuration
        let (console, terminal) = (console, terminal)
        let interpreter = Interpreter(
            files: ScriptFolder(), projects: SourceProjects(options.sources, named: Self.together(options.files)))
        interpreter.entry = options.entry
        reporter = LayoutReporter(interpreter)
        options.lints.levels(configuration).apply(to: reporter)
        presenter = options.output.presenter(console, terminal, isASCII: options.format == .ascii)
        if options.format != .json {
            // An output file should contain nothing but the picture or the code.
            let goesToErrors = !options.format.isForPeople && !options.interactive && options.picture.path == nil
            interpreter.onOutput = { [presenter] in presenter.show(output: $0, asDiagnostic: goesToErrors) }
        }
    }

    private var interpreter: Interpreter { reporter.interpreter }

    func run() -> ExitStatus {
        defer { console.flush() }
        Self.catchInterrupts(of: interpreter)
        let isPiped = options.files.isEmpty && !options.interactive && !terminal.isInputTerminal
        let files = isPiped ? ["-"] : options.files
        if files.isEmpty || options.interactive { return runSession(after: files) }
        return runScripts(files)
    }

    /// The files of Swift and Objective-C that are named together: they are one program.
    private static func together(_ files: [String]) -> [String] {
        let sources = files.filter { Accent(path: $0).map { $0 != .masonry } ?? false }
        return Set(sources).count > 1 ? sources : []
    }

    /// Lets ^C interrupt what an interpreter runs from now on; it must stay.
    static func catchInterrupts(of interpreter: Interpreter) {
        edit_catch_signals(
            { data in
                guard let data else { return }
                Unmanaged<Interruption>.fromOpaque(data).takeUnretainedValue().request()
            }, Unmanaged.passUnretained(interpreter.interruption).toOpaque())
    }

    // MARK: Scripts

    /// How long an interrupted script may take to end, in milliseconds.
    private static let patience: Int32 = 150

    /// A file that ran, with those that are one program with it.
    private struct FileRun {
        let source: SourceText
        let others: [SourceText]
    }

    /// Runs the scripts as one session and prints the final layout.
    private func runScripts(_ files: [String]) -> ExitStatus {
        edit_end_after_interrupt(Self.patience)
        let screens = options.screens.boxes()
        interpreter.askedScreens = screens
        var diagnostics: [Diagnostic] = []
        var runs: [FileRun] = []
        var logStatus = ExitStatus.success
        let together = Self.together(files)
        var others: [SourceText] = []
        for file in files {
            let source: SourceText
            do {
                source = try TextFile.source(at: file, accent: options.accent)
            } catch .interrupted {
                return .interrupted
            } catch {
                presenter.show(error, help: file == files[0] ? ProgramOutline.hint(forWord: file) : nil)
                return .noSuchFile
            }
            if options.accent == nil, let log = ConsoleLog.of(source, at: file) {
                let answers = LogAnswer.all(on: log, place: LogSources(below: ProjectFolder()).origin)
                presenter.show(answers, LogAnswer.note(on: log), isVerbose: options.verbose)
                logStatus = logStatus.joined(with: answers.isEmpty ? .success : .failure)
                continue
            }
            if together.dropLast().contains(file), source.accent != .masonry {
                // It is part of the program that the last one starts.
                others.append(source)
                continue
            }
            let tracer = options.traceChoice.map { _ in ConstraintTracer(recordsSource: true) }
            interpreter.scene.tracer = tracer
            let isProgram = file == together.last
            let run = FileRun(source: source, others: isProgram ? others : [])
            let outcome = interpreter.run(source, together: run.others, showsValues: false, keepsUndo: false)
            if let tracer, let choice = options.traceChoice {
                // Only text for people may contain more than the layout.
                presenter.show(
                    trace: tracer.steps, choice.form(for: source.accent), isComplete: true,
                    asDiagnostic: !options.format.isForPeople)
            }
            let shown =
                options.verbose || source.accent == .masonry
                ? outcome.diagnostics : Presenter.joiningUnknown(outcome.diagnostics)
            for diagnostic in Presenter.bounded(shown, called: "warnings") { presenter.show(diagnostic) }
            diagnostics += outcome.diagnostics
            if interpreter.interruption.isRequested { return .interrupted }
            if !outcome.isComplete, source.accent == .masonry { break }
            runs.append(run)
        }
        // Console logs are answered, and nothing of them runs.
        if runs.isEmpty, diagnostics.isEmpty, logStatus != .success { return logStatus }
        guard var layout = interpreter.layout() else { return .interrupted }
        let isComplete = !diagnostics.contains { $0.severity == .error && $0.slug != Slug.expectationFailed.rawValue }
        if !isComplete { layout.findings = layout.findingsBeforeFailure }
        // In the language itself, the picture says it.
        if isComplete, let last = runs.last?.source, last.accent != .masonry,
            let note = interpreter.nothingLaidOut(in: last)
        {
            presenter.show(note)
            diagnostics.append(note)
        }
        if isComplete, !screens.isEmpty { return show(screens, diagnostics, of: runs) }
        let lints = reporter.lints
        if options.verbose {
            let findings = Presenter.diagnostics(of: layout.findings, in: layout, by: reporter)
            for diagnostic in findings + Presenter.bounded(lints) { presenter.show(diagnostic) }
        } else {
            var block = ReportBlock(opening: "--verbose explains them")
            block.add(layout.findings, lints, in: layout, by: reporter)
            presenter.show(block)
        }
        if interpreter.interruption.isRequested { return .interrupted }
        if options.format.isForPeople, options.picture.path == nil, let pixels = pixels(of: layout) {
            console.write(bytes: Array(pixels.utf8))
            return status(of: layout, diagnostics, lints)
        }
        if isComplete, let error = options.dimensions.error(in: layout) {
            presenter.show(error)
            return .failure
        }
        let bytes: [UInt8]
        do {
            bytes = try self.bytes(of: layout, diagnostics, lints)
        } catch {
            presenter.show(error.diagnostic)
            return .failure
        }
        do {
            try options.picture.write(bytes, to: console)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        return status(of: layout, diagnostics, lints)
    }

    /// Shows what is found on other screens, and a filmstrip of each range in the format that is asked for.
    private func show(_ screens: [ScreenBox], _ diagnostics: [Diagnostic], of runs: [FileRun]) -> ExitStatus {
        let program = ScreenProgram(reporter) { interpreter in
            let other = LayoutReporter(interpreter)
            (other.disabledLints, other.failingLints) = (reporter.disabledLints, reporter.failingLints)
            let reports = runs.flatMap {
                interpreter.run($0.source, together: $0.others, showsValues: false, keepsUndo: false).diagnostics
            }
            return ScreenProgram.Run(other, reports).leavingOut { one in
                diagnostics.contains { $0.occasion == one.occasion }
            }
        }
        let swept = SweptRun(program: program, presenter: presenter, boxes: screens)
        let found: SweptRun.Found
        do throws(SizeSweep.Failure) {
            found = try swept.found()
        } catch {
            if case .interrupted = error { return .interrupted }
            presenter.show(error.diagnostic)
            return .failure
        }
        let bytes: [UInt8]
        do throws(PixelPicture.Failure) {
            bytes = try self.bytes(of: found.strips, swept)
        } catch {
            presenter.show(error.diagnostic)
            return .failure
        }
        do throws(FileError) {
            try options.picture.write(bytes, to: console)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        for diagnostic in found.findings.compactMap(\.diagnostic) { presenter.show(diagnostic) }
        if found.hasFailure || diagnostics.contains(where: { $0.severity == .error }) { return .failure }
        return isStrict && !(found.findings.isEmpty && diagnostics.allSatisfy { $0.severity == .note })
            ? .finding : .success
    }

    /// The filmstrips in the format that is asked for.
    private func bytes(of strips: [Filmstrip], _ swept: SweptRun) throws(PixelPicture.Failure) -> [UInt8] {
        let format = options.format
        let strip = Filmstrip.picture(of: strips, drawing)
        if !format.isForPeople { return try strip.file(as: format, isScaled: options.picture.scale != nil) }
        guard options.draw == .pixels, options.picture.path == nil, let pixels = PixelTerminal(terminal) else {
            return swept.text(of: strips)
        }
        let size = terminal.size
        let picture = PixelPicture(strip, isScaled: false)
        return Array(try pixels.text(picture, columns: size.columns, rows: max(3, size.rows - 1)).utf8)
    }

    /// How a file shows a layout.
    private var drawing: SVGPicture {
        var picture = options.picture.picture(options.output.theme)
        picture.dimensions = options.dimensions.choice
        return picture
    }

    /// The final layout in the format that is asked for.
    private func bytes(
        of layout: Layout, _ diagnostics: [Diagnostic], _ lints: [Diagnostic]
    ) throws(PixelPicture.Failure) -> [UInt8] {
        let (format, path) = (options.format, options.picture.path)
        // Code is in the language of the file, or else of the scripts if they are project sources, and named after it or the first.
        let accents = options.accent.map { [$0] } ?? options.files.compactMap { Accent(path: $0) }
        let writer = LayoutWriter(
            reporter: reporter, drawing: drawing,
            language: path.flatMap(format.language(ofFile:)) ?? (accents.contains(.objectiveC) ? .objectiveC : nil),
            name: (path ?? options.files.first)?.fileName ?? "",
            paths: (options.files.isEmpty ? ["-"] : options.files).map {
                ScriptPaths.Entry(path: $0).name
            }, diagnostics: diagnostics, lints: lints,
            picture: { [presenter, options] in
                var shown = presenter
                if path != nil { shown.colors = .none }
                return shown.picture(of: layout, options.dimensions.choice)
            })
        return try writer.bytes(of: layout, as: format) + (format == .json ? [UInt8(ascii: "\n")] : [])
    }

    /// The picture in pixels, if it was asked for; nil, with a message, where the terminal shows none.
    private func pixels(of layout: Layout) -> String? {
        guard options.draw == .pixels else { return nil }
        let size = terminal.size
        guard let pixels = PixelTerminal(terminal) else {
            presenter.show(PixelTerminal.refusal)
            return nil
        }
        do {
            let picture = PixelPicture(layout, SVGPicture(theme: options.output.theme.onTerminal))
            return try pixels.text(picture, columns: size.columns, rows: max(3, size.rows - 1))
        } catch {
            presenter.show(error.diagnostic)
            return nil
        }
    }

    /// Whether any finding is a failure.
    private var isStrict: Bool { options.strict || configuration.strict }

    private func status(of layout: Layout, _ diagnostics: [Diagnostic], _ lints: [Diagnostic]) -> ExitStatus {
        if !layout.conflicts.isEmpty || (diagnostics + lints).contains(where: { $0.severity == .error }) {
            return .failure
        }
        return isStrict && !(layout.findings.isEmpty && lints.isEmpty) ? .finding : .success
    }

    // MARK: Sessions

    /// Runs a session that goes on from a part of a script.
    func runSession(after start: SourceText) {
        Self.catchInterrupts(of: interpreter)
        _ = runSession(after: [], start)
        console.flush()
    }

    private func runSession(after files: [String], _ start: SourceText? = nil) -> ExitStatus {
        let style = PromptStyle(usesColor: presenter.colors != .none)
        let pinned = PinnedRows(console: console, terminal: terminal, style: style, isASCII: presenter.isASCII)
        defer { pinned?.release() }
        let session = Session(
            reporter: reporter, presenter: presenter, pinned: pinned, accent: options.accent)
        // Without terminal support, the session starts all the same.
        if options.animate { _ = session.canvas.setAnimated(true) }
        if options.draw == .pixels, !session.canvas.setMode(.pixels) {
            presenter.show(PixelTerminal.refusal)
        }
        session.automaticTrace = options.traceChoice
        let loop = SessionLoop(session: session, commands: CommandRunner(session: session), usesShell: true)
        let editor = LineEditor(
            terminal: terminal, pinned: pinned, history: presenter.historyFile, isComplete: loop.isComplete,
            candidates: SessionCompletion(session: session, usesShell: true).candidates)
        let question = editor.map { YesNoQuestion(editor: $0, style: style, presenter: presenter) }
        let opening = SessionOpening(loop: loop, terminal: terminal, question: question)
        guard
            opening.open(
                files: files, start: start, init: options.noInit || start != nil ? nil : SessionOpening.initPath)
        else {
            return .noSuchFile
        }
        defer {
            session.journal?.remove()
            session.page?.stop()
        }
        if servesPage, !loop.commands.openPage() { return .failure }
        guard let editor else {
            if servesPage { PageInput(loop: loop).run() } else { PipedInput(loop: loop).run() }
            return .success
        }
        editor.stretches = loop.stretches
        TerminalInput(loop: loop, editor: editor, style: style).run()
        return .success
    }
}
