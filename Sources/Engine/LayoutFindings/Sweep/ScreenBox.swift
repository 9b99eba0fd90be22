package import Masonry

/// All screens between the ends of some dimensions.
package struct ScreenBox: Sendable {
    package enum Side: Sendable {
        /// The root's width or height, in points.
        case width(ClosedRange<Double>)
        case height(ClosedRange<Double>)
        /// From one size of the root to another, in points.
        case sizes(Size, Size)
        /// From the size of a device, with its safe area, up to that of the next larger one, which doesn't belong to it; of the
        /// last device only its own size.
        case device(Size, EdgeInsets, next: Size?)
        /// How wide texts are.
        case text(ClosedRange<Double>)
    }

    /// Outermost first.
    package var sides: [Side]
    /// The reading directions; if there are none, only the scene's own.
    package var directions: [LayoutDirection]

    package init(_ sides: [Side] = [], directions: [LayoutDirection] = []) {
        self.sides = sides
        self.directions = directions
    }

    /// The numbers that vary; between two sizes the width, or the height if only that varies.
    package var box: [BoxSweep.Side] {
        sides.map { BoxSweep.Side($0.ends.lower, $0.ends.upper, isText: $0.dimension == .text) }
    }

    /// The screen at a point of the box; what does not vary is as in another one.
    package func screen(at point: [Double], from own: ScreenStretch.Screen) -> ScreenStretch.Screen {
        var screen = own
        for (side, number) in zip(sides, point) { side.set(number, in: &screen) }
        return screen
    }

    /// The screens of a part of the box, one for each dimension; of a box without sides, the only screen; nil if the part
    /// doesn't belong to it.
    package func stretches(
        of part: [BoxSweep.Side], from own: ScreenStretch.Screen, _ direction: LayoutDirection?
    ) -> [ScreenStretch]? {
        if sides.isEmpty { return [ScreenStretch(.size, from: own, to: own, direction: direction)] }
        let corner = screen(at: part.map(\.lower), from: own)
        var stretches: [ScreenStretch] = []
        for (side, range) in zip(sides, part) {
            let end = side.excludedEnd
            if range.lower == end { return nil }
            var (lower, upper) = (corner, corner)
            side.set(range.lower, in: &lower)
            side.set(range.upper, in: &upper)
            stretches.append(
                ScreenStretch(
                    side.dimension, from: lower, to: upper, includesLower: range.includesLower,
                    includesUpper: range.includesUpper && range.upper != end, direction: direction))
        }
        return stretches
    }
}

extension ScreenBox.Side {
    /// Whether the next part of the screens that were asked for goes on where it ends.
    package var goesOn: Bool { excludedEnd != nil }

    fileprivate var excludedEnd: Double? {
        if case .device(_, _, .some) = self { ends.upper } else { nil }
    }

    private static func ends(_ one: Size, _ other: Size) -> (lower: Double, upper: Double) {
        one.width == other.width ? (one.height, other.height) : (one.width, other.width)
    }

    private static func size(at number: Double, from one: Size, to other: Size) -> Size {
        if one == other { return one }
        if one.width == other.width { return Size(width: one.width, height: number) }
        let share = (number - one.width) / (other.width - one.width)
        return Size(width: number, height: one.height + share * (other.height - one.height))
    }

    fileprivate var ends: (lower: Double, upper: Double) {
        switch self {
        case .width(let range), .height(let range), .text(let range): (range.lowerBound, range.upperBound)
        case .sizes(let one, let other): Self.ends(one, other)
        case .device(let one, _, let next): Self.ends(one, next ?? one)
        }
    }

    fileprivate var dimension: ScreenStretch.Dimension {
        switch self {
        case .width: .width
        case .height: .height
        case .text: .text
        case .sizes(let one, let other):
            one == other ? .size : one.height == other.height ? .width : one.width == other.width ? .height : .size
        case .device: .size
        }
    }

    fileprivate func set(_ number: Double, in screen: inout ScreenStretch.Screen) {
        switch self {
        case .width: screen.size.width = number
        case .height: screen.size.height = number
        case .text: screen.textScale = number
        case .sizes(let one, let other): screen.size = Self.size(at: number, from: one, to: other)
        case .device(let one, let safeArea, let next):
            screen.size = Self.size(at: number, from: one, to: next ?? one)
            screen.safeArea = safeArea
        }
    }
}
