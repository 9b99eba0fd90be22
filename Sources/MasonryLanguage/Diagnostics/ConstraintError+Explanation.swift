internal import Masonry

// What the language adds to Masonry's own wording.
extension ConstraintError {
    var slug: Slug {
        switch self {
        case .redefinedRelation: .relationRedefined
        case .attributeAfterRelation: .attributeAfterRelation
        case .multiplierAfterInstall, .priorityAfterInstall, .requirementAfterInstall: .changeAfterInstall
        case .unsupportedAttribute: .unsupportedRelation
        case .unsupportedOffset, .unsupportedConstant: .unsupportedConstant
        case .noCommonSuperview, .viewsWithoutCommonSuperview: .noCommonSuperview
        case .tooFewViewsToDistribute: .tooFewViews
        case .notAllViews: .notAllViews
        case .noAttributes: .noAttributes
        case .constraintNotFound: .constraintNotFound
        case .mixedAxes, .sizeWithPlace, .mixedDirections, .placeWithoutReference, .placeWithoutMultiplier:
            .illegalEquation
        case .notFinite: .notFinite
        case .negativeLength: .negativeLength
        case .priorityOutOfRange: .priorityRange
        case .viewRemoved: .viewRemoved
        case .viewOfAnotherScene, .hierarchyCycle, .guideHasNoSubviews, .guideIsNoSubview, .viewIsNoGuide, .rootStays:
            .hierarchy
        }
    }

    /// Whether the argument of a relation does not go with the attribute before it.
    var relatesUnlikes: Bool {
        switch self {
        case .mixedAxes, .sizeWithPlace, .mixedDirections: true
        default: false
        }
    }

    /// What the assertion means, where its wording does not say.
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

    var remedy: String? {
        switch self {
        case .multiplierAfterInstall, .priorityAfterInstall:
            "use `remake` with the change in the chain; or deactivate the constraint, change it, and activate it again"
        case .requirementAfterInstall: "deactivate it, change its priority, and activate it again"
        case .unsupportedAttribute(let text) where text.hasSuffix("%"):
            Double(text.dropLast()).map {
                "use a factor: equalTo(superview).multipliedBy(\(($0 / 100).spelled(decimals: 6)))"
            }
        case .redefinedRelation: "write a chain for each relation"
        case .attributeAfterRelation:
            "write all attributes before the relation, or start another chain; the other view's attribute goes inside: equalTo(header.bottom)"
        case .noCommonSuperview, .viewsWithoutCommonSuperview:
            "add the view to the hierarchy first: root.addSubview(view)"
        case .unsupportedConstant: "pass the view, not its frame: equalTo(view)"
        case .tooFewViewsToDistribute: "use at least two views: [a, b].distribute(horizontal, spacing: 8)"
        case .notAllViews: "remove what is not a view"
        case .noAttributes: "pass some: make.attributes(.left, .top)"
        case .sizeWithPlace: "relate sizes to sizes, and positions to positions"
        case .placeWithoutReference(let first) where first.item == Builtin.root.rawValue:
            "nothing can move the root: it has the size of the screen, screen 390x844; to constrain another view, select it"
        case .placeWithoutReference: "the view has no superview: add it first, root.addSubview(view)"
        case .placeWithoutMultiplier:
            "remove the multiplier, or use 1; in a loop that counts from 0, the middle of each part is at (i + 0.5) / 4"
        case .priorityOutOfRange: "named priorities are required 1000, high 750, medium 500, low 250, fittingSize 50"
        case .hierarchyCycle(let view, let superview) where view == superview && view != Builtin.root.rawValue:
            "add the view to another one: root.addSubview(\(view))"
        case .hierarchyCycle: "move the inner view out first"
        case .guideHasNoSubviews: "declare the view in the guide's owner, and constrain it to the guide"
        case .viewRemoved: "declare it again; to only take it out of its superview, use removeFromSuperview()"
        case .mixedAxes: "relate left, right and centerX to each other, and top, bottom and centerY"
        case .mixedDirections: "use leading and trailing on both sides, or left and right"
        default: nil
        }
    }
}
