/// The resolved equation `first relation second × multiplier + constant @ priority` that the layout engine solves.
public final class LayoutConstraint {
    /// The number of the constraint in its scene, from 1, in order of creation.
    public let id: Int
    public let first: ViewAttribute
    public let relation: Relation
    @exclusivity(unchecked) private var epoch: Int32
    /// Includes the implied superview; nil if the first attribute is compared with the constant alone.
    public let second: ViewAttribute?
    public let multiplier: Double
    public let origin: Origin?
    @exclusivity(unchecked) private var state: State {
        willSet {
            scene.recorder?.note(self, state)
            guard scene.undoLog.isFirstChange(&epoch) else { return }
            scene.undoLog.record { [self, state] in self.state = state }
        }
        didSet { scene.changed(self) }
    }
    private var scene: Scene { first.view.scene }
    private let memory: MemoryTally
    private let index: ConstraintIndex

    /// The bytes that a constraint takes, about, and what one that is active takes besides while the scene is laid out.
    private static let bytes = 200
    static let bytesInLayout = 400

    /// Small fields are next to each other to save memory, because there are many constraints.
    struct State {
        var constant: Double
        var priority: Double
        var key: String?
        var installedOn: View
        var activation: Int32 = 0
        var isActive = false
        /// Whether it left the layout because a breakpoint does not hold.
        var isPaused = false
        var unknown: UnknownNumbers?
    }

    /// An inactive constraint.
    ///
    /// - Throws: an equation that Auto Layout does not allow.
    init(
        _ equation: Equation, key: String?, installedOn: View, origin: Origin?
    ) throws(ConstraintError) {
        try equation.validate(takesMixedAxes: equation.first.view.scene.takesMixedAxes)
        first = equation.first
        relation = equation.relation
        second = equation.second
        multiplier = equation.multiplier
        let scene = first.view.scene
        memory = scene.memory
        index = scene.constraintIndex
        memory.add(Self.bytes)
        id = scene.nextConstraintID()
        self.origin = origin
        epoch = scene.undoLog.epoch
        state = State(constant: equation.constant, priority: equation.priority, key: key, installedOn: installedOn)
        if !equation.unknown.isEmpty { state.unknown = equation.unknown }
        index.add(self)
    }

    deinit {
        index.remove(self)
        memory.remove(Self.bytes)
    }

    /// In points. Changing it keeps the position of the constraint in the order of activation.
    public var constant: Double { state.constant }

    /// Sets the constant, in points.
    public func setConstant(_ constant: Double) throws(ConstraintError) {
        let old = state.constant
        try takeConstant(constant)
        if unknown.constant != nil { forget(\.constant) }
        scene.tracer?.record(.adjusted(InstalledRecord(self), oldConstant: old))
    }

    /// Copies the constant of a handle.
    func takeConstant(_ constant: Double) throws(ConstraintError) {
        try ConstraintError.checkFinite(constant)
        state.constant = constant
        scene.noteConstant(of: self)
    }

    /// The unknown ones of its numbers.
    public var unknown: UnknownNumbers { state.unknown ?? UnknownNumbers() }

    private func forget(_ number: WritableKeyPath<UnknownNumbers, String?>) {
        var rest = unknown
        rest[keyPath: number] = nil
        setUnknown(rest)
    }

    /// Records which numbers are unknown.
    package func setUnknown(_ unknown: UnknownNumbers) {
        if unknown != self.unknown { state.unknown = unknown.isEmpty ? nil : unknown }
    }

    /// Whether a number of the equation is unknown, or a margin that it uses.
    package var isUnknown: Bool { state.unknown != nil || first.isUnknown || second?.isUnknown == true }

    /// More than 0 and at most 1000, which is required.
    public var priority: Double { state.priority }

    /// Sets the priority. Handles keep it when they install the constraint again.
    ///
    /// - Throws: an error if it is out of range or, as in UIKit, would make an active constraint required or stop it
    ///   being required.
    public func setPriority(_ priority: Double) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        let old = state.priority
        let changesKind = (old == LayoutPriority.required) != (priority == LayoutPriority.required)
        if isActive, changesKind { throw .requirementAfterInstall }
        state.priority = priority
        if unknown.priority != nil { forget(\.priority) }
        scene.tracer?.record(.weighed(InstalledRecord(self), oldPriority: old))
    }

    /// Replaces the priority without any checks.
    func replacePriority(_ priority: Double) {
        state.priority = priority
    }

    /// The name that the description shows instead of the id.
    public var key: String? { state.key }

    func setKey(_ key: String) {
        state.key = key
    }

    /// The view that holds the constraint, or that held it last.
    public var installedOn: View { state.installedOn }

    /// Whether the layout engine solves for the constraint.
    public var isActive: Bool { state.isActive }

    /// Activates the constraint on the view that held it last. An active constraint stays as it is.
    ///
    /// - Throws: its views are gone or no longer have a common superview.
    public func activate() throws(ConstraintError) {
        try checkViews()
        if isActive {
            scene.tracer?.record(.alreadyActive(InstalledRecord(self)))
            return
        }
        activate(on: installedOn)
        scene.tracer?.record(.installed(InstalledRecord(self), nil, isAgain: true))
    }

    /// Removes the constraint from the layout. Its handles can install it again.
    ///
    /// - Throws: its views are gone.
    public func deactivate() throws(ConstraintError) {
        try checkViews()
        scene.tracer?.record(.uninstalled(InstalledRecord(self), wasActive: isActive))
        leaveLayout()
    }

    private func checkViews() throws(ConstraintError) {
        try first.view.checkUsable()
        guard let second = second?.view else { return }
        try second.checkUsable()
        if !isActive, first.view.closestCommonSuperview(with: second) == nil {
            throw .noCommonSuperview(first.view.displayName, second.displayName)
        }
    }

    /// Determines the order of activations, and of declarations of views.
    var activation: Int { Int(state.activation) }

    /// Whether the last `remake` of the view removed the constraint, and nothing activated it again.
    package var isRemade: Bool {
        guard !isActive, let removal = first.view.removal, removal.cause == .remake else { return false }
        return removal.constraints.contains { $0 === self }
    }

    /// Whether the constraint was activated before the view was declared.
    package func precedes(_ view: View) -> Bool { activation < view.declaration }

    /// The numbers that the layout engine reads.
    var plain: PlainEquation {
        PlainEquation(
            shape: PlainEquation.Shape(equation), id: Int32(truncatingIfNeeded: id), activation: state.activation,
            constant: state.constant)
    }

    func activate(on view: View) {
        if isActive { return }
        state.installedOn = view
        state.activation = Int32(truncatingIfNeeded: scene.nextStamp())
        state.isActive = true
        scene.activated(self)
    }

    func leaveLayout() {
        if state.isPaused { state.isPaused = false }
        guard isActive else { return }
        scene.deactivated(self)
        state.isActive = false
    }

    /// Leaves the layout until `resume`.
    func pause() {
        guard isActive else { return }
        leaveLayout()
        state.isPaused = true
    }

    /// Lets `resume` bring it back, though it left the layout otherwise.
    func awaitResume() { state.isPaused = true }

    /// Comes back to the place that it had among the active constraints, unless it was uninstalled or its views were parted.
    func resume() {
        guard state.isPaused else { return }
        state.isPaused = false
        do throws(ConstraintError) {
            try checkViews()
        } catch {
            return
        }
        state.isActive = true
        scene.reactivated(self)
    }

    func changeConstant(to constant: Double) { state.constant = constant }

    /// The condition under which it is active; nil if it always is.
    public private(set) var condition: ScreenCondition?

    func depend(on condition: ScreenCondition) {
        scene.undoLog.record { [self, old = self.condition] in self.condition = old }
        self.condition = condition
    }

    /// Whether `update` treats this constraint as the one that `equation` means: everything but the constant is equal.
    func isSimilar(to equation: Equation) -> Bool {
        first.isIdentical(to: equation.first)
            && hasSecond(equation.second)
            && relation == equation.relation
            && multiplier == equation.multiplier
            && priority == equation.priority
    }

    /// Whether the second attribute is the same attribute of the same item.
    package func hasSecond(_ other: ViewAttribute?) -> Bool {
        switch (second, other) {
        case (nil, nil): true
        case (let second?, let other?): second.isIdentical(to: other)
        default: false
        }
    }
}

extension LayoutConstraint: CustomStringConvertible {
    /// The description as in Masonry: `<LayoutConstraint:KEY View:NAME.attr REL View:NAME.attr * M + C ^PRIORITY>`.
    public var description: String { "<LayoutConstraint:\(key ?? "#\(id)") \(equation)>" }

    /// The equation alone, as in Masonry's description.
    package var equationText: String {
        // Masonry prints a multiplier even without a second attribute.
        equation(second == nil ? 1 : multiplier).description.replacing("View:", with: "")
    }

    var equation: Equation { equation(multiplier) }

    private func equation(_ multiplier: Double) -> Equation {
        Equation(
            first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
            priority: priority, unknown: unknown)
    }
}
