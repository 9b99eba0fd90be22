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

    // What every loop reads is not checked for overlapping accesses, which other modules could make.

    /// The function that runs.
    @exclusivity(unchecked) package var frame: Frame
    /// The code while nothing runs.
    private let idle: CodeUnit
    /// The current views.
    @exclusivity(unchecked) package private(set) var selection: [View] = []
    private var selectionEpoch: Int32 = 0
    package private(set) var expectations = (passed: 0, failed: 0)
    private var expectationsEpoch: Int32 = 0
    private(set) var reportedExpectations = 0
    /// How many expectations of the input failed past those that are reported.
    package private(set) var unreportedExpectations = 0
    /// The makers of bare chains whose statement has not ended.
    var pendingMakers: [PendingMaker] = []
    /// How many those are: kept apart, as every statement asks.
    var pendingCount = 0
    var callDepth = 0
    /// Counted since the input began, and the number at which to look at the bounds next.
    var steps = 0
    var nextCheck = 0
    /// The UTF-8 bytes that the input has printed or shown.
    var outputSize = 0
    /// What the strings and arrays of the script take.
    package let memory: MemoryMeter
    /// How many decisions hung on something unknown, and whether the one that is made is about another round of a loop.
    @exclusivity(unchecked) package var undecidedCount = 0
    @exclusivity(unchecked) package var decidesLoop = false
    /// What the function that was called last gave, until a variable holds it.
    @exclusivity(unchecked) package var justReturned: View?
    /// What `self` is outside of methods: the object that was started.
    package var mainObject: Value?
    /// How firmly a view's name is its own: 1 by a variable, 2 by a property.
    package var namedViews: [View: Int] = [:]
    /// What has been left out because it does not change the layout, each once.
    package var ignored: [String] = []
    /// What is reported besides the failure that ends a statement.
    package var reports: [Diagnostic] = []
    /// What statements did that lint rules may report.
    package private(set) var notes: [LintNote] = []
    private var notedPlaces: Set<NotedPlace> = []
    private static let mostNotes = 500
    /// The library that projects' sources are written for.
    @exclusivity(unchecked) package var foreignLibrary: (any ForeignLibrary)?
    package var write: (String) -> Void = { _ in }
    /// What a failure is in words; set by the interpreter.
    package var wording: (Failure) -> [Diagnostic] = { _ in [] }
    /// Runs an imported file; set by the interpreter.
    package var importFile: (_ path: String, Evaluator, Span) throws(Failure) -> Void = { _, _, _ throws(Failure) in }
    /// Functions that the running source declares further down.
    package var laterFunctions: (Name) throws(Failure) -> Value? = { _ throws(Failure) in nil }

    /// Where the running source declares a name further down.
    package var laterDeclaration: (Name) -> Span? = { _ in nil }
    /// Where what ran so far declares a name in a block, outside of which it is not there.
    package var innerDeclaration: (Name) -> (source: SourceText, local: CodeUnit.Local)? = { _ in nil }

    struct PendingMaker {
        package let maker: ConstraintMaker
        let span: Span
    }

    /// Reports what does not end the statement, once.
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

    /// What the code that runs is part of.
    package var unit: CodeUnit {
        @inline(__always) get { frame.unit }
    }

    /// The library of the source that runs; the language's own sources have none.
    package var library: (any ForeignLibrary)? { unit.dialect.hasLibraries ? foreignLibrary : nil }

    package var undoLog: UndoLog { scene.undoLog }

    /// How many steps the input took; every loop counts in `steps`, which other modules can't reach, so nothing guards it.
    package var stepCount: Int { steps }

    /// Counts work that no place in the script stands for.
    package func countSteps(_ count: Int) { steps += count }

    /// Starts counting what bounds an input.
    package func beginInput() {
        steps = 0
        nextCheck = 0
        outputSize = 0
        callDepth = 0
        foreignLibrary?.beginInput()
        unreportedExpectations = 0
        reportedExpectations = 0
    }

    /// Runs a top-level statement and returns its value, where it is an expression.
    package func run(_ unit: CodeUnit) throws(Failure) -> Value? {
        do {
            return try runEntry(of: unit)
        } catch {
            throw foreignLibrary?.explained(error) ?? error
        }
    }

    private func runEntry(of unit: CodeUnit) throws(Failure) -> Value? {
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

    // MARK: Failing

    @inline(never)
    package func failure(_ problem: Problem, _ span: Span) -> Failure {
        Failure(problem, unit.source, span)
    }

    @inline(never)
    package func failure(_ problem: Problem, at code: Code.Index) -> Failure {
        Failure(problem, unit.source, unit.spans[Int(code)])
    }

    /// Runs what the object model may refuse.
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

    /// The failure of the model; of a view that is gone with where it went.
    package func failure(of error: ConstraintError, _ span: Span) -> Failure {
        guard case .viewRemoved(let name) = error, let removal = globals.removal(of: vocabulary.names.intern(name))
        else {
            return failure(.masonry(error), span)
        }
        return Failure(
            .masonry(error), unit.source, span,
            related: Failure.Related(source: removal.source, span: removal.span, .removal))
    }

    // MARK: What a statement changes besides the scene

    func select(_ views: [View]) {
        if undoLog.isFirstChange(&selectionEpoch) {
            undoLog.record { [unowned self, selection] in self.selection = selection }
        }
        selection = views
    }

    /// Keeps a note, one of each topic for each place.
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

    /// Whether nothing more is kept at a place, which loops come to again and again.
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

    /// Counts an expectation; says whether it is one to report.
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

    /// Marks what the object model makes next as written here.
    package func stamp(_ span: Span) {
        let source = unit.source
        scene.origin = Origin(
            source: source.name, line: source.line(at: span.lower), range: span.range, text: source)
    }

    package func nameSpan(_ name: Name, endOf code: Code.Index) -> Span {
        vocabulary.span(of: name, endOf: unit.spans[Int(code)])
    }
}
