/// One of the two directions a layout extends in.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical
}
