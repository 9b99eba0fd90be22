/// One of the four numbers of a frame.
public enum FrameComponent: String, CaseIterable, Sendable {
    case x, y, width, height

    public var axis: Axis {
        switch self {
        case .x, .width: .horizontal
        case .y, .height: .vertical
        }
    }
}
