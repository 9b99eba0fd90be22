internal import Masonry

/// Looks for attributes related to themselves.
struct OwnRelationFinder {
    let scene: Scene

    /// The findings for constraints that relate views to themselves. If a chain makes constraints for several views at
    /// once, one of them to itself is ignored unless it can't hold.
    func findings(of own: [InstalledConstraint]) -> [ConstraintFinding] {
        if own.isEmpty { return [] }
        let origins = Set(own.compactMap(\.handle.origin))
        var shared: Set<Origin> = []
        for view in scene.views {
            for handle in view.installedConstraints {
                guard let origin = handle.origin, origins.contains(origin), !shared.contains(origin),
                    let constraint = handle.layoutConstraint, !Self.isOwn(constraint)
                else { continue }
                shared.insert(origin)
            }
        }
        return own.compactMap { installed in
            let holds = installed.constraint.holdsAlone
            if holds, let origin = installed.handle.origin, shared.contains(origin) { return nil }
            return installed.finding(.ownRelation(holds: holds))
        }
    }

    /// Whether the constraint relates an attribute to itself.
    static func isOwn(_ constraint: LayoutConstraint) -> Bool {
        constraint.second.map { second in
            second.view == constraint.first.view && second.guide == nil
                && second.attribute == constraint.first.attribute
        } ?? false
    }
}

extension LayoutConstraint {
    /// Whether the relation holds for every value of the attribute.
    fileprivate var holdsAlone: Bool {
        guard multiplier == 1 else { return false }
        return switch relation {
        case .equal: constant == 0
        case .lessThanOrEqual: constant >= 0
        case .greaterThanOrEqual: constant <= 0
        }
    }
}
