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
    let first: ViewAttribute.Name
    let second: ViewAttribute.Name?
    let relation: Relation
    let multiplier: Double
    let constant: Double
    let priority: Double

    init(_ constraint: LayoutConstraint) {
        first = constraint.first.nameOnly
        second = constraint.second?.nameOnly
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
    }
}
