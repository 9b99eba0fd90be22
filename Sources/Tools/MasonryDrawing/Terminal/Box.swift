internal import Masonry

/// A rectangle by its edges, in points.
struct Box: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// Coordinates that are not numbers count as 0.
    init(_ rect: Rect) {
        func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
        left = number(rect.x)
        top = number(rect.y)
        right = left + max(0, number(rect.width))
        bottom = top + max(0, number(rect.height))
    }

    var hasSize: Bool { left < right || top < bottom }

    var middleX: Double { (left + right) / 2 }
    var middleY: Double { (top + bottom) / 2 }

    /// The part inside the other box; nil if there is none. An empty box on the other's edge is inside.
    func clipped(to other: Box) -> Box? {
        var result = self
        result.left = max(left, other.left)
        result.top = max(top, other.top)
        result.right = min(right, other.right)
        result.bottom = min(bottom, other.bottom)
        let touchesX = left < right && other.left < other.right && result.left >= result.right
        let touchesY = top < bottom && other.top < other.bottom && result.top >= result.bottom
        if result.left > result.right || result.top > result.bottom || touchesX || touchesY { return nil }
        return result
    }

    /// The sides where this extends past the other, by more than rounding.
    func sides(beyond other: Box) -> Set<Side> {
        var sides: Set<Side> = []
        if left < other.left - 0.5 { sides.insert(.left) }
        if top < other.top - 0.5 { sides.insert(.top) }
        if right > other.right + 0.5 { sides.insert(.right) }
        if bottom > other.bottom + 0.5 { sides.insert(.bottom) }
        return sides
    }

    /// The side of the area from 0, 0 that the box is farthest past.
    func sideOutside(width: Double, height: Double) -> Side {
        let distances: [(side: Side, distance: Double)] = [
            (.right, left - width), (.left, -right), (.bottom, top - height), (.top, -bottom),
        ]
        return distances.max { $0.distance < $1.distance }?.side ?? .right
    }
}
