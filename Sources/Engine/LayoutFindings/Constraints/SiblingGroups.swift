internal import Masonry

/// Constraints on views with the same superview, in groups that have a trait in common, in the order of their first members.
struct SiblingGroups {
    private(set) var groups: [[LayoutConstraint]]

    /// Equations with unknown numbers are in no group.
    ///
    /// - Parameters:
    ///   - fewest: the least size of a group.
    ///   - trait: what the members of a group have in common besides their superview; nil for a constraint in no group.
    init<Trait: Equatable>(
        of constraints: [LayoutConstraint], in scene: Scene, fewest: Int,
        trait: (LayoutConstraint, _ superview: View) -> Trait?
    ) {
        // Each group leads to the one before it with the same superview, of which there are few.
        var found: [(trait: Trait, count: Int, before: Int)] = []
        var lastOfPlace = [Int](repeating: -1, count: scene.placeCount)
        let groupOfConstraint = constraints.map { constraint in
            guard !constraint.isUnknown, let superview = constraint.first.view.superview,
                let trait = trait(constraint, superview)
            else { return -1 }
            var group = lastOfPlace[superview.place]
            while group >= 0, found[group].trait != trait { group = found[group].before }
            if group < 0 {
                group = found.count
                found.append((trait, 0, lastOfPlace[superview.place]))
                lastOfPlace[superview.place] = group
            }
            found[group].count += 1
            return group
        }
        var placeOfGroup = [Int](repeating: -1, count: found.count)
        var count = 0
        for group in found.indices where found[group].count >= fewest {
            placeOfGroup[group] = count
            count += 1
        }
        groups = Array(repeating: [], count: count)
        for (constraint, group) in zip(constraints, groupOfConstraint) where group >= 0 && placeOfGroup[group] >= 0 {
            groups[placeOfGroup[group]].append(constraint)
        }
    }
}
