/// The constraints of a view that were taken away at once.
struct Removal {
    /// The removed constraints that were active, in order of installation. One that was removed several times can be
    /// there several times.
    var constraints: [LayoutConstraint]
    let cause: Layout.Removal.Cause
    /// Where that was said: of a `remake` its first constraint, or itself where it made nothing.
    let origin: Origin?

    /// Those along the axis of which no active constraint on the view has the first attribute.
    func lost(along axis: Axis, by view: View) -> [LayoutConstraint] {
        let held = view.installedConstraints.compactMap(\.layoutConstraint).filter(\.isActive).map(\.first.attribute)
        var seen: Set<Int> = []
        return constraints.filter {
            $0.first.attribute.axis == axis && !held.contains($0.first.attribute) && seen.insert($0.id).inserted
        }
    }
}
