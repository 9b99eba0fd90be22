/// The constraints that a `remake` took away.
struct Removal {
    /// Those that were active, in order of installation.
    let constraints: [LayoutConstraint]
    /// Where the first constraint of the `remake` was said; of one that made nothing, where it was said itself.
    let origin: Origin?

    /// Those along the axis of which no active constraint on the view has the first attribute.
    func lost(along axis: Axis, by view: View) -> [LayoutConstraint] {
        let held = view.installedConstraints.compactMap(\.layoutConstraint).filter(\.isActive).map(\.first.attribute)
        return constraints.filter { $0.first.attribute.axis == axis && !held.contains($0.first.attribute) }
    }
}
