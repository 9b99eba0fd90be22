/// The parameter of a `makeConstraints` block: it collects constraints for one view and installs them. It is the
/// outermost delegate.
public final class ConstraintMaker {
    public let view: View
    /// What the maker does with the existing constraints of its view.
    public let mode: Mode
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
    private var undoLog: UndoLog { view.scene.undoLog }
    private let memory: MemoryTally

    /// The approximate bytes of a maker.
    private static let bytes = 160

    public enum Mode: String, CaseIterable, Sendable {
        /// Keeps the existing constraints.
        case make
        /// Changes the constant of an existing constraint that differs in nothing else; adds all others.
        case update
        /// Uninstalls the existing constraints first.
        case remake
    }

    private struct State {
        var constraints: [any Constraint] = []
        var isInstalled = false
    }

    /// Makes a maker for a view, and turns off the view's own frame.
    ///
    /// - Throws: `viewRemoved`.
    public init(view: View, mode: Mode = .make) throws(ConstraintError) {
        try view.checkUsable()
        self.view = view
        self.mode = mode
        epoch = view.scene.undoLog.epoch
        memory = view.scene.memory
        memory.add(Self.bytes)
        traceStart()
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    deinit {
        memory.remove(Self.bytes)
    }

    /// The top-level constraints that were made but not installed yet, in order.
    public var constraints: [any Constraint] { state.constraints }

    /// Whether the block has ended. Constraints made later are not installed automatically.
    package var isInstalled: Bool { state.isInstalled }

    /// Drops constraints without a relation; a composite only if none of its parts has a relation.
    public func dropUnrelated() {
        state.constraints.removeAll { !$0.hasRelation }
    }

    /// Installs the new constraints and returns the top-level ones: a single one for a composite.
    @discardableResult
    public func install() throws(ConstraintError) -> [any Constraint] {
        tracer?.record(.installing(view: view.name, mode, shapes))
        tracer?.open(.maker, "install")
        defer { tracer?.close() }
        if mode == .remake {
            tracer?.send(.viewConstraint, "+installedConstraintsForView:", view.name)
            let active = view.installedConstraints.compactMap(\.layoutConstraint).filter(\.isActive)
            let origin = state.constraints.first?.leaves.first?.origin ?? view.scene.origin
            // The newest are the fastest to find and remove.
            for constraint in view.installedConstraints.reversed() { try constraint.uninstall() }
            view.noteRemoval(active.isEmpty ? nil : Removal(constraints: active, cause: .remake, origin: origin))
        }
        let constraints = state.constraints
        view.scene.markInstall()
        for constraint in constraints {
            constraint.setUpdateExisting(mode == .update)
            if mode == .update { tracer?.state("constraint.updateExisting = YES") }
            try constraint.install()
        }
        tracer?.state("[self.constraints removeAllObjects], returned: \(shapes.listed)")
        tracer?.record(.returned(shapes))
        state = State(isInstalled: true)
        return constraints
    }
}

extension ConstraintMaker: AttributeChain {
    @discardableResult
    public func addConstraint(with attribute: Attribute) throws(ConstraintError) -> any Constraint {
        tracer?.open(
            .maker, "addConstraintWithLayoutAttribute:", through: attribute.rawValue, attribute.sourceName)
        defer { tracer?.close() }
        return try addConstraint(with: attribute, for: nil)
    }

    /// Makes a composite of these attributes, in the fixed order of `Attribute`.
    ///
    /// - Throws: `noAttributes`.
    @discardableResult
    public func attributes(_ attributes: Set<Attribute>) throws(ConstraintError) -> any Constraint {
        try addConstraint(with: attributes, through: "attributes")
    }

    /// Left, right, top and bottom, in this order.
    public var edges: any Constraint {
        get throws(ConstraintError) {
            try addConstraint(with: [.left, .right, .top, .bottom], through: "edges")
        }
    }

    /// Width and height.
    public var size: any Constraint {
        get throws(ConstraintError) { try addConstraint(with: [.width, .height], through: "size") }
    }

    /// CenterX and centerY.
    public var center: any Constraint {
        get throws(ConstraintError) { try addConstraint(with: [.centerX, .centerY], through: "center") }
    }

    private func addConstraint(
        with attributes: Set<Attribute>, through link: String
    ) throws(ConstraintError) -> any Constraint {
        let ordered = Attribute.allCases.filter(attributes.contains)
        tracer?.open(
            .maker, "addConstraintWithAttributes:", through: link, ordered.map(\.rawValue).joined(separator: " | "))
        defer { tracer?.close() }
        if attributes.isEmpty { throw .noAttributes }
        for attribute in ordered {
            tracer?.open(.view, "mas_\(attribute.rawValue)")
            traceAttribute(attribute)
            tracer?.close()
        }
        let composite = CompositeConstraint(
            children: ordered.map { viewConstraint(on: $0) }, scene: view.scene, delegate: self)
        state.constraints.append(composite)
        tracer?.state("self.constraints = \(shapes.listed)")
        traceAdded()
        return composite
    }

    /// Makes a composite of the constraints that the block makes, which also stay top-level constraints of the maker.
    /// The composite is not one, so an attribute chained on it is never installed.
    @discardableResult
    public func group(_ block: () throws -> Void) rethrows -> any Constraint {
        let count = state.constraints.count
        tracer?.send(.maker, "group")
        try block()
        let composite = CompositeConstraint(
            children: Array(state.constraints[count...]), scene: view.scene, delegate: self)
        tracer?.record(
            .grouped(ConstraintShape(composite), children: composite.children.first?.delegate?.kind, maker: shapes))
        return composite
    }
}

extension ConstraintMaker: ConstraintDelegate {
    public func constraint(
        _ constraint: any Constraint, shouldBeReplacedWith replacement: any Constraint
    ) throws(ConstraintError) {
        guard let index = state.constraints.firstIndex(where: { $0 === constraint }) else {
            throw .constraintNotFound(constraint.description)
        }
        let before = tracer == nil ? [] : shapes
        state.constraints[index] = replacement
        tracer?.send(
            .maker, "constraint:shouldBeReplacedWithConstraint:",
            "\(ConstraintShape(constraint)), \(ConstraintShape(replacement))")
        tracer?.state("self.constraints = \(shapes.listed)")
        tracer?.record(
            .replaced(constraint, by: replacement, in: self, ChainEvent.MakerChange(before: before, after: shapes)))
    }

    public func constraint(
        _ constraint: any Constraint, addConstraintWith attribute: Attribute
    ) throws(ConstraintError) -> any Constraint {
        try addConstraint(with: attribute, for: constraint)
    }

    /// Makes a constraint: a part of a composite with a view constraint, a part of what a composite makes of it, or a
    /// new top-level one if it is for none.
    private func addConstraint(
        with attribute: Attribute, for constraint: (any Constraint)?
    ) throws(ConstraintError) -> any Constraint {
        tracer?.open(
            .maker, "constraint:addConstraintWithLayoutAttribute:",
            "\(constraint.map { ConstraintShape($0).description } ?? "nil"), \(attribute.sourceName)")
        defer { tracer?.close() }
        traceAttribute(attribute)
        let added = viewConstraint(on: attribute)
        if let constraint {
            guard constraint is ViewConstraint else { return added }
            let composite = CompositeConstraint(children: [constraint, added], scene: view.scene, delegate: self)
            try self.constraint(constraint, shouldBeReplacedWith: composite)
            return composite
        }
        added.delegate = self
        state.constraints.append(added)
        tracer?.state("newConstraint.delegate = self, self.constraints = \(shapes.listed)")
        traceAdded()
        return added
    }

    private func viewConstraint(on attribute: Attribute) -> ViewConstraint {
        tracer?.send(.viewConstraint, "initWithFirstViewAttribute:", "\(view.name).\(attribute.rawValue)")
        return ViewConstraint(first: view.attribute(attribute))
    }
}
