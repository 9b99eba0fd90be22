extension Attribute {
    /// Whether the edge is the right or the bottom one, at the end of reading or not.
    package var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }

    /// The edge across a left or top one, leading ones too; nil for others.
    package var opposite: Attribute? {
        switch self {
        case .left: .right
        case .leading: .trailing
        case .top: .bottom
        default: nil
        }
    }

    /// The edge across, of a left or top edge as of a right or bottom one; nil for what is no edge.
    package var acrossTheView: Attribute? {
        opposite ?? Attribute.allCases.first { $0.opposite == self }
    }

    /// Those of the attributes of which the opposite edge is there too.
    static func opposed(among attributes: [Attribute]) -> Set<Attribute> {
        var opposed: Set<Attribute> = []
        for attribute in attributes {
            guard let opposite = attribute.opposite, attributes.contains(opposite) else { continue }
            opposed.formUnion([attribute, opposite])
        }
        return opposed
    }
}
