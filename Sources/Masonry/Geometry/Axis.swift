/// One of the two directions a layout extends in.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical

    /// The one across.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis {
    /// Where a frame begins, and how far it reaches.
    package var components: (place: FrameComponent, length: FrameComponent) {
        self == .horizontal ? (.x, .width) : (.y, .height)
    }
}
