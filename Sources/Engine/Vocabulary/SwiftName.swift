package import LayoutTerms

/// Names of Swift, and Swift's names for what is known here by its Objective-C name.
package enum SwiftName {
    package static let subscriptWord = "subscript"
    package static let subscriptSetter = "setSubscript"
    /// Gets an element of a dictionary, after setting the default value if there is none.
    package static let subscriptKeeper = "$subscriptKept"

    /// The property of a wrapper that holds its value.
    package static let wrappedValue = "wrappedValue"

    /// The protocols of SwiftUI that types with something to show conform to.
    package static let typesOfSwiftUI: Set<String> = [
        "View", "App", "Scene", "Widget", "PreviewProvider", "ViewModifier", "Shape", "ButtonStyle",
    ]

    /// Whether a type is a specialization of a generic type.
    package static func isSpecialized(_ type: String) -> Bool { type.hasSuffix(">") }

    /// The members of views and view controllers, whatever their class.
    private static let ofSelf: Set<String> = Set(Attribute.allCases.map(\.anchor)).union([
        "view", "contentView", "snp", "addSubview", "insertSubview", "superview", "subviews", "bounds", "frame",
        "backgroundColor", "isHidden", "safeAreaLayoutGuide", "layoutMarginsGuide", "layoutIfNeeded", "setNeedsLayout",
        "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "removeFromSuperview", "layer", "title",
        "isViewLoaded", "children", "parent",
        "navigationItem", "navigationController", "tableView", "collectionView", "setContentHuggingPriority",
        "clipsToBounds",
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

    /// The members of collections and strings that their extensions can use.
    private static let ofCollections = Set(SwiftArrayWord.allCases.map(\.rawValue)).union([
        "count", "uppercased", "lowercased", "capitalized", "hasPrefix", "hasSuffix", "components", "split", "keys",
        "values", "replacingOccurrences", "trimmingCharacters", "appending",
    ])

    /// The labels of the initializers of geometric structures.
    package static let partsOfGeometry = [
        "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing", "origin", "size", "dx",
        "dy",
    ]

    /// The members of geometric structures that their extensions can use.
    private static let ofGeometry: Set<String> = [
        "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing", "origin", "size", "minX",
        "midX", "maxX", "minY", "midY", "maxY", "insetBy", "offsetBy", "inset", "union", "intersects", "integral",
    ]

    /// The words that declare or extend a type.
    package static let typeWords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

    /// The members that extensions of a library type can use.
    package static func members(of type: String) -> Set<String> {
        if collections.contains(type) { return ofCollections }
        if makers[type] != nil { return ofGeometry }
        if type == "ConstraintMaker" || constraints.contains(type) { return ofConstraints }
        if type == plainConstraint || type == "Constraint" { return ofMadeConstraints }
        if anchors.contains(type) { return ofAnchors }
        if type == FontName.type { return FontName.members }
        return type == "ConstraintViewDSL" ? ofConstraints.union(ofViewDSL) : ofSelf
    }

    /// UIKit's constraint class, and its anchor classes: the one for all anchors, and those for each direction and for
    /// sizes.
    package static let plainConstraint = "NSLayoutConstraint"
    package static let anchor = "NSLayoutAnchor"
    private static let anchors: Set<String> = [
        anchor, "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
    ]

    /// The name of UIKit's anchor class for an attribute.
    package static func anchor(of attribute: Attribute) -> String {
        if attribute.isSize { return "NSLayoutDimension" }
        return attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }

    /// SnapKit's types for a chain at each of its links.
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

    /// The protocols of numbers, comparable values and collections.
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

    /// Global functions that don't affect views.
    package static let functions: Set<String> = [
        "abort", "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dump", "exit", "fatalError",
        "objc_sync_enter", "objc_sync_exit", "os_log", "precondition", "preconditionFailure", "srand48", "swap",
        "withExtendedLifetime", "withUnsafeMutablePointer", "withUnsafePointer",
    ]

    /// Units of time.
    package static let intervals: Set<String> = ["seconds", "milliseconds", "microseconds", "nanoseconds"]

    /// Modules whose names can be written before the names in them.
    package static let modules: Set<String> = [
        "Swift", "UIKit", "Foundation", "SnapKit", "CoreGraphics", "Darwin", "Dispatch",
    ]

    /// The method of an enumeration's class that returns the case for a raw value.
    package static let caseWithRawValue = "$caseWithRawValue"
    /// All values of an enumeration.
    package static let allCases = "allCases"

    /// Types whose values are numbers.
    package static let numbers: Set<String> = [
        "CGFloat", "Double", "Float", "FloatLiteralType", "NSNumber", "UILayoutPriority", "ConstraintPriority",
        "TimeInterval",
    ]

    /// The type of UIKit's numbers, and the labels of its arguments in functions that take no integers, such as those
    /// of rectangles.
    package static let number = "CGFloat"
    package static let numberLabels: Set<String> = [
        "constant", "multiplier", "top", "left", "bottom", "right", "leading", "trailing", "dx", "dy",
        "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
    ]

    /// Types whose values are integers.
    package static let wholeNumbers: Set<String> = [
        "Int", "IntegerLiteralType", "UInt", "Int32", "Int64", "UInt8", "UInt32", "UInt64",
    ]

    /// Structures, with the function that makes each from its numbers.
    package static let makers: [String: String] = [
        "CGRect": "CGRectMake", "CGSize": "CGSizeMake", "CGPoint": "CGPointMake", "UIEdgeInsets": "UIEdgeInsetsMake",
        "ConstraintInsets": "UIEdgeInsetsMake", "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsetsMake",
        "ConstraintDirectionalInsets": "NSDirectionalEdgeInsetsMake",
    ]

    /// The structure whose initializer has these labels.
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

    /// The C constant for a type's static member: `CGRectZero` for `CGRect.zero`.
    package static func constant(_ type: String, _ member: String) -> String? {
        guard member == "zero" else { return nil }
        return type == "NSDirectionalEdgeInsets" ? "UIEdgeInsetsZero" : makers[type] == nil ? nil : type + "Zero"
    }

    /// The value of a static member of the number types, such as `pi`.
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

    /// The priority with this name.
    package static func priority(_ word: String) -> Double? { priorities[word] }

    /// The names of priorities.
    package static let priorityNames = priorities.keys.sorted()

    private static let priorities: [String: Double] = [
        "required": 1000, "high": 750, "defaultHigh": 750, "medium": 500, "low": 250, "defaultLow": 250,
        "fittingSizeLevel": 50,
    ]

    /// The Objective-C name and labels of a Swift method.
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
        case ("viewWillTransition", "to") where rest.count == 1:
            return ("viewWillTransitionToSize", [nil, "withTransitionCoordinator"])
        case ("willTransition", "to") where rest.count == 1:
            return ("willTransitionToTraitCollection", [nil, "withTransitionCoordinator"])
        case ("addChild", nil): return ("addChildViewController", labels)
        case ("isKind", "of"): return ("isKindOfClass", [nil])
        case ("isDescendant", "of"): return ("isDescendantOfView", [nil])
        default: return (name, labels)
        }
    }

    /// The selector by which Objective-C calls a method of a Swift class: `colorFromHex:` for `color(fromHex:)`, and
    /// `addWithItem:at:` for `add(item:at:)`.
    package static func selector(_ name: String, _ labels: [String?]) -> String {
        guard let first = labels.first else { return name }
        var text = name
        if let first {
            let word = first.prefix { !$0.isUppercase }
            text += (prepositions.contains(String(word)) ? "" : "With") + first.prefix(1).uppercased()
            text += first.dropFirst()
        }
        return text + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    /// The words before which a selector has no `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
