internal import Masonry

/// Looks for offsets that move a right or bottom edge out of an ancestor or into the next view.
enum PositiveOffsetFinder {
    static func finding(on installed: InstalledConstraint) -> ConstraintFinding? {
        let (handle, constraint) = (installed.handle, installed.constraint)
        guard constraint.constant > 0, let second = constraint.second, isOutside(handle, constraint, second) else {
            return nil
        }
        return installed.finding(
            .positiveOffset(first: handle.first.nameOnly, second: second.nameOnly, constraint.constant),
            at: handle.constantOrigin)
    }

    /// Whether the offset moves a far edge out of an ancestor, or into a later neighbor.
    private static func isOutside(_ handle: ViewConstraint, _ constraint: LayoutConstraint, _ second: ViewAttribute)
        -> Bool
    {
        let attribute = handle.first.attribute
        guard attribute.isFarEdge, constraint.multiplier == 1,
            constraint.relation != .greaterThanOrEqual
        else { return false }
        let view = handle.first.view
        guard
            handle.constantSource == .offset || handle.constantSource == .insets && isOneSided(view, attribute, second)
        else { return false }
        let isMoved = handle.notes.contains { $0.kind == .movedEdges }
        if second.attribute == attribute {
            return !isMoved && view.isDescendant(of: second.view) && !isAway(view, attribute, by: constraint.constant)
                && !isOnCorner(view, of: second.view, besides: attribute.axis)
        }
        return second.attribute.opposite == attribute && second.view != view && !view.isDescendant(of: second.view)
            && !second.view.isDescendant(of: view) && !isBesideCorner(view, of: second.view, besides: attribute.axis)
    }

    /// Whether a view leaves the screen at this edge but not at the opposite one, unlike views enlarged by insets.
    private static func isOneSided(_ view: View, _ edge: Attribute, _ second: ViewAttribute) -> Bool {
        guard second.view.isRoot, second.attribute == edge else { return false }
        return !view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            constraint.isActive && constraint.leadsOut && constraint.first.attribute == edge.acrossTheView
        }
    }

    /// Whether a view is tied to the far side of a neighbor along the other axis, so that it sits on a corner.
    private static func isBesideCorner(_ view: View, of other: View, besides axis: Axis) -> Bool {
        view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            constraint.isActive && constraint.second?.view === other && constraint.first.attribute.axis != axis
                && constraint.first.attribute.acrossTheView == constraint.second?.attribute
        }
    }

    /// Whether a view is moved out by its whole fixed width or height, such as one that slides in later.
    private static func isAway(_ view: View, _ edge: Attribute, by offset: Double) -> Bool {
        let side: Attribute = edge == .bottom ? .height : .width
        return view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            constraint.isActive && constraint.first.attribute == side && constraint.second == nil
                && constraint.relation == .equal && constraint.priority == LayoutPriority.required
                && constraint.constant <= offset
        }
    }

    /// Whether a view is also moved out to the left or upwards along the other axis, which nobody does by accident.
    private static func isOnCorner(_ view: View, of other: View, besides axis: Axis) -> Bool {
        let ties = view.installedConstraints.lazy.compactMap(\.layoutConstraint).filter { constraint in
            constraint.isActive && constraint.second?.view === other && constraint.first.attribute.axis != axis
                && !constraint.first.attribute.isSize
        }
        return !other.isRoot && ties.count == 1 && ties.allSatisfy { $0.leadsOut && $0.constant < 0 }
    }
}
