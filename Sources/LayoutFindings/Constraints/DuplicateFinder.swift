internal import Masonry

/// Looks for duplicates of active constraints.
struct DuplicateFinder {
    private var seen: [Likeness: ViewConstraint] = [:]

    /// The finding if an earlier constraint is the same. Otherwise remembers the constraint.
    mutating func finding(on installed: InstalledConstraint) -> ConstraintFinding? {
        let likeness = Likeness(installed.constraint)
        guard let first = seen[likeness] else {
            seen[likeness] = installed.handle
            return nil
        }
        return installed.finding(.duplicate(of: first.layoutConstraint?.id ?? 0), related: first.origin)
    }
}

/// The properties in which duplicates agree.
private struct Likeness: Hashable {
    private let first: Side
    private let second: Side?
    private let relation: Relation
    private let multiplier: Double
    private let constant: Double
    private let priority: Double

    private struct Side: Hashable {
        private let view: ObjectIdentifier
        private let guide: BuiltInGuide?
        private let attribute: Attribute

        init(_ side: ViewAttribute) {
            (view, guide, attribute) = (ObjectIdentifier(side.view), side.guide, side.attribute)
        }
    }

    init(_ constraint: LayoutConstraint) {
        first = Side(constraint.first)
        second = constraint.second.map(Side.init)
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
    }

    /// By what differs most.
    func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(constant)
    }
}
