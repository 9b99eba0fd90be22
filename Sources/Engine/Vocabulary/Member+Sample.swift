extension Member {
    /// The member with sample arguments.
    package var sample: String {
        guard let arguments else { return rawValue }
        return arguments.hasPrefix("{") ? "\(rawValue) \(arguments)" : "\(rawValue)(\(arguments))"
    }

    /// Sample arguments, without parentheses; nil for a member that is not called.
    package var arguments: String? {
        switch self {
        case .makeConstraints, .updateConstraints, .remakeConstraints: "{ make in … }"
        case .group, .map, .filter: self == .group ? "{ … }" : "{ x in … }"
        case .addSubview, .closestCommonSuperview: "other"
        case .attribute: ".left"
        case .attributes: ".left, .top"
        case .setContentHuggingPriority, .setContentCompressionResistancePriority: "high, horizontal"
        case .contentHuggingPriority, .contentCompressionResistancePriority: "horizontal"
        case .distribute: "horizontal, spacing: 8, lead: 10, tail: 10"
        case .distributeViewsAlongAxis: "horizontal, withFixedSpacing: 8, leadSpacing: 10, tailSpacing: 10"
        case .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo: "root"
        case .offset, .inset, .valueOffset: "10"
        case .insets: "(5, 10, 15, 20)"
        case .sizeOffset, .centerOffset: "(10, 20)"
        case .multipliedBy: "0.5"
        case .dividedBy: "2"
        case .priority: "high"
        case .append, .contains: "x"
        case .key: "\"name\""
        default: takesNothing ? "" : nil
        }
    }
}
