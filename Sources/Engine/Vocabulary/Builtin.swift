/// The predefined names.
public enum Builtin: String, CaseIterable, Sendable {
    case root, `self`, superview
    case make, update, remake
    case horizontal, vertical, ltr, rtl
    case required, high, medium, low, fittingSize
    case min, max, abs, round, floor, ceil, sqrt
    case print
    case attachKeys = "MASAttachKeys"
    case makePoint = "CGPointMake"
    case makeSize = "CGSizeMake"
    case makeInsets = "UIEdgeInsetsMake"
    case makeRect = "CGRectMake"
    case point = "CGPoint"
    case size = "CGSize"
    case insets = "UIEdgeInsets"
    case rect = "CGRect"

    /// Whether the name is a priority.
    package var isPriority: Bool {
        switch self {
        case .required, .high, .medium, .low, .fittingSize: true
        default: false
        }
    }

    /// A short description.
    public var summary: String {
        switch self {
        case .root, .self: "the root view, which fills the screen"
        case .superview: "the superview of the view being constrained; elsewhere the root"
        case .make: "adds constraints to the current views"
        case .update: "changes the constants of the current views' constraints"
        case .remake: "replaces the current views' constraints"
        case .horizontal, .vertical: "an axis"
        case .ltr: "reading from left to right"
        case .rtl: "reading from right to left"
        case .required: "priority 1000"
        case .high: "priority 750"
        case .medium: "priority 500"
        case .low: "priority 250"
        case .fittingSize: "priority 50"
        case .min: "the smallest of its arguments"
        case .max: "the largest of its arguments"
        case .abs: "the absolute value"
        case .round: "rounds to the nearest whole number"
        case .floor: "rounds down to a whole number"
        case .ceil: "rounds up to a whole number"
        case .sqrt: "the square root"
        case .print: "prints its arguments"
        case .attachKeys: "gives views and constraints their variables' names as keys"
        case .makePoint, .point: "a point: x, y"
        case .makeSize, .size: "a size: width, height"
        case .makeInsets, .insets: "insets: top, left, bottom, right"
        case .makeRect, .rect: "a rectangle: x, y, width, height"
        }
    }

    /// Whether chains outside a block start with it.
    package var isChainWord: Bool { self == .make || self == .update || self == .remake }

    package var isFunction: Bool {
        switch self {
        case .min, .max, .abs, .round, .floor, .ceil, .sqrt, .print, .attachKeys, .makePoint, .makeSize, .makeInsets,
            .makeRect, .point, .size, .insets, .rect:
            true
        default:
            false
        }
    }

    /// A call of the function with sample arguments; nil for a name that is not a function.
    package var sample: String? {
        switch self {
        case .min, .max: "\(rawValue)(a, b)"
        case .abs, .round, .floor, .ceil, .sqrt: "\(rawValue)(2.5)"
        case .print: "print(a, b)"
        case .attachKeys: "MASAttachKeys(a, b)"
        case .makePoint, .makeSize: "\(rawValue)(10, 20)"
        case .makeInsets, .makeRect: "\(rawValue)(5, 10, 15, 20)"
        case .point: "CGPoint(x: 10, y: 20)"
        case .size: "CGSize(width: 10, height: 20)"
        case .insets: "UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)"
        case .rect: "CGRect(x: 5, y: 10, width: 15, height: 20)"
        default: nil
        }
    }
}
