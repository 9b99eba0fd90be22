/// What of a view a constraint speaks of. The order of the cases is the order of a composite's children.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

extension Attribute {
    /// The direction in which the attribute is measured.
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

    /// Whether the attribute is a length rather than a place.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute is one of the four edges, its side fixed.
    public var isEdge: Bool { self == .left || self == .right || self == .top || self == .bottom }

    /// Whether the attribute is one of the four edges, whatever fixes its side.
    package var isSide: Bool { isEdge || self == .leading || self == .trailing }

    /// Whether the attribute is the line that a text stands on.
    public var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute's side depends on the reading direction.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a fixed horizontal side, which can't be related to one that depends on the direction.
    public var isFixedSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute with its side fixed by the reading direction; one without a direction is itself.
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

    /// The constant that insets give a constraint on this attribute, in points; nil where insets mean nothing.
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
