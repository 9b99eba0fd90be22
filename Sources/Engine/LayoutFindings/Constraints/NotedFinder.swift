internal import Masonry

/// Looks at what the object model recorded while making a constraint.
struct NotedFinder {
    private let installed: InstalledConstraint
    private var handle: ViewConstraint { installed.handle }
    private var constraint: LayoutConstraint { installed.constraint }

    init(_ installed: InstalledConstraint) {
        self.installed = installed
    }

    func findings() -> [ConstraintFinding] {
        handle.notes.compactMap { note in
            kind(of: note).map { installed.finding($0, at: note.origin, related: related(to: note)) }
        }
    }

    private func kind(of note: ConstraintNote) -> ConstraintFinding.Kind? {
        switch note.kind {
        case .movedEdges where handle.constantSource == .offset && !isOverwritten && isMovedAcross:
            // Moving a view relative to one that is not its ancestor is intended.
            constraint.second.map { handle.first.view.isDescendant(of: $0.view) } ?? true
                ? .movedEdges(constraint.constant) : nil
        case .movedEdges: nil
        case .ignoredConstant(let source): .ignoredConstant(source, [handle.first.attribute])
        case .overwrittenConstant(let old): .overwrittenConstant(old: old, new: constraint.constant)
        case .lateAttribute: handle.relation == nil ? .lateAttribute(handle.first.attribute) : nil
        case .repeatedRelation: constraint.second == nil ? nil : .repeatedRelation(constraint.constant)
        case .rival: note.rival.flatMap { other($0.id) == nil ? nil : .rival(of: $0.id, differing: $0.differences) }
        case .lostKey(let key): .lostKey(key)
        case .addition: nil
        }
    }

    /// Whether a chain sets two constants, of which one is lost. That explains more than the effect of the other.
    private var isOverwritten: Bool {
        handle.notes.contains { if case .overwrittenConstant = $0.kind { true } else { false } }
    }

    /// Whether the opposite edge still has the same distance to the same view in the same direction, and both have a
    /// relation.
    private var isMovedAcross: Bool {
        handle.relation != nil
            && handle.first.view.installedConstraints.contains { mate in
                guard mate.relation != nil, let other = mate.layoutConstraint else { return false }
                return other.isActive && other.first.attribute == constraint.first.attribute.acrossTheView
                    && other.second?.view === constraint.second?.view && other.constant == constraint.constant
            }
    }

    private func related(to note: ConstraintNote) -> Origin? {
        note.rival.flatMap { other($0.id)?.origin }
    }

    private func other(_ id: Int) -> LayoutConstraint? {
        handle.first.view.installedConstraints.lazy.compactMap(\.layoutConstraint)
            .first { $0.id == id && $0.isActive }
    }
}

extension ConstraintNote {
    /// The older constraint that `update` probably should have changed instead of adding one: it differs little.
    fileprivate var rival: (id: Int, differences: [EquationDifference])? {
        guard case .rival(let id, let differences) = kind else { return nil }
        let fields = differences.filter { if case .installView = $0 { false } else { true } }
        let hasRelation = fields.contains { if case .relation = $0 { true } else { false } }
        return fields.count <= (hasRelation ? 1 : 2) ? (id, differences) : nil
    }

    /// Whether `update` added the constraint, and there was none that it should have changed.
    var isNewByUpdate: Bool {
        switch kind {
        case .addition: true
        case .rival: rival == nil
        default: false
        }
    }
}
