/// What the numbers of a tuple mean.
package enum TupleShape: Int {
    /// `(a, b)`: a point or a size.
    case pair
    case point, size
    /// `(a, b, c, d)`: insets or a rectangle.
    case four
    case insets, rect
}

extension TupleShape {
    /// Whether the use determines what the numbers mean.
    package var isOpen: Bool { self == .pair || self == .four }

    package var count: Int {
        switch self {
        case .pair, .point, .size: 2
        case .four, .insets, .rect: 4
        }
    }

    /// The shape with its article.
    package var phrase: String {
        switch self {
        case .pair: "a pair"
        case .point: "a point"
        case .size: "a size"
        case .four: "four numbers"
        case .insets: "insets"
        case .rect: "a rectangle"
        }
    }

    /// The names of the parts that can be read.
    package var partNames: [String] {
        switch self {
        case .pair: (Self.point.parts + Self.size.parts).map(\.name)
        case .four: Self.rect.parts.map(\.name) + Self.insets.parts.map(\.name)
        default: parts.map(\.name)
        }
    }

    /// The names of the numbers, in order, if the shape has names.
    package var parts: [TuplePart] {
        switch self {
        case .point: [.x, .y]
        case .size: [.width, .height]
        case .insets: [.top, .left, .bottom, .right]
        case .rect: [.x, .y, .width, .height]
        case .pair, .four: []
        }
    }
}

extension TupleShape {
    /// The shape of a UIKit structure.
    package init?(className: String) {
        switch className {
        case Builtin.point.rawValue: self = .point
        case Builtin.size.rawValue: self = .size
        case Builtin.rect.rawValue: self = .rect
        case Builtin.insets.rawValue, "NSDirectionalEdgeInsets": self = .insets
        default: return nil
        }
    }

    /// The UIKit structure with this shape.
    package var className: String {
        switch self {
        case .pair, .point: Builtin.point.rawValue
        case .size: Builtin.size.rawValue
        case .four, .insets: Builtin.insets.rawValue
        case .rect: Builtin.rect.rawValue
        }
    }
}
