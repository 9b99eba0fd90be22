internal import Masonry

/// Looks for duplicates of active constraints.
struct DuplicateFinder {
    private var seen: Set<Likeness> = []

    /// - Parameter count: the number of active constraints.
    init(count: Int) { seen.reserveCapacity(count) }

    /// The finding if an earlier constraint is the same. Otherwise remembers the constraint.
    mutating func finding(on installed: InstalledConstraint) -> ConstraintFinding? {
        let (isNew, like) = seen.insert(Likeness(installed))
        if isNew { return nil }
        return installed.finding(.duplicate(of: like.handle.layoutConstraint?.id ?? 0), related: like.handle.origin)
    }
}

/// A constraint, which equals its duplicates.
private struct Likeness: Hashable {
    let handle: ViewConstraint
    private let first: Side
    private let second: Side?
    private let relation: Relation
    private let multiplier: Double
    private let constant: Double
    private let priority: Double

    private struct Side: Hashable {
        let view: ObjectIdentifier
        private let guide: BuiltInGuide?
        private let attribute: Attribute

        /// The attribute as a number.
        var place: UInt8 { unsafeBitCast(attribute, to: UInt8.self) }

        init(_ side: ViewAttribute) {
            (view, guide, attribute) = (ObjectIdentifier(side.view), side.guide, side.attribute)
        }
    }

    init(_ installed: InstalledConstraint) {
        handle = installed.handle
        let constraint = installed.constraint
        first = Side(constraint.first)
        second = constraint.second.map(Side.init)
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
    }

    static func == (one: Likeness, other: Likeness) -> Bool {
        one.first == other.first && one.second == other.second && one.relation == other.relation
            && one.multiplier == other.multiplier && one.constant == other.constant && one.priority == other.priority
    }

    /// By what differs most, in one number.
    func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(UInt(bitPattern: first.view)) &* 31 &+ UInt64(first.place) ^ constant.bitPattern)
    }
}
