/// The active constraint most similar to the one that `update` was looking for, and why it does not match.
public struct NearestConstraint {
    public let constraint: LayoutConstraint
    /// What differs from the constraint that `update` was looking for; never empty.
    public let differences: [EquationDifference]
}

/// A part in which an installed constraint differs from the one that `update` was looking for.
public enum EquationDifference: Hashable, Sendable {
    case second(installed: ViewAttribute.Name?, sought: ViewAttribute.Name?)
    case relation(installed: Relation, sought: Relation)
    case multiplier(installed: Double, sought: Double)
    case priority(installed: Double, sought: Double)
    /// The view that holds the constraint.
    case installView(installed: String, sought: String)
}

extension EquationDifference: CustomStringConvertible {
    /// `priority 750, not 1000`
    public var description: String {
        switch self {
        case .second(let installed, let sought):
            "second attribute \(installed?.description ?? "none"), not \(sought?.description ?? "none")"
        case .relation(let installed, let sought): "relation \(installed.rawValue), not \(sought.rawValue)"
        case .multiplier(let installed, let sought):
            "multiplier \(installed.spelledFactor), not \(sought.spelledFactor)"
        case .priority(let installed, let sought): "priority \(installed.spelled), not \(sought.spelled)"
        case .installView(let installed, let sought): "held by \(installed), not by \(sought)"
        }
    }
}

extension ViewConstraint {
    /// Of the active constraints with the same first attribute that `update` would not change, the one that differs in
    /// the fewest parts, or the newest of several; nil if there is none.
    public var nearestConstraint: NearestConstraint? { nearestConstraint(upTo: .max) }

    /// The nearest of the constraints up to the one with this id.
    func nearestConstraint(upTo last: Int) -> NearestConstraint? {
        guard let view = try? viewToInstallOn() else { return nil }
        let equation = resolved
        let rivals = first.view.installedConstraints.compactMap { handle -> NearestConstraint? in
            guard let constraint = handle.layoutConstraint, constraint.isActive, constraint !== layoutConstraint,
                constraint.id <= last, constraint.first.isIdentical(to: first)
            else { return nil }
            let differences = constraint.differences(from: equation, on: view)
            return differences.isEmpty ? nil : NearestConstraint(constraint: constraint, differences: differences)
        }
        return rivals.min {
            ($0.differences.count, -$0.constraint.activation) < ($1.differences.count, -$1.constraint.activation)
        }
    }
}

extension LayoutConstraint {
    fileprivate func differences(from equation: Equation, on view: View) -> [EquationDifference] {
        var differences: [EquationDifference] = []
        if !hasSecond(equation.second) {
            differences.append(.second(installed: second?.nameOnly, sought: equation.second?.nameOnly))
        }
        if relation != equation.relation {
            differences.append(.relation(installed: relation, sought: equation.relation))
        }
        if multiplier != equation.multiplier {
            differences.append(.multiplier(installed: multiplier, sought: equation.multiplier))
        }
        if priority != equation.priority {
            differences.append(.priority(installed: priority, sought: equation.priority))
        }
        if installedOn !== view { differences.append(.installView(installed: installedOn.name, sought: view.name)) }
        return differences
    }
}
