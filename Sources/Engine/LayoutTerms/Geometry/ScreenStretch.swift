/// Screens that differ in one dimension only, between two ends.
public struct ScreenStretch: Hashable, Sendable {
    public enum Dimension: String, CaseIterable, Sendable {
        /// The width or height of the root, in points.
        case width, height
        /// Both, from one size to another.
        case size
        /// How wide texts are; 1 is usual.
        case text
    }

    /// A size of the root, in points, and how wide texts are.
    public struct Screen: Hashable, Sendable {
        public var size: Size
        public var textScale: Double

        public init(size: Size, textScale: Double = 1) {
            self.size = size
            self.textScale = textScale
        }
    }

    public let dimension: Dimension
    /// The reading direction, if both were tried.
    public var direction: LayoutDirection?
    public let lower: Screen
    public let upper: Screen
    /// Whether the ends belong to it.
    public let includesLower: Bool
    public let includesUpper: Bool

    public init(
        _ dimension: Dimension, from lower: Screen, to upper: Screen, includesLower: Bool = true,
        includesUpper: Bool = true, direction: LayoutDirection? = nil
    ) {
        self.dimension = dimension
        self.lower = lower
        self.upper = upper
        self.includesLower = includesLower
        self.includesUpper = includesUpper
        self.direction = direction
    }

    /// A screen near its lower end that belongs to it.
    public var shownScreen: Screen {
        if includesLower { return lower }
        let isLong = ends.upper - ends.lower > 1
        let share = isLong && dimension != .text ? 1 / (ends.upper - ends.lower) : 0.5
        func between(_ one: Double, _ other: Double) -> Double { one + share * (other - one) }
        return Screen(
            size: Size(
                width: between(lower.size.width, upper.size.width), height: between(lower.size.height, upper.size.height)),
            textScale: between(lower.textScale, upper.textScale))
    }

    /// What varies, at its ends: a length in points, or a scale; of sizes the width, or the height if only that differs.
    public var ends: (lower: Double, upper: Double) {
        switch dimension {
        case .width: (lower.size.width, upper.size.width)
        case .height: (lower.size.height, upper.size.height)
        case .size:
            lower.size.width == upper.size.width
                ? (lower.size.height, upper.size.height) : (lower.size.width, upper.size.width)
        case .text: (lower.textScale, upper.textScale)
        }
    }

    /// `width 320 to 359`; a whole number that is not included is the one before. `at` a single screen.
    public var text: String {
        let suffix = direction.map { $0 == .rightToLeft ? ", right to left" : ", left to right" } ?? ""
        if dimension == .size {
            let (first, last) = (lower.size, upper.size)
            return (first == last ? first.spelled : "\(first.spelled) to \(last.spelled)") + suffix
        }
        var (first, last) = ends
        // Between two whole numbers there may be nothing but what is excluded.
        if dimension != .text {
            let (next, previous) = (first + 1, last - 1)
            if !includesLower, first == first.rounded(), next <= last { first = next }
            if !includesUpper, last == last.rounded(), previous >= first { last = previous }
        }
        let ends = first == last ? first.spelledEnd : "\(first.spelledEnd) to \(last.spelledEnd)"
        return "\(dimension.rawValue) \(ends)\(suffix)"
    }
}

extension Size {
    /// `320x480`
    public var spelled: String { "\(width.spelledEnd)x\(height.spelledEnd)" }
}

extension Double {
    fileprivate var spelledEnd: String { spelled(decimals: 3) }
}
