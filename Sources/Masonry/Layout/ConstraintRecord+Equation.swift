extension Layout.ConstraintRecord {
    /// The constraint as people write equations: `icon.left == card.left + 16`, with its priority unless required.
    public var equation: String {
        var text = "\(first) \(relation.rawValue)"
        if let second {
            text += " \(second)"
            if multiplier != 1 { text += " * \(multiplier.generalFormat)" }
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.generalFormat)" }
        } else {
            text += " \(constant.generalFormat)"
        }
        if priority != LayoutPriority.required {
            text += " @ \(LayoutPriority.name(of: priority) ?? priority.generalFormat)"
        }
        return text
    }
}

extension Layout.Anchor: CustomStringConvertible {
    /// `icon.left`
    public var description: String { "\(item).\(attribute.rawValue)" }
}
