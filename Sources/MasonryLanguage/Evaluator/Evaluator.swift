internal import Masonry

/// Runs code against a scene.
final class Evaluator {
    let scene: Scene
    let vocabulary: Vocabulary
    let limits: Limits
    let interruption: Interruption
    let globals: GlobalTable
    let stack = ValueStack()

    /// The function that runs.
    var frame: Frame
    /// The code while nothing runs.
    private let idle: CodeUnit
    /// The current views.
    private(set) var selection: [View] = []
    private var selectionEpoch: Int32 = 0
    private(set) var expectations = (passed: 0, failed: 0)
    private var expectationsEpoch: Int32 = 0
    private(set) var reportedExpectations = 0
    /// How many expectations of the input failed past those that are reported.
    private(set) var unreportedExpectations = 0
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
    let memory: MemoryMeter
    // What the accents bring: classes in order of declaration, UIKit's among them by name, and their objects.
    var classes: [Name: ClassValue] = [:]
    var classOrder: [ClassValue] = []
    /// What was kept of users' settings, by key.
    var userDefaults: [String: Value] = [:]
    /// How many decisions hung on something unknown, and whether the one that is made is about another round of a loop.
    var undecidedCount = 0
    var decidesLoop = false
    /// Whether a script has methods for what is of the libraries.
    var hasExtensions = false
    /// Whether a script defines operators.
    var hasOperators = false
    var libraryTypes: [Name: ClassValue] = [:]
    var objects: [View: ObjectValue] = [:]
    /// The objects that UIKit's passes reach, oldest first.
    var livingObjects: [ObjectValue] = []
    /// The objects that are stack views, oldest first.
    var stacks: [ObjectValue] = []
    /// What runs before each test that is a block.
    var preparations: [Value] = []
    /// What was set of views that says nothing about the layout, to be asked for again.
    var looks: [View: [Name: Value]] = [:]
    /// The screen's size before the view on it took the one that its content asks for, and that.
    var fittedScreen: (wanted: Size, taken: Size)?
    /// How firmly a view's name is its own: 1 by a variable, 2 by a property.
    var namedViews: [View: Int] = [:]
    /// What the function that was called last gave, until a variable holds it.
    var justReturned: View?
    /// What `self` is outside of methods: the object that was started.
    var mainObject: Value?
    /// The class or method to start with, where one was asked for.
    var entryName: String?
    /// What names of a project's code that nothing declares were meant to be, by their places in the input: nil of those that
    /// are no slips.
    var slips: [Origin: String?] = [:]
    /// Whether what starts runs, and UIKit has laid nothing out yet.
    var isBeforeLayout = false
    /// The views that were added to stack views as to any others, while that is not told.
    var stackAdditions: [StackAddition] = []
    /// What was reported as not laid out, by name.
    var unplacedNames: Set<String> = []
    /// The names of the macros of the source that was last asked for them.
    var macroNames: (source: SourceText, names: [String])?
    /// Whether a source was found to use layout anchors alone.
    var anchorsAlone: (source: SourceText, isSo: Bool)?
    /// What has been left out because it does not change the layout, each once.
    var ignored: [String] = []
    /// What is to be said besides the failure that ends a statement.
    var reports: [Diagnostic] = []
    /// Lints that are about what a statement says rather than about what it made.
    private(set) var notes: [Failure] = []
    /// How many of them the rules have answered.
    private var answeredNotes = 0
    private var remarkPlaces: Set<RemarkPlace> = []
    private static let mostRemarks = 500
    var write: (String) -> Void = { _ in }
    /// Runs an imported file; set by the interpreter.
    var importFile: (_ path: String, Evaluator, Span) throws(Failure) -> Void = { _, _, _ throws(Failure) in }
    /// Functions that the running source declares further down.
    var laterFunctions: (Name) throws(Failure) -> Value? = { _ throws(Failure) in nil }

    /// Where the running source declares a name further down.
    var laterDeclaration: (Name) -> Span? = { _ in nil }
    /// Where what ran so far declares a name in a block, outside of which it is not there.
    var innerDeclaration: (Name) -> (source: SourceText, local: CodeUnit.Local)? = { _ in nil }

    struct PendingMaker {
        let maker: ConstraintMaker
        let span: Span
    }

    init(scene: Scene, vocabulary: Vocabulary, limits: Limits, interruption: Interruption, idle: CodeUnit) {
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
    var unit: CodeUnit {
        @inline(__always) get { frame.unit }
    }

    var undoLog: UndoLog { scene.undoLog }

    /// Starts counting what bounds an input.
    func beginInput() {
        steps = 0
        nextCheck = 0
        outputSize = 0
        callDepth = 0
        slips = [:]
        unplacedNames = []
        stackAdditions = []
        unreportedExpectations = 0
        reportedExpectations = 0
    }

    /// Runs a top-level statement and returns its value, where it is an expression.
    func run(_ unit: CodeUnit) throws(Failure) -> Value? {
        do {
            return try runEntry(of: unit)
        } catch {
            throw naming(accessorBehind: error)
        }
    }

    private func runEntry(of unit: CodeUnit) throws(Failure) -> Value? {
        scene.takesMixedAxes = unit.source.accent != .masonry
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
            try bringUpToDate(at: entry.span)
            if case .constraint(let made) = value, unit.source.accent != .masonry, !unit.source.isInput {
                noteUnused(made.constraint, code)
            }
            if case .boolean = value, unit.source.accent == .swift { noteActiveRead(code) }
            noteIdle(code, value)
            return value
        }
        _ = try execute(unit.entry)
        try bringUpToDate(at: entry.span)
        return nil
    }

    // MARK: Failing

    @inline(never)
    func failure(_ problem: Problem, _ span: Span) -> Failure {
        Failure(problem, unit.source, span)
    }

    @inline(never)
    func failure(_ problem: Problem, at code: Code.Index) -> Failure {
        Failure(problem, unit.source, unit.spans[Int(code)])
    }

    /// Runs what the object model may refuse.
    func modelled<Result>(
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
    func failure(of error: ConstraintError, _ span: Span) -> Failure {
        guard case .viewRemoved(let name) = error, let removal = globals.removal(of: vocabulary.names.intern(name))
        else {
            return failure(.masonry(error), span)
        }
        return Failure(
            .masonry(error), unit.source, span,
            related: Failure.Related(source: removal.source, span: removal.span, message: "it was removed here"))
    }

    // MARK: What a statement changes besides the scene

    func select(_ views: [View]) {
        if undoLog.isFirstChange(&selectionEpoch) {
            undoLog.record { [unowned self, selection] in self.selection = selection }
        }
        selection = views
    }

    /// Keeps a lint, once for each place.
    ///
    /// - Parameters:
    ///   - key: the place by which it is known whether the lint is kept already; nil for that of the lint.
    ///   - values: what was at hand, by place.
    func remark(
        _ slug: Slug, _ message: String, at span: Span, help: String?, knownBy key: Span? = nil,
        holding values: [(span: Span, value: Value)] = []
    ) {
        if isRemarked(slug, at: key ?? span) { return }
        notes.append(failure(.noted(slug, message, help: help), span).holding(values))
        let known = remarkPlace(slug, key ?? span)
        remarkPlaces.insert(known)
        undoLog.record { [unowned self] in
            notes.removeLast()
            answeredNotes = min(answeredNotes, notes.count)
            remarkPlaces.remove(known)
        }
    }

    /// Has the notes answered that were kept since the last time.
    func answerNotes(_ answer: (Failure) -> Failure) {
        while answeredNotes < notes.count {
            notes[answeredNotes] = answer(notes[answeredNotes])
            answeredNotes += 1
        }
    }

    /// The lints that were kept.
    var remarks: [Diagnostic] { notes.flatMap(\.diagnostics) }

    /// Whether nothing more is kept at a place, which loops come to again and again.
    func isRemarked(_ slug: Slug, at span: Span) -> Bool {
        notes.count >= Self.mostRemarks || remarkPlaces.contains(remarkPlace(slug, span))
    }

    private func remarkPlace(_ slug: Slug, _ span: Span) -> RemarkPlace {
        RemarkPlace(slug: slug, source: ObjectIdentifier(unit.source), span: span.range)
    }

    private struct RemarkPlace: Hashable {
        let slug: Slug
        let source: ObjectIdentifier
        let span: Range<Int>
    }

    /// Counts an expectation; says whether it is one to report.
    func count(expectationHolds holds: Bool) -> Bool {
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
    func stamp(_ span: Span) {
        let source = unit.source
        scene.origin = Origin(
            source: source.name, line: source.line(at: span.lower), range: span.range, text: source)
    }

    func nameSpan(_ name: Name, endOf code: Code.Index) -> Span {
        vocabulary.span(of: name, endOf: unit.spans[Int(code)])
    }
}
