/// A handle for several constraints of either kind. It forwards every operation to them and is their delegate.
public final class CompositeConstraint: Constraint {
    public var delegate: (any ConstraintDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }
    unowned let scene: Scene
    private var state: State {
        willSet {
            guard scene.undoLog.isFirstChange(&epoch) else { return }
            scene.undoLog.record { [self, state] in self.state = state }
        }
    }
    private var epoch: Int32
    private let memory: MemoryTally

    /// The approximate bytes of a composite.
    private static let bytes = 320

    private struct State {
        weak var delegate: (any ConstraintDelegate)?
        var children: [any Constraint]
        var key: String?
    }

    /// Becomes the delegate of the children.
    init(children: [any Constraint], scene: Scene, delegate: (any ConstraintDelegate)? = nil) {
        self.scene = scene
        memory = scene.memory
        memory.add(Self.bytes)
        epoch = scene.undoLog.epoch
        state = State(children: children)
        for child in children { child.delegate = self }
        self.delegate = delegate
        traceCreation()
    }

    deinit {
        memory.remove(Self.bytes)
    }

    public var children: [any Constraint] { state.children }
    public var key: String? { state.key }
    public var isActive: Bool { !children.isEmpty && children.allSatisfy(\.isActive) }
    public var description: String {
        "<CompositeConstraint\(key.map { ":\($0)" } ?? "") [\(children.map(\.description).joined(separator: ", "))]>"
    }
}

extension CompositeConstraint: ConstraintDelegate {
    public func constraint(
        _ constraint: any Constraint, shouldBeReplacedWith replacement: any Constraint
    ) throws(ConstraintError) {
        guard let index = children.firstIndex(where: { $0 === constraint }) else {
            throw .constraintNotFound(constraint.description)
        }
        let before = scene.tracer == nil ? nil : maker?.shapes
        state.children[index] = replacement
        tracer?.send(
            .composite, "constraint:shouldBeReplacedWithConstraint:",
            "\(ConstraintShape(constraint)), \(ConstraintShape(replacement))")
        tracer?.state("self.childConstraints = \(ConstraintShape(self))")
        scene.tracer?.record(
            .replaced(
                constraint, by: replacement, in: self,
                ChainEvent.MakerChange(before: before ?? [], after: maker?.shapes ?? [])))
    }

    @discardableResult
    public func constraint(
        _ constraint: any Constraint, addConstraintWith attribute: Attribute
    ) throws(ConstraintError) -> any Constraint {
        tracer?.open(
            .composite, "constraint:addConstraintWithLayoutAttribute:",
            "\(ConstraintShape(constraint)), \(attribute.sourceName)")
        defer { tracer?.close() }
        guard let delegate else { throw .constraintNotFound(description) }
        let before = scene.tracer == nil ? nil : maker?.shapes
        let added = try delegate.constraint(self, addConstraintWith: attribute)
        if hasRelation { (added as? ViewConstraint)?.note(.lateAttribute) }
        added.delegate = self
        state.children.append(added)
        tracer?.state("newConstraint.delegate = self, self.childConstraints = \(ConstraintShape(self))")
        scene.tracer?.record(
            .joined(
                ConstraintShape(added), composite: ConstraintShape(self), madeBy: delegate.kind,
                delegate: added.delegate?.kind, ChainEvent.MakerChange(before: before ?? [], after: maker?.shapes ?? [])
            ))
        return added
    }
}

extension CompositeConstraint {
    @discardableResult
    public func addConstraint(with attribute: Attribute) throws(ConstraintError) -> any Constraint {
        tracer?.open(
            .composite, "addConstraintWithLayoutAttribute:", through: attribute.rawValue, attribute.sourceName)
        defer { tracer?.close() }
        try constraint(self, addConstraintWith: attribute)
        return self
    }

    @discardableResult
    public func relate(
        _ relation: Relation, to argument: RelationArgument
    ) throws(ConstraintError) -> any Constraint {
        tracer?.openRelation(.composite, relation, argument)
        defer { tracer?.close() }
        // Relating a child to an array replaces it in `self.children`, which this loop's copy does not see.
        for child in children { try child.relate(relation, to: argument) }
        switch argument {
        case .constant(.number(let number)): noteMovedEdges(by: number)
        case .constant(.insets): dropIgnoredNote(.insets)
        case .constant(.size): dropIgnoredNote(.sizeOffset)
        case .constant(.point): dropIgnoredNote(.centerOffset)
        default: break
        }
        return self
    }

    @discardableResult
    public func multipliedBy(_ multiplier: Double) throws(ConstraintError) -> any Constraint {
        tracer?.open(.composite, "multipliedBy", multiplier.spelledFactor)
        defer { tracer?.close() }
        for child in children { try child.multipliedBy(multiplier) }
        return self
    }

    @discardableResult
    public func dividedBy(_ divider: Double) throws(ConstraintError) -> any Constraint {
        tracer?.open(.composite, "dividedBy", divider.spelledFactor)
        defer { tracer?.close() }
        for child in children { try child.dividedBy(divider) }
        return self
    }

    @discardableResult
    public func priority(_ priority: Double) throws(ConstraintError) -> any Constraint {
        tracer?.open(.composite, "priority", priority.spelled)
        defer { tracer?.close() }
        for child in children { try child.priority(priority) }
        return self
    }

    @discardableResult
    public func key(_ key: String) -> any Constraint {
        state.key = key
        tracer?.open(.composite, "key", key)
        defer { tracer?.close() }
        for (index, child) in children.enumerated() { child.key("\(key)[\(index)]") }
        return self
    }

    public func setOffset(_ offset: Double) throws(ConstraintError) {
        tracer?.open(.composite, "setOffset:", offset.spelled)
        defer { tracer?.close() }
        for child in children { try child.setOffset(offset) }
        noteMovedEdges(by: offset)
    }

    public func setInsets(_ insets: EdgeInsets) throws(ConstraintError) {
        tracer?.open(.composite, "setInsets:", LayoutConstant.insets(insets).description)
        defer { tracer?.close() }
        for child in children { try child.setInsets(insets) }
        dropIgnoredNote(.insets)
    }

    public func setInset(_ inset: Double) throws(ConstraintError) {
        tracer?.open(.composite, "setInset:", inset.spelled)
        defer { tracer?.close() }
        for child in children { try child.setInset(inset) }
        dropIgnoredNote(.insets)
    }

    public func setSizeOffset(_ offset: Size) throws(ConstraintError) {
        tracer?.open(.composite, "setSizeOffset:", LayoutConstant.size(offset).description)
        defer { tracer?.close() }
        for child in children { try child.setSizeOffset(offset) }
        dropIgnoredNote(.sizeOffset)
    }

    public func setCenterOffset(_ offset: Point) throws(ConstraintError) {
        tracer?.open(.composite, "setCenterOffset:", LayoutConstant.point(offset).description)
        defer { tracer?.close() }
        for child in children { try child.setCenterOffset(offset) }
        dropIgnoredNote(.centerOffset)
    }

    public func setUpdateExisting(_ updateExisting: Bool) {
        for child in children { child.setUpdateExisting(updateExisting) }
    }

    public func install() throws(ConstraintError) {
        tracer?.open(.composite, "install", ConstraintShape(self).description)
        defer { tracer?.close() }
        for child in children {
            if isTracedUpdate { tracer?.state("constraint.updateExisting = YES") }
            try child.install()
        }
    }

    public func uninstall() throws(ConstraintError) {
        tracer?.open(.composite, "uninstall", ConstraintShape(self).description)
        defer { tracer?.close() }
        for child in children { try child.uninstall() }
    }
}
