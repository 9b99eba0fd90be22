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

    /// Whether it is what stands in a relation's brackets that does not go with what stands before it.
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
            "the chain has its relation already; a chain says equalTo, lessThanOrEqualTo or greaterThanOrEqualTo once"
        case .attributeAfterRelation: "attributes come first: make.left.top.equalTo(…)"
        case .multiplierAfterInstall, .priorityAfterInstall:
            "while it is active, what a maker gave changes its constant alone"
        case .unsupportedAttribute("nil"): "the value is nil, and nothing can be related to it"
        case .unsupportedAttribute:
            "a relation takes a view, an attribute, a guide, a number, a tuple, or an array of these"
        case .unsupportedOffset, .unsupportedConstant: "a constant is a number, a point, a size or insets"
        case .noCommonSuperview: "both views must be under one superview when the constraint is installed"
        case .placeWithoutReference: "a place is compared with another place, not with a number"
        default: nil
        }
    }

    var remedy: String? {
        switch self {
        case .multiplierAfterInstall, .priorityAfterInstall:
            "remake the constraints, with the change in the chain; or deactivate it first, and activate it behind the change"
        case .requirementAfterInstall: "deactivate it, change its priority, and activate it again"
        case .unsupportedAttribute(let text) where text.hasSuffix("%"):
            Double(text.dropLast()).map {
                "a share of another is said with a factor: equalTo(superview).multipliedBy(\(($0 / 100).spelled(decimals: 6)))"
            }
        case .redefinedRelation: "say both relations in chains of their own"
        case .attributeAfterRelation:
            "say all attributes before the relation, or start another chain; that of what is related to stands inside: equalTo(header.bottom)"
        case .noCommonSuperview, .viewsWithoutCommonSuperview:
            "add a view that is in no other first: root.addSubview(view)"
        case .unsupportedConstant: "a view is related to, not its frame: equalTo(view)"
        case .tooFewViewsToDistribute: "give it two views or more: [a, b].distribute(horizontal, spacing: 8)"
        case .notAllViews: "leave out what is not a view"
        case .noAttributes: "name them: make.attributes(.left, .top)"
        case .sizeWithPlace: "relate width and height to each other, and places to places"
        case .placeWithoutReference(let first) where first.item == Builtin.root.rawValue:
            "the root is in no other view, and nothing places it: its size is the screen's, screen 390x844; for another view select that one"
        case .placeWithoutReference: "the view is in no other: add it first, root.addSubview(view)"
        case .placeWithoutMultiplier:
            "leave the multiplier out, or write 1; where a loop counts from 0, the middle of a part is half of one farther: (i + 0.5) / 4"
        case .priorityOutOfRange: "the named ones are required 1000, high 750, medium 500, low 250, fittingSize 50"
        case .hierarchyCycle(let view, let superview) where view == superview && view != Builtin.root.rawValue:
            "a view goes into another one: root.addSubview(\(view))"
        case .hierarchyCycle: "move the inner view out first"
        case .guideHasNoSubviews: "declare the view in the guide's owner, and constrain it to the guide"
        case .viewRemoved: "declare it anew, or only take it out of its superview: removeFromSuperview()"
        case .mixedAxes: "relate left, right and centerX to each other, and top, bottom and centerY"
        case .mixedDirections: "use leading and trailing on both sides, or left and right"
        default: nil
        }
    }
}
