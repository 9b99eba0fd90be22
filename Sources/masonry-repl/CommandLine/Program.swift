internal import CLibEdit
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// One run of the program: scripts, a session, or both.
struct Program {
    private let options: RunCommand
    private let console = Console()
    private let terminal = Terminal()
    private let interpreter: Interpreter
    private let presenter: Presenter

    init(options: RunCommand) {
        self.options = options
        let (console, terminal) = (console, terminal)
        interpreter = Interpreter(files: ScriptFolder())
        interpreter.entry = options.entry
        presenter = options.output.presenter(console, terminal, isASCII: options.format == .ascii)
        if options.format != .json {
            // A picture in a file is to be nothing but the picture.
            let goesToErrors = options.format == .svg && !options.interactive
            interpreter.onOutput = { [presenter] in presenter.show(output: $0, asDiagnostic: goesToErrors) }
        }
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        let interruption = Unmanaged.passUnretained(interpreter.interruption).toOpaque()
        edit_catch_signals(
            { data in
                guard let data else { return }
                Unmanaged<Interruption>.fromOpaque(data).takeUnretainedValue().request()
            }, interruption)
        let isPiped = options.files.isEmpty && !options.interactive && !terminal.isInputTerminal
        let files = isPiped ? ["-"] : options.files
        if files.isEmpty || options.interactive { return runSession(after: files) }
        return runScripts(files)
    }

    // MARK: Scripts

    /// Runs the scripts as one session and prints what the last layout is.
    private func runScripts(_ files: [String]) -> ExitStatus {
        var diagnostics: [Diagnostic] = []
        for file in files {
            let source: SourceText
            do {
                source = try TextFile.source(at: file, accent: options.accent)
            } catch .interrupted {
                return .interrupted
            } catch {
                presenter.show(error)
                return .noSuchFile
            }
            let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
            for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
            diagnostics += outcome.diagnostics
            if interpreter.interruption.isRequested { return .interrupted }
            if !outcome.isComplete { break }
        }
        let layout = interpreter.scene.layout()
        if interpreter.interruption.isRequested { return .interrupted }
        for (finding, repairs) in zip(layout.findings, interpreter.repairs(of: layout.findings)) {
            presenter.show(
                Diagnostic(
                    finding, in: layout, repairs: repairs,
                    source: interpreter.source(named:)))
        }
        console.write(text(of: layout, diagnostics))
        return status(of: layout, diagnostics)
    }

    private func text(of layout: Layout, _ diagnostics: [Diagnostic]) -> String {
        switch options.format {
        case .text, .ascii: presenter.picture(of: layout)
        case .svg: SVGPicture().draw(layout)
        case .json:
            JSONReport(
                layout: layout, output: interpreter.output, expectations: interpreter.expectations,
                diagnostics: diagnostics, repairs: interpreter.repairs(of: layout.findings)
            ).text + "\n"
        }
    }

    private func status(of layout: Layout, _ diagnostics: [Diagnostic]) -> ExitStatus {
        if !layout.conflicts.isEmpty || diagnostics.contains(where: { $0.severity == .error }) { return .failure }
        return options.strict && !layout.findings.isEmpty ? .finding : .success
    }

    // MARK: Sessions

    private func runSession(after files: [String]) -> ExitStatus {
        let session = Session(interpreter: interpreter, presenter: presenter, accent: options.accent)
        let loop = SessionLoop(session: session, commands: CommandRunner(session: session))
        for file in files {
            do {
                session.run(try TextFile.source(at: file, accent: options.accent))
            } catch {
                presenter.show(error)
                return .noSuchFile
            }
        }
        guard terminal.isInputTerminal else {
            PipedInput(loop: loop).run()
            return .success
        }
        let editor = LineEditor(
            terminal: terminal, history: HistoryFile(), isComplete: session.isComplete,
            candidates: SessionCompletion(interpreter: interpreter).candidates)
        guard let editor else {
            PipedInput(loop: loop).run()
            return .success
        }
        console.writeLine(session.greeting)
        TerminalInput(loop: loop, editor: editor, usesColor: presenter.colors != .none).run()
        return .success
    }
}
