/// An argument that does not have the effect it seems to have, recorded when it was passed.
package struct ConstraintNote {
    package enum Kind: Hashable {
        /// One offset moves opposite edges the same way.
        case movedEdges
        /// The constant does not apply to the attribute.
        case ignoredConstant(ConstantSource)
        /// It replaced this constant of the same chain.
        case overwrittenConstant(Double)
        /// The attribute was chained after the relation.
        case lateAttribute
        /// The chain repeats its relation, with a number.
        case repeatedRelation
        /// `update` added the constraint. Of the older ones with the same first attribute, the one with this id differs least.
        case rival(of: Int, differing: [EquationDifference])
        /// `update` added the constraint, and there was no older one with the same first attribute.
        case addition
        /// A copy for an element of an array does not have the key.
        case lostKey(String)
    }

    package let kind: Kind
    /// The place of the argument.
    package let origin: Origin?
}

extension CompositeConstraint {
    /// Records that one offset moves opposite edges the same way.
    func noteMovedEdges(by offset: Double) {
        let leaves = leaves
        if offset == 0 { return }
        let opposed = Attribute.opposed(among: leaves.map(\.first.attribute))
        for leaf in leaves where opposed.contains(leaf.first.attribute) { leaf.note(.movedEdges) }
    }

    /// Removes the note about an ignored constant if other parts of the chain use it: insets for edges, which a center
    /// ignores. A width that ignores them keeps its note.
    func dropIgnoredNote(_ source: ConstantSource) {
        let leaves = leaves
        guard leaves.contains(where: { $0.first.attribute.takes(source) }) else { return }
        for leaf in leaves where source != .insets || !leaf.first.attribute.isSize {
            leaf.withdraw(.ignoredConstant(source))
        }
    }
}

extension ViewConstraint {
    /// Of the constraints that `update` could have changed, the one that differs least.
    var nearestOlderConstraint: NearestConstraint? { nearestConstraint(upTo: first.view.scene.installMark) }
}
