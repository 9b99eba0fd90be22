internal import Masonry

/// Looks for a view without spacing among views that follow each other at equal distances.
struct SpacingFinder {
    let scene: Scene

    /// How many must have the same spacing.
    private static let fewest = 3

    func findings() -> [ConstraintFinding] {
        SiblingGroups(of: scene.activeConstraints, in: scene, fewest: Self.fewest + 1, trait: Row.init).groups
            .compactMap(finding)
    }

    private func finding(in row: [LayoutConstraint]) -> ConstraintFinding? {
        let others = row.filter { $0.constant != 0 }
        guard others.count == row.count - 1, Set(others.map(\.constant)).count == 1,
            let odd = row.first(where: { $0.constant == 0 }), let second = odd.second,
            odd.first.attribute.isFarEdge == (others[0].constant < 0)
        else { return nil }
        return ConstraintFinding(
            kind: .unevenSpacing(
                first: odd.first.nameOnly, second: second.nameOnly, usual: others[0].constant, others: others.count),
            view: odd.first.view.displayName, equation: odd.equationText, origin: odd.origin,
            attributeOrigin: odd.origin)
    }

    /// Views that can follow each other: siblings of one kind. Labels may belong together in pairs.
    private struct Row: Equatable {
        let kind: ViewKind
        let edge: Attribute

        init?(_ constraint: LayoutConstraint, in superview: View) {
            guard constraint.relation == .equal, let second = constraint.second,
                constraint.first.attribute.acrossTheView == second.attribute, second.guide == nil
            else { return nil }
            (kind, edge) = (constraint.first.view.kind, constraint.first.attribute)
            guard second.view.superview === superview, second.view.kind == kind, kind != .label,
                constraint.priority == LayoutPriority.required
            else { return nil }
        }
    }
}
