/// The parts of UIKit's `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`, in order.
package enum ConstraintPart: CaseIterable {
    case item, attribute, relation, other, otherAttribute, multiplier, constant

    package var label: String {
        switch self {
        case .item: "item"
        case .attribute, .otherAttribute: "attribute"
        case .relation: "relatedBy"
        case .other: "toItem"
        case .multiplier: "multiplier"
        case .constant: "constant"
        }
    }
}
