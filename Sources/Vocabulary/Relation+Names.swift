internal import Masonry

extension Relation {
    /// The chain's word for it.
    package var member: Member {
        switch self {
        case .equal: .equalTo
        case .lessThanOrEqual: .lessThanOrEqualTo
        case .greaterThanOrEqual: .greaterThanOrEqualTo
        }
    }

    /// What UIKit calls the relation in Swift.
    package var uiKitName: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}
