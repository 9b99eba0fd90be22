public import Masonry
public import Evaluator
public import Diagnostics
package import Vocabulary
package import Syntax
internal import FixIts
package import LayoutLints
internal import AppleLibraries

/// Runs scripts, input by input, against its own scene.
///
/// A statement is a transaction: one that fails changes nothing. Use an interpreter from one thread at a time; several
/// may run in parallel, as they share nothing. A request to stop remains until it is cleared.
public final class Interpreter {
    public let scene = Scene()
    /// Lets another thread or a signal handler stop a running script or layout, immediately or at a deadline.
    public let interruption: Interruption
    /// Undoes the last input; empty unless requested.
    public private(set) var undo = Undo(inverses: [])
    /// Everything printed by the inputs so far.
    public private(set) var output = ""
    /// The value of the last expression statement.
    private(set) var lastValue: Value?
    /// Called with printed text as it is printed.
    public var onOutput: (String) -> Void = { _ in }
    /// Called after each accepted top-level statement of an input, with its reports.
    public var onStatement: ([Diagnostic]) -> Void = { _ in }

    /// The lint rules that are turned off.
    public var disabledLints: Set<Slug> = []
    /// Whether fixes may be edits of the script that was run. A session can't edit it, and runs statements instead.
    public var offersEdits = true

    let files: any ScriptFiles
    let limits: Limits
    package let names = NameTable()
    package let vocabulary: Vocabulary
    package let evaluator: Evaluator
    private let library: AppleLibrary
    /// The scripts that are running, the top one first.
    private var running: [SourceText] = []
    /// Every source that was run, by name; for equal names, the last one.
    var sources: [String: SourceText] = [:]
    /// Their names in order of first run.
    var sourceNames: [String] = []
    /// The lint rules that comments in the sources turn off, by source name.
    private var lintComments: [String: (source: SourceText, comments: LintComments)] = [:]
    private var notedPrograms: [String: Program] = [:]
    /// The names of imported scripts, each of which runs only once.
    private var imported: Set<String> = []
    /// The scripts run by the current input's imports.
    private(set) var importedNow = ImportedScripts()

    /// - Parameters:
    ///   - files: where imports are found; by default nowhere.
    ///   - interruption: stops the interpreter; by default its own.
    public init(
        files: any ScriptFiles = NoFiles(), limits: Limits = Limits(), interruption: Interruption = Interruption()
    ) {
        self.files = files
        self.interruption = interruption
        self.limits = limits
        vocabulary = Vocabulary(names: names)
        let idle = CodeUnit(
            Compiler(source: SourceText(name: "", text: ""), vocabulary: vocabulary, limits: limits), entry: 0,
            slotCount: 0)
        evaluator = Evaluator(
            scene: scene, vocabulary: vocabulary, limits: limits, interruption: interruption, idle: idle)
        library = AppleLibrary(evaluator)
        evaluator.foreignLibrary = library
        scene.undoLog.isRecording = true
        scene.interruption = interruption
        scene.layoutLimit = limits.layout
        scene.searchLimit = limits.search
        evaluator.wording = { [unowned self] in answered($0).diagnostics }
        evaluator.write = { [unowned self] text in
            output += text
            onOutput(text)
        }
        evaluator.importFile = { [unowned self] (path, _, span) throws(Failure) in try importFile(path, span) }
    }

    /// Runs an input: its statements in order, up to the first that fails. An input with syntax errors does not run.
    ///
    /// - Parameters:
    ///   - showsValues: whether to return the values of expressions as text.
    ///   - keepsUndo: whether the input can be undone later.
    public func run(_ source: SourceText, showsValues: Bool = true, keepsUndo: Bool = true) -> Outcome {
        var outcome = Outcome()
        undo = Undo(inverses: [])
        DeepStack.run {
            do throws(Failure) {
                let program = try program(of: source)
                run(program, showsValues: showsValues, keepsUndo: keepsUndo, &outcome)
            } catch {
                outcome.diagnostics = error.diagnostics
            }
        }
        var fixes = FixCheck(files: files, interruption: interruption)
        outcome.diagnostics = fixes.checked(outcome.diagnostics)
        return outcome
    }

    /// Runs an input that must be undone before any other runs, with the undo returned next to its outcome.
    func runApart(_ source: SourceText) -> (outcome: Outcome, taken: Undo) {
        let earlier = undo
        defer { undo = earlier }
        return (run(source), undo)
    }

    /// Parses a source, unless it is too long or there is no time left.
    private func program(of source: SourceText) throws(Failure) -> Program {
        let start = Span(0, 0)
        if source.length > limits.source { throw Failure(.limit(.source, limits.source), source, start) }
        let program = source.program(names: names, errorLimit: limits.reports, interruption: interruption)
        switch interruption.reason {
        case .request: throw Failure(.interrupted, source, start)
        case .deadline: throw Failure(.deadline, source, start)
        case nil: return program
        }
    }

    private func run(_ program: Program, showsValues: Bool, keepsUndo: Bool, _ outcome: inout Outcome) {
        guard program.errors.isEmpty else {
            outcome.diagnostics = program.diagnostics
            return
        }
        let source = program.source
        evaluator.beginInput()
        remember(source)
        running = [source]
        importedNow = ImportedScripts()
        defer { running = [] }
        let start = scene.undoLog.mark()
        outcome.diagnostics += readHeaders(of: program)
        prepareFunctions(of: program)
        for (index, statement) in program.statements.enumerated() {
            let mark = scene.undoLog.mark()
            evaluator.reports = []
            do {
                position = index
                let unit = try Compiler.unit(for: statement, in: source, vocabulary: vocabulary, limits: limits)
                let value = try evaluator.run(unit)
                lastValue = value
                if showsValues, let value, !isBareChain(statement), !isSilent(statement, in: source) {
                    let shown = shown(value)
                    for text in shown { try evaluator.countOutput(text, at: statement.span) }
                    outcome.values += shown
                }
                outcome.diagnostics += evaluator.reports
                outcome.acceptedStatements += 1
                outcome.acceptedEnd = statement.span.upper
                onStatement(evaluator.reports)
            } catch {
                let answer = answered(error)
                scene.undoLog.rollBack(to: mark)
                // Earlier reports often explain the failure.
                outcome.diagnostics += evaluator.reports + answer.diagnostics
                break
            }
            if !keepsUndo { outcome.hasChanges = !scene.undoLog.take(from: mark).isEmpty || outcome.hasChanges }
        }
        let images = evaluator.ignored.filter(UIKitName.isAboutImages)
        let others = evaluator.ignored.filter { !UIKitName.isAboutImages($0) }
        evaluator.ignored = []
        for (names, note) in [(others, Problem.ignored(others)), (images, .ignoredImages(images))]
        where !names.isEmpty {
            outcome.diagnostics.append(
                Diagnostic(severity: note.severity, slug: note.slug.rawValue, message: note.message))
        }
        scene.origin = nil
        if evaluator.unreportedExpectations > 0 {
            let rest = Problem.unreportedExpectations(evaluator.unreportedExpectations, limit: limits.reports)
            outcome.diagnostics += Failure(rest, source, Span(0, 0)).diagnostics
        }
        outcome.isComplete = outcome.acceptedStatements == program.statements.count
        undo = Undo(inverses: scene.undoLog.take(from: start))
        outcome.hasChanges = outcome.hasChanges || !undo.isEmpty
    }

    /// Whether the statement is a chain on the current views, whose value the picture shows.
    private func isBareChain(_ statement: Statement) -> Bool {
        guard case .expression(let expression) = statement.kind else { return false }
        return Compiler(source: running[0], vocabulary: vocabulary, limits: limits).isChain(expression)
    }

    /// Whether the statement ends with a `;` in an accent with that convention, so that its value is not shown.
    private func isSilent(_ statement: Statement, in source: SourceText) -> Bool {
        source.accent != .masonry && source.text(in: statement.span).hasSuffix(";")
    }

    private func shown(_ value: Value) -> [String] {
        if case .nothing = value { return [] }
        return [ValueText(limit: 10_000).text(value, .shown)]
    }

    /// The current layout; nil if solving was stopped by a request or the deadline.
    public func layout() -> Layout? {
        let layout = scene.layout()
        return interruption.reason == nil ? layout : nil
    }

    /// The only script that was run, with its imports; nil for several, and for inputs of a session.
    var onlyScript: SourceText? {
        let scripts = knownSources.filter { !imported.contains($0.name) }
        guard scripts.count == 1, !scripts[0].isInput else { return nil }
        return scripts[0]
    }

    /// Runs a part of a program's statements and keeps what undoes them.
    ///
    /// - Parameter before: called before each statement, with the place of the undo log.
    /// - Returns: whether none failed.
    func replay(_ program: Program, from first: Int, to last: Int, before: (Int) -> Void) -> Bool {
        var isComplete = true
        DeepStack.run {
            evaluator.beginInput()
            remember(program.source)
            running = [program.source]
            importedNow = ImportedScripts()
            defer { running = [] }
            evaluator.reports = []
            if first == 0 { _ = readHeaders(of: program) }
            prepareFunctions(of: program)
            for (index, statement) in program.statements.enumerated().dropFirst(first).prefix(last - first) {
                before(scene.undoLog.mark())
                position = index
                do {
                    let unit = try Compiler.unit(
                        for: statement, in: program.source, vocabulary: vocabulary, limits: limits)
                    _ = try evaluator.run(unit)
                } catch {
                    isComplete = false
                    break
                }
            }
            evaluator.ignored = []
            scene.origin = nil
        }
        return isComplete
    }

    /// Undoes an input, which must be the latest one not undone yet.
    public func undo(_ undo: Undo) {
        scene.undoLog.run(undo.inverses)
    }

    private func remember(_ source: SourceText) {
        if sources.updateValue(source, forKey: source.name) == nil { sourceNames.append(source.name) }
    }

    /// The sources that were run, in order, including imported ones.
    package var knownSources: [SourceText] { sourceNames.compactMap { sources[$0] } }

    /// The lint rules that a source's comments turn off.
    package func comments(of source: SourceText) -> LintComments {
        if let known = lintComments[source.name], known.source === source { return known.comments }
        let comments = LintComments(source)
        lintComments[source.name] = (source, comments)
        return comments
    }

    /// A parsed source, cached for lint rules, which look at few sources repeatedly.
    package func programRead(from source: SourceText) -> Program {
        if let known = notedPrograms[source.name], known.source === source { return known }
        let program = source.program(names: names)
        notedPrograms[source.name] = program
        return program
    }

    /// The class or method that starts a source with classes, overriding the default choice.
    public var entry: String? {
        get { library.entryName }
        set { library.entryName = newValue }
    }

    /// The methods of the started object, by full name, in order of declaration.
    public var callableMethods: [String] {
        guard let main = evaluator.mainObject, let object = library.object(of: main) else { return [] }
        return object.type.methodOrder.map(vocabulary.text)
    }

    /// An input that calls a method of the started object, by its name with or without colons, with placeholder
    /// arguments; nil if there is no such method.
    ///
    /// - Parameter input: the input's name.
    public func call(of method: String, named input: String) -> SourceText? {
        let found =
            callableMethods.first { $0 == method } ?? callableMethods.first { $0.filter { $0 != ":" } == method }
        guard let found else { return nil }
        let parts = found.split(separator: ":").map(String.init)
        let call = found.hasSuffix(":") ? parts.map { "\($0):nil" }.joined(separator: " ") : found
        return SourceText(name: input, text: "[self \(call)];", isInput: true, accent: .objectiveC)
    }

    /// The number of steps that the last input took.
    package var steps: Int { evaluator.stepCount }

    /// The numbers of expectations that held and that failed.
    public var expectations: (passed: Int, failed: Int) { evaluator.expectations }

    /// The views that bare `make`, `update` and `remake` apply to.
    public var currentViews: [View] { evaluator.selection }

    /// The text before a session's cursor: the current views, or the language's name.
    public var prompt: String {
        let names = evaluator.selection.map { $0.name.visible() }
        if names.isEmpty { return "mas" }
        return names.count <= 3 ? names.joined(separator: ",") : "\(names[0])…\(names[names.count - 1])"
    }

    // MARK: Functions declared later

    private var position = 0
    private var laterFunctions: [Name: (index: Int, statement: Statement)] = [:]
    private var laterValues: [Name: Value] = [:]

    /// Lets a top-level statement call functions that the same source declares later, as in Swift.
    private func prepareFunctions(of program: Program) {
        laterFunctions = [:]
        laterValues = [:]
        evaluator.laterDeclaration = { [unowned self] name in
            program.statements.dropFirst(position).lazy.compactMap { $0.declaration(of: name) }.first
        }
        evaluator.innerDeclaration = { [unowned self] name in
            if let local = local(name, of: program.statements.prefix(position + 1), in: program.source) {
                return (program.source, local)
            }
            for source in knownSources.reversed() where source.isInput && source !== program.source {
                let statements = source.program(names: names).statements
                if let local = local(name, of: statements[...], in: source) { return (source, local) }
            }
            return nil
        }
        for (index, statement) in program.statements.enumerated() {
            if case .function(let name, _) = statement.kind, laterFunctions[name.name] == nil {
                laterFunctions[name.name] = (index, statement)
            }
        }
        evaluator.laterFunctions = { [unowned self] (name) throws(Failure) in
            guard let later = laterFunctions[name], later.index > position else { return nil }
            if let value = laterValues[name] { return value }
            let unit = try Compiler.unit(
                for: later.statement, in: program.source, vocabulary: vocabulary, limits: limits)
            guard case .declareFunction(_, let prototype, _) = unit.actions[Int(unit.entry)].action else { return nil }
            let function = FunctionValue(prototype: unit.prototypes[Int(prototype)], unit: unit)
            laterValues[name] = .function(function)
            return .function(function)
        }
    }

    /// The last variable of this name declared in a block of the statements.
    private func local(
        _ name: Name, of statements: ArraySlice<Statement>, in source: SourceText
    ) -> CodeUnit.Local? {
        statements.reversed().lazy.compactMap { [vocabulary, limits] statement in
            let unit = try? Compiler.unit(for: statement, in: source, vocabulary: vocabulary, limits: limits)
            return unit?.locals.last { $0.name == name }
        }.first
    }

    // MARK: Imports

    private func importFile(_ path: String, _ span: Span) throws(Failure) {
        guard let importer = running.last else { return }
        let source: SourceText
        do {
            source = try files.script(at: path, importedBy: importer, below: running[0])
        } catch {
            switch error {
            case .outsideTopDirectory: throw evaluator.failure(.importOutside(path), span)
            case .unreadable(let reason):
                let near = files.path(near: path, importedBy: importer, below: running[0])
                throw evaluator.failure(.importUnreadable(path, reason: reason, near: near), span)
            }
        }
        if running.contains(where: { $0.name == source.name }) { throw evaluator.failure(.importCycle(path), span) }
        if imported.contains(source.name) { return }
        let program = try program(of: source)
        guard program.errors.isEmpty else { throw evaluator.failure(.importedErrors(program.diagnostics), span) }
        remember(source)
        imported.insert(source.name)
        importedNow.add(source, importedBy: importer, span)
        scene.undoLog.record { [unowned self] in imported.remove(source.name) }
        try run(program, importedBy: importer, span)
    }

    /// Runs the files that a source needs and their implementation files, as far as they exist. Returns their errors.
    private func readHeaders(of program: Program) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for header in program.headers {
            let stem = header.path.hasSuffix(".h") ? String(header.path.dropLast(2)) : header.path
            for path in [header.path, stem + ".m"] {
                let source: SourceText
                do {
                    source = try files.script(at: path, importedBy: program.source, below: running[0])
                } catch {
                    if path == header.path, case .outsideTopDirectory = error {
                        diagnostics += Failure(.headerOutside(path), program.source, header.span).diagnostics
                    }
                    continue
                }
                guard !imported.contains(source.name), !running.contains(where: { $0.name == source.name })
                else { continue }
                remember(source)
                imported.insert(source.name)
                scene.undoLog.record { [unowned self] in imported.remove(source.name) }
                let needed: Program
                do throws(Failure) {
                    needed = try self.program(of: source)
                } catch {
                    diagnostics += error.diagnostics
                    continue
                }
                diagnostics += needed.diagnostics
                guard needed.errors.isEmpty else { continue }
                running.append(source)
                diagnostics += readHeaders(of: needed)
                running.removeLast()
                let mark = scene.undoLog.mark()
                do {
                    try run(needed, importedBy: program.source, Span(0, 0))
                } catch {
                    scene.undoLog.rollBack(to: mark)
                    diagnostics += error.diagnostics
                }
            }
        }
        return diagnostics
    }

    private func run(_ program: Program, importedBy importer: SourceText, _ span: Span) throws(Failure) {
        let outer = (position, laterFunctions, laterValues)
        let outerLookups = (evaluator.laterFunctions, evaluator.laterDeclaration, evaluator.innerDeclaration)
        running.append(program.source)
        prepareFunctions(of: program)
        defer {
            running.removeLast()
            (position, laterFunctions, laterValues) = outer
            (evaluator.laterFunctions, evaluator.laterDeclaration, evaluator.innerDeclaration) = outerLookups
        }
        do throws(Failure) {
            for (index, statement) in program.statements.enumerated() {
                position = index
                // Imported code is there to be used; only the top source starts.
                if case .start = statement.kind { continue }
                let unit = try Compiler.unit(for: statement, in: program.source, vocabulary: vocabulary, limits: limits)
                _ = try evaluator.run(unit)
            }
        } catch {
            throw error.called(from: Failure.Related(source: importer, span: span, .import))
        }
    }
}
