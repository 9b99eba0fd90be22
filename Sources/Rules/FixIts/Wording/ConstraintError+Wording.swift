extension ConstraintError {
    /// The problem in one sentence of our own. Masonry's text is a note.
    var words: String { plainWords ?? message }

    /// Masonry's own text, where the sentence is another one.
    var assertion: String? { plainWords.map { _ in "Masonry asserts: \(message)" } }

    private var plainWords: String? {
        switch self {
        case .redefinedRelation: "a chain can have only one relation"
        case .attributeAfterRelation: "an attribute can't follow the relation of its chain"
        case .multiplierAfterInstall: "the multiplier of an active constraint can't change"
        case .priorityAfterInstall: "the priority of an active constraint can't change"
        case .unsupportedAttribute("nil"): "a relation can't take nil"
        case .unsupportedAttribute(let what): "a relation can't take \(Self.named(what))"
        case .unsupportedOffset(let what), .unsupportedConstant(let what): "\(Self.named(what)) can't be a constant"
        case .noCommonSuperview(let first, let second): "`\(first)` and `\(second)` have no common superview"
        case .viewsWithoutCommonSuperview: "the views in the array have no common superview"
        case .tooFewViewsToDistribute: "distributing needs at least two views"
        case .notAllViews: "every element of the array must be a view"
        case .noAttributes: "`\(Member.attributes.rawValue)` needs at least one attribute"
        default: nil
        }
    }

    /// `` `(1, 2)` ``, `the text "44"`
    private static func named(_ value: String) -> String {
        value.hasPrefix("\"") ? "the text \(value)" : "`\(value)`"
    }

    /// What else there is to know.
    var explanation: String? {
        switch self {
        case .multiplierAfterInstall, .priorityAfterInstall: "only its constant can change"
        case .unsupportedAttribute:
            "a relation takes a view, an attribute, a guide, a number, a tuple, or an array of these"
        case .unsupportedOffset, .unsupportedConstant: "a constant is a number, a point, a size or insets"
        case .noCommonSuperview: "both views must have a common superview when the constraint is installed"
        case .placeWithoutReference: "a position needs another position to relate to, not a number"
        default: nil
        }
    }
}
