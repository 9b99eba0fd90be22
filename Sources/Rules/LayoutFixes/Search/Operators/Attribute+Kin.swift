internal import LayoutTerms

extension Attribute {
    /// The attribute that is most easily confused with this one: the opposite edge, the other length, the other center.
    var counterpart: Attribute? {
        isSize || isCenter ? turned : acrossTheView
    }

    /// The one at the same side along the other axis.
    var acrossAxes: Attribute? { isSide ? turned : nil }

    /// The same edge in reading direction; nil for others.
    var directional: Attribute? { isEdge ? otherDirection : nil }

    /// Others of the same axis that are written instead of it.
    var kin: [Attribute] {
        switch self {
        case .left: [.leading, .centerX]
        case .right: [.trailing, .centerX]
        case .leading: [.left, .centerX]
        case .trailing: [.right, .centerX]
        case .top, .bottom: [.centerY]
        case .centerX: [.left, .right]
        case .centerY: [.top, .bottom]
        default: []
        }
    }
}
