internal import Masonry

/// Two or four numbers: a point, a size, insets, a rectangle, or what only its receiver decides.
struct Tuple {
    enum Shape: Int {
        /// `(a, b)`: a point and a size.
        case pair
        case point, size
        /// `(a, b, c, d)`: insets and a rectangle.
        case four
        case insets, rect
    }

    let shape: Shape
    /// Of two, the last two are 0.
    var numbers: SIMD4<Double>

    init(_ shape: Shape, _ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) {
        self.shape = shape
        numbers = SIMD4(a, b, c, d)
    }

    init(_ point: Point) { self.init(.point, point.x, point.y) }
    init(_ size: Size) { self.init(.size, size.width, size.height) }
    init(_ insets: EdgeInsets) { self.init(.insets, insets.top, insets.left, insets.bottom, insets.right) }
    init(_ rect: Rect) { self.init(.rect, rect.x, rect.y, rect.width, rect.height) }

    var count: Int { shape.count }

    var point: Point? { shape == .pair || shape == .point ? Point(x: numbers[0], y: numbers[1]) : nil }
    var size: Size? { shape == .pair || shape == .size ? Size(width: numbers[0], height: numbers[1]) : nil }

    var insets: EdgeInsets? {
        guard shape == .four || shape == .insets else { return nil }
        return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    var rect: Rect? {
        guard shape == .four || shape == .rect else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Where the point or the size in a rectangle starts; nil for any other name.
    func start(ofPart name: String) -> Int? {
        guard shape == .rect || shape == .four else { return nil }
        return name == "origin" ? 0 : name == "size" ? 2 : nil
    }

    /// Whether the two can mean the same; nil where they are of different shapes.
    func isEqual(to other: Tuple, within tolerance: Double) -> Bool? {
        guard count == other.count else { return nil }
        if shape != other.shape, !shape.isOpen, !other.shape.isOpen { return nil }
        return (0..<4).allSatisfy { abs(numbers[$0] - other.numbers[$0]) <= tolerance }
    }
}

extension Tuple.Shape {
    /// Whether the receiver decides what the numbers mean.
    var isOpen: Bool { self == .pair || self == .four }

    var count: Int {
        switch self {
        case .pair, .point, .size: 2
        case .four, .insets, .rect: 4
        }
    }

    /// The shape with its article.
    var phrase: String {
        switch self {
        case .pair: "a pair"
        case .point: "a point"
        case .size: "a size"
        case .four: "four numbers"
        case .insets: "insets"
        case .rect: "a rectangle"
        }
    }

    /// The names that a part can be read by.
    var partNames: [String] {
        switch self {
        case .pair: (Self.point.parts + Self.size.parts).map(\.name)
        case .four: Self.rect.parts.map(\.name) + Self.insets.parts.map(\.name)
        default: parts.map(\.name)
        }
    }

    /// The names of the numbers, in order, where the shape names them.
    var parts: [TuplePart] {
        switch self {
        case .point: [.x, .y]
        case .size: [.width, .height]
        case .insets: [.top, .left, .bottom, .right]
        case .rect: [.x, .y, .width, .height]
        case .pair, .four: []
        }
    }
}
