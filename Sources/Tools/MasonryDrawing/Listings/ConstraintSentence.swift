internal import Masonry

extension Layout.ConstraintRecord {
    /// The equation in words: `title's top edge is 8 points below header's bottom edge`.
    var sentence: String {
        let isRequired = priority == LayoutPriority.required && unknown.priority == nil
        let preference = isRequired ? "" : ", if possible (priority \(unknown.priority ?? priority.spelled))"
        return body + preference + (condition.map { ", while \($0)" } ?? "")
    }

    private var body: String {
        let subject = first.phrase
        if let target = unknown.target { return "\(subject) is related to \(target), which is unknown" }
        guard let second else { return "\(subject) is \(atMostOrLeast)\(points)" }
        if first.attribute.isSize { return "\(subject) is \(atMostOrLeast)\(multiple(of: second))" }
        if multiplier != 1 {
            return "\(subject) is \(atMostOrLeast)\(multiple(of: second)), in their superview's coordinates"
        }
        let (before, after) = first.attribute.sides
        if constant == 0 {
            switch relation {
            case .equal: return "\(subject) is at \(second.phrase)"
            case .greaterThanOrEqual: return "\(subject) is at or \(after) \(second.phrase)"
            case .lessThanOrEqual: return "\(subject) is at or \(before) \(second.phrase)"
            }
        }
        // At most 8 points before is at least −8 points after.
        let isBefore = constant < 0
        let bound: String
        switch relation {
        case .equal: bound = ""
        case .greaterThanOrEqual: bound = isBefore ? "at most " : "at least "
        case .lessThanOrEqual: bound = isBefore ? "at least " : "at most "
        }
        return "\(subject) is \(bound)\(points) \(isBefore ? before : after) \(second.phrase)"
    }

    private func multiple(of second: Layout.Anchor) -> String {
        if let factor = unknown.multiplier { return "\(factor) times \(second.phrase)" + rest }
        let share = Self.shares.first { abs($0.multiplier - multiplier) < 1e-6 }?.words
        switch multiplier {
        case 1: return second.phrase + rest
        case 2: return "twice \(second.phrase)" + rest
        default:
            return (share.map { "\($0) of" } ?? "\(multiplier.spelledFactor) times") + " \(second.phrase)"
                + rest
        }
    }

    /// The multipliers that have names.
    private static let shares: [(multiplier: Double, words: String)] = [
        (1 / 2, "half"), (1 / 3, "a third"), (2 / 3, "two thirds"), (1 / 4, "a quarter"), (3 / 4, "three quarters"),
    ]

    private var rest: String {
        constant == 0 ? "" : " \(constant < 0 ? "minus" : "plus") \(points)"
    }

    private var atMostOrLeast: String {
        switch relation {
        case .equal: ""
        case .greaterThanOrEqual: "at least "
        case .lessThanOrEqual: "at most "
        }
    }

    /// The constant; a distance without its sign.
    private var points: String {
        if let name = unknown.constant { return "\(name) points" }
        let number = second == nil ? constant : constant.magnitude
        return "\(number.spelled) \(number == 1 ? "point" : "points")"
    }
}

extension Layout.Anchor {
    /// `title's top edge`
    fileprivate var phrase: String { "\(item)'s \(attribute.phrase)" }
}

extension Attribute {
    /// The words for lower and higher values of a position.
    fileprivate var sides: (before: String, after: String) {
        if isDirectional { return ("before", "after") }
        return axis == .vertical ? ("above", "below") : ("left of", "right of")
    }
}
