// The equation as the chain says it so far.
extension ViewConstraint {
    /// The current equation. A position without a second attribute is related to the superview's.
    var resolved: Equation {
        let second =
            self.second ?? (first.attribute.isSize ? nil : first.view.superview?.attribute(first.attribute))
        return Equation(
            first: first, relation: relation ?? .equal, second: second, multiplier: multiplier,
            constant: constant, priority: priority)
    }

    func viewToInstallOn() throws(ConstraintError) -> View {
        let view = first.view
        guard let second = second?.view else {
            // A guide's own constraints belong to the view that owns it.
            return first.attribute.isSize && view.kind != .guide ? view : view.superview ?? view
        }
        guard let common = view.closestCommonSuperview(with: second) else {
            throw .noCommonSuperview(view.displayName, second.displayName)
        }
        return common
    }

    /// The newest active constraint on the install view that differs in nothing but the constant.
    func existingConstraint(similarTo equation: Equation, on view: View) -> LayoutConstraint? {
        first.view.installedConstraints
            .compactMap(\.layoutConstraint)
            .filter { $0.isActive && $0.installedOn === view && $0.isSimilar(to: equation) }
            .max { $0.activation < $1.activation }
    }

    /// The description of the installed constraint or, before that, the chain so far.
    public var description: String {
        if let constraint = layoutConstraint { return constraint.description }
        return "<ViewConstraint\(key.map { ":\($0)" } ?? "") \(resolved)>"
    }
}
