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
        /// The safe area of a device, in points; nil for the scene's own.
        public var safeArea: EdgeInsets?

        public init(size: Size, textScale: Double = 1, safeArea: EdgeInsets? = nil) {
            self.size = size
            self.textScale = textScale
            self.safeArea = safeArea
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
                width: between(lower.size.width, upper.size.width),
                height: between(lower.size.height, upper.size.height)),
            textScale: between(lower.textScale, upper.textScale))
    }

    /// What varies, at its ends: a length in points, or a scale; of sizes the width, or the height if only that differs.
    public var ends: (lower: Double, upper: Double) {
        switch dimension {
        case .width: (lower.size.width, upper.size.width)
        case .height: (lower.size.height, upper.size.height)
        case .size:
            lower.size.width == upper.size.width && lower.size.height != upper.size.height
                ? (lower.size.height, upper.size.height) : (lower.size.width, upper.size.width)
        case .text: (lower.textScale, upper.textScale)
        }
    }

    /// `width 320 to 359`: the whole points that belong to it, if there are any.
    public var text: String { [self].text }

    fileprivate var namedRange: String { dimension == .size ? range : "\(dimension.rawValue) \(range)" }

    /// `320 to 359`, without the dimension.
    public var range: String {
        let (first, last) = wholeEnds ?? ends
        let isSize = dimension == .size
        let one = isSize ? size(at: first).spelled : first.spelledEnd
        let other = isSize ? size(at: last).spelled : last.spelledEnd
        if one == other { return one }
        // Where no whole point says it, a word does.
        let (above, below) = (wholeEnds == nil && !includesLower, wholeEnds == nil && !includesUpper)
        return (above ? "above \(one)" : one) + (below ? " to below \(other)" : " to \(other)")
    }

    /// The whole points at the ends; nil if none belongs to it.
    private var wholeEnds: (first: Double, last: Double)? {
        let (lower, upper) = ends
        let first = includesLower ? lower.rounded(.up) : lower.rounded(.down) + 1
        let last = includesUpper ? upper.rounded(.down) : upper.rounded(.up) - 1
        return dimension == .text || first > last ? nil : (first, last)
    }

    /// Both, unless this one ends at another place than where the other one starts.
    public func joined(with next: ScreenStretch) -> ScreenStretch? {
        guard dimension == next.dimension, direction == next.direction, upper == next.lower,
            includesUpper || next.includesLower
        else { return nil }
        return reaching(next)
    }

    /// From the start of this one to the end of a later one.
    public func reaching(_ next: ScreenStretch) -> ScreenStretch {
        ScreenStretch(
            dimension, from: lower, to: next.upper, includesLower: includesLower, includesUpper: next.includesUpper,
            direction: direction)
    }

    /// The size at a width, or at a height if the widths are the same.
    private func size(at end: Double) -> Size {
        let (first, last) = ends
        let share = first == last ? 0 : (end - first) / (last - first)
        func between(_ one: Double, _ other: Double) -> Double { (one + share * (other - one)).rounded() }
        return Size(
            width: between(lower.size.width, upper.size.width), height: between(lower.size.height, upper.size.height))
    }
}

extension [ScreenStretch] {
    /// What varies last, then the rest: `width 320 to 359 at text 1.5, right to left`.
    public var text: String {
        guard let last else { return "" }
        let direction = last.direction.map { $0 == .rightToLeft ? ", right to left" : ", left to right" } ?? ""
        return ([last.namedRange] + dropLast().map(\.namedRange)).joined(separator: " at ") + direction
    }
}

extension Size {
    /// `320x480`
    public var spelled: String { "\(width.spelledEnd)x\(height.spelledEnd)" }
}

extension Double {
    fileprivate var spelledEnd: String { spelled(decimals: 3) }
}
