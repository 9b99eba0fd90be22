/// The result of a chain: a handle for one equation (`ViewConstraint`) or for several (`CompositeConstraint`).
///
/// The two kinds implement the few operations below; all other links of a chain are built on these.
public protocol Constraint: AttributeChain, CustomStringConvertible {
    /// The object that holds the constraint while the chain is built.
    var delegate: (any ConstraintDelegate)? { get set }
    /// The parts of a composite, in order; none for a view constraint.
    var children: [any Constraint] { get }
    /// The name that descriptions show.
    var key: String? { get }
    /// Whether every equation of the constraint is installed and active.
    var isActive: Bool { get }

    /// Relates the first attribute to the argument.
    ///
    /// - Throws: `redefinedRelation`, unless the relation is the same and the argument a plain value;
    ///   `unsupportedAttribute` or `unsupportedConstant` for an argument that is neither.
    @discardableResult
    func relate(_ relation: Relation, to argument: RelationArgument) throws(ConstraintError) -> any Constraint
    /// Sets the factor of the second attribute.
    ///
    /// - Throws: `multiplierAfterInstall` while active.
    @discardableResult
    func multipliedBy(_ multiplier: Double) throws(ConstraintError) -> any Constraint
    /// Sets the factor of the second attribute to 1 / `divider`.
    ///
    /// - Throws: `multiplierAfterInstall` while active.
    @discardableResult
    func dividedBy(_ divider: Double) throws(ConstraintError) -> any Constraint
    /// Sets the priority: above 0, up to 1000.
    ///
    /// - Throws: `priorityAfterInstall` while active; `priorityOutOfRange`.
    @discardableResult
    func priority(_ priority: Double) throws(ConstraintError) -> any Constraint
    /// Names the constraint; a composite's children get `key[0]`, `key[1]` …
    @discardableResult
    func key(_ key: String) -> any Constraint
    /// Sets the constant, in points, also of an installed constraint.
    func setOffset(_ offset: Double) throws(ConstraintError)
    /// Sets the constant according to the attribute's side: inwards from each edge. Other attributes ignore it.
    func setInsets(_ insets: EdgeInsets) throws(ConstraintError)
    /// Sets the constant like four equal insets.
    func setInset(_ inset: Double) throws(ConstraintError)
    /// Sets the constant of width and height; nothing for other attributes.
    func setSizeOffset(_ offset: Size) throws(ConstraintError)
    /// Sets the constant of centerX and centerY; nothing for other attributes.
    func setCenterOffset(_ offset: Point) throws(ConstraintError)
    /// Makes the layout constraint and activates it; nothing while active.
    func install() throws(ConstraintError)
    /// Deactivates the layout constraint. Installing again makes a new one.
    func uninstall() throws(ConstraintError)
    /// Whether installing looks for a similar constraint first and, if it finds one, only changes its constant.
    func setUpdateExisting(_ updateExisting: Bool)
}

extension Constraint {
    /// The handles for single equations: the constraint itself, or those inside it, in order.
    public var leaves: [ViewConstraint] {
        if let leaf = self as? ViewConstraint { return [leaf] }
        return children.flatMap(\.leaves)
    }

    /// Whether any of the parts has a relation.
    var hasRelation: Bool { leaves.contains { $0.relation != nil } }

    /// Makes a chain easier to read. It has no effect.
    public var with: any Constraint { self }
    /// Makes a chain easier to read. It has no effect.
    public var and: any Constraint { self }

    @discardableResult
    public func equalTo(_ argument: some RelationArgumentConvertible) throws(ConstraintError) -> any Constraint {
        try relate(.equal, to: argument.relationArgument)
    }

    @discardableResult
    public func equalTo(_ arguments: [any RelationArgumentConvertible]) throws(ConstraintError) -> any Constraint {
        try relate(.equal, to: .array(arguments.map(\.relationArgument)))
    }

    @discardableResult
    public func greaterThanOrEqualTo(
        _ argument: some RelationArgumentConvertible
    ) throws(ConstraintError) -> any Constraint {
        try relate(.greaterThanOrEqual, to: argument.relationArgument)
    }

    @discardableResult
    public func greaterThanOrEqualTo(
        _ arguments: [any RelationArgumentConvertible]
    ) throws(ConstraintError) -> any Constraint {
        try relate(.greaterThanOrEqual, to: .array(arguments.map(\.relationArgument)))
    }

    @discardableResult
    public func lessThanOrEqualTo(
        _ argument: some RelationArgumentConvertible
    ) throws(ConstraintError) -> any Constraint {
        try relate(.lessThanOrEqual, to: argument.relationArgument)
    }

    @discardableResult
    public func lessThanOrEqualTo(
        _ arguments: [any RelationArgumentConvertible]
    ) throws(ConstraintError) -> any Constraint {
        try relate(.lessThanOrEqual, to: .array(arguments.map(\.relationArgument)))
    }

    /// Priority 250.
    @discardableResult
    public func priorityLow() throws(ConstraintError) -> any Constraint {
        try link("priorityLow") { () throws(ConstraintError) in try priority(LayoutPriority.low) }
    }

    /// Priority 500.
    @discardableResult
    public func priorityMedium() throws(ConstraintError) -> any Constraint {
        try link("priorityMedium") { () throws(ConstraintError) in try priority(LayoutPriority.medium) }
    }

    /// Priority 750.
    @discardableResult
    public func priorityHigh() throws(ConstraintError) -> any Constraint {
        try link("priorityHigh") { () throws(ConstraintError) in try priority(LayoutPriority.high) }
    }

    /// Same as `setOffset`, for use in a chain.
    @discardableResult
    public func offset(_ offset: Double) throws(ConstraintError) -> any Constraint {
        try link("offset") { () throws(ConstraintError) in try setOffset(offset) }
    }

    /// Same as `setInsets`, for use in a chain.
    @discardableResult
    public func insets(_ insets: EdgeInsets) throws(ConstraintError) -> any Constraint {
        try link("insets") { () throws(ConstraintError) in try setInsets(insets) }
    }

    /// Same as `setInsets` with four equal insets, for use in a chain.
    @discardableResult
    public func inset(_ inset: Double) throws(ConstraintError) -> any Constraint {
        try link("inset") { () throws(ConstraintError) in try setInset(inset) }
    }

    /// Same as `setSizeOffset`, for use in a chain.
    @discardableResult
    public func sizeOffset(_ offset: Size) throws(ConstraintError) -> any Constraint {
        try link("sizeOffset") { () throws(ConstraintError) in try setSizeOffset(offset) }
    }

    /// Same as `setCenterOffset`, for use in a chain.
    @discardableResult
    public func centerOffset(_ offset: Point) throws(ConstraintError) -> any Constraint {
        try link("centerOffset") { () throws(ConstraintError) in try setCenterOffset(offset) }
    }

    /// Sets the constant according to the type of the value: a number is an offset, a point a center offset, a size a
    /// size offset, and insets are insets.
    ///
    /// - Throws: `unsupportedOffset` for something that is not a value, `unsupportedConstant` for a rect.
    @discardableResult
    public func valueOffset(_ value: LayoutConstant) throws(ConstraintError) -> any Constraint {
        try link("valueOffset") { () throws(ConstraintError) in
            if case .unsupported(let description) = value { throw .unsupportedOffset(description) }
            let tracer = anyTracer
            tracer?.open(sourceClass, "setLayoutConstantWithValue:", in: "MASConstraint.m", value.description)
            defer { tracer?.close() }
            try setConstant(value)
        }
    }

    /// Runs a link of a chain that both kinds inherit.
    private func link(
        _ name: String, _ body: () throws(ConstraintError) -> Void
    ) throws(ConstraintError) -> any Constraint {
        let tracer = anyTracer
        tracer?.open(sourceClass, name, in: "MASConstraint.m")
        defer { tracer?.close() }
        try body()
        return self
    }

    /// Sets the constant according to the type of the value.
    func setConstant(_ value: LayoutConstant) throws(ConstraintError) {
        switch value {
        case .number(let number): try setOffset(number)
        case .point(let point): try setCenterOffset(point)
        case .size(let size): try setSizeOffset(size)
        case .pair(let one, let other):
            // Each of the two readings applies to its own attributes. An attribute that neither applies to ignores the
            // pair once.
            let attribute = (self as? ViewConstraint)?.first.attribute
            if attribute?.takes(.centerOffset) != true { try setSizeOffset(Size(width: one, height: other)) }
            if attribute?.takes(.centerOffset) != false { try setCenterOffset(Point(x: one, y: other)) }
        case .insets(let insets): try setInsets(insets)
        case .rect, .unsupported: throw .unsupportedConstant(value.description)
        }
    }

    /// Same as `install`.
    public func activate() throws(ConstraintError) { try install() }

    /// Same as `uninstall`.
    public func deactivate() throws(ConstraintError) { try uninstall() }
}
