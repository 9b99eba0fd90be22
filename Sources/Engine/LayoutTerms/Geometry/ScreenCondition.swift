/// A condition on the root's size and reading direction, whose lengths are numbers or yet to be evaluated.
public indirect enum ScreenConditionOf<Length> {
    /// The root's width or height compared with a length in points.
    case length(Axis, SizeComparison, Length)
    case sizeClass(Axis, SizeClass)
    case direction(LayoutDirection)
    case not(ScreenConditionOf)
    case both(ScreenConditionOf, ScreenConditionOf)
    case either(ScreenConditionOf, ScreenConditionOf)

    /// The condition with other lengths.
    package func map<Other, Failure>(
        _ convert: (Length) throws(Failure) -> Other
    ) throws(Failure) -> ScreenConditionOf<Other> {
        switch self {
        case .length(let axis, let comparison, let length): .length(axis, comparison, try convert(length))
        case .sizeClass(let axis, let sizeClass): .sizeClass(axis, sizeClass)
        case .direction(let direction): .direction(direction)
        case .not(let condition): .not(try condition.map(convert))
        case .both(let one, let other): .both(try one.map(convert), try other.map(convert))
        case .either(let one, let other): .either(try one.map(convert), try other.map(convert))
        }
    }

    /// Its lengths, in order.
    package var lengths: [Length] {
        switch self {
        case .length(_, _, let length): [length]
        case .sizeClass, .direction: []
        case .not(let condition): condition.lengths
        case .both(let one, let other), .either(let one, let other): one.lengths + other.lengths
        }
    }
}

extension ScreenConditionOf: Equatable where Length: Equatable {}
extension ScreenConditionOf: Hashable where Length: Hashable {}
extension ScreenConditionOf: Sendable where Length: Sendable {}

/// A condition on the root's size, in points, and reading direction.
public typealias ScreenCondition = ScreenConditionOf<Double>

/// A comparison of the root's width or height with a length.
public enum SizeComparison: String, CaseIterable, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="

    fileprivate func holds(_ one: Double, _ other: Double) -> Bool {
        switch self {
        case .less: one < other
        case .lessOrEqual: one <= other
        case .greater: one > other
        case .greaterOrEqual: one >= other
        case .equal: one == other
        case .notEqual: one != other
        }
    }

    /// The comparison that holds where this one does not.
    fileprivate var opposite: SizeComparison {
        switch self {
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        case .equal: .notEqual
        case .notEqual: .equal
        }
    }

    /// The comparison that says the same with its sides swapped.
    package var flipped: SizeComparison {
        switch self {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        case .equal, .notEqual: self
        }
    }
}

extension ScreenCondition {
    /// Whether it holds for a root of this size, in points, and reading direction.
    public func holds(_ size: Size, _ direction: LayoutDirection) -> Bool {
        switch self {
        case .length(let axis, let comparison, let length):
            comparison.holds(axis == .horizontal ? size.width : size.height, length)
        case .sizeClass(let axis, let sizeClass): SizeClass(of: size, along: axis) == sizeClass
        case .direction(let wanted): direction == wanted
        case .not(let condition): !condition.holds(size, direction)
        case .both(let one, let other): one.holds(size, direction) && other.holds(size, direction)
        case .either(let one, let other): one.holds(size, direction) || other.holds(size, direction)
        }
    }

    /// The lengths along an axis, in points, at which it may begin or cease to hold.
    package func thresholds(along axis: Axis) -> [Double] {
        switch self {
        case .length(axis, _, let length): [length]
        case .length: []
        case .sizeClass: SizeClass.thresholds(along: axis)
        case .direction: []
        case .not(let condition): condition.thresholds(along: axis)
        case .both(let one, let other), .either(let one, let other):
            one.thresholds(along: axis) + other.thresholds(along: axis)
        }
    }

    /// The condition that holds where this one does not, as simple as it can be said.
    public var opposite: ScreenCondition {
        switch self {
        case .length(let axis, let comparison, let length): .length(axis, comparison.opposite, length)
        case .sizeClass(let axis, let sizeClass): .sizeClass(axis, sizeClass == .compact ? .regular : .compact)
        case .direction(let direction): .direction(direction == .leftToRight ? .rightToLeft : .leftToRight)
        case .not(let condition): condition
        case .both(let one, let other): .either(one.opposite, other.opposite)
        case .either(let one, let other): .both(one.opposite, other.opposite)
        }
    }
}

extension ScreenCondition: CustomStringConvertible {
    /// The condition as a script says it: `width < 600 && height >= 400`.
    public var description: String {
        switch self {
        case .length(let axis, let comparison, let length):
            "\(axis.extent) \(comparison.rawValue) \(length.generalFormat)"
        case .sizeClass(let axis, let sizeClass): "\(axis.extent) == \(sizeClass.rawValue)"
        case .direction(let direction): direction.rawValue
        case .not(let condition): "!(\(condition))"
        case .both(let one, let other): "\(one.inConjunction) && \(other.inConjunction)"
        case .either(let one, let other): "\(one) || \(other)"
        }
    }

    private var inConjunction: String { if case .either = self { "(\(self))" } else { description } }
}

extension Axis {
    /// The name of the root's extent along the axis.
    fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}

/// UIKit's size classes, as they follow from the size of the root alone.
public enum SizeClass: String, CaseIterable, Sendable {
    case compact, regular

    /// The height from which a screen has a regular one, and the widths from which an upright and a lying one do, in points. In
    /// UIKit they depend on the device; these tell apart all that Apple sells.
    private static let (height, width, widthOfLow) = (480.0, 600.0, 896.0)

    /// The lengths along an axis, in points, at which a class may change.
    static func thresholds(along axis: Axis) -> [Double] { axis == .horizontal ? [width, widthOfLow] : [height] }

    /// The class of a root of this size, in points.
    public init(of size: Size, along axis: Axis) {
        let isLow = size.height < Self.height
        switch axis {
        case .vertical: self = isLow ? .compact : .regular
        case .horizontal: self = size.width < (isLow ? Self.widthOfLow : Self.width) ? .compact : .regular
        }
    }
}
