/// A use of the object model that Masonry asserts against, or an equation that Auto Layout does not allow.
public enum ConstraintError: Error, Hashable, Sendable {
    // Masonry's assertions, with its wording.
    case redefinedRelation
    case attributeAfterRelation
    case multiplierAfterInstall
    case priorityAfterInstall
    /// An active equation can't become or stop being required, as in UIKit.
    case requirementAfterInstall
    case unsupportedAttribute(String)
    case unsupportedOffset(String)
    case unsupportedConstant(String)
    case noCommonSuperview(String, String)
    case viewsWithoutCommonSuperview
    case tooFewViewsToDistribute
    case notAllViews
    case noAttributes
    case constraintNotFound(String)
    // Meaningless equations.
    case mixedAxes(ViewAttribute.Name, ViewAttribute.Name)
    case sizeWithPlace(ViewAttribute.Name, ViewAttribute.Name)
    case mixedDirections(ViewAttribute.Name, ViewAttribute.Name)
    case placeWithoutReference(ViewAttribute.Name)
    case placeWithoutMultiplier(ViewAttribute.Name)
    case notFinite
    case negativeLength(Double)
    case priorityOutOfRange(Double)
    // The tree of views.
    case viewRemoved(String)
    case viewOfAnotherScene(String)
    case hierarchyCycle(String, String)
    case guideHasNoSubviews(String)
    case guideIsNoSubview(String)
    case viewIsNoGuide(String)
    case rootStays
}

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
        }
    }
}

extension ViewAttribute {
    /// An attribute by name, such as `header.bottom`.
    public struct Name: Hashable, Sendable, CustomStringConvertible {
        public let item: String
        public let attribute: Attribute

        package init(item: String, attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }

        public var description: String { "\(item).\(attribute.rawValue)" }
    }

    package var nameOnly: Name { Name(item: itemName, attribute: attribute) }
}

// Validation of numbers from outside.
extension ConstraintError {
    static func checkFinite(_ number: Double) throws(ConstraintError) {
        if !number.isFinite { throw .notFinite }
    }

    static func checkFinite(_ insets: EdgeInsets) throws(ConstraintError) {
        try checkFinite(insets.top)
        try checkFinite(insets.left)
        try checkFinite(insets.bottom)
        try checkFinite(insets.right)
    }

    static func checkLength(_ length: Double) throws(ConstraintError) {
        try checkFinite(length)
        if length < 0 { throw .negativeLength(length) }
    }

    static func checkPriority(_ priority: Double) throws(ConstraintError) {
        if !(priority > 0 && priority <= LayoutPriority.required) { throw .priorityOutOfRange(priority) }
    }
}
