extension Layout.ConstraintRecord {
    /// The error of the equation in points; 0 if it is less than a millionth, or unknown.
    public var missedBy: Double {
        if isUnknown { return 0 }
        let excess = firstValue - secondValue
        let miss =
            switch relation {
            case .equal: abs(excess)
            case .lessThanOrEqual: max(excess, 0)
            case .greaterThanOrEqual: max(-excess, 0)
            }
        return miss <= max(1e-6, 1e-9 * abs(secondValue)) ? 0 : miss
    }

    /// The constraint as Masonry describes it: `<LayoutConstraint:KEY View:NAME.attr REL View:NAME.attr * M + C ^PRIORITY>`.
    public var description: String {
        let equation = Equation.description(
            first: first.viewDescription, relation: relation, second: second?.viewDescription, multiplier: multiplier,
            constant: constant, priority: priority, unknown: unknown)
        return "<LayoutConstraint:\(key ?? "#\(id)") \(equation)>"
    }

    /// The equation for people: `icon.left == card.left + 16`.
    public var equation: String {
        EquationText(
            first: first.description, relation: relation, second: second?.description, multiplier: multiplier,
            constant: constant, unknown: unknown
        ).description
    }
}

extension Layout.Anchor: CustomStringConvertible {
    /// `icon.left`
    public var description: String { "\(item).\(attribute.rawValue)" }

    /// `View:icon.left`, as Masonry writes it.
    fileprivate var viewDescription: String { "View:\(key ?? item).\(attribute.rawValue)" }
}
