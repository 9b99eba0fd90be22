/// One of the two directions of a layout.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical

    /// The perpendicular axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis {
    /// The components of a frame along the axis: its position and its length.
    package var components: (place: FrameComponent, length: FrameComponent) {
        self == .horizontal ? (.x, .width) : (.y, .height)
    }
}
