/// One of the four numbers of a frame.
public enum FrameComponent: String, CaseIterable, Sendable {
    case x, y, width, height

    /// Whether it is a length, not a place.
    public var isLength: Bool { self == .width || self == .height }

    public var axis: Axis {
        switch self {
        case .x, .width: .horizontal
        case .y, .height: .vertical
        }
    }
}
