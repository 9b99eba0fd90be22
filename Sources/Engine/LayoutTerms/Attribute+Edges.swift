extension Attribute {
    /// Whether the edge is the right, bottom or trailing edge.
    package var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }

    /// The opposite edge of a left, top or leading edge; nil for other attributes.
    package var opposite: Attribute? {
        switch self {
        case .left: .right
        case .leading: .trailing
        case .top: .bottom
        default: nil
        }
    }

    /// The opposite edge of any edge; nil for other attributes.
    package var acrossTheView: Attribute? {
        opposite ?? Attribute.allCases.first { $0.opposite == self }
    }

    /// The attributes whose opposite edge is also in the list.
    package static func opposed(among attributes: [Attribute]) -> Set<Attribute> {
        var opposed: Set<Attribute> = []
        for attribute in attributes {
            guard let opposite = attribute.opposite, attributes.contains(opposite) else { continue }
            opposed.formUnion([attribute, opposite])
        }
        return opposed
    }
}
