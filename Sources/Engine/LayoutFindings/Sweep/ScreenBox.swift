package import Masonry

/// All screens between the ends of some dimensions.
package struct ScreenBox: Sendable {
    package enum Side: Sendable {
        /// The root's width or height, in points.
        case width(ClosedRange<Double>)
        case height(ClosedRange<Double>)
        /// From one size of the root to another, in points.
        case sizes(Size, Size)
        /// How wide texts are.
        case text(ClosedRange<Double>)
        /// A single size with the safe area of a device, in points.
        case device(Size, EdgeInsets)
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
    package var box: [BoxSweep.Side] { sides.map { BoxSweep.Side($0.ends.lower, $0.ends.upper) } }

    /// The screen at a point of the box; what does not vary is as in another one.
    package func screen(at point: [Double], from own: ScreenStretch.Screen) -> ScreenStretch.Screen {
        var screen = own
        for (side, number) in zip(sides, point) { side.set(number, in: &screen) }
        return screen
    }

    /// The screens of a part of the box, one for each dimension; of a box without sides, the only screen.
    package func stretches(
        of part: [BoxSweep.Side], from own: ScreenStretch.Screen, _ direction: LayoutDirection?
    ) -> [ScreenStretch] {
        if sides.isEmpty { return [ScreenStretch(.size, from: own, to: own, direction: direction)] }
        let corner = screen(at: part.map(\.lower), from: own)
        return zip(sides, part).map { side, range in
            var (lower, upper) = (corner, corner)
            side.set(range.lower, in: &lower)
            side.set(range.upper, in: &upper)
            return ScreenStretch(
                side.dimension, from: lower, to: upper, includesLower: range.includesLower,
                includesUpper: range.includesUpper, direction: direction)
        }
    }
}

extension ScreenBox.Side {
    fileprivate var ends: (lower: Double, upper: Double) {
        switch self {
        case .width(let range), .height(let range), .text(let range): (range.lowerBound, range.upperBound)
        case .sizes(let one, let other):
            one.width == other.width ? (one.height, other.height) : (one.width, other.width)
        case .device(let size, _): (size.width, size.width)
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
        case .device(let size, let safeArea): (screen.size, screen.safeArea) = (size, safeArea)
        case .sizes(let one, let other):
            if one.width == other.width {
                screen.size = Size(width: one.width, height: number)
            } else {
                let share = (number - one.width) / (other.width - one.width)
                screen.size = Size(width: number, height: one.height + share * (other.height - one.height))
            }
        }
    }
}
