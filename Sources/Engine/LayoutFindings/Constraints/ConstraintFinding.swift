package import Masonry

/// An active constraint that its author rarely wants; never a failure.
package struct ConstraintFinding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An offset moves a right or bottom edge out of the view whose edge it refers to.
        case positiveOffset(first: ViewAttribute.Name, second: ViewAttribute.Name, Double)
        /// One offset moves two opposite edges the same way.
        case movedEdges(Double)
        /// The attributes ignore these insets, size or point.
        case ignoredConstant(ConstantSource, [Attribute])
        /// A later constant in the same chain replaced this one.
        case overwrittenConstant(old: Double, new: Double)
        /// A chain without a relation.
        case bareAttribute([Attribute])
        /// The attribute comes after the relation in the chain and does not share it.
        case lateAttribute(Attribute)
        /// The chain has a second relation, to a number, which becomes the constant of the first.
        case repeatedRelation(Double)
        /// `update` found no constraint that differs only in the constant, and added one next to the most similar.
        case rival(of: Int, differing: [EquationDifference])
        /// The same constraint is already active.
        case duplicate(of: Int)
        /// A multiplier has no effect without a second attribute.
        case ignoredMultiplier(Double)
        /// A multiplier on the left or top edge of an ancestor, from which positions are measured.
        case multipliedStart(ViewAttribute.Name, Double)
        /// An attribute related to itself: always true, or never.
        case ownRelation(holds: Bool)
        /// A limit that lets an edge leave an ancestor but not move inwards, while the opposite edge is kept inside.
        case outwardLimit(first: ViewAttribute.Name, second: ViewAttribute.Name, Relation)
        /// A limit that lets an edge move into a neighbor but not away from it.
        case inwardLimit(first: ViewAttribute.Name, second: ViewAttribute.Name, Relation)
        /// An optional limit on an attribute that a required equation, as Masonry prints it, sets.
        case idleLimit(first: ViewAttribute.Name, Relation, String)
        /// An attribute is related to one of another kind, where similar views use `instead`.
        case unlike(first: ViewAttribute.Name, second: ViewAttribute.Name, instead: Attribute)
        /// The view touches the previous one, where this many similar views all keep the same spacing.
        case unevenSpacing(first: ViewAttribute.Name, second: ViewAttribute.Name, usual: Double, others: Int)
        /// The constant differs from that of this many siblings by a typing mistake.
        case unlikeSibling(
            first: ViewAttribute.Name, second: ViewAttribute.Name?, constant: Double, usual: Double, others: Int)
        /// A key that the copies for an array lost.
        case lostKey(String)
    }

    package var kind: Kind
    /// The view the constraint is on.
    package var view: String
    /// The constraint, as Masonry prints its equation.
    package var equation: String
    /// The location of the call that causes it.
    package var origin: Origin?
    /// The location of the constraint's attribute.
    package var attributeOrigin: Origin?
    /// The location of the other constraint, for a finding about two.
    package var related: Origin?

    package init(
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

extension ConstraintFinding.Kind {
    /// Whether the constraint says something else than its author means.
    package var changesEquation: Bool {
        switch self {
        case .positiveOffset, .movedEdges, .overwrittenConstant, .repeatedRelation, .rival, .ignoredMultiplier,
            .multipliedStart, .ownRelation(holds: false), .outwardLimit, .inwardLimit, .idleLimit, .unlike,
            .unlikeSibling:
            true
        case .ignoredConstant, .bareAttribute, .lateAttribute, .duplicate, .ownRelation(holds: true), .unevenSpacing,
            .lostKey:
            false
        }
    }
}
