internal import Masonry

/// Looks for attributes of views that are related to themselves.
struct OwnRelationFinder {
    let scene: Scene

    /// What constraints on views to themselves come to. One of those that a chain makes for several views at once is left
    /// alone, unless it can't hold.
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

    /// Whether a view is related to itself, by the same attribute.
    static func isOwn(_ constraint: LayoutConstraint) -> Bool {
        constraint.second.map { second in
            second.view == constraint.first.view && second.guide == nil
                && second.attribute == constraint.first.attribute
        } ?? false
    }
}

extension LayoutConstraint {
    /// Whether a relation of an attribute to itself holds whatever the attribute is.
    fileprivate var holdsAlone: Bool {
        guard multiplier == 1 else { return false }
        return switch relation {
        case .equal: constant == 0
        case .lessThanOrEqual: constant >= 0
        case .greaterThanOrEqual: constant <= 0
        }
    }
}
