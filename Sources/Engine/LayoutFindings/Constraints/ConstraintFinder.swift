internal import Masonry

/// Looks for active constraints that their author rarely wants.
struct ConstraintFinder {
    let scene: Scene

    func findings() -> [ConstraintFinding] {
        var found: [ConstraintFinding] = []
        var own: [InstalledConstraint] = []
        var duplicates = DuplicateFinder(count: scene.activeCount)
        for view in scene.views {
            for (index, handle) in view.installedConstraints.enumerated() {
                if index % 64 == 0, scene.isInterrupted { return [] }
                guard let constraint = handle.layoutConstraint, constraint.isActive, !constraint.isUnknown else {
                    continue
                }
                let installed = InstalledConstraint(handle: handle, constraint: constraint)
                if OwnRelationFinder.isOwn(constraint) { own.append(installed) }
                if !handle.notes.isEmpty { found += NotedFinder(installed).findings() }
                add(findingsOn: installed, to: &found)
                if let duplicate = duplicates.finding(on: installed) { found.append(duplicate) }
            }
        }
        return
            (found + OwnRelationFinder(scene: scene).findings(of: own) + SpacingFinder(scene: scene).findings()
            + SiblingFinder(scene: scene).findings()).joined
    }

    private func add(findingsOn installed: InstalledConstraint, to found: inout [ConstraintFinding]) {
        let (handle, constraint) = (installed.handle, installed.constraint)
        if handle.relation == nil, !handle.notes.contains(where: { $0.kind == .lateAttribute }) {
            found.append(installed.finding(.bareAttribute([handle.first.attribute])))
        }
        if let factor = uselessMultiplier(of: constraint) { found.append(installed.finding(factor)) }
        if let offset = PositiveOffsetFinder.finding(on: installed) { found.append(offset) }
        if constraint.relation != .equal { found += LimitFinder.findings(on: installed) }
        if let second = constraint.second, let like = UnlikeFinder(scene: scene).likeAttribute(of: constraint) {
            found.append(
                installed.finding(.unlike(first: handle.first.nameOnly, second: second.nameOnly, instead: like)))
        }
    }

    /// A multiplier without a second attribute, or on the edge of an ancestor that positions are measured from.
    private func uselessMultiplier(of constraint: LayoutConstraint) -> ConstraintFinding.Kind? {
        let first = constraint.first
        guard constraint.multiplier != 1 else { return nil }
        guard let second = constraint.second else { return .ignoredMultiplier(constraint.multiplier) }
        guard second.guide == nil, first.view.isDescendant(of: second.view), !first.attribute.isSize else { return nil }
        // In a mirrored axis positions are measured from the leading edge as well.
        return second.attribute.opposite == nil ? nil : .multipliedStart(second.nameOnly, constraint.multiplier)
    }
}
