/// What was said to a constraint and came to something else than it seems, noted when it happened.
struct ConstraintNote {
    enum Kind: Hashable {
        case movedEdges
        case ignoredConstant(ConstantSource)
        case overwrittenConstant(Double)
        case lateAttribute
        case repeatedRelation
        case rival(of: Int, differing: [EquationDifference])
        case lostKey(String)
    }

    let kind: Kind
    /// Where it was said.
    let origin: Origin?
}

extension CompositeConstraint {
    /// Notes that one offset moves opposite edges the same way.
    func noteMovedEdges(by offset: Double) {
        let leaves = leaves
        if offset == 0 { return }
        let opposed = Attribute.opposed(among: leaves.map(\.first.attribute))
        for leaf in leaves where opposed.contains(leaf.first.attribute) { leaf.note(.movedEdges) }
    }

    /// Takes back that a constant was ignored, where it was meant for other parts: insets for edges, which a centre among
    /// them has no use for. That a width stays as it was is none the less a surprise.
    func forgiveIgnored(_ source: ConstantSource) {
        let leaves = leaves
        guard leaves.contains(where: { $0.first.attribute.takes(source) }) else { return }
        for leaf in leaves where source != .insets || !leaf.first.attribute.isSize {
            leaf.withdraw(.ignoredConstant(source))
        }
    }

}

extension ViewConstraint {
    /// The constraint that `update` was probably meant for: one that was there before and differs little.
    var probableRival: NearestConstraint? {
        let mark = first.view.scene.installMark
        return nearestConstraint { constraint, differences in
            let fields = differences.filter { if case .installView = $0 { false } else { true } }
            let hasRelation = fields.contains { if case .relation = $0 { true } else { false } }
            return constraint.id <= mark && fields.count <= (hasRelation ? 1 : 2)
        }
    }
}
