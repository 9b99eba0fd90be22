/// Short descriptions of missing arguments.
enum ArgumentPhrase {
    /// The missing argument of a call without arguments; nil if that is not a single one.
    static func missing(in name: String) -> String? {
        guard let member = Member(rawValue: name) else { return nil }
        return switch member {
        case .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo:
            "the argument is missing: a view, an attribute, a number or a size"
        case .inset: "`inset` takes one number for all edges; `insets` takes (top, left, bottom, right)"
        case .offset, .multipliedBy, .dividedBy: "the number is missing"
        case .insets: "insets are four numbers in their own parentheses: (top, left, bottom, right)"
        case .sizeOffset: "the size is missing: (width, height)"
        case .centerOffset: "the point is missing: (x, y)"
        case .priority: "the priority is missing: a number up to 1000, or `high`, `medium` or `low`"
        case .makeConstraints, .updateConstraints, .remakeConstraints, .group:
            "the closure with the constraints is missing"
        case .map, .filter: "the closure is missing; it is called with each element"
        case .addSubview: "the view to add is missing"
        case .distribute: "the axis and `spacing:` or `length:` are missing"
        case .append: "the element is missing"
        case .key: "the name is missing"
        default: nil
        }
    }

    /// The names of the parameters without an argument.
    static func missing(_ parameters: ArraySlice<String>) -> String? {
        guard let last = parameters.last else { return nil }
        let names = parameters.map { "`\($0)`" }
        return names.count == 1
            ? "`\(last)` is missing" : "\(names.dropLast().joined(separator: ", ")) and `\(last)` are missing"
    }
}
