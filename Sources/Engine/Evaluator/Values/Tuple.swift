package import Masonry
package import Vocabulary

/// Two or four numbers: a point, a size, insets, a rectangle, or a type that only the receiver determines.
package struct Tuple {
    package let shape: TupleShape
    /// For two numbers, the last two are 0.
    package var numbers: SIMD4<Double>

    package init(_ shape: TupleShape, _ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) {
        self.shape = shape
        numbers = SIMD4(a, b, c, d)
    }

    package init(_ point: Point) { self.init(.point, point.x, point.y) }
    package init(_ size: Size) { self.init(.size, size.width, size.height) }
    package init(_ insets: EdgeInsets) { self.init(.insets, insets.top, insets.left, insets.bottom, insets.right) }
    package init(_ rect: Rect) { self.init(.rect, rect.x, rect.y, rect.width, rect.height) }

    package var count: Int { shape.count }

    package var point: Point? { shape == .pair || shape == .point ? Point(x: numbers[0], y: numbers[1]) : nil }
    package var size: Size? { shape == .pair || shape == .size ? Size(width: numbers[0], height: numbers[1]) : nil }

    package var insets: EdgeInsets? {
        guard shape == .four || shape == .insets else { return nil }
        return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    package var rect: Rect? {
        guard shape == .four || shape == .rect else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The names of a rectangle's point and size.
    package static let parts = ["origin", "size"]

    /// The index of the point or size in a rectangle; nil for any other name.
    package func start(ofPart name: String) -> Int? {
        guard shape == .rect || shape == .four else { return nil }
        return Self.parts.firstIndex(of: name).map { $0 * 2 }
    }

    /// Whether it may be zero of any shape.
    package var isOpenZero: Bool { shape == .four && numbers == .zero }

    /// Whether the two can be equal; nil if they have different shapes.
    package func isEqual(to other: Tuple, within tolerance: Double) -> Bool? {
        // `.zero` has as many parts as are wanted.
        guard count == other.count || isOpenZero || other.isOpenZero else { return nil }
        if count == other.count, shape != other.shape, !shape.isOpen, !other.shape.isOpen { return nil }
        return (0..<4).allSatisfy { abs(numbers[$0] - other.numbers[$0]) <= tolerance }
    }
}
