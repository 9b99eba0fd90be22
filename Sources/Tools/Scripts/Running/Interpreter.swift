internal import LayoutFindings
public import Masonry
public import Evaluator
public import Diagnostics
package import Vocabulary
internal import Syntax
internal import FixIts
internal import LayoutLints
internal import AppleLibraries

/// Runs scripts, input by input, against its own scene.
///
/// A statement is a transaction: one that fails changes nothing. An input can be one, too. Use an interpreter from one thread at a time; several
/// may run in parallel, as they share nothing. A request to stop remains until it is cleared.
public final class Interpreter {
    public let scene = Scene()
    /// Lets another thread or a signal handler stop a running script or layout, immediately or at a deadline.
    public let interruption: Interruption
    /// Undoes the last input; empty unless requested.
    public internal(set) var undo = Undo(inverses: [])
    /// Everything printed by the inputs so far.
    public private(set) var output = ""
    /// The value of the last expression statement.
    var lastValue: Value?
    /// The value that an input showed last.
    var lastShown: Value?
    /// Called with printed text as it is printed.
    public var onOutput: (String) -> Void = { _ in }
    /// Called after each accepted top-level statement of an input, with its reports, and after each that was to fail, with
    /// its errors.
    public var onStatement: ([Diagnostic]) -> Void = { _ in }

    let files: any ScriptFiles
    /// Where the other files of a project are found.
    public let projects: (any ProjectFinder)?
    /// The project around the last file that ran.
    var project: LoadedProject?
    let limits: Limits
    package let names = NameTable()
    package let vocabulary: Vocabulary
    package let evaluator: Evaluator
    let library: AppleLibrary
    /// The programs that are running, the top one first.
    var running: [Program] = []
    /// Every source that was run, by name; for equal names, the last one.
    var sources: [String: SourceText] = [:]
    /// Their names in order of first run.
    var sourceNames: [String] = []
    /// The lint rules that comments in the sources turn off, by source name.
    var lintComments: [String: (source: SourceText, comments: LintComments)] = [:]
    /// The parsed sources that rules have looked at.
    var readPrograms: [ObjectIdentifier: Program] = [:]
    /// The names of imported scripts, each of which runs only once.
    var imported: Set<String> = []
    /// The scripts run by the current input's imports.
    var importedNow = ImportedScripts()

    /// The screen on which a program is to start; nil for the scene's own.
    package var askedStart: StartScreen?
    /// The screen on which the last program started on an empty scene.
    var start: StartScreen?

    /// Whether edits are looked for where no rule has one.
    package var searchesEdits = true

    /// - Parameters:
    ///   - files: where imports are found; by default nowhere.
    ///   - projects: where the other files of a project are found; by default nowhere.
    ///   - interruption: stops the interpreter; by default its own.
    public init(
        files: any ScriptFiles = NoFiles(), projects: (any ProjectFinder)? = nil, limits: Limits = Limits(),
        interruption: Interruption = Interruption()
    ) {
        (self.files, self.projects) = (files, projects)
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
        evaluator.host.wording = { [unowned self] in answered($0).diagnostics }
        evaluator.host.write = { [unowned self] text in
            output += text
            onOutput(text)
        }
        evaluator.host.declareElsewhere = { [unowned self] in declareElsewhere($0) }
        evaluator.host.declareMember = { [unowned self] in declareMember($0, of: $1) }
        evaluator.host.declareDelegates = { [unowned self] in declareDelegates(ofCell: $0) }
        evaluator.host.imageSize = { [unowned self] in project?.index.imageSize($0) }
        evaluator.host.importFile = { [unowned self] (path, _, span) throws(Failure) in try importFile(path, span) }
    }

    /// Runs an input: its statements in order, up to the first that fails. An input with syntax errors does not run.
    ///
    /// - Parameters:
    ///   - showsValues: whether to return the values of expressions as text.
    ///   - keepsUndo: whether the input can be undone later.
    ///   - isAtomic: whether nothing of the input is kept if one of its statements fails, except what it printed. It must
    ///     keep its undo.
    ///   - others: files of the same project whose classes can start, too.
    public func run(
        _ source: SourceText, together others: [SourceText] = [], showsValues: Bool = true, keepsUndo: Bool = true,
        isAtomic: Bool = false
    ) -> Outcome {
        let source = enteringProject(source)
        var outcome = Outcome()
        undo = Undo(inverses: [])
        DeepStack.run {
            do throws(Failure) {
                let program = try program(of: source)
                let before = lastShown
                run(program, together: others, showsValues: showsValues, keepsUndo: keepsUndo, &outcome)
                let hasFailed =
                    !outcome.isComplete
                    || outcome.acceptedStatements > 1 && outcome.diagnostics.contains { $0.severity == .error }
                if isAtomic, hasFailed {
                    undo(undo)
                    undo = Undo(inverses: [])
                    lastShown = before
                    outcome.keepNothing()
                }
            } catch {
                outcome.diagnostics = error.diagnostics
            }
        }
        var fixes = FixCheck(files: files, interruption: interruption)
        outcome.diagnostics = searched(fixes.checked(outcome.diagnostics))
        return outcome
    }

    /// The diagnostics with edits of the search where no rule has one.
    private func searched(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard searchesEdits, diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
        var search = TokenSearch(files: files) { [unowned self] source in
            guard source.isInput else { return Self.trial(of: source, files: files, interruption, within: limits) }
            let onOutput = onOutput
            (searchesEdits, self.onOutput) = (false, { _ in })
            defer { (searchesEdits, self.onOutput) = (true, onOutput) }
            return tryOut(source, \.diagnostics)
        }
        return search.answered(diagnostics)
    }

    /// What a file reports when it runs, if that takes few steps.
    static func trial(
        of source: SourceText, files: any ScriptFiles, _ interruption: Interruption = Interruption(),
        within limits: Limits = Limits()
    ) -> [Diagnostic] {
        ran(source, files: files, interruption, within: limits).outcome.diagnostics.filter {
            $0.slug != Slug.stepLimit.rawValue
        }
    }

    /// Whether a file runs in few steps, and nothing is reported about its layout.
    static func isFlawless(_ source: SourceText, files: any ScriptFiles) -> Bool {
        let (interpreter, outcome) = ran(source, files: files, Interruption(), within: Limits())
        return outcome.isComplete && outcome.diagnostics.isEmpty && interpreter.scene.layout().findings.isEmpty
            && SceneFindings(interpreter.scene).placements.isEmpty
    }

    private static func ran(
        _ source: SourceText, files: any ScriptFiles, _ interruption: Interruption, within limits: Limits
    ) -> (interpreter: Interpreter, outcome: Outcome) {
        var limits = limits
        (limits.steps, limits.layout) = (min(limits.steps, 50_000), min(limits.layout, 3_000_000))
        let interpreter = Interpreter(files: files, limits: limits, interruption: interruption)
        interpreter.searchesEdits = false
        return (interpreter, interpreter.run(source, showsValues: false, keepsUndo: false))
    }

    /// Runs an input that must be undone before any other runs, with the undo returned next to its outcome.
    func runApart(_ source: SourceText) -> (outcome: Outcome, taken: Undo) {
        let earlier = undo
        defer { undo = earlier }
        return (run(source), undo)
    }

    /// The current layout; nil if solving was stopped by a request or the deadline.
    public func layout() -> Layout? {
        let layout = scene.layout()
        return interruption.reason == nil ? layout : nil
    }

    /// The script that was run, if it is the only one besides its imports.
    package var onlyScript: SourceText? {
        let scripts = knownSources.filter { !imported.contains($0.name) }
        return scripts.count == 1 && !scripts[0].isInput ? scripts[0] : nil
    }

    /// Undoes an input, which must be the latest one not undone yet.
    public func undo(_ undo: Undo) {
        scene.undoLog.run(undo.inverses)
    }

    /// The number of steps that the last input took.
    package var steps: Int { evaluator.stepCount }

    /// The numbers of expectations that held and that failed.
    public var expectations: (passed: Int, failed: Int) { evaluator.expectations.counts }

    /// The places of the expectations that were checked, each once, in order of the first check.
    package var expectationPlaces: [(source: SourceText, span: Span)] {
        var known: [ObjectIdentifier: Set<Span>] = [:]
        return evaluator.expectations.checks.compactMap { check in
            let isNew = known[ObjectIdentifier(check.source), default: []].insert(check.span).inserted
            return isNew ? (check.source, check.span) : nil
        }
    }

    /// The views that bare `make`, `update` and `remake` apply to.
    public var currentViews: [View] { evaluator.selection }

    /// The text before a session's cursor: the current views, or the language's name.
    public var prompt: String {
        let names = evaluator.selection.map { $0.name.visible() }
        if names.isEmpty { return "mas" }
        return names.count <= 3 ? names.joined(separator: ",") : "\(names[0])…\(names[names.count - 1])"
    }
}
