internal import LayoutTerms

extension Layout {
    /// The equality that ties a view, of which a finding says that something is open, to an edge, a center or a size that is open
    /// itself; nil where none does.
    package func tieToOpenView(after finding: Finding) -> ConstraintRecord? {
        guard case .ambiguous(let view, let axis, _) = finding.kind else { return nil }
        return constraints(about: view).first { constraint in
            guard constraint.relation == .equal, !constraint.isBroken, constraint.first.item == view,
                constraint.first.attribute.axis == axis, let second = constraint.second, second.item != view
            else { return false }
            return isOpen(second)
        }
    }

    /// Whether the layout leaves an attribute of a view open.
    private func isOpen(_ name: Anchor) -> Bool {
        let attribute = name.attribute
        let open = item(named: name.item)?.ambiguous.filter { $0.axis == attribute.axis } ?? []
        if attribute.isSize { return open.contains(where: \.isLength) }
        let start: Attribute = attribute.axis == .vertical ? .top : .left
        if attribute.resolved(in: screen.direction) == start { return open.contains { !$0.isLength } }
        let isSet = constraints(about: name.item).contains { constraint in
            constraint.relation == .equal && !constraint.isBroken && constraint.first == name
                && constraint.second.map { target in item(named: target.item)?.ambiguous.isEmpty ?? true } ?? false
        }
        return !open.isEmpty && !isSet
    }

    /// The open view to which a finding's view is tied, if the view lacks nothing else along the axis; nil where there is none.
    package func viewToFix(before finding: Finding) -> String? {
        guard case .ambiguous(_, _, let components) = finding.kind, let tie = tieToOpenView(after: finding),
            tie.first.attribute.isSize || !components.contains(where: \.isLength)
        else { return nil }
        return tie.second?.item
    }
}
