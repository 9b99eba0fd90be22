/// The kinds of value that have members.
public enum Receiver: String, CaseIterable, Hashable, Sendable {
    case view, root, guide, views, array, range, string, tuple, attribute, maker, constraint, equation

    /// The kind with its article, as messages name it.
    package var phrase: String {
        switch self {
        case .view: "a view"
        case .root: "the root"
        case .guide: "a guide"
        case .views: "an array of views"
        case .array: "an array"
        case .range: "a range"
        case .string: "a string"
        case .tuple: "a tuple"
        case .attribute: "an attribute"
        case .maker: "a maker"
        case .constraint: "a constraint"
        case .equation: "an installed constraint"
        }
    }
}
