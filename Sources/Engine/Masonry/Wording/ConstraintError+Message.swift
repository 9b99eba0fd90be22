extension ConstraintError: CustomStringConvertible {
    public var description: String { message }

    /// The problem in one sentence. For Masonry's own assertions, Masonry's text.
    public var message: String {
        switch self {
        case .redefinedRelation: "Redefinition of constraint relation"
        case .attributeAfterRelation: "Attributes should be chained before defining the constraint relation"
        case .multiplierAfterInstall: "Cannot modify constraint multiplier after it has been installed"
        case .priorityAfterInstall: "Cannot modify constraint priority after it has been installed"
        case .requirementAfterInstall: "an active constraint can't become or stop being required"
        case .unsupportedAttribute(let what): "attempting to add unsupported attribute: \(what)"
        case .unsupportedOffset(let what): "expected an NSValue offset, got: \(what)"
        case .unsupportedConstant(let what): "attempting to set layout constant with unsupported value: \(what)"
        case .noCommonSuperview(let first, let second):
            "couldn't find a common superview for \(first) and \(second)"
        case .viewsWithoutCommonSuperview:
            "Can't constrain views that do not share a common superview. Make sure that all the views in this array "
                + "have been added into the same view hierarchy."
        case .tooFewViewsToDistribute: "views to distribute need to bigger than one"
        case .notAllViews: "All objects in the array must be views"
        case .noAttributes: "You didn't pass any attribute to make.attributes(...)"
        case .constraintNotFound(let constraint): "Could not find constraint \(constraint)"
        case .mixedAxes(let first, let second):
            "`\(first)` is \(first.attribute.axis.rawValue) and `\(second)` is \(second.attribute.axis.rawValue)"
        case .sizeWithPlace(let first, let second):
            "`\(first)` is a \(first.attribute.isSize ? "size" : "position") and `\(second)` is a "
                + "\(second.attribute.isSize ? "size" : "position")"
        case .mixedDirections(let first, let second):
            "`\(first)` and `\(second)` mix a side that follows the reading direction with one that does not"
        case .placeWithoutReference(let first):
            "`\(first)` is a position, but there is no superview to relate it to"
        case .placeWithoutMultiplier(let first):
            "`\(first)` is a position, which can't be multiplied by 0"
        case .notFinite: "a number in a layout must be finite"
        case .negativeLength(let length): "a length can't be negative: \(length.generalFormat)"
        case .priorityOutOfRange(let priority):
            "a priority must be above 0 and at most 1000, not \(priority.generalFormat)"
        case .viewRemoved(let name): "`\(name)` was removed"
        case .viewOfAnotherScene(let name): "`\(name)` belongs to another scene"
        case .hierarchyCycle(let view, let superview):
            view == superview
                ? "`\(view)` can't be its own superview" : "`\(view)` can't go into `\(superview)`, which is inside it"
        case .guideHasNoSubviews(let name): "`\(name)` is a layout guide and has no subviews"
        case .guideIsNoSubview(let name): "`\(name)` is a layout guide and can't leave its owner"
        case .viewIsNoGuide(let name): "`\(name)` is a view, not a layout guide"
        case .rootStays: "the root can't be removed from its scene"
        case .treeInBreakpoint: "`when` can't add, move or remove views, resize the screen or check expectations"
        }
    }
}
