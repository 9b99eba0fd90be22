internal import Masonry

/// Looks for a view without spacing among views that follow each other at equal distances.
struct SpacingFinder {
    let scene: Scene

    /// How many must have the same spacing.
    private static let fewest = 3

    func findings() -> [ConstraintFinding] {
        var order: [Row] = []
        var rows: [Row: [LayoutConstraint]] = [:]
        for constraint in scene.activeConstraints {
            guard let row = Row(constraint) else { continue }
            if rows[row] == nil { order.append(row) }
            rows[row, default: []].append(constraint)
        }
        return order.compactMap { finding(in: rows[$0] ?? []) }
    }

    private func finding(in row: [LayoutConstraint]) -> ConstraintFinding? {
        let others = row.filter { $0.constant != 0 }
        guard others.count >= Self.fewest, others.count == row.count - 1, Set(others.map(\.constant)).count == 1,
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
    private struct Row: Hashable {
        let superview: View
        let kind: ViewKind
        let edge: Attribute

        /// By what differs most.
        func hash(into hasher: inout Hasher) { hasher.combine(superview) }

        init?(_ constraint: LayoutConstraint) {
            let view = constraint.first.view
            guard let superview = view.superview, let second = constraint.second, second.guide == nil,
                second.view.superview === superview, second.view.kind == view.kind, view.kind != .label,
                constraint.relation == .equal, constraint.priority == LayoutPriority.required,
                constraint.first.attribute.acrossTheView == second.attribute
            else { return nil }
            (self.superview, kind, edge) = (superview, view.kind, constraint.first.attribute)
        }
    }
}
