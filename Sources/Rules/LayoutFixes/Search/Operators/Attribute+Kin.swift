internal import LayoutTerms

extension Attribute {
    /// The attribute that is most easily confused with this one: the opposite edge, the other length, the other center.
    var counterpart: Attribute? {
        switch self {
        case .width: .height
        case .height: .width
        case .centerX: .centerY
        case .centerY: .centerX
        default: acrossTheView
        }
    }

    var isCenter: Bool { self == .centerX || self == .centerY }

    /// The one at the same side along the other axis.
    var acrossAxes: Attribute? {
        switch self {
        case .left, .leading: .top
        case .right, .trailing: .bottom
        case .top: .left
        case .bottom: .right
        default: nil
        }
    }

    /// The same edge in reading direction; nil for others.
    var directional: Attribute? {
        switch self {
        case .left: .leading
        case .right: .trailing
        default: nil
        }
    }

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
