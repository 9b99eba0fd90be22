package import Masonry

/// How far a frame extends past a side of another.
package struct Reach: Sendable {
    /// Left, right, top or bottom.
    package let side: Attribute
    /// In points; negative inside.
    package let distance: Double
    /// Whether the frame is entirely beyond the side.
    package let isWhole: Bool

    var axis: Axis { side.axis }

    /// The reaches at the start and the end of the axis.
    package static func sides(of frame: Rect, in bounds: Rect, along axis: Axis) -> [Reach] {
        let (place, length) = axis.components
        let (start, end) = (frame[place], frame[place] + frame[length])
        let (low, high) = (bounds[place], bounds[place] + bounds[length])
        let isEmpty = frame[length] < 0.5 || bounds[length] < 0.5
        return [
            Reach(
                side: axis == .horizontal ? .left : .top, distance: low - start,
                isWhole: !isEmpty && end <= low + 0.5),
            Reach(
                side: axis == .horizontal ? .right : .bottom, distance: end - high,
                isWhole: !isEmpty && start >= high - 0.5),
        ]
    }

    /// Whether the other is worse.
    func isBetter(_ other: Reach) -> Bool {
        isWhole == other.isWhole ? distance < other.distance : other.isWhole
    }
}
