/// Constraints of a view that were removed together.
struct Removal {
    /// The removed constraints that were active, in order of installation. One that was removed several times can be
    /// there several times.
    var constraints: [LayoutConstraint]
    let cause: Layout.Removal.Cause
    /// The place in the source: for a `remake`, its first constraint or, if it made none, the call itself.
    let origin: Origin?

    /// The constraints along the axis whose first attribute has no active constraint on the view any more.
    func lost(along axis: Axis, by view: View) -> [LayoutConstraint] {
        let held = view.installedConstraints.compactMap(\.layoutConstraint).filter(\.isActive).map(\.first.attribute)
        var seen: Set<Int> = []
        return constraints.filter {
            $0.first.attribute.axis == axis && !held.contains($0.first.attribute) && seen.insert($0.id).inserted
        }
    }
}
