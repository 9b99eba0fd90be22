extension Attribute {
    /// Whether the attribute is a length, not a position.
    public var isSize: Bool { part == .length }

    /// Whether the attribute is a baseline of text.
    public var isBaseline: Bool { part == .firstBaseline || part == .lastBaseline }

    /// Whether the attribute is the center of a view.
    package var isCenter: Bool { part == .center && !isWithinMargins }

    /// Whether the attribute is one of the four edges, including leading and trailing.
    package var isSide: Bool { acrossTheView != nil }

    /// Whether the attribute is one of the four edges with a fixed side.
    public var isEdge: Bool { isSide && !isDirectional }

    /// Whether the edge is the right, bottom or trailing edge.
    package var isFarEdge: Bool { isSide && part == .high }

    /// The opposite edge of a left, top or leading edge; nil for other attributes.
    package var opposite: Attribute? { part == .low ? acrossTheView : nil }

    /// The attributes whose opposite edge is also in the list.
    package static func opposed(among attributes: [Attribute]) -> Set<Attribute> {
        var opposed: Set<Attribute> = []
        for attribute in attributes {
            guard let opposite = attribute.opposite, attributes.contains(opposite) else { continue }
            opposed.formUnion([attribute, opposite])
        }
        return opposed
    }

    /// The constant for a constraint on this attribute, in points; nil if insets don't apply to it.
    public func constant(for insets: EdgeInsets) -> Double? {
        guard isSide else { return nil }
        switch (axis, part) {
        case (.horizontal, .low): return insets.left
        case (.horizontal, _): return -insets.right
        case (.vertical, .low): return insets.top
        case (.vertical, _): return -insets.bottom
        }
    }

    /// The same part of a view along the other axis, with a fixed side; nil if the other axis has nothing like it.
    package var turned: Attribute? {
        if isWithinMargins { return nil }
        return Attribute.allCases.first {
            $0.part == part && $0.axis != axis && !$0.isWithinMargins && !$0.isDirectional
        }
    }

    // MARK: Reading direction

    /// Whether the attribute is a fixed horizontal side, which can't be related to leading or trailing.
    public var isFixedSide: Bool { axis == .horizontal && (part == .low || part == .high) && !isDirectional }

    /// The side at the same place when reading from left to right, directional for one that is fixed, and the other way
    /// around; nil for what has no such side.
    package var otherDirection: Attribute? {
        isDirectional
            ? resolved(in: .leftToRight)
            : Attribute.allCases.first { $0.isDirectional && $0.resolved(in: .leftToRight) == self }
    }

    /// The attribute on this side that follows the reading direction if the other one does.
    package func spelled(like other: Attribute, in direction: LayoutDirection) -> Attribute {
        guard other.isDirectional else { return self }
        return Attribute.allCases.first { $0.isDirectional && $0.resolved(in: direction) == self } ?? self
    }
}
