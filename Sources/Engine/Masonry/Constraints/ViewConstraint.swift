/// A handle for one equation, which a chain builds and installs as a layout constraint.
public final class ViewConstraint: Constraint {
    public let first: ViewAttribute
    /// The place of the attribute in the source. Copies for an array keep it.
    public let origin: Origin?
    public var delegate: (any ConstraintDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }
    @exclusivity(unchecked) private var stored = State()
    /// Changed in place: an observer would copy it for each change.
    private var state: State {
        _read { yield stored }
        _modify {
            if undoLog.isFirstChange(&epoch) { undoLog.record { [self, stored] in self.stored = stored } }
            yield &stored
        }
    }
    @exclusivity(unchecked) private var epoch: Int32
    private var undoLog: UndoLog { first.view.scene.undoLog }
    private let memory: MemoryTally

    /// The approximate bytes of a handle, including its entries in its maker and view.
    private static let bytes = 320
    /// The most notes stored per handle.
    private static let maxNotes = 20

    /// Small fields are next to each other to save memory, because there are many constraints.
    private struct State {
        weak var delegate: (any ConstraintDelegate)?
        /// Nil until the chain has a relation; after that, no attribute can follow.
        var relation: Relation?
        var second: ViewAttribute?
        var updateExisting = false
        var isNoted = false
        var isPlain = false
        /// The link that set the constant last; nil if none did.
        var constantSource: ConstantSource?
        var constant = 0.0
        var multiplier = 1.0
        var priority = LayoutPriority.required
        var key: String?
        var layoutConstraint: LayoutConstraint?
        /// The place that last set a positive offset on a right or bottom edge.
        var constantOrigin: Origin?
        package var notes: [ConstraintNote] = []
    }

    convenience init(first: ViewAttribute) {
        self.init(first: first, origin: first.view.scene.origin)
    }

    /// Makes an inactive constraint like UIKit's own: without a maker, and without turning off the view's frame.
    public convenience init(
        _ first: ViewAttribute, _ relation: Relation, _ second: ViewAttribute?, multiplier: Double, constant: Double
    ) throws(ConstraintError) {
        try ConstraintError.checkFinite(multiplier)
        try ConstraintError.checkFinite(constant)
        self.init(first: first)
        state.relation = relation
        state.second = second
        state.multiplier = multiplier
        state.constant = constant
        state.isPlain = true
    }

    private init(first: ViewAttribute, origin: Origin?) {
        self.first = first
        self.origin = origin
        epoch = first.view.scene.undoLog.epoch
        memory = first.view.scene.memory
        memory.add(Self.bytes)
    }

    deinit {
        memory.remove(Self.bytes)
    }

    /// The copy used for one element of an array: everything except the relation's target and the key.
    private func copy() -> ViewConstraint {
        let copy = ViewConstraint(first: first, origin: origin)
        copy.state.relation = state.relation
        copy.state.constant = state.constant
        copy.state.multiplier = state.multiplier
        copy.state.priority = state.priority
        copy.state.constantSource = state.constantSource
        copy.state.constantOrigin = state.constantOrigin
        return copy
    }

    public var relation: Relation? { state.relation }
    public var second: ViewAttribute? { state.second }
    /// In points.
    public var constant: Double { state.constant }
    public var multiplier: Double { state.multiplier }
    public var priority: Double { state.priority }
    public var key: String? { state.key }
    /// Whether the constraint was made like UIKit's own.
    public var isPlain: Bool { state.isPlain }
    public var children: [any Constraint] { [] }
    /// The constraint that installing made or found; nil before that.
    public var layoutConstraint: LayoutConstraint? { state.layoutConstraint }
    public var isActive: Bool { state.layoutConstraint?.isActive ?? false }
    /// Whether the handle is in the view's list.
    var isNoted: Bool {
        get { state.isNoted }
        set { state.isNoted = newValue }
    }
}

// Building the chain.
extension ViewConstraint {
    @discardableResult
    public func addConstraint(with attribute: Attribute) throws(ConstraintError) -> any Constraint {
        if state.relation != nil { throw .attributeAfterRelation }
        guard let delegate else { throw .constraintNotFound(description) }
        return try delegate.constraint(self, addConstraintWith: attribute)
    }

    @discardableResult
    public func relate(
        _ relation: Relation, to argument: RelationArgument
    ) throws(ConstraintError) -> any Constraint {
        switch argument {
        case .array(let elements):
            if state.relation != nil { throw .redefinedRelation }
            return try relate(relation, toEach: elements)
        case .constant:
            if let earlier = state.relation, earlier != relation { throw .redefinedRelation }
            if state.relation != nil, state.second != nil { note(.repeatedRelation) }
        case .view, .guide, .attribute, .unsupported:
            if state.relation != nil { throw .redefinedRelation }
        }
        state.relation = relation
        try setSecond(argument)
        trace(.relation)
        return self
    }

    private func relate(
        _ relation: Relation, toEach elements: [RelationArgument]
    ) throws(ConstraintError) -> any Constraint {
        tracer?.record(.copying(HandleRecord(self), elements: elements.count))
        var children: [any Constraint] = []
        for (index, element) in elements.enumerated() {
            let child = copy()
            if index == 0, let key = state.key { child.note(.lostKey(key)) }
            child.state.relation = relation
            try child.setSecond(element)
            child.trace(.relation)
            children.append(child)
        }
        let composite = CompositeConstraint(children: children, scene: first.view.scene)
        guard let delegate else { throw .constraintNotFound(description) }
        composite.delegate = delegate
        try delegate.constraint(self, shouldBeReplacedWith: composite)
        return composite
    }

    private func setSecond(_ argument: RelationArgument) throws(ConstraintError) {
        switch argument {
        case .view(let view): state.second = view.attribute(first.attribute)
        case .guide(let guide): state.second = guide.attribute(guide.guide.impliedAttribute(for: first.attribute))
        case .attribute(let attribute): state.second = attribute
        case .constant(let value): try setConstant(value)
        case .array: throw .unsupportedAttribute("an array")
        case .unsupported(let description): throw .unsupportedAttribute(description)
        }
    }

    @discardableResult
    public func multipliedBy(_ multiplier: Double) throws(ConstraintError) -> any Constraint {
        if isActive { throw .multiplierAfterInstall }
        try ConstraintError.checkFinite(multiplier)
        state.multiplier = multiplier
        trace(.multiplier)
        return self
    }

    @discardableResult
    public func priority(_ priority: Double) throws(ConstraintError) -> any Constraint {
        if isActive { throw .priorityAfterInstall }
        try ConstraintError.checkPriority(priority)
        state.priority = priority
        trace(.priority)
        return self
    }

    /// Sets the priority. Unlike in Masonry, but as in UIKit and SnapKit, an installed constraint allows this and keeps
    /// its position in the order of activation.
    public func setPriority(_ priority: Double) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        state.priority = priority
        state.layoutConstraint?.replacePriority(priority)
        trace(.priority)
    }

    @discardableResult
    public func key(_ key: String) -> any Constraint {
        state.key = key
        state.layoutConstraint?.setKey(key)
        trace(.key)
        return self
    }
}

// The constant, which writes through to an installed constraint.
extension ViewConstraint {
    public func setOffset(_ offset: Double) throws(ConstraintError) {
        try setConstant(offset, by: .offset)
    }

    private func setConstant(_ constant: Double, by source: ConstantSource) throws(ConstraintError) {
        try ConstraintError.checkFinite(constant)
        if state.layoutConstraint == nil, state.constantSource != nil, state.constant != 0 {
            note(.overwrittenConstant(state.constant))
        }
        let old = state.constant
        state.constant = constant
        state.constantSource = source
        state.constantOrigin = constant > 0 && first.attribute.isFarEdge ? first.view.scene.origin : nil
        try state.layoutConstraint?.takeConstant(constant)
        trace(.constant(old: old))
    }

    public func setInsets(_ insets: EdgeInsets) throws(ConstraintError) {
        if let constant = first.attribute.constant(for: insets) {
            try setConstant(constant, by: .insets)
        } else {
            if insets != EdgeInsets(0) { note(.ignoredConstant(.insets)) }
            trace(.ignoredConstant(.insets(insets)))
        }
    }

    public func setSizeOffset(_ offset: Size) throws(ConstraintError) {
        switch first.attribute {
        case .width: try setConstant(offset.width, by: .sizeOffset)
        case .height: try setConstant(offset.height, by: .sizeOffset)
        default:
            note(.ignoredConstant(.sizeOffset))
            trace(.ignoredConstant(.size(offset)))
        }
    }

    public func setCenterOffset(_ offset: Point) throws(ConstraintError) {
        switch first.attribute {
        case .centerX: try setConstant(offset.x, by: .centerOffset)
        case .centerY: try setConstant(offset.y, by: .centerOffset)
        default:
            note(.ignoredConstant(.centerOffset))
            trace(.ignoredConstant(.point(offset)))
        }
    }
}

// Notes for lint rules.
extension ViewConstraint {
    package var notes: [ConstraintNote] { state.notes }
    /// The link that set the constant last; nil if none did.
    package var constantSource: ConstantSource? { state.constantSource }
    package var constantOrigin: Origin? { state.constantOrigin }

    func note(_ kind: ConstraintNote.Kind) {
        if state.notes.count >= Self.maxNotes { return }
        state.notes.append(ConstraintNote(kind: kind, origin: first.view.scene.origin))
    }

    func withdraw(_ kind: ConstraintNote.Kind) {
        if state.notes.last?.kind == kind { state.notes.removeLast() }
    }
}

// Installing.
extension ViewConstraint {
    public func setUpdateExisting(_ updateExisting: Bool) {
        state.updateExisting = updateExisting
    }

    public func install() throws(ConstraintError) {
        if let constraint = state.layoutConstraint, constraint.isActive {
            tracer?.record(.alreadyActive(InstalledRecord(constraint)))
            return
        }
        try checkViewsAreUsable()
        let equation = resolved
        let installedOn = try viewToInstallOn()
        if let constraint = state.layoutConstraint {
            // Views may have moved since the constraint was made.
            if let second = constraint.second?.view, first.view.closestCommonSuperview(with: second) == nil {
                throw .noCommonSuperview(first.view.displayName, second.displayName)
            }
            constraint.activate(on: installedOn)
            tracer?.record(.installed(InstalledRecord(constraint), installRule, isAgain: true))
        } else if state.updateExisting, let existing = existingConstraint(similarTo: equation, on: installedOn) {
            let old = existing.constant
            try existing.takeConstant(equation.constant)
            state.layoutConstraint = existing
            tracer?.record(.matched(InstalledRecord(existing), oldConstant: old))
            return
        } else {
            if state.updateExisting {
                if let rival = probableRival {
                    state.notes.append(
                        ConstraintNote(
                            kind: .rival(of: rival.constraint.id, differing: rival.differences), origin: origin))
                } else {
                    state.notes.append(ConstraintNote(kind: .addition, origin: origin))
                }
                traceMissed(on: installedOn)
            }
            let constraint = try LayoutConstraint(
                equation, key: state.key, installedOn: installedOn, origin: origin)
            constraint.activate(on: installedOn)
            state.layoutConstraint = constraint
            tracer?.record(.installed(InstalledRecord(constraint), installRule, isAgain: false))
        }
        first.view.noteInstalled(self)
    }

    public func uninstall() throws(ConstraintError) {
        try first.view.checkUsable()
        if let tracer {
            tracer.record(.uninstalled(state.layoutConstraint.map { InstalledRecord($0) }, wasActive: isActive))
        }
        if let constraint = state.layoutConstraint, constraint.isActive { first.view.noteUninstall(of: constraint) }
        state.layoutConstraint?.leaveLayout()
        first.view.noteUninstalled(self)
    }

    private func checkViewsAreUsable() throws(ConstraintError) {
        try first.view.checkUsable()
        try state.second?.view.checkUsable()
    }

    /// The current equation. A position without a second attribute is related to the superview's.
    var resolved: Equation {
        let second =
            state.second ?? (first.attribute.isSize ? nil : first.view.superview?.attribute(first.attribute))
        return Equation(
            first: first, relation: state.relation ?? .equal, second: second, multiplier: state.multiplier,
            constant: state.constant, priority: state.priority)
    }

    func viewToInstallOn() throws(ConstraintError) -> View {
        let view = first.view
        guard let second = state.second?.view else {
            // A guide's own constraints belong to the view that owns it.
            return first.attribute.isSize && view.kind != .guide ? view : view.superview ?? view
        }
        guard let common = view.closestCommonSuperview(with: second) else {
            throw .noCommonSuperview(view.displayName, second.displayName)
        }
        return common
    }

    /// The newest active constraint on the install view that differs in nothing but the constant.
    private func existingConstraint(similarTo equation: Equation, on view: View) -> LayoutConstraint? {
        first.view.installedConstraints
            .compactMap(\.layoutConstraint)
            .filter { $0.isActive && $0.installedOn === view && $0.isSimilar(to: equation) }
            .max { $0.activation < $1.activation }
    }
}

extension ViewConstraint {
    /// The description of the installed constraint or, before that, the chain so far.
    public var description: String {
        if let constraint = state.layoutConstraint { return constraint.description }
        return "<ViewConstraint\(key.map { ":\($0)" } ?? "") \(resolved)>"
    }
}
