extension Layout.ConstraintRecord {
    /// The constraint as people write equations: `icon.left == card.left + 16`.
    public var equation: String {
        guard let second else { return "\(first) \(relation.rawValue) \(constant.spelled)" }
        var text = "\(first) \(relation.rawValue) \(second)"
        if multiplier != 1 { text += " * \(multiplier.spelled(decimals: 4))" }
        if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.spelled)" }
        return text
    }
}

extension Layout.Anchor: CustomStringConvertible {
    /// `icon.left`
    public var description: String { "\(item).\(attribute.rawValue)" }
}
