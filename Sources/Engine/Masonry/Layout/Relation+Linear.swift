internal import Simplex

extension Relation {
    /// The solver's name for it.
    var linear: LinearRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    init(_ relation: LinearRelation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension LinearStrength {
    /// - Parameter priority: above 0, up to 1000, which is required.
    init(priority: Double) {
        self = priority == LayoutPriority.required ? .required : .optional(priority)
    }
}
