/// A value that can be the constant of a constraint, or contain it; in points.
public enum LayoutConstant: Hashable, Sendable {
    case number(Double)
    case point(Point)
    case size(Size)
    /// Two numbers that count as a size for sizes and as a point for centers.
    case pair(Double, Double)
    case insets(EdgeInsets)
    /// A value that can't be a constant.
    case rect(Rect)
    /// Not a value; the text is its description.
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
