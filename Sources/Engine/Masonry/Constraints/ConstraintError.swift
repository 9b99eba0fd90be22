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
    /// A breakpoint has constraints and settings, no views.
    case treeInBreakpoint
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
