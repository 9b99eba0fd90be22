internal import Masonry

extension Layout.ConstraintRecord {
    /// The views and declared guides on either side.
    func items(in layout: Layout) -> [String] {
        [first, second].compactMap { $0.map { layout.owner(of: $0.item) } }
    }

    /// The number and equation, and where it was written: `#3 card.width == 200 (a.mas:4)`.
    var title: String { name + (origin.map { " (\($0.place))".visible() } ?? "") }

    /// The number and equation: `#3 card.width == 200 @750`.
    var name: String {
        let preference = priority < LayoutPriority.required ? " @\(priority.spelled)" : ""
        return "#\(id) \(equation)\(preference)".visible()
    }

    /// What is written at its dimension line: `16`, `≥ 8, is 20`, `0.5 × card.width`, or `asks 200, is 176` if it does not
    /// hold. Empty for edges that are to be at one place, and are.
    var dimensionText: String {
        let isMissed = missedBy > 0
        let preference = priority < LayoutPriority.required ? " @\(unknown.priority ?? priority.spelled)" : ""
        let wanted = relationSign + amount
        if isMissed { return "asks \(wanted), is \(present)" + preference }
        if relation == .equal {
            let isAlignment = second != nil && !first.attribute.isSize && constant == 0 && multiplier == 1
            return (isAlignment && unknown.constant == nil ? "" : wanted) + preference
        }
        return wanted + (present == amount ? "" : ", is \(present)") + preference
    }

    /// The same in full: with the number, the equation and the place, and how it is met where that is not plain.
    var fullText: String { title + (missedBy > 0 || relation != .equal ? ": \(dimensionText)" : "") }

    /// The other side of the equation, as short as can be: a distance has no sign.
    private var amount: String {
        if let target = unknown.target { return "\(target) (unknown)" }
        if let name = unknown.constant, multiplier == 1 { return "\(name) (unknown)" }
        guard let second else { return constant.spelled }
        if !first.attribute.isSize, multiplier == 1 { return constant.magnitude.spelled }
        let base =
            multiplier == 1
            ? (relation == .equal ? "= " : "") + "\(second)"
            : "\(unknown.multiplier ?? multiplier.spelledFactor) × \(second)"
        return base.visible()
            + (constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(constant.magnitude.spelled)")
    }

    /// The length, or the distance between the edges, that there is.
    private var present: String {
        guard let second, let start = secondAnchorValue, !second.attribute.isSize else { return firstValue.spelled }
        let distance = firstValue - start
        // A distance on the wrong side is negative.
        let isBefore = constant != 0 ? constant < 0 : distance < 0
        return (isBefore ? -distance : distance).spelled
    }

    /// At most −8 after is at least 8 before.
    private var relationSign: String {
        let isDistance = second != nil && !first.attribute.isSize && multiplier == 1
        return (isDistance && constant < 0 ? relation.turned : relation).sign
    }
}

extension Relation {
    /// `≥ `; nothing for an equation.
    var sign: String {
        switch self {
        case .equal: ""
        case .lessThanOrEqual: "≤ "
        case .greaterThanOrEqual: "≥ "
        }
    }

    fileprivate var turned: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
