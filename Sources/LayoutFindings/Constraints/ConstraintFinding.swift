package import Masonry

/// Something about an active constraint that is rarely what its author wants; never a failure.
package struct ConstraintFinding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An offset moves a right or bottom edge out of the view that it is an edge of.
        case positiveOffset(first: ViewAttribute.Name, second: ViewAttribute.Name, Double)
        /// One offset moves two opposite edges the same way.
        case movedEdges(Double)
        /// Insets, a size or a point that the attributes have no use for.
        case ignoredConstant(ConstantSource, [Attribute])
        /// A constant that a later one of the same chain replaced.
        case overwrittenConstant(old: Double, new: Double)
        /// A chain without a relation.
        case bareAttribute([Attribute])
        /// The attribute was chained after the relation, which it does not share.
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

    package var kind: Kind
    /// The view that the constraint is on.
    package var view: String
    /// The constraint, as Masonry prints its equation.
    package var equation: String
    /// Where the word is that does it.
    package var origin: Origin?
    /// Where the constraint's attribute is.
    package var attributeOrigin: Origin?
    /// Where the other constraint is, for a finding about two.
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
