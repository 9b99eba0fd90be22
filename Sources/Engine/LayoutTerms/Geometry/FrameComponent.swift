/// One of the four numbers of a frame.
public enum FrameComponent: String, CaseIterable, Sendable {
    case x, y, width, height

    /// The order in which the tie rule determines open components.
    package static let settlingOrder: [FrameComponent] = [.width, .height, .x, .y]

    /// Whether the component is a length, not a position.
    public var isLength: Bool { self == .width || self == .height }

    public var axis: Axis {
        switch self {
        case .x, .width: .horizontal
        case .y, .height: .vertical
        }
    }
}
