/// What a call is given, in a few words.
package enum ArgumentPhrase {
    /// What is missing where something of the language is called with nothing; nil where that is not one thing.
    package static func missing(in name: String) -> String? {
        guard let member = Member(rawValue: name) else { return nil }
        return switch member {
        case .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo:
            "what it is related to is missing: a view, an attribute of one, a number or a size"
        case .inset: "one number is for all edges; (top, left, bottom, right) are given to `insets`"
        case .offset, .multipliedBy, .dividedBy: "the number is missing"
        case .insets: "insets are four numbers in parentheses of their own: (top, left, bottom, right)"
        case .sizeOffset: "the size is missing: (width, height)"
        case .centerOffset: "the point is missing: (x, y)"
        case .priority: "the priority is missing: a number up to 1000, or `high`, `medium` or `low`"
        case .makeConstraints, .updateConstraints, .remakeConstraints, .group:
            "the closure is missing, in which the constraints stand"
        case .map, .filter: "the closure is missing, which is given each element"
        case .addSubview: "the view is missing that is put in"
        case .distribute: "the axis is missing, and `spacing:` or `length:`"
        case .append: "the element is missing"
        case .key: "the name is missing"
        default: nil
        }
    }

    /// The names of parameters that a call gives nothing for.
    package static func missing(_ parameters: ArraySlice<String>) -> String? {
        guard let last = parameters.last else { return nil }
        let names = parameters.map { "`\($0)`" }
        return names.count == 1
            ? "`\(last)` is missing" : "\(names.dropLast().joined(separator: ", ")) and `\(last)` are missing"
    }
}
