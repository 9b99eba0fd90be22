internal import Vocabulary
internal import Masonry

// What the language adds to Masonry's own wording.
extension ConstraintError {
    /// What the assertion means, if its text does not say.
    var explanation: String? {
        switch self {
        case .redefinedRelation:
            "a chain can have only one equalTo, lessThanOrEqualTo or greaterThanOrEqualTo"
        case .attributeAfterRelation: "attributes come first: make.left.top.equalTo(…)"
        case .multiplierAfterInstall, .priorityAfterInstall:
            "only the constant of an active constraint can change"
        case .unsupportedAttribute("nil"): "the value is nil"
        case .unsupportedAttribute:
            "a relation takes a view, an attribute, a guide, a number, a tuple, or an array of these"
        case .unsupportedOffset, .unsupportedConstant: "a constant is a number, a point, a size or insets"
        case .noCommonSuperview: "both views must have a common superview when the constraint is installed"
        case .placeWithoutReference: "a position needs another position to relate to, not a number"
        default: nil
        }
    }
}
