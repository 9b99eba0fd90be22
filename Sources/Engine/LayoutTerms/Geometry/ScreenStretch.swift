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
    public private(set) var lower: Screen
    public private(set) var upper: Screen
    /// Whether the ends belong to it.
    public let includesLower: Bool
    public let includesUpper: Bool
    /// The first and the last screen of whole points that belong to it; nil if there is none, or if texts vary.
    private var firstWhole: Screen?
    private var lastWhole: Screen?

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
        let (start, end) = ends
        let first = includesLower ? start.rounded(.up) : start.rounded(.down) + 1
        let last = includesUpper ? end.rounded(.down) : end.rounded(.up) - 1
        if dimension != .text, first <= last {
            firstWhole = screen(at: first)
            lastWhole = screen(at: last)
        }
    }

    /// A screen at its lower end that belongs to it: one of whole points, or with texts as usual, if there is one.
    public var shownScreen: Screen {
        firstWhole
            ?? screen(
                at: Self.shown(
                    from: ends.lower, to: ends.upper, includesLower: includesLower, includesUpper: includesUpper,
                    isText: dimension == .text))
    }

    /// A number at the lower end of a range that belongs to it: a whole one if there is one; for texts the usual 1.
    package static func shown(
        from lower: Double, to upper: Double, includesLower: Bool, includesUpper: Bool, isText: Bool
    ) -> Double {
        let whole = isText ? 1 : includesLower ? lower.rounded(.up) : lower.rounded(.down) + 1
        let isInside =
            (whole > lower || whole == lower && includesLower) && (whole < upper || whole == upper && includesUpper)
        if isInside { return whole }
        return includesLower ? lower : lower + min((upper - lower) / 2, isText ? 0.01 : .infinity)
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
        let hasWhole = firstWhole != nil
        let one = spelled(firstWhole ?? lower)
        let other = spelled(lastWhole ?? upper)
        if one == other { return one }
        // Where no whole point says it, a word does.
        let (above, below) = (!hasWhole && !includesLower, !hasWhole && !includesUpper)
        return (above ? "above \(one)" : one) + (below ? " to below \(other)" : " to \(other)")
    }

    private func spelled(_ screen: Screen) -> String {
        switch dimension {
        case .width: screen.size.width.spelledEnd
        case .height: screen.size.height.spelledEnd
        case .text: screen.textScale.spelledEnd
        // What follows from the other side is about so high or wide.
        case .size where firstWhole != nil && lower != upper: screen.size.rounded.spelled
        case .size: screen.size.spelled
        }
    }

    /// The same sizes with other texts.
    public func with(textScale: Double) -> ScreenStretch {
        var stretch = self
        stretch.lower.textScale = textScale
        stretch.upper.textScale = textScale
        stretch.firstWhole?.textScale = textScale
        stretch.lastWhole?.textScale = textScale
        return stretch
    }

    /// Whether all screens of another one belong to it, as far as what varies tells.
    public func contains(_ other: ScreenStretch) -> Bool {
        guard dimension == other.dimension else { return false }
        if lower.size == upper.size, dimension != .text {
            return lower.size == other.lower.size && other.upper.size == upper.size
        }
        let (own, others) = (ends, other.ends)
        return (own.lower < others.lower || own.lower == others.lower && (includesLower || !other.includesLower))
            && (own.upper > others.upper || own.upper == others.upper && (includesUpper || !other.includesUpper))
    }

    /// Both, unless this one ends at another place than where the other one starts.
    public func joined(with next: ScreenStretch) -> ScreenStretch? {
        guard dimension == next.dimension, direction == next.direction, upper.size == next.lower.size,
            upper.textScale == next.lower.textScale, includesUpper || next.includesLower
        else { return nil }
        return reaching(next)
    }

    /// From the start of this one to the end of a later one.
    public func reaching(_ next: ScreenStretch) -> ScreenStretch {
        var joined = ScreenStretch(
            dimension, from: lower, to: next.upper, includesLower: includesLower, includesUpper: next.includesUpper,
            direction: direction)
        joined.firstWhole = firstWhole ?? next.firstWhole
        joined.lastWhole = next.lastWhole ?? lastWhole
        return joined
    }

    /// The screen where what varies has this value.
    private func screen(at place: Double) -> Screen {
        let (first, last) = ends
        let share = first == last ? 0 : (place - first) / (last - first)
        func between(_ one: Double, _ other: Double) -> Double { one == other ? one : one + share * (other - one) }
        var screen = lower
        screen.size = Size(
            width: between(lower.size.width, upper.size.width), height: between(lower.size.height, upper.size.height))
        screen.textScale = between(lower.textScale, upper.textScale)
        return screen
    }
}

extension [ScreenStretch] {
    /// A screen that belongs to all of them.
    public var shownScreen: ScreenStretch.Screen? {
        guard var screen = last?.shownScreen else { return nil }
        for stretch in dropLast() {
            let shown = stretch.shownScreen
            switch stretch.dimension {
            case .width: screen.size.width = shown.size.width
            case .height: screen.size.height = shown.size.height
            case .size: (screen.size, screen.safeArea) = (shown.size, shown.safeArea)
            case .text: screen.textScale = shown.textScale
            }
        }
        return screen
    }

    /// What varies last, then the rest: `width 320 to 359 at text 1.5, right to left`.
    public var text: String {
        guard let last else { return "" }
        let direction = last.direction.map { $0 == .rightToLeft ? ", right to left" : ", left to right" } ?? ""
        return ([last.namedRange] + dropLast().map(\.namedRange)).joined(separator: " at ") + direction
    }
}

extension Size {
    fileprivate var rounded: Size { Size(width: width.rounded(), height: height.rounded()) }

    /// `320x480`
    public var spelled: String { "\(width.spelledEnd)x\(height.spelledEnd)" }
}

extension Double {
    fileprivate var spelledEnd: String { spelled(decimals: 3) }
}
