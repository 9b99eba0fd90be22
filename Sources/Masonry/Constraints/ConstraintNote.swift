/// What a constraint was given that has another effect than it seems to have, noted when it happened.
package struct ConstraintNote {
    package enum Kind: Hashable {
        /// One offset moves opposite edges the same way.
        case movedEdges
        /// The attribute has no use for a constant that is set this way.
        case ignoredConstant(ConstantSource)
        /// Another constant of the same chain was this before.
        case overwrittenConstant(Double)
        /// The attribute was chained after the relation.
        case lateAttribute
        /// The chain's relation was given again, with a number.
        case repeatedRelation
        /// `update` added it beside the constraint with this id.
        case rival(of: Int, differing: [EquationDifference])
        /// A copy for an element of an array does not have the key.
        case lostKey(String)
    }

    package let kind: Kind
    /// Where it was given.
    package let origin: Origin?
}

extension CompositeConstraint {
    /// Notes that one offset moves opposite edges the same way.
    func noteMovedEdges(by offset: Double) {
        let leaves = leaves
        if offset == 0 { return }
        let opposed = Attribute.opposed(among: leaves.map(\.first.attribute))
        for leaf in leaves where opposed.contains(leaf.first.attribute) { leaf.note(.movedEdges) }
    }

    /// Takes back that a constant was ignored, where other parts have a use for it: insets for edges, which a center among
    /// them ignores. That a width ignores them stays noted.
    func forgiveIgnored(_ source: ConstantSource) {
        let leaves = leaves
        guard leaves.contains(where: { $0.first.attribute.takes(source) }) else { return }
        for leaf in leaves where source != .insets || !leaf.first.attribute.isSize {
            leaf.withdraw(.ignoredConstant(source))
        }
    }
}

extension ViewConstraint {
    /// The constraint that `update` should probably have changed: one that was there before and differs little.
    var probableRival: NearestConstraint? {
        let mark = first.view.scene.installMark
        return nearestConstraint { constraint, differences in
            let fields = differences.filter { if case .installView = $0 { false } else { true } }
            let hasRelation = fields.contains { if case .relation = $0 { true } else { false } }
            return constraint.id <= mark && fields.count <= (hasRelation ? 1 : 2)
        }
    }
}
