package import Masonry

/// A bare `update` of a size that the current view does not have, where its superview or a sibling does.
package struct MissedUpdate {
    /// The constraint that was made.
    package let made: LayoutConstraint
    /// The constraint that was probably to be changed.
    package let other: LayoutConstraint

    private static let maxSiblings = 20

    /// Nil for other updates.
    package init?(_ constraints: [any Constraint], on view: View) {
        let leaves = constraints.flatMap(\.leaves)
        guard leaves.count == 1, let made = leaves[0].layoutConstraint, made.first.attribute.isSize,
            made.second == nil, let around = view.superview
        else { return nil }
        let sizes = { (view: View) -> [LayoutConstraint] in
            view.installedConstraints.compactMap(\.layoutConstraint).filter { other in
                other.isActive && other.first.attribute == made.first.attribute && other.relation == made.relation
            }
        }
        let siblings = around.subviews.suffix(Self.maxSiblings).filter { $0 !== view && $0.kind == view.kind }
        guard sizes(view).count == 1,
            let other = ([around] + siblings).flatMap(sizes).first(where: { $0.second == nil && $0.id < made.id })
        else { return nil }
        (self.made, self.other) = (made, other)
    }
}
