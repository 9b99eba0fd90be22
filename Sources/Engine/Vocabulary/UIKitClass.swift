package import LayoutTerms

/// What is known from the name of a class of UIKit, or of a class that no file declares.
package enum UIKitClass {
    /// The kinds of objects of a class.
    package enum Nature {
        /// With its own size in points, if that is fixed.
        case view(ViewKind, Size?)
        case viewController
        case object
    }

    /// The kind of a class's objects, from its name; nil if the name does not say it.
    package static func nature(of name: String) -> Nature? {
        guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return nil }
        if name == UIKitName.testCase { return .object }
        if let size = fixedSizes[name] { return .view(.image, size) }
        for (ending, kind) in kinds where name.hasSuffix(ending) { return .view(kind, nil) }
        return name.hasSuffix("Controller") && !name.hasSuffix("GestureController") ? .viewController : nil
    }

    /// Whether the name is of a class in one of the system's frameworks.
    package static func isOfSystem(_ name: String) -> Bool {
        systemPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let systemPrefixes = [
        "UI", "NS", "CA", "WK", "MK", "AV", "AR", "SCN", "SK", "MTK", "PDF", "PK", "QL", "SF", "PHPicker",
    ]

    /// The class of all views.
    package static let view = "UIView"
    /// The ending of the names of stack view classes, and UIKit's own.
    package static let stackView = "StackView"
    package static let stack = "UI" + stackView

    private static let superclasses = [
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView",
    ]

    /// The superclasses of a library class whose extensions apply to it, too.
    package static func above(_ name: String) -> [String] {
        switch nature(of: name) {
        case .view:
            [isControl(name) ? "UIControl" : superclasses[name]].compactMap(\.self)
                + ["UIView", "ConstraintView", "UIResponder", "NSObject"]
        case .viewController: ["UIViewController", "UIResponder", "NSObject"]
        case .object, nil: []
        }
    }

    /// The classes that extensions and categories can add methods to.
    package static let extensible = Set<String>([
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UIControl", "UITableView", "UICollectionView",
        "UIScrollView", "UIViewController", "NSObject", "CGFloat", "Double", "Int", "Float", "NSNumber", "String",
        "NSString", "Array", "Sequence", "Collection", "NSArray", "Bool", "Dictionary", "NSDictionary", "CGPoint",
        "CGSize", "CGRect", "UIEdgeInsets", "Constraint", "MASConstraint", "ConstraintMaker", "MASConstraintMaker",
        "UIColor", "UIFont", "UIImage", "ConstraintViewDSL", "Optional", "Range", "ClosedRange",
    ]).union(SwiftName.constraints).union(SwiftName.numberProtocols).union(SwiftName.comparableProtocols)
        .union(SwiftName.collectionProtocols)

    /// Whether a class with this name belongs to a library, if no script declares its superclass.
    package static func isLibrary(_ name: String) -> Bool {
        if extensible.contains(name) || plainValue(of: name) != nil || name == "Date" { return true }
        return prefixes.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
    }

    private static let prefixes: Set<String> = ["UI", "NS", "CG", "CA", "AV", "MK", "WK"]

    /// Whether a class of UIKit inherits from `UIControl`.
    package static func isControl(_ name: String) -> Bool { controls.contains(name) }

    private static let controls: Set<String> = [
        "UIControl", "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper",
        "UIPageControl", "UIDatePicker", "UIRefreshControl", "UIColorWell",
    ]

    /// The kinds of plain values of library types.
    package enum PlainValue { case number, text, array }

    package static func plainValue(of name: String) -> PlainValue? {
        if SwiftName.numbers.contains(name) || SwiftName.wholeNumbers.contains(name) { return .number }
        switch name {
        case "String", "NSString": return .text
        case "Array", "Sequence", "Collection", "NSArray": return .array
        default: return nil
        }
    }

    /// The height of a cell that nothing else determines, in points: that of a table's rows, or of a flow layout's items.
    package static func cellHeight(of name: String) -> Double { isItem(name) ? 50 : rowHeight }

    /// The usual height of a table's rows, in points.
    package static let rowHeight = 44.0

    /// Whether the objects are cells of a collection.
    package static func isItem(_ name: String) -> Bool { name == "UICollectionViewCell" }

    /// Whether the objects are cells, whose content determines their size.
    package static func isCell(_ name: String) -> Bool { name.hasSuffix("Cell") }

    package static func isSpinner(_ name: String) -> Bool { name == spinner }

    /// Whether the views of a class resist being larger than their content with priority 750, as UIKit sets it.
    package static func hugsItsContent(_ name: String) -> Bool { ["UISwitch", "UIStepper", spinner].contains(name) }

    /// The size of a class's views, whatever they show, in points; -1 for a side without one.
    package static func contentSize(of name: String) -> Size? { contentSizes[name] }

    /// Whether a view of UIKit's class is fully described by its settings and constraints. For stack views and cells,
    /// code writes the rest as constraints.
    package static func isPlain(_ name: String, _ kind: ViewKind) -> Bool {
        if fixedSizes[name] != nil || contentSizes[name] != nil { return true }
        guard plain.contains(name), case .view(let usual, _)? = nature(of: name) else { return false }
        return usual == kind
    }

    private static let plain: Set<String> = ["UITableView", textView, "UIControl"]

    /// The first ending that fits decides.
    private static let kinds: [(ending: String, kind: ViewKind)] = [
        ("Label", .label), ("Button", .button), ("ImageView", .image), ("TextField", .field), ("ScrollView", .scroll),
        ("TableView", .scroll), ("CollectionView", .scroll), ("WebView", .view), ("View", .view), ("Cell", .view),
        ("UIControl", .view), ("Control", .view), ("Bar", .view), ("UIToolbar", .view), ("UIWindow", .view),
        ("UIPickerView", .view),
        ("Slider", .view), ("UIDatePicker", .view), ("LayoutGuide", .guide),
    ]

    /// The class of activity indicators, and the size of large ones, in points.
    package static let spinner = "UIActivityIndicatorView"
    private static let largeSpinner = Size(width: 37, height: 37)

    /// The size of an activity indicator, by the name of its style.
    package static func spinnerSize(ofStyle style: String) -> Size? {
        style.lowercased().hasSuffix("large") ? largeSpinner : fixedSizes[spinner]
    }

    /// Views that show and edit text of several lines, the distances from their edges to the container of the text, and the
    /// padding beside each line in it, in points.
    package static let textView = "UITextView"
    package static let textInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    package static let textPadding = 5.0

    /// Controls that have one size whatever they show, in points.
    private static let fixedSizes: [String: Size] = [
        "UISwitch": Size(width: 51, height: 31), spinner: Size(width: 20, height: 20),
        "UIPageControl": Size(width: 39, height: 37), "UIStepper": Size(width: 94, height: 32),
    ]

    private static let contentSizes: [String: Size] = [
        "UISlider": Size(width: -1, height: 31), "UIProgressView": Size(width: -1, height: 4),
        "UISearchBar": Size(width: -1, height: 56), "UIToolbar": Size(width: -1, height: 44),
        "UINavigationBar": Size(width: -1, height: 44), "UITabBar": Size(width: -1, height: 49),
        "UISegmentedControl": Size(width: -1, height: 32), "UIDatePicker": Size(width: 320, height: 216),
        "UIPickerView": Size(width: 320, height: 216),
    ]
}
