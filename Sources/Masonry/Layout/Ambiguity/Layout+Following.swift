internal import LayoutTerms

extension Layout {
    /// The equality that ties a view, of which a finding says that something is open, to one of which something is open itself
    /// along the same axis; nil where none does.
    package func tieToOpenView(behind finding: Finding) -> ConstraintRecord? {
        guard case .ambiguous(let view, let axis, _) = finding.kind else { return nil }
        return constraints(about: view).first { constraint in
            guard constraint.relation == .equal, !constraint.isBroken, constraint.first.item == view,
                constraint.first.attribute.axis == axis, let other = constraint.second?.item, other != view
            else { return false }
            return item(named: other)?.ambiguous.contains { $0.axis == axis } ?? false
        }
    }

    /// The open view to which a finding's view is tied, if the view lacks nothing else along the axis; nil where there is none.
    package func viewToFix(before finding: Finding) -> String? {
        guard case .ambiguous(_, _, let components) = finding.kind, let tie = tieToOpenView(behind: finding),
            tie.first.attribute.isSize || !components.contains(where: \.isLength)
        else { return nil }
        return tie.second?.item
    }
}
