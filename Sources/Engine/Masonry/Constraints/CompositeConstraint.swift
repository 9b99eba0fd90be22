/// A handle for several constraints of either kind. It forwards every operation to them and is their delegate.
public final class CompositeConstraint: Constraint {
    public var delegate: (any ConstraintDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }
    private unowned let scene: Scene
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

    /// Takes ownership of the children as their delegate.
    init(children: [any Constraint], scene: Scene) {
        self.scene = scene
        memory = scene.memory
        memory.add(Self.bytes)
        epoch = scene.undoLog.epoch
        state = State(children: children)
        for child in children { child.delegate = self }
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
        scene.tracer?.record(
            .replaced(
                constraint, by: replacement, in: self,
                ChainEvent.MakerChange(before: before ?? [], after: maker?.shapes ?? [])))
    }

    @discardableResult
    public func constraint(
        _ constraint: any Constraint, addConstraintWith attribute: Attribute
    ) throws(ConstraintError) -> any Constraint {
        guard let delegate else { throw .constraintNotFound(description) }
        let before = scene.tracer == nil ? nil : maker?.shapes
        let added = try delegate.constraint(self, addConstraintWith: attribute)
        if hasRelation { (added as? ViewConstraint)?.note(.lateAttribute) }
        added.delegate = self
        state.children.append(added)
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
        try constraint(self, addConstraintWith: attribute)
        return self
    }

    @discardableResult
    public func relate(
        _ relation: Relation, to argument: RelationArgument
    ) throws(ConstraintError) -> any Constraint {
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
        for child in children { try child.multipliedBy(multiplier) }
        return self
    }

    @discardableResult
    public func priority(_ priority: Double) throws(ConstraintError) -> any Constraint {
        for child in children { try child.priority(priority) }
        return self
    }

    @discardableResult
    public func key(_ key: String) -> any Constraint {
        state.key = key
        for (index, child) in children.enumerated() { child.key("\(key)[\(index)]") }
        return self
    }

    public func setOffset(_ offset: Double) throws(ConstraintError) {
        for child in children { try child.setOffset(offset) }
        noteMovedEdges(by: offset)
    }

    public func setInsets(_ insets: EdgeInsets) throws(ConstraintError) {
        for child in children { try child.setInsets(insets) }
        dropIgnoredNote(.insets)
    }

    public func setSizeOffset(_ offset: Size) throws(ConstraintError) {
        for child in children { try child.setSizeOffset(offset) }
        dropIgnoredNote(.sizeOffset)
    }

    public func setCenterOffset(_ offset: Point) throws(ConstraintError) {
        for child in children { try child.setCenterOffset(offset) }
        dropIgnoredNote(.centerOffset)
    }

    public func setUpdateExisting(_ updateExisting: Bool) {
        for child in children { child.setUpdateExisting(updateExisting) }
    }

    public func install() throws(ConstraintError) {
        for child in children { try child.install() }
    }

    public func uninstall() throws(ConstraintError) {
        for child in children { try child.uninstall() }
    }
}
