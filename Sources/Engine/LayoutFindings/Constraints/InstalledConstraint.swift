internal import Masonry

/// An active constraint, and the handle that made it.
struct InstalledConstraint {
    let handle: ViewConstraint
    let constraint: LayoutConstraint

    var view: View { constraint.first.view }

    /// A finding about it, at its attribute unless another location is passed.
    func finding(
        _ kind: ConstraintFinding.Kind, at origin: Origin? = nil, related: Origin? = nil
    ) -> ConstraintFinding {
        ConstraintFinding(
            kind: kind, view: view.displayName, equation: constraint.equationText, origin: origin ?? handle.origin,
            attributeOrigin: handle.origin, related: related)
    }
}
