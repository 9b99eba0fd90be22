package import Masonry
package import Diagnostics
package import Vocabulary

/// Runs code against a scene.
package final class Evaluator {
    package let scene: Scene
    package let vocabulary: Vocabulary
    package let limits: Limits
    let interruption: Interruption
    package let globals: GlobalTable
    package let stack = ValueStack()
    /// The calls and loops that are running.
    package let trail = StepTrail()

    // State used by every loop is exempt from exclusivity checks, as no other module can access it.

    /// The running function.
    @exclusivity(unchecked) package var frame: Frame
    /// The code while nothing runs.
    private let idle: CodeUnit
    /// The current views.
    @exclusivity(unchecked) package private(set) var selection: [View] = []
    private var selectionEpoch: Int32 = 0
    package private(set) var expectations = (passed: 0, failed: 0)
    private var expectationsEpoch: Int32 = 0
    private(set) var reportedExpectations = 0
    /// How many expectations of the input failed beyond those that are reported.
    package private(set) var unreportedExpectations = 0
    /// The makers of bare chains in the unfinished statement.
    var pendingMakers: [PendingMaker] = []
    /// Their number, stored separately because every statement reads it.
    var pendingCount = 0
    var callDepth = 0
    /// The steps since the input started, and the count at which to check the limits next.
    var steps = 0
    var nextCheck = 0
    /// The UTF-8 bytes that the input has printed or displayed.
    var outputSize = 0
    /// The memory of the script's strings and arrays.
    package let memory: MemoryMeter
    /// The number of decisions that depended on something unknown, and whether the current one is about another round
    /// of a loop.
    @exclusivity(unchecked) package var undecidedCount = 0
    @exclusivity(unchecked) package var decidesLoop = false
    /// The latest function result, until a variable holds it.
    @exclusivity(unchecked) package var justReturned: View?
    /// The value of `self` outside methods: the started object.
    package var mainObject: Value?
    /// The source of a view's name: 1 for a variable, 2 for a property.
    package var namedViews: [View: Int] = [:]
    /// The ignored names without effect on the layout, each once.
    package var ignored: [String] = []
    /// The reports besides the failure that ends a statement.
    package var reports: [Diagnostic] = []
    /// Facts about statements that lint rules may report.
    package private(set) var notes: [LintNote] = []
    private var notedPlaces: Set<NotedPlace> = []
    private static let mostNotes = 500
    /// The library that projects' sources are written for.
    @exclusivity(unchecked) package var foreignLibrary: (any ForeignLibrary)?
    package var write: (String) -> Void = { _ in }
    /// Turns a failure into messages; set by the interpreter.
    package var wording: (Failure) -> [Diagnostic] = { _ in [] }
    /// Runs an imported file; set by the interpreter.
    package var importFile: (_ path: String, Evaluator, Span) throws(Failure) -> Void = { _, _, _ throws(Failure) in }
    /// Functions that the running source declares later.
    package var laterFunctions: (Name) throws(Failure) -> Value? = { _ throws(Failure) in nil }

    /// The place where the running source declares a name later.
    package var laterDeclaration: (Name) -> Span? = { _ in nil }
    /// The place where code that has run declares a name in a block, outside of which it is not visible.
    package var innerDeclaration: (Name) -> (source: SourceText, local: CodeUnit.Local)? = { _ in nil }

    struct PendingMaker {
        package let maker: ConstraintMaker
        let span: Span
    }

    /// Reports a nonfatal failure once.
    package func report(_ failure: Failure) {
        reports += wording(failure).filter { !reports.contains($0) }
    }

    package init(scene: Scene, vocabulary: Vocabulary, limits: Limits, interruption: Interruption, idle: CodeUnit) {
        self.scene = scene
        self.vocabulary = vocabulary
        self.limits = limits
        self.interruption = interruption
        self.idle = idle
        frame = Frame(of: idle)
        memory = MemoryMeter(scene.memory)
        globals = GlobalTable(undoLog: scene.undoLog)
    }

    /// The unit of the running code.
    package var unit: CodeUnit {
        @inline(__always) get { frame.unit }
    }

    /// The library of the running source; nil for the language's own sources.
    package var library: (any ForeignLibrary)? { unit.dialect.hasLibraries ? foreignLibrary : nil }

    package var undoLog: UndoLog { scene.undoLog }

    /// The steps of the input. Every loop uses `steps`, which other modules can't access, so it needs no exclusivity
    /// checks.
    package var stepCount: Int { steps }

    /// Counts work without a place in the script.
    package func countSteps(_ count: Int) { steps += count }

    /// Resets the limits for an input.
    package func beginInput() {
        steps = 0
        nextCheck = 0
        outputSize = 0
        callDepth = 0
        foreignLibrary?.beginInput()
        unreportedExpectations = 0
        reportedExpectations = 0
    }

    /// Runs a top-level statement and returns its value if it is an expression.
    package func run(_ unit: CodeUnit) throws(Failure) -> Value? {
        scene.takesMixedAxes = unit.dialect.hasLibraries
        guard stack.hasRoom(for: unit.slotCount) else {
            throw Failure(.limit(.calls, limits.calls), unit.source, unit.actions[Int(unit.entry)].span)
        }
        let (outerFrame, outerPending) = (frame, pendingMakers)
        frame = Frame(of: unit)
        pendingMakers = []
        pendingCount = 0
        let outer = stack.enter(pushed: 0, slotCount: unit.slotCount)
        defer {
            stack.leave(to: outer)
            withExtendedLifetime(unit) {}
            (frame, pendingMakers) = (outerFrame, outerPending)
            pendingCount = outerPending.count
        }
        let entry = unit.actions[Int(unit.entry)]
        if case .evaluate(let code) = entry.action {
            try step(Int(entry.steps), at: entry.span)
            let value = try evaluate(code)
            try installPending(from: 0)
            try foreignLibrary?.bringUpToDate(at: entry.span)
            library?.checkStatement(value, code)
            noteIdle(code, value)
            return value
        }
        _ = try execute(unit.entry)
        try foreignLibrary?.bringUpToDate(at: entry.span)
        return nil
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
    package func modelled<Result>(
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

    /// Stores a note, one per topic and place.
    package func note(_ fact: LintNote.Fact, at span: Span) {
        if isNoted(fact.topic, at: span) { return }
        notes.append(LintNote(fact: fact, source: unit.source, span: span))
        let place = notedPlace(fact.topic, span)
        notedPlaces.insert(place)
        undoLog.record { [unowned self] in
            notes.removeLast()
            notedPlaces.remove(place)
        }
    }

    /// Whether no more notes are stored at a place, which loops visit repeatedly.
    func isNoted(_ topic: LintNote.Topic, at span: Span) -> Bool {
        notes.count >= Self.mostNotes || notedPlaces.contains(notedPlace(topic, span))
    }

    private func notedPlace(_ topic: LintNote.Topic, _ span: Span) -> NotedPlace {
        NotedPlace(topic: topic, source: ObjectIdentifier(unit.source), span: span.range)
    }

    private struct NotedPlace: Hashable {
        let topic: LintNote.Topic
        let source: ObjectIdentifier
        let span: Range<Int>
    }

    /// Counts an expectation and returns whether to report it.
    package func count(expectationHolds holds: Bool) -> Bool {
        if undoLog.isFirstChange(&expectationsEpoch) {
            undoLog.record { [unowned self, expectations] in self.expectations = expectations }
        }
        if holds {
            expectations.passed += 1
            return false
        }
        expectations.failed += 1
        if reportedExpectations < limits.reports {
            reportedExpectations += 1
            return true
        }
        unreportedExpectations += 1
        return false
    }

    // MARK: Places in the source

    /// Sets the origin of what the object model creates next.
    package func stamp(_ span: Span) {
        let source = unit.source
        scene.origin = Origin(
            source: source.name, line: source.line(at: span.lower), range: span.range, text: source,
            in: trail.innermost)
    }

    package func nameSpan(_ name: Name, endOf code: Code.Index) -> Span {
        vocabulary.span(of: name, endOf: unit.spans[Int(code)])
    }
}
