internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// A program that has run, on other screens. The constraints of a script say all about them. A project's code that reads
/// something of the screen runs anew on each, as it may do something else there.
struct ScreenProgram {
    /// What has run.
    let reporter: LayoutReporter
    /// Runs the program in an interpreter that is on another screen.
    private let run: (Interpreter) -> Run
    let runsAnew: Bool

    /// What came of the program on a screen.
    struct Run {
        let reporter: LayoutReporter
        /// What its code reported.
        var diagnostics: [Diagnostic]
        /// Whether nothing failed but expectations.
        let isComplete: Bool

        init(_ reporter: LayoutReporter, _ diagnostics: [Diagnostic] = []) {
            (self.reporter, self.diagnostics) = (reporter, diagnostics)
            isComplete = !diagnostics.contains {
                $0.severity == .error && $0.slug != Slug.expectationFailed.rawValue
            }
        }

        /// Without the reports that were made anyway.
        func leavingOut(_ known: (Diagnostic) -> Bool) -> Run {
            var run = self
            run.diagnostics.removeAll(where: known)
            return run
        }
    }

    /// How the program looks on a screen.
    struct Look {
        let scene: OtherLook
        /// Those of a program that failed are only what is certain.
        let findings: [Finding]
        /// What its code reports there, if it runs anew.
        let diagnostics: [Diagnostic]
        let state: State
    }

    /// What decides about a layout.
    struct State: Equatable {
        let layout: LayoutState
        let greater: [Int8]
        /// How the comparisons in the code turn out.
        let outcomes: [Bool]

        var kind: Kind { Kind(layout: layout.kind, outcomes: outcomes) }
    }

    /// What differs from one kind of layout to another.
    struct Kind: Hashable {
        let layout: LayoutState.Kind
        let outcomes: [Bool]
    }

    /// - Parameter run: runs the program anew, in an interpreter that it may set up.
    init(_ reporter: LayoutReporter, run: @escaping (Interpreter) -> Run) {
        self.reporter = reporter
        self.run = run
        runsAnew = reporter.interpreter.dependsOnScreen
    }

    /// What has been typed: its constraints are all there is.
    init(session reporter: LayoutReporter) {
        self.reporter = reporter
        run = { _ in Run(reporter) }
        runsAnew = false
    }

    /// The scene's own screen.
    var ownScreen: ScreenStretch.Screen {
        let scene = reporter.interpreter.scene
        return ScreenStretch.Screen(size: scene.size, textScale: scene.textScale)
    }

    /// - Parameter direction: nil for the program's own.
    func look(on screen: ScreenStretch.Screen, _ direction: LayoutDirection?) throws(ConstraintError) -> Look {
        let run =
            runsAnew
            ? try run(on: screen, direction, searchingEdits: false) : Run(reporter)
        let look = runsAnew ? run.reporter.look() : try reporter.look(on: screen, direction)
        let interpreter = run.reporter.interpreter
        return Look(
            scene: look, findings: run.isComplete ? look.layout.findings : look.layout.findingsBeforeFailure,
            diagnostics: run.diagnostics,
            state: State(layout: look.state, greater: interpreter.greaterNumbers, outcomes: interpreter.outcomes))
    }

    /// How many of its expectations hold on all screens, and how many fail on some.
    ///
    /// - Parameter findings: what was found on the screens.
    func expectations(in findings: [ToolFinding]) -> (passed: Int, failed: Int) {
        let own = reporter.interpreter.expectations
        guard runsAnew else { return own }
        let failed = findings.count { $0.finding.rule == Slug.expectationFailed.rawValue }
        return (max(0, own.passed + own.failed - failed), failed)
    }

    /// Looks at what came of the program on a screen. The scene stays as it is.
    ///
    /// - Parameter direction: nil for the program's own.
    func trying<Result>(
        _ screen: ScreenStretch.Screen, _ direction: LayoutDirection?, _ look: (Run) -> Result
    ) throws(ConstraintError) -> Result {
        if runsAnew { return look(try run(on: screen, direction, searchingEdits: true)) }
        return try reporter.trying(screen, direction) { look(Run(reporter)) }
    }

    private func run(
        on screen: ScreenStretch.Screen, _ direction: LayoutDirection?, searchingEdits: Bool
    ) throws(ConstraintError) -> Run {
        let own = reporter.interpreter
        let interpreter = Interpreter(files: ScriptFolder(), projects: own.projects, interruption: own.interruption)
        interpreter.entry = own.entry
        interpreter.recordsDecisions = true
        interpreter.searchesEdits = searchingEdits
        interpreter.askedStart = Interpreter.StartScreen(screen: screen, direction: direction)
        return run(interpreter)
    }
}
