package import Masonry

/// What Swift calls what Objective-C, by whose names the libraries are known, calls otherwise.
package enum SwiftName {
    package static let subscriptWord = "subscript"
    package static let subscriptSetter = "setSubscript"
    /// Gets an element of a dictionary, after it is given the value that stands for one that is missing.
    package static let subscriptKeeper = "$subscriptKept"

    /// What a wrapper calls what it holds.
    package static let wrappedValue = "wrappedValue"

    /// Whether a type is one that a generic type became.
    package static func isSpecialized(_ type: String) -> Bool { type.hasSuffix(">") }

    /// What views and view controllers have, whatever their class says.
    private static let ofSelf: Set<String> = Set(Attribute.allCases.map(\.anchor)).union([
        "view", "contentView", "snp", "addSubview", "insertSubview", "superview", "subviews", "bounds", "frame",
        "backgroundColor", "isHidden", "safeAreaLayoutGuide", "layoutMarginsGuide", "layoutIfNeeded", "setNeedsLayout",
        "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "removeFromSuperview", "layer", "title",
        "isViewLoaded", "children", "parent",
        "navigationItem", "navigationController", "tableView", "setContentHuggingPriority", "clipsToBounds",
        "setContentCompressionResistancePriority", "addChild", "alpha", "tintColor", "accessibilityIdentifier",
        "isUserInteractionEnabled", "addGestureRecognizer", "addTarget", "selectionStyle", "text", "layoutMargins",
        "translatesAutoresizingMaskIntoConstraints", "intrinsicContentSize", "topLayoutGuide", "bottomLayoutGuide",
        "invalidateIntrinsicContentSize",
        "additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins", "present", "dismiss", "traitCollection",
        "edgesForExtendedLayout", "constraints", "addConstraint", "addConstraints", "removeConstraint",
        "removeConstraints", "addLayoutGuide", "insetsLayoutMarginsFromSafeArea", "safeAreaInsets", "sizeToFit",
        "systemLayoutSizeFitting", "isDescendant", "window", "tag", "contentMode", "setTitle", "setAttributedTitle",
        "setImage", "setTitleColor", "attributedText", "font", "textColor", "textAlignment", "numberOfLines",
        "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing", "arrangedSubviews",
        "keyboardLayoutGuide", "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide",
        "contentHuggingPriority", "contentCompressionResistancePriority", "updateConstraints", "updateViewConstraints",
        "isSelected", "isHighlighted", "isEnabled", "accessoryType", "backgroundView", "delegate", "dataSource",
        "axis", "spacing", "distribution", "alignment", "isLayoutMarginsRelativeArrangement",
        "isBaselineRelativeArrangement", "directionalLayoutMargins", "center", "placeholder", "titleLabel", "imageView",
        "configuration", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "contentInset", "contentSize",
        "contentOffset", "isScrollEnabled", "isPagingEnabled", "bounces", "borderStyle", "keyboardType",
        "isSecureTextEntry", "preferredMaxLayoutWidth", "lineBreakMode", "setNeedsDisplay", "becomeFirstResponder",
        "resignFirstResponder", "setValue", "sendActions", "showsVerticalScrollIndicator", "rowHeight",
        "showsHorizontalScrollIndicator", "separatorStyle", "register", "reloadData", "setTitleColor",
        "setBackgroundImage", "semanticContentAttribute", "autoresizingMask", "transform", "mask", "sizeThatFits",
        "bringSubviewToFront", "sendSubviewToBack", "convert", "isOpaque", "isTranslucent", "barTintColor",
        "navigationBar", "tabBarItem", "hidesBottomBarWhenPushed", "modalPresentationStyle", "setViewControllers",
    ])

    /// What collections and texts have, for what extends them.
    private static let ofCollections = Set(SwiftArrayWord.allCases.map(\.rawValue)).union([
        "count", "uppercased", "lowercased", "capitalized", "hasPrefix", "hasSuffix", "components", "split", "keys",
        "values", "replacingOccurrences", "trimmingCharacters", "appending",
    ])

    /// What structures of geometry have, for what extends them.
    private static let ofGeometry: Set<String> = [
        "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing", "origin", "size", "minX",
        "midX", "maxX", "minY", "midY", "maxY", "insetBy", "offsetBy", "inset", "union", "intersects", "integral",
    ]

    /// What declares a type, or adds to one.
    package static let typeWords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

    /// What can be told to a type of the libraries, for what extends it.
    package static func members(of type: String) -> Set<String> {
        if collections.contains(type) { return ofCollections }
        if makers[type] != nil { return ofGeometry }
        if type == "ConstraintMaker" || constraints.contains(type) { return ofConstraints }
        if type == plainConstraint || type == "Constraint" { return ofMadeConstraints }
        if anchors.contains(type) { return ofAnchors }
        return type == "ConstraintViewDSL" ? ofConstraints.union(ofViewDSL) : ofSelf
    }

    /// UIKit's constraint, and what it is made of: what all anchors are, and those of one direction, and of sizes.
    package static let plainConstraint = "NSLayoutConstraint"
    package static let anchor = "NSLayoutAnchor"
    private static let anchors: Set<String> = [
        anchor, "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
    ]

    /// What UIKit calls the anchors of an attribute's kind.
    package static func anchor(of attribute: Attribute) -> String {
        if attribute.isSize { return "NSLayoutDimension" }
        return attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }

    /// The types that SnapKit has for what a chain is at each of its links.
    package static let constraints = [
        "ConstraintMakerExtendable", "ConstraintMakerRelatable", "ConstraintMakerEditable",
        "ConstraintMakerPrioritizable", "ConstraintMakerPriortizable", "ConstraintMakerFinalizable",
    ]
    private static let ofConstraints = Set(Attribute.allCases.map(\.rawValue))
        .union(SnapKitWord.allCases.map(\.rawValue))
        .union([Member.offset, .multipliedBy, .dividedBy, .priority].map(\.rawValue))
    private static let ofMadeConstraints: Set<String> = [
        "priority", "constant", "isActive", "identifier", "multiplier", "relation", "firstItem", "secondItem",
        "firstAttribute", "secondAttribute", "firstAnchor", "secondAnchor", "shouldBeArchived", "activate",
        "deactivate", "update", "updateOffset", "updateInset", "updateInsets", "updatePriority", "layoutConstraints",
    ]
    private static let ofAnchors: Set<String> = [
        "constraint", "anchorWithOffset", "name", "item", "constraintsAffectingLayout",
    ]
    private static let ofViewDSL = Set(
        [Member.makeConstraints, .updateConstraints, .remakeConstraints].map(\.rawValue))

    /// The protocols that numbers, and values that can be compared, conform to, and collections.
    package static let numberProtocols = [
        "BinaryInteger", "FixedWidthInteger", "SignedInteger", "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric",
        "Numeric", "AdditiveArithmetic",
    ]
    package static let comparableProtocols = ["Strideable", "Comparable", "Hashable", "Equatable"]
    package static let collectionProtocols = [
        "RandomAccessCollection", "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection",
        "Collection",
    ]

    /// The types that are collections.
    private static let collections = Set(["String", "Array", "Sequence", "Dictionary"] + collectionProtocols)

    /// Functions that belong to no type and place no views.
    package static let functions: Set<String> = [
        "abort", "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dump", "exit", "fatalError",
        "objc_sync_enter", "objc_sync_exit", "os_log", "precondition", "preconditionFailure", "srand48", "swap",
        "withExtendedLifetime", "withUnsafeMutablePointer", "withUnsafePointer",
    ]

    /// Stretches of time.
    package static let intervals: Set<String> = ["seconds", "milliseconds", "microseconds", "nanoseconds"]

    /// The modules whose names may stand before those of what is in them.
    package static let modules: Set<String> = [
        "Swift", "UIKit", "Foundation", "SnapKit", "CoreGraphics", "Darwin", "Dispatch",
    ]

    /// The method of an enumeration's class that gives the case of a raw value.
    package static let caseWithRawValue = "$caseWithRawValue"
    /// All values of an enumeration.
    package static let allCases = "allCases"

    /// A type whose values are the number that they are made from.
    package static let numbers: Set<String> = [
        "CGFloat", "Double", "Float", "FloatLiteralType", "NSNumber", "UILayoutPriority", "ConstraintPriority",
        "TimeInterval",
    ]

    /// The type of UIKit's numbers, and the labels by which its functions take them, and no whole ones, as rectangles do.
    package static let number = "CGFloat"
    package static let numberLabels: Set<String> = [
        "constant", "multiplier", "top", "left", "bottom", "right", "leading", "trailing", "dx", "dy",
        "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
    ]

    /// A type whose values are whole numbers.
    package static let wholeNumbers: Set<String> = [
        "Int", "IntegerLiteralType", "UInt", "Int32", "Int64", "UInt8", "UInt32", "UInt64",
    ]

    /// Structures, by the function that makes one from its numbers.
    package static let makers: [String: String] = [
        "CGRect": "CGRectMake", "CGSize": "CGSizeMake", "CGPoint": "CGPointMake", "UIEdgeInsets": "UIEdgeInsetsMake",
        "ConstraintInsets": "UIEdgeInsetsMake", "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsetsMake",
        "ConstraintDirectionalInsets": "NSDirectionalEdgeInsetsMake",
    ]

    /// The structure whose numbers have these labels.
    package static func structure(ofParts labels: [String]) -> String? {
        switch labels {
        case ["top", "left", "bottom", "right"]: "UIEdgeInsets"
        case ["top", "leading", "bottom", "trailing"]: "NSDirectionalEdgeInsets"
        case ["x", "y", "width", "height"], ["origin", "size"]: "CGRect"
        case ["width", "height"]: "CGSize"
        case ["x", "y"]: "CGPoint"
        default: nil
        }
    }

    /// A constant that stands behind a type's name.
    package static func constant(_ type: String, _ member: String) -> String? {
        guard member == "zero" else { return nil }
        return type == "NSDirectionalEdgeInsets" ? "UIEdgeInsetsZero" : makers[type] == nil ? nil : type + "Zero"
    }

    /// A constant of the types of numbers.
    package static func number(_ word: String) -> Double? {
        switch word {
        case "pi": .pi
        case "zero": 0
        case "greatestFiniteMagnitude", "infinity", "max": .greatestFiniteMagnitude
        case "leastNormalMagnitude", "leastNonzeroMagnitude": .leastNormalMagnitude
        default: nil
        }
    }

    /// The types of priorities.
    package static let priorityTypes: Set<String> = ["UILayoutPriority", "ConstraintPriority"]

    /// The priority that a word names.
    package static func priority(_ word: String) -> Double? { priorities[word] }

    /// The words of priorities.
    package static let priorityNames = priorities.keys.sorted()

    private static let priorities: [String: Double] = [
        "required": 1000, "high": 750, "defaultHigh": 750, "medium": 500, "low": 250, "defaultLow": 250,
        "fittingSizeLevel": 50,
    ]

    /// The name and the labels under which Objective-C has a method.
    package static func objectiveC(_ name: String, _ labels: [String?]) -> (name: String, labels: [String?]) {
        let rest = labels.dropFirst()
        switch (name, labels.first ?? nil) {
        case ("init", let label?):
            return ("initWith" + label.prefix(1).uppercased() + label.dropFirst(), [nil] + rest)
        case ("insertSubview", nil) where rest.first == "at", ("insertArrangedSubview", nil) where rest.first == "at":
            return (name, [nil, "atIndex"])
        case ("setCustomSpacing", nil) where rest.first == "after": return (name, [nil, "afterView"])
        case ("activate", nil) where labels.count == 1: return ("activateConstraints", labels)
        case ("deactivate", nil) where labels.count == 1: return ("deactivateConstraints", labels)
        case ("setTitle", nil) where rest.first == "for", ("setAttributedTitle", nil) where rest.first == "for":
            return (name, [nil, "forState"])
        case ("systemLayoutSizeFitting", nil): return ("systemLayoutSizeFittingSize", labels)
        case ("size", "withAttributes"): return ("sizeWithAttributes", [nil])
        case ("boundingRect", "with"): return ("boundingRectWithSize", [nil] + rest)
        case ("insertSegment", "withTitle"): return ("insertSegmentWithTitle", [nil, "atIndex", "animated"])
        case ("removeFromParent", nil) where labels.isEmpty: return ("removeFromParentViewController", labels)
        case ("addChild", nil): return ("addChildViewController", labels)
        case ("isKind", "of"): return ("isKindOfClass", [nil])
        case ("isDescendant", "of"): return ("isDescendantOfView", [nil])
        default: return (name, labels)
        }
    }
}
