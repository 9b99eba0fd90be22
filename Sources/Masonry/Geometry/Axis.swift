/// One of the two directions a layout extends in.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical

    /// The one across.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
