/// Something that a chain came to and that its writer rarely means; never a failure.
public struct Surprise: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// An offset moves a right or bottom edge out of the view that it is an edge of.
        case positiveOffset(first: ViewAttribute.Name, second: ViewAttribute.Name, Double)
        /// One offset moves two opposite edges the same way.
        case movedEdges(Double)
        /// Insets, a size or a point that the attributes have no use for.
        case ignoredConstant(ConstantSource, [Attribute])
        /// A constant that a later one of the same chain replaced.
        case overwrittenConstant(old: Double, new: Double)
        /// No relation was said.
        case bareAttribute([Attribute])
        /// The attribute was chained behind the relation, which it does not have.
        case lateAttribute(Attribute)
        /// A number that was related to later in the chain is the constant of what was related to something before.
        case repeatedRelation(Double)
        /// `update` found no constraint that differs in the constant alone, and added one beside the nearest.
        case rival(of: Int, differing: [EquationDifference])
        /// The constraint is active already.
        case duplicate(of: Int)
        /// A multiplier without a second attribute.
        case ignoredMultiplier(Double)
        /// A multiplier of the left or top edge of a view around, which is where places in it are counted from.
        case multipliedStart(ViewAttribute.Name, Double)
        /// A view's attribute related to itself, which holds always or not for every value of it.
        case ownRelation(holds: Bool)
        /// A limit that lets an edge go out of the view around it and not in, beside one that keeps the edge across inside.
        case outwardLimit(first: ViewAttribute.Name, second: ViewAttribute.Name, Relation)
        /// A limit that lets an edge go into the view beside it and not away from it.
        case inwardLimit(first: ViewAttribute.Name, second: ViewAttribute.Name, Relation)
        /// An attribute related to one of another kind, where views like these are related by this one.
        case unlike(first: ViewAttribute.Name, second: ViewAttribute.Name, instead: Attribute)
        /// Right at the end of the one before it, where so many others of its kind all keep the same distance from theirs.
        case unevenSpacing(first: ViewAttribute.Name, second: ViewAttribute.Name, usual: Double, others: Int)
        /// A key that the copies for an array did not take over.
        case lostKey(String)
    }

    public var kind: Kind
    /// The view that the constraint is on.
    public var view: String
    /// The constraint, as Masonry prints its equation.
    public var equation: String
    /// Where the word was said that did it.
    public var origin: Origin?
    /// Where the constraint's attribute was said.
    public var attributeOrigin: Origin?
    /// Where the other constraint was said, of which there is one.
    public var related: Origin?

    public init(
        kind: Kind, view: String, equation: String, origin: Origin?, attributeOrigin: Origin?, related: Origin? = nil
    ) {
        self.kind = kind
        self.view = view
        self.equation = equation
        self.origin = origin
        self.attributeOrigin = attributeOrigin
        self.related = related
    }
}

/// By what a constant was set.
public enum ConstantSource: String, Hashable, Sendable {
    case offset, insets, sizeOffset, centerOffset
}

extension Attribute {
    /// Whether a constant set so changes a constraint on the attribute.
    func takes(_ source: ConstantSource) -> Bool {
        switch source {
        case .offset: true
        case .insets: constant(for: EdgeInsets(0)) != nil
        case .sizeOffset: isSize
        case .centerOffset: self == .centerX || self == .centerY
        }
    }

    /// Whether the edge is the right or the bottom one, at the end of reading or not.
    package var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }

    /// The edge across a left or top one, leading ones too; nil for others.
    public var opposite: Attribute? {
        switch self {
        case .left: .right
        case .leading: .trailing
        case .top: .bottom
        default: nil
        }
    }

    /// The edge across, of a left or top edge as of a right or bottom one; nil for what is no edge.
    public var acrossTheView: Attribute? {
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
