internal import Masonry
package import Diagnostics

extension ConstraintError {
    package var slug: Slug {
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
        case .treeInBreakpoint: .breakpoint
        }
    }

    /// Whether a relation's argument does not fit the attribute before it.
    package var relatesUnlikes: Bool {
        switch self {
        case .mixedAxes, .sizeWithPlace, .mixedDirections: true
        default: false
        }
    }
}
