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
    var state: State {
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
    struct State {
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
        var unknown = UnknownNumbers()
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
        copy.state.unknown = state.unknown
        copy.state.constantSource = state.constantSource
        copy.state.constantOrigin = state.constantOrigin
        return copy
    }

    /// Whether installing looks for a similar constraint first.
    var updatesExisting: Bool { state.updateExisting }
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
        sourceTracer?.open(
            .viewConstraint, "addConstraintWithLayoutAttribute:", through: attribute.rawValue, attribute.sourceName)
        defer { sourceTracer?.close() }
        if state.relation != nil { throw .attributeAfterRelation }
        guard let delegate else { throw .constraintNotFound(description) }
        return try delegate.constraint(self, addConstraintWith: attribute)
    }

    @discardableResult
    public func relate(
        _ relation: Relation, to argument: RelationArgument
    ) throws(ConstraintError) -> any Constraint {
        sourceTracer?.openRelation(.viewConstraint, relation, argument)
        defer { sourceTracer?.close() }
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
        sourceTracer?.state("self.layoutRelation = \(relation.sourceName)")
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
            sourceTracer?.open(.viewConstraint, "copyWithZone:", first.attribute.rawValue)
            sourceTracer?.send(.viewConstraint, "initWithFirstViewAttribute:", first.nameOnly.description)
            traceCopiedProperties()
            sourceTracer?.close()
            let child = copy()
            if index == 0, let key = state.key { child.note(.lostKey(key)) }
            child.state.relation = relation
            sourceTracer?.state("viewConstraint.layoutRelation = \(relation.sourceName)")
            try child.setSecond(element)
            child.trace(.relation)
            children.append(child)
        }
        guard let delegate else { throw .constraintNotFound(description) }
        let composite = CompositeConstraint(children: children, scene: first.view.scene, delegate: delegate)
        try delegate.constraint(self, shouldBeReplacedWith: composite)
        return composite
    }

    private func setSecond(_ argument: RelationArgument) throws(ConstraintError) {
        sourceTracer?.open(.viewConstraint, "setSecondViewAttribute:", argument.sourceText)
        defer { sourceTracer?.close() }
        switch argument {
        case .view(let view):
            sourceTracer?.sendViewAttribute(first.attribute, of: view)
            state.second = view.attribute(first.attribute)
        case .guide(let guide): state.second = guide.attribute(guide.guide.impliedAttribute(for: first.attribute))
        case .attribute(let attribute): state.second = attribute
        case .constant(let value):
            sourceTracer?.open(.viewConstraint, "setLayoutConstantWithValue:", in: "MASConstraint.m", value.description)
            defer { sourceTracer?.close() }
            try setConstant(value)
        case .array: throw .unsupportedAttribute("an array")
        case .unsupported(let description): throw .unsupportedAttribute(description)
        }
    }

    @discardableResult
    public func multipliedBy(_ multiplier: Double) throws(ConstraintError) -> any Constraint {
        sourceTracer?.open(.viewConstraint, "multipliedBy", multiplier.spelledFactor)
        defer { sourceTracer?.close() }
        return try setMultiplier(multiplier)
    }

    @discardableResult
    public func dividedBy(_ divider: Double) throws(ConstraintError) -> any Constraint {
        sourceTracer?.open(.viewConstraint, "dividedBy", divider.spelledFactor)
        defer { sourceTracer?.close() }
        return try setMultiplier(1 / divider)
    }

    private func setMultiplier(_ multiplier: Double) throws(ConstraintError) -> any Constraint {
        if isActive { throw .multiplierAfterInstall }
        try ConstraintError.checkFinite(multiplier)
        state.multiplier = multiplier
        state.unknown.multiplier = nil
        sourceTracer?.state("self.layoutMultiplier = \(multiplier.spelledFactor)")
        trace(.multiplier)
        return self
    }

    @discardableResult
    public func priority(_ priority: Double) throws(ConstraintError) -> any Constraint {
        sourceTracer?.open(.viewConstraint, "priority", priority.spelled)
        defer { sourceTracer?.close() }
        if isActive { throw .priorityAfterInstall }
        try ConstraintError.checkPriority(priority)
        state.priority = priority
        state.unknown.priority = nil
        sourceTracer?.state("self.layoutPriority = \(priority.spelled)")
        trace(.priority)
        return self
    }

    /// Sets the priority. Unlike in Masonry, but as in UIKit and SnapKit, an installed constraint allows this and keeps
    /// its position in the order of activation.
    public func setPriority(_ priority: Double) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        state.priority = priority
        if state.unknown.priority != nil { setUnknown(\.priority, nil) }
        state.layoutConstraint?.replacePriority(priority)
        trace(.priority)
    }

    @discardableResult
    public func key(_ key: String) -> any Constraint {
        state.key = key
        sourceTracer?.send(.viewConstraint, "key", key)
        state.layoutConstraint?.setKey(key)
        trace(.key)
        return self
    }
}

// The constant, which writes through to an installed constraint.
extension ViewConstraint {
    public func setOffset(_ offset: Double) throws(ConstraintError) {
        sourceTracer?.open(.viewConstraint, "setOffset:", offset.spelled)
        defer { sourceTracer?.close() }
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
        sourceTracer?.send(.viewConstraint, "setLayoutConstant:", constant.spelled)
        state.constantOrigin = constant > 0 && first.attribute.isFarEdge ? first.view.scene.origin : nil
        if state.unknown.constant != nil { setUnknown(\.constant, nil) }
        try state.layoutConstraint?.takeConstant(constant)
        trace(.constant(old: old))
    }

    public func setInsets(_ insets: EdgeInsets) throws(ConstraintError) {
        sourceTracer?.open(
            .viewConstraint, "setInsets:",
            "\(LayoutConstant.insets(insets)) of \(first.attribute.rawValue)")
        defer { sourceTracer?.close() }
        if let constant = first.attribute.constant(for: insets) {
            try setConstant(constant, by: .insets)
        } else {
            if insets != EdgeInsets(0) { note(.ignoredConstant(.insets)) }
            trace(.ignoredConstant(.insets(insets)))
        }
    }

    public func setInset(_ inset: Double) throws(ConstraintError) {
        sourceTracer?.open(.viewConstraint, "setInset:", inset.spelled)
        defer { sourceTracer?.close() }
        try setInsets(EdgeInsets(inset))
    }

    public func setSizeOffset(_ offset: Size) throws(ConstraintError) {
        sourceTracer?.open(
            .viewConstraint, "setSizeOffset:", "\(LayoutConstant.size(offset)) of \(first.attribute.rawValue)")
        defer { sourceTracer?.close() }
        switch first.attribute {
        case .width: try setConstant(offset.width, by: .sizeOffset)
        case .height: try setConstant(offset.height, by: .sizeOffset)
        default:
            note(.ignoredConstant(.sizeOffset))
            trace(.ignoredConstant(.size(offset)))
        }
    }

    public func setCenterOffset(_ offset: Point) throws(ConstraintError) {
        sourceTracer?.open(
            .viewConstraint, "setCenterOffset:", "\(LayoutConstant.point(offset)) of \(first.attribute.rawValue)")
        defer { sourceTracer?.close() }
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

extension ViewConstraint {
    /// The description of the installed constraint or, before that, the chain so far.
    public var description: String {
        if let constraint = state.layoutConstraint { return constraint.description }
        return "<ViewConstraint\(key.map { ":\($0)" } ?? "") \(resolved)>"
    }
}
