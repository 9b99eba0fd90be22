internal import LayoutTerms

extension Relation {
    /// The member that makes it in a chain.
    package var member: Member {
        switch self {
        case .equal: .equalTo
        case .lessThanOrEqual: .lessThanOrEqualTo
        case .greaterThanOrEqual: .greaterThanOrEqualTo
        }
    }

    /// The name of the relation in UIKit's Swift.
    package var uiKitName: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}
