package import LayoutFindings
package import Masonry
package import Diagnostics
package import Vocabulary

/// Runs code against a scene.
package final class Evaluator {
    package let scene: Scene
    package let vocabulary: Vocabulary
    let interruption: Interruption
    package let globals: GlobalTable
    let stack = ValueStack()
    /// The calls and loops that are running.
    let trail: StepTrail

    // State used by every loop is exempt from exclusivity checks: no code of the script runs during an access to it.

    @exclusivity(unchecked) package var limits: Limits {
        didSet { trail.maxCalls = max(0, limits.calls) }
    }
    /// The running function.
    @exclusivity(unchecked) var frame: Frame
    /// The code while nothing runs.
    private let idle: CodeUnit
    /// The current views.
    @exclusivity(unchecked) package private(set) var selection: [View] = []
    private var selectionEpoch: Int32 = 0
    package let expectations: ExpectationTally
    /// The makers of bare chains in the unfinished statement.
    @exclusivity(unchecked) var pending = PendingMakers()
    /// What the input has used of its limits.
    @exclusivity(unchecked) var usage = InputUsage()
    /// The memory of the script's strings and arrays.
    package let memory: MemoryMeter
    /// The decisions that depended on something unknown.
    @exclusivity(unchecked) var undecided = UndecidedCount()
    /// The screens on which plain expectations must hold; none for the scene's own screen.
    package var askedScreens: [ScreenBox] = []
    /// The condition of the running block of `when`.
    var screenCondition: ScreenCondition?
    /// Whether a statement of a function that fails is reported and skipped, as in a project's file.
    package var skipsFailures = false
    /// Whether an attribute in a comparison or in arithmetic is its solved value, as in a condition on ranges of screens.
    var readsAttributes = false
    /// While screens are swept, the differences of the numbers that the code compares.
    @exclusivity(unchecked) package var comparisons: [Double]?
    /// While a project's code runs on swept screens, how all comparisons turn out.
    package var outcomes: [Bool]?
    /// While an expectation is swept, the edges that it reads rounded, in pixels.
    var roundedEdges: [Double] = []
    /// Whether a project's code read something that depends on the screen.
    package private(set) var hasReadScreen = false
    /// The latest function result, until a variable holds it.
    @exclusivity(unchecked) var justReturned: View?
    /// The reports besides the failure that ends a statement.
    package var reports: [Diagnostic] = []
    /// What was reported where. A loop meets the same code many times.
    private var reported: Set<Fact> = []
    /// Why statements were skipped.
    var skippedProblems: Set<Problem> = []
    /// The reports as they were worded: several facts may read the same.
    private var worded: Set<Diagnostic> = []
    /// Facts about statements that lint rules may report.
    package let notes: LintNoteLog
    /// The library that projects' sources are written for.
    @exclusivity(unchecked) package var foreignLibrary: (any ForeignLibrary)?
    package var host = EvaluatorHost()
    /// What the running source declares later, or in a block.
    package var hiddenNames = HiddenNames()

    private struct Fact: Hashable {
        let problem: Problem
        let source: ObjectIdentifier
        let span: Span
    }

    /// Reports a nonfatal failure once.
    package func report(_ failure: Failure) {
        let fact = Fact(problem: failure.problem, source: ObjectIdentifier(failure.source), span: failure.span)
        guard reported.insert(fact).inserted else { return }
        reports += host.wording(failure).filter { worded.insert($0).inserted }
    }

    /// Reports a nonfatal failure each time.
    package func reportAgain(_ failure: Failure) { reports += host.wording(failure) }

    /// Forgets the reports of the statement before.
    package func beginReports() {
        reports = []
        reported = []
        skippedProblems = []
        worded = []
    }

    package init(scene: Scene, vocabulary: Vocabulary, limits: Limits, interruption: Interruption, idle: CodeUnit) {
        self.scene = scene
        self.vocabulary = vocabulary
        self.limits = limits
        trail = StepTrail(maxCalls: max(0, limits.calls))
        self.interruption = interruption
        self.idle = idle
        frame = Frame(of: idle)
        memory = MemoryMeter(scene.memory)
        globals = GlobalTable(undoLog: scene.undoLog)
        expectations = ExpectationTally(undoLog: scene.undoLog, limit: limits.reports)
        notes = LintNoteLog(undoLog: scene.undoLog)
    }

    /// The unit of the running code.
    package var unit: CodeUnit {
        @inline(__always) get { frame.unit }
    }

    /// The library of the running source; nil for the language's own sources.
    var library: (any ForeignLibrary)? { unit.dialect.hasLibraries ? foreignLibrary : nil }

    package var undoLog: UndoLog { scene.undoLog }

    /// The steps of the input. Every loop uses `usage`, which other modules can't access, so it needs no exclusivity
    /// checks.
    package var stepCount: Int { usage.steps }

    /// Counts work without a place in the script.
    package func countSteps(_ count: Int) { usage.steps += count }

    /// Resets the limits for an input.
    package func beginInput() {
        usage = InputUsage()
        expectations.beginInput()
    }

    /// Runs a top-level statement and returns its value if it is an expression.
    package func run(_ unit: CodeUnit) throws(Failure) -> Value? {
        scene.takesMixedAxes = unit.dialect.hasLibraries
        guard stack.hasRoom(for: unit.slotCount) else {
            throw Failure(.limit(.calls, limits.calls), unit.source, unit.actions[Int(unit.entry)].span)
        }
        let (outerFrame, outerPending) = (frame, pending)
        frame = Frame(of: unit)
        pending = PendingMakers()
        let outer = stack.enter(pushed: 0, slotCount: unit.slotCount)
        defer {
            stack.leave(to: outer)
            withExtendedLifetime(unit) {}
            (frame, pending) = (outerFrame, outerPending)
        }
        let entry = unit.actions[Int(unit.entry)]
        if case .evaluate(let code) = entry.action {
            try step(Int(entry.steps), at: entry.span)
            let value = try evaluate(code)
            try installPending(from: 0)
            try foreignLibrary?.observe(.ran(entry.span))
            try library?.observe(.evaluated(value, code))
            noteIdle(code, value)
            return value
        }
        _ = try execute(unit.entry)
        try foreignLibrary?.observe(.ran(entry.span))
        return nil
    }

    /// Counts a decision that depended on something unknown. Returns whether it is about another round of a loop.
    package func countUndecided(_ unknown: ForeignValue) -> Bool {
        undecided.count += 1
        undecided.latest = unknown
        return undecided.isAboutLoop
    }

    // MARK: Failures

    @inline(never)
    package func failure(_ problem: Problem, _ span: Span) -> Failure {
        Failure(problem, unit.source, span)
    }

    @inline(never)
    package func failure(_ problem: Problem, at code: Code.Index) -> Failure {
        Failure(problem, unit.source, unit.spans[Int(code)])
    }

    /// Runs an operation of the object model, which may fail.
    package func modeled<Result>(
        _ span: Span, _ body: () throws(ConstraintError) -> Result
    ) throws(Failure) -> Result {
        do {
            return try body()
        } catch {
            scene.tracer?.record(.failed(error))
            throw failure(of: error, span)
        }
    }

    /// The failure for an error of the object model; for a removed view, with the place of the removal.
    package func failure(of error: ConstraintError, _ span: Span) -> Failure {
        guard case .viewRemoved(let name) = error, let removal = globals.removal(of: vocabulary.names.intern(name))
        else {
            return failure(.masonry(error), span)
        }
        return Failure(
            .masonry(error), unit.source, span,
            related: Failure.Related(source: removal.source, span: removal.span, .removal))
    }

    // MARK: State outside the scene

    func select(_ views: [View]) {
        if undoLog.isFirstChange(&selectionEpoch) {
            undoLog.record { [unowned self, selection] in self.selection = selection }
        }
        selection = views
    }

    /// The running code reads something that depends on the screen.
    package func noteScreenReading() {
        if unit.dialect.hasLibraries { hasReadScreen = true }
    }

    /// Stores a note, one per topic and place.
    func note(_ fact: LintNote.Fact, at span: Span) {
        notes.add(LintNote(fact: fact, source: unit.source, span: span))
    }

    // MARK: Places in the source

    /// Sets the origin of what the object model creates next.
    package func stamp(_ span: Span) {
        let source = unit.source
        scene.origin = Origin(
            source: source.name, line: source.line(at: span.lower), range: span.range, text: source,
            in: trail.innermost)
    }

    func nameSpan(_ name: Name, endOf code: Code.Index) -> Span {
        vocabulary.span(of: name, endOf: unit.spans[Int(code)])
    }
}
