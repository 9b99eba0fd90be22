internal import Masonry
internal import Vocabulary
internal import Evaluator

/// The constants of C, Foundation, UIKit and Masonry that affect layout, by name.
enum LibraryConstant {
    static func value(of name: String) -> Value? {
        if let number = numbers[name] { return .number(number) }
        switch name {
        case "CGRectZero": return .tuple(Tuple(Rect.zero))
        case "CGSizeZero", "UILayoutFittingCompressedSize", "UIViewLayoutFittingCompressedSize":
            return .tuple(Tuple(.size, 0, 0))
        case "CGPointZero": return .tuple(Tuple(.point, 0, 0))
        case "UIEdgeInsetsZero": return .tuple(Tuple(.insets, 0, 0))
        case "UILayoutConstraintAxisHorizontal", "MASAxisTypeHorizontal": return .axis(.horizontal)
        case "UILayoutConstraintAxisVertical", "MASAxisTypeVertical": return .axis(.vertical)
        case "UISemanticContentAttributeForceRightToLeft": return .direction(.rightToLeft)
        case "UISemanticContentAttributeForceLeftToRight": return .direction(.leftToRight)
        default: return attribute(name).map { .attributeName($0) }
        }
    }

    /// The screen dimension that projects commonly define under this name: `kScreenWidth`, `SCREEN_H`, `APP_WIDTH`.
    static func screenSide(_ name: String) -> Axis? {
        var letters = name.lowercased().filter { $0 != "_" }[...]
        if letters.hasPrefix("k") { letters = letters.dropFirst() }
        for (ending, axis) in sides where letters.hasSuffix(ending) {
            var rest = letters.dropLast(ending.count)
            var namesScreen = false
            while let word = (wordsForScreen + wordsBeside).first(where: rest.hasPrefix) {
                rest = rest.dropFirst(word.count)
                namesScreen = namesScreen || wordsForScreen.contains(word)
            }
            if rest.isEmpty, namesScreen { return axis }
        }
        return nil
    }

    private static let sides: [(String, Axis)] = [
        ("width", .horizontal), ("height", .vertical), ("w", .horizontal), ("h", .vertical),
    ]
    private static let wordsForScreen = ["screen", "app", "device", "window", "phone", "iphone"]
    /// Words that can stand beside these: `kMainScreenBoundsWidth`.
    private static let wordsBeside = ["main", "ui", "full", "current", "bounds", "size", "the"]

    private static let numbers: [String: Double] = [
        "UILayoutPriorityRequired": LayoutPriority.required, "UILayoutPriorityDefaultHigh": LayoutPriority.high,
        "UILayoutPriorityDefaultLow": LayoutPriority.low,
        "UILayoutPriorityFittingSizeLevel": LayoutPriority.fittingSize,
        "MASLayoutPriorityRequired": LayoutPriority.required, "MASLayoutPriorityDefaultHigh": LayoutPriority.high,
        "MASLayoutPriorityDefaultMedium": LayoutPriority.medium, "MASLayoutPriorityDefaultLow": LayoutPriority.low,
        "MASLayoutPriorityFittingSizeLevel": LayoutPriority.fittingSize,
        "CGFLOAT_MAX": .greatestFiniteMagnitude, "FLT_MAX": Double(Float.greatestFiniteMagnitude),
        "DBL_MAX": .greatestFiniteMagnitude, "MAXFLOAT": Double(Float.greatestFiniteMagnitude),
        "CGFLOAT_MIN": .leastNormalMagnitude, "FLT_MIN": Double(Float.leastNormalMagnitude),
        "FLT_EPSILON": Double(Float.ulpOfOne), "DBL_EPSILON": .ulpOfOne,
        "M_PI": .pi, "M_PI_2": .pi / 2, "M_PI_4": .pi / 4,
        "NSNotFound": 0x1p63, "NSIntegerMax": 0x1p63, "INT_MAX": 0x7fff_ffff,
        "NSEC_PER_SEC": 1e9, "NSEC_PER_MSEC": 1e6, "USEC_PER_SEC": 1e6, "DISPATCH_TIME_NOW": 0,
        "UIViewNoIntrinsicMetric": -1, "NSOrderedAscending": -1, "NSOrderedSame": 0, "NSOrderedDescending": 1,
        "UITableViewAutomaticDimension": -1, "UIStackViewSpacingUseSystem": 8,
    ]

    /// `MASAttributeLeft`
    private static func attribute(_ name: String) -> Attribute? {
        for prefix in ["MASAttribute", "NSLayoutAttribute"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            return Attribute(rawValue: rest.prefix(1).lowercased() + rest.dropFirst())
        }
        return nil
    }
}
