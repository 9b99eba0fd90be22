/// A value that can be a constraint's constant, or part of one; in points.
public enum LayoutConstant: Hashable, Sendable {
    case number(Double)
    case point(Point)
    case size(Size)
    /// Two numbers that are a size to a size and a point to a center.
    case pair(Double, Double)
    case insets(EdgeInsets)
    /// A value, but none that a constant can be taken from.
    case rect(Rect)
    /// Not a value at all; described as it was written.
    case unsupported(String)
}

extension LayoutConstant: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let number): Self.list([number])
        case .point(let point): "(\(Self.list([point.x, point.y])))"
        case .pair(let one, let other): "(\(Self.list([one, other])))"
        case .size(let size): "(\(Self.list([size.width, size.height])))"
        case .insets(let insets): "(\(Self.list([insets.top, insets.left, insets.bottom, insets.right])))"
        case .rect(let rect): "(\(Self.list([rect.x, rect.y, rect.width, rect.height])))"
        case .unsupported(let description): description
        }
    }

    private static func list(_ numbers: [Double]) -> String {
        numbers.map(\.generalFormat).joined(separator: ", ")
    }
}
