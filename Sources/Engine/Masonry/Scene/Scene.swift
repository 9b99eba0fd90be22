internal import Simplex

/// A root view, the views and guides declared under it, and the constraints between them.
///
/// Views belong to one scene and live as long as it does. Use a scene from one thread at a time.
public final class Scene {
    /// The memory of the scene: its views and constraints, including those that only an undo would restore, and the
    /// undo log.
    package let memory: MemoryTally
    /// The changes that can be undone; off until recording starts.
    public let undoLog: UndoLog
    /// The origin of the views and constraints that are made while it is set.
    public var origin: Origin?
    /// Stops a layout early. The result is then useless, and the next layout starts again.
    public var interruption: Interruption?
    /// The limit on the work of one layout, measured in terms that solving writes. Beyond it, the layout is given up
    /// and reported as possibly wrong.
    public var layoutLimit = LinearWork.usualLimit
    /// The limit on the work of one search in a layout: for reasons, ranges, conflicting sets and fixes. Beyond it,
    /// nothing more is found.
    public var searchLimit = LinearWork.usualLimit
    /// Receives what makers and constraints do. Nil by default, which costs nothing.
    public var tracer: ConstraintTracer?
    /// Whether constraints can relate horizontal positions to vertical ones, as in UIKit.
    public var takesMixedAxes = false
    /// The declared views and guides that were not removed: the root first, then in order of declaration.
    public private(set) var views: [View] = []
    // What every change of a constraint uses is exempt from exclusivity checks: nothing else runs during an access to it.

    @exclusivity(unchecked) private(set) var active = ActiveConstraints()
    let constraintIndex = ConstraintIndex()
    public private(set) lazy var root = View(rootOf: self, name: names.claim("root"))
    /// Removed views that undo can restore.
    private var removedViews: [View] = []
    private var names = NameRegistry()
    private var lastStamp = 0
    /// How many views the scene ever had, including undone ones: a number is never reused.
    package private(set) var placeCount = 0
    private var lastConstraintID = 0
    /// The newest constraint before those that a maker is installing.
    private(set) var installMark = 0
    private var settings: Settings {
        willSet {
            guard undoLog.isFirstChange(&epoch) else { return }
            undoLog.record { [unowned self, settings] in self.settings = settings }
        }
        didSet {
            let isScaled = settings.scale != oldValue.scale && views.contains { $0.font != nil }
            if settings.textScale != oldValue.textScale || isScaled { forgetLayout() }
            if settings.direction == oldValue.direction { changes.noteSize() } else { changes.noteEverything() }
            retireSolution()
        }
    }
    private var epoch: Int32 = 0
    /// What holds only at some sizes, in the order of the script.
    package internal(set) var breakpoints: [Breakpoint] = []
    /// What the block of a breakpoint changes, while it runs.
    @exclusivity(unchecked) var recorder: BreakpointRecorder?
    @exclusivity(unchecked) private var solution: LayoutSolution?
    /// The outdated solution, kept for its memory.
    private var retired: LayoutSolution?
    /// What the outdated solution differs by from the scene.
    @exclusivity(unchecked) private var changes = PendingChanges()
    /// The remaining work of the current search.
    var searching: LinearWork?
    /// The places that changed constants last, by the numbers of the constraints: few are ever changed.
    private var constantOrigins: [Int: Origin] = [:]
    /// The items of the layout; valid as long as no view changes.
    private var items: SceneItems?

    private struct Settings {
        var size: Size
        var scale = 1.0
        var direction = LayoutDirection.leftToRight
        var textScale = 1.0
        var isCell = false
    }

    /// The size of the root that a scene begins with, in points.
    public static let usualSize = Size(width: 320, height: 480)

    /// An empty scene whose root has this size in points.
    public init(width: Double = usualSize.width, height: Double = usualSize.height) {
        memory = MemoryTally()
        undoLog = UndoLog(countedBy: memory)
        settings = Settings(size: Size(width: width, height: height))
        views = [root]
    }

    deinit {
        for view in views + removedViews { view.dismantle() }
    }

    /// The size of the root in points: finite and not negative.
    public var size: Size { settings.size }

    /// Sets the size of the root, in points.
    public func setSize(_ size: Size) throws(ConstraintError) {
        try ConstraintError.checkLength(size.width)
        try ConstraintError.checkLength(size.height)
        try checkTreeIsFree()
        settings.size = size
        updateBreakpoints()
    }

    /// Pixels per point. Reported frames are rounded to whole pixels, or not at all if it is 0.
    public var scale: Double { settings.scale }

    /// Sets the scale: 0 or more.
    public func setScale(_ scale: Double) throws(ConstraintError) {
        try ConstraintError.checkLength(scale)
        settings.scale = scale
    }

    /// The reading direction.
    public var direction: LayoutDirection {
        get { settings.direction }
        set {
            settings.direction = newValue
            updateBreakpoints()
        }
    }

    /// Whether the root is a cell to which a table or a collection gives its height.
    package var isCell: Bool {
        get { settings.isCell }
        set { settings.isCell = newValue }
    }

    /// How much wider than usual texts are, as in another language.
    public var textScale: Double { settings.textScale }

    /// Makes all texts wider or narrower: more than 0; usually 1.
    public func setTextScale(_ scale: Double) throws(ConstraintError) {
        try ConstraintError.checkLength(scale)
        if scale == 0 { throw .negativeLength(scale) }
        settings.textScale = scale
    }

    /// The current layout, as a value. Solves if anything changed since the last time.
    ///
    /// - Parameter explained: whether findings include causes and ranges. Otherwise conflicts contain only the broken
    ///   constraint and ambiguities no ranges, which saves most of the time.
    public func layout(explained: Bool = true) -> Layout {
        search { solution in
            defer { chargeLook(explained: explained) }
            return LayoutReport(scene: self, solution: solution, isExplained: explained).layout
        }
    }

    /// The work of the last layout, in terms that pivots write: the same on every machine.
    private(set) package var layoutWork = 0

    /// The work of all layouts and searches so far, in the same terms.
    package internal(set) var workDone = 0

    /// Whether the last search or a part of it reached its limit, so that its results may be incomplete.
    package internal(set) var didSearchRunOut = false

    /// Solves if anything changed since the last time.
    public func layoutIfNeeded() {
        _ = solved()
    }

    /// The number of active constraints.
    package var activeCount: Int { active.count }

    /// Whether anything changed since the last layout.
    package var needsLayout: Bool { solution == nil }

    /// The view or guide with this unique name.
    public func view(named name: String) -> View? {
        views.first { $0.name == name }
    }

    /// The constraint with this id, active or not; nil if no view of the scene has it.
    public func constraint(id: Int) -> LayoutConstraint? {
        guard let constraint = constraintIndex[id] else { return nil }
        if constraint.isActive { return constraint }
        let view = constraint.first.view
        let isHeld = !view.isRemoved && view.installedConstraints.contains { $0.layoutConstraint === constraint }
        return isHeld ? constraint : nil
    }

    /// The active constraints, in order of activation.
    package var activeConstraints: [LayoutConstraint] {
        // A search that requests all of them examines each.
        searching?.spend(Self.costOfScan * active.count)
        return active.objects
    }

    /// The solved layout from the engine.
    func solved() -> LayoutSolution {
        if let solution { return solution }
        let items = items ?? SceneItems(of: self, under: root)
        self.items = items
        let work = newWork()
        var engine = LayoutEngine(
            scene: self, items: items, storage: LayoutStorage(of: &retired), changes: changes, work: work)
        let solved = engine.solve()
        changes.removeAll()
        layoutWork = work.spent
        // Within a search it counts as work of that.
        if searching == nil { workDone += work.spent }
        if interruption?.reason == nil && searching?.isSpent != true { solution = solved } else { retired = solved }
        return solved
    }

    /// Runs code whose changes are undone before it ends, so that the layout stays valid.
    package func keepingLayout<Answer>(_ look: () throws -> Answer) rethrows -> Answer {
        let kept = (solution, items, changes)
        defer {
            (solution, items, changes) = kept
            // What is solved in between is no start for changes that were waiting.
            if solution == nil { changes.noteEverything() }
        }
        return try look()
    }

    /// Drops the results of earlier passes, but keeps their memory, so that the next pass starts from the views and
    /// constraints alone.
    package func forgetLayout() {
        for view in views { view.unwrappedSize = nil }
        viewsChanged()
    }

    private func constraintChanged(_ constraint: LayoutConstraint) {
        changes.note(constraint)
        retireSolution()
    }

    func viewsChanged() {
        items = nil
        changes.noteEverything()
        retireSolution()
    }

    private func retireSolution() {
        if solution == nil { return }
        retired = nil
        swap(&retired, &solution)
    }
}

// Notifications from views and constraints.
extension Scene {
    /// A number greater than every one before, which orders declarations and activations.
    func nextStamp() -> Int {
        lastStamp += 1
        return lastStamp
    }

    /// Records that a maker starts to install.
    func markInstall() {
        installMark = lastConstraintID
    }

    func nextPlace() -> Int {
        placeCount += 1
        return placeCount - 1
    }

    /// Where the constant of a constraint was changed last; nil if it never was.
    func originOfConstant(of constraint: LayoutConstraint) -> Origin? { constantOrigins[constraint.id] }

    /// Keeps the place of a change of a constraint's constant.
    func noteConstant(of constraint: LayoutConstraint) {
        let (id, old) = (constraint.id, constantOrigins[constraint.id])
        let new = origin == constraint.origin ? nil : origin
        guard new != old else { return }
        undoLog.record { [unowned self] in constantOrigins[id] = old }
        constantOrigins[id] = new
    }

    func nextConstraintID() -> Int {
        lastConstraintID += 1
        undoLog.record { [unowned self] in lastConstraintID -= 1 }
        return lastConstraintID
    }

    /// A name that no other view of the scene has: the given one, or with the suffix `#2`, `#3` …
    func claimName(_ name: String) -> String {
        let unique = names.claim(name)
        undoLog.record { [unowned self] in names.release(unique) }
        return unique
    }

    func releaseName(_ name: String) {
        names.release(name)
        undoLog.record { [self] in names.reclaim(name) }
    }

    func add(_ view: View) {
        views.append(view)
        viewsChanged()
        undoLog.record { [unowned self] in
            views.removeLast()
            viewsChanged()
        }
    }

    /// Forgets a removed view, which frees its name.
    func forget(_ view: View) {
        guard let index = views.firstIndex(of: view) else { return }
        views.remove(at: index)
        removedViews.append(view)
        names.release(view.name)
        viewsChanged()
        // The log keeps the view alive with all its state.
        undoLog.record(weight: 10) { [unowned self] in
            removedViews.removeLast()
            views.insert(view, at: index)
            names.reclaim(view.name)
            viewsChanged()
        }
    }

    func activated(_ constraint: LayoutConstraint) {
        constraintChanged(constraint)
        memory.add(LayoutConstraint.bytesInLayout)
        active.append(constraint)
        undoLog.record { [unowned self] in
            constraintChanged(active.objects[active.count - 1])
            memory.remove(LayoutConstraint.bytesInLayout)
            active.remove(at: active.count - 1)
        }
    }

    /// Takes an active constraint back at the place that it had.
    func reactivated(_ constraint: LayoutConstraint) {
        constraintChanged(constraint)
        memory.add(LayoutConstraint.bytesInLayout)
        let index = active.place(of: constraint)
        active.insert(constraint, constraint.plain, at: index)
        undoLog.record { [unowned self] in
            constraintChanged(constraint)
            memory.remove(LayoutConstraint.bytesInLayout)
            active.remove(at: index)
        }
    }

    func deactivated(_ constraint: LayoutConstraint) {
        guard let index = active.index(of: constraint) else { return }
        constraintChanged(constraint)
        let equation = active.remove(at: index)
        memory.remove(LayoutConstraint.bytesInLayout)
        // The log keeps the constraint and its handle alive.
        undoLog.record(weight: 8) { [unowned self] in
            constraintChanged(constraint)
            memory.add(LayoutConstraint.bytesInLayout)
            active.insert(constraint, equation, at: index)
        }
    }

    func changed(_ constraint: LayoutConstraint) {
        constraintChanged(constraint)
        if constraint.isActive { active.update(constraint) }
    }
}
