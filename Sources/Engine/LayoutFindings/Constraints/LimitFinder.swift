internal import Masonry

/// Looks for limits, which are inequalities, that point the wrong way or have no effect.
enum LimitFinder {
    static func findings(on installed: InstalledConstraint) -> [ConstraintFinding] {
        let constraint = installed.constraint
        if let fixed = equation(over: constraint) {
            return [
                installed.finding(
                    .idleLimit(first: constraint.first.nameOnly, constraint.relation, fixed.equationText),
                    related: fixed.origin)
            ]
        }
        guard let second = constraint.second else { return [] }
        let (first, limit) = (constraint.first.nameOnly, second.nameOnly)
        var found: [ConstraintFinding] = []
        if isOutwardLimit(constraint, second) {
            found.append(installed.finding(.outwardLimit(first: first, second: limit, constraint.relation)))
        }
        if isInwardLimit(constraint, second) {
            found.append(installed.finding(.inwardLimit(first: first, second: limit, constraint.relation)))
        }
        return found
    }

    /// The required equation that sets the attribute of an optional limit, which then never counts.
    private static func equation(over constraint: LayoutConstraint) -> LayoutConstraint? {
        guard constraint.relation != .equal, constraint.priority < LayoutPriority.required else { return nil }
        return constraint.first.view.installedConstraints.lazy.compactMap(\.layoutConstraint).first { other in
            other.isActive && other.first == constraint.first && other.relation == .equal
                && other.priority == LayoutPriority.required
        }
    }

    /// Whether an edge inset from its superview's may move outwards but not inwards, while a limit keeps the opposite
    /// edge inside.
    private static func isOutwardLimit(_ constraint: LayoutConstraint, _ second: ViewAttribute) -> Bool {
        let (view, attribute) = (constraint.first.view, constraint.first.attribute)
        guard second.view === view.superview, second.view.kind != .scroll, attribute == second.attribute,
            let across = attribute.acrossTheView, constraint.constant != 0, !constraint.leadsOut,
            constraint.relation == (attribute.isFarEdge ? .greaterThanOrEqual : .lessThanOrEqual)
        else { return false }
        let others = view.installedConstraints.compactMap(\.layoutConstraint).filter {
            $0.isActive && $0 !== constraint && $0.first.attribute.axis == attribute.axis
        }
        // Text with a fixed start needs such a limit: without one it grows without end.
        if view.kind.hasText || isBubble(view, attribute.axis), others.count == 1, others[0].first.attribute == across,
            others[0].relation == .equal
        {
            return true
        }
        return others.contains { other in
            other.relation == constraint.relation && other.first.attribute == across
                && other.second?.attribute == across && other.second?.view === second.view
        }
    }

    /// Whether a text in the view is tied to both of its edges along the axis.
    private static func isBubble(_ view: View, _ axis: Axis) -> Bool {
        view.kind == .view
            && view.subviews.contains { text in
                let edges = text.installedConstraints.compactMap(\.layoutConstraint).filter { edge in
                    edge.isActive && edge.relation == .equal && edge.second?.view === view
                        && edge.first.attribute == edge.second?.attribute && edge.first.attribute.isSide
                        && edge.first.attribute.axis == axis
                }
                return text.kind.hasText && edges.count == 2
            }
    }

    /// Whether an edge must be at or after the start of a neighbor, or at or before its end, apart from a gap, and
    /// nothing else relates the two.
    private static func isInwardLimit(_ constraint: LayoutConstraint, _ second: ViewAttribute) -> Bool {
        let (view, attribute) = (constraint.first.view, constraint.first.attribute)
        guard second.guide == nil, second.view !== view, second.view.superview === view.superview,
            second.attribute == attribute.acrossTheView, constraint.multiplier == 1,
            constraint.priority == LayoutPriority.required,
            constraint.relation == (attribute.isFarEdge ? .greaterThanOrEqual : .lessThanOrEqual),
            attribute.isFarEdge ? constraint.constant <= 0 : constraint.constant >= 0
        else { return false }
        let pair = [constraint.first.nameOnly, second.nameOnly]
        return !(view.installedConstraints + second.view.installedConstraints).compactMap(\.layoutConstraint)
            .contains { other in
                guard other !== constraint, other.isActive, let end = other.second?.nameOnly else { return false }
                return pair == [other.first.nameOnly, end] || pair == [end, other.first.nameOnly]
            }
    }
}
