/// An attribute of a view that a constraint can relate. The order of the cases is the order of a composite's children.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

extension Attribute {
    /// The axis along which the attribute is measured.
    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute is a length, not a position.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute is one of the four edges with a fixed side.
    public var isEdge: Bool { self == .left || self == .right || self == .top || self == .bottom }

    /// Whether the attribute is one of the four edges, including leading and trailing.
    package var isSide: Bool { isEdge || self == .leading || self == .trailing }

    /// Whether the attribute is a baseline of text.
    public var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute's side depends on the reading direction.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a fixed horizontal side, which can't be related to leading or trailing.
    public var isFixedSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute with leading and trailing replaced by left or right; other attributes are unchanged.
    public func resolved(in direction: LayoutDirection) -> Attribute {
        let isMirrored = direction == .rightToLeft
        return switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
        case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The attribute on this side that follows the reading direction if the other one does.
    package func spelled(like other: Attribute, in direction: LayoutDirection) -> Attribute {
        guard other.isDirectional else { return self }
        return Attribute.allCases.first { $0.isDirectional && $0.resolved(in: direction) == self } ?? self
    }

    /// The constant for a constraint on this attribute, in points; nil if insets don't apply to it.
    public func constant(for insets: EdgeInsets) -> Double? {
        switch self {
        case .left, .leading: insets.left
        case .top: insets.top
        case .bottom: -insets.bottom
        case .right, .trailing: -insets.right
        default: nil
        }
    }
}

extension Attribute {
    /// By the place among the cases, in a fraction of the time that the word takes.
    public func hash(into hasher: inout Hasher) { hasher.combine(unsafeBitCast(self, to: UInt8.self)) }
}
