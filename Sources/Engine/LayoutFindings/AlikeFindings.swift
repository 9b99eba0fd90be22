package import Masonry

extension Layout {
    /// The findings, those with one cause as one: views that one statement declared or constrained and that are open alike,
    /// conflicts that a loop or a function makes again and again, views that are tied to an open one.
    package func alikeJoined(_ findings: [Finding]) -> [(finding: Finding, others: [Finding])] {
        let causes = causes(of: findings)
        var joined = joinedByWords(findings.filter { causes[$0] == nil })
        var places: [Finding: Int] = [:]
        for (place, group) in joined.enumerated() {
            for finding in [group.finding] + group.others { places[finding] = place }
        }
        for finding in findings {
            if let place = causes[finding].flatMap({ places[$0] }) { joined[place].others.append(finding) }
        }
        return joined
    }

    /// For each finding on a view that is tied to an open one, directly or through others: the finding on that one.
    private func causes(of findings: [Finding]) -> [Finding: Finding] {
        var open: [Axis: [String: Finding]] = [:]
        for finding in findings {
            if case .ambiguous(let view, let axis, _) = finding.kind { open[axis, default: [:]][view] = finding }
        }
        var next: [Finding: Finding] = [:]
        for finding in open.values.flatMap(\.values) {
            guard case .ambiguous(_, let axis, _) = finding.kind, let view = viewToFix(before: finding) else {
                continue
            }
            next[finding] = open[axis]?[view]
        }
        var causes: [Finding: Finding] = [:]
        for finding in next.keys {
            var (cause, steps) = (finding, 0)
            // Views that are tied in a ring have no first one.
            while let further = causes[cause] ?? next[cause], steps <= next.count {
                (cause, steps) = (further, steps + 1)
            }
            if steps <= next.count { causes[finding] = cause }
        }
        return causes
    }

    /// The same for all views that the same statements constrain along an axis; nil for a view without constraints along it.
    private func madeAlike(_ finding: Finding) -> AlikeFinding? {
        guard case .ambiguous(let view, let axis, let components) = finding.kind else { return nil }
        let origins = constraints(about: view).filter { $0.first.item == view && $0.first.attribute.axis == axis }
            .compactMap(\.origin)
        return origins.isEmpty ? nil : .open(origins, axis, components)
    }

    private func joinedByWords(_ findings: [Finding]) -> [(finding: Finding, others: [Finding])] {
        let conflicts = findings.count { if case .conflict = $0.kind { true } else { false } }
        let places = conflicts > 1 ? MemberPlaces(self) : nil
        var joined: [(finding: Finding, others: [Finding])] = []
        var leaders: [AlikeFinding: Int] = [:]
        for finding in findings {
            guard let key = madeAlike(finding) ?? AlikeFinding(finding, places) else {
                joined.append((finding, []))
                continue
            }
            if let leader = leaders[key] {
                joined[leader].others.append(finding)
            } else {
                leaders[key] = joined.count
                joined.append((finding, []))
            }
        }
        return joined
    }
}

extension Finding {
    /// Whether one statement made both of different views; never for conflicts.
    package func isAlike(_ other: Finding) -> Bool {
        guard let key = AlikeFinding(self) else { return false }
        return AlikeFinding(other) == key
    }
}

/// Where what may take part in conflicts was written, and along which axis it acts.
private struct MemberPlaces {
    struct Place: Hashable {
        let origin: Origin
        let axis: Axis
        let isIntrinsic: Bool
    }

    private var constraints: [Int: Place] = [:]
    private var views: [String: Origin] = [:]

    init(_ layout: Layout) {
        for constraint in layout.constraints {
            constraints[constraint.id] = constraint.origin.map {
                Place(origin: $0, axis: constraint.first.attribute.axis, isIntrinsic: false)
            }
        }
        for item in layout.items { views[item.name] = item.origin }
    }

    func place(of member: Conflict.Member) -> Place? {
        switch member {
        case .constraint(let id): constraints[id]
        case .intrinsic(let equation):
            views[equation.view].map { Place(origin: $0, axis: equation.axis, isIntrinsic: true) }
        }
    }
}

/// What findings have in common that are one mistake.
private enum AlikeFinding: Hashable {
    /// The places of the constraints along the axis or, without any, that of the view.
    case open([Origin], Axis, [FrameComponent])
    case unplaced(Origin)
    case conflict(broken: MemberPlaces.Place, set: Set<MemberPlaces.Place>)

    /// Nil for what is not known to have anything in common with others.
    init?(_ finding: Finding, _ places: MemberPlaces? = nil) {
        switch finding.kind {
        case .ambiguous(_, let axis, let components):
            guard let origin = finding.origin else { return nil }
            self = .open([origin], axis, components)
        case .unplaced:
            guard let origin = finding.origin else { return nil }
            self = .unplaced(origin)
        case .conflict(let conflict):
            let set = conflict.set.compactMap { places?.place(of: $0) }
            guard let broken = places?.place(of: conflict.broken), set.count == conflict.set.count, !set.isEmpty else {
                return nil
            }
            self = .conflict(broken: broken, set: Set(set))
        case .openContent, .unsettled, .inexact: return nil
        }
    }
}
