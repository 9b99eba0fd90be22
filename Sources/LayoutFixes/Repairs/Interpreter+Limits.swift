internal import LayoutFindings
internal import Masonry
internal import Scripts
internal import Evaluator

extension Interpreter {
    /// Limits that let an edge go where it hardly should, the other way around: on the view, or by it, into the view beside
    /// it; on it, or on another that is open as well, out of the view around it.
    func limitsTurned(around view: View, _ axis: Axis, by trials: RepairTrials) -> [RepairCandidate?] {
        let inward = scene.constraintFindings().compactMap { finding -> LayoutConstraint? in
            guard case .inwardLimit(let first, let second, _) = finding.kind, first.attribute.axis == axis,
                [first.item, second.item].contains(view.name)
            else { return nil }
            return scene.activeConstraints.first {
                $0.first.nameOnly == first && $0.second?.nameOnly == second && $0.relation != .equal
            }
        }
        let outward = scene.activeConstraints.filter { limit in
            limit.first.attribute.axis == axis && limit.letsOut && !inward.contains { $0 === limit }
                && (limit.first.view === view || trials.before.isOpen(limit.first.view.name, axis))
        }
        let proposals = RewordingProposals(scene: scene)
        return (inward + outward.prefix(Self.turnedLimits)).compactMap { limit in
            proposals.flipped(limit).flatMap { trials.candidate(for: $0, at: view.origin) }
        }
    }

    /// That what stands at the end of a row of texts, of which none is to give way, ends there at most.
    func endsLoosened(around view: View, _ ambiguity: Ambiguity, by trials: RepairTrials) -> [RepairCandidate?] {
        guard view.kind.hasText, ambiguity.axis == .vertical,
            ambiguity.components.contains(where: \.component.isLength)
        else { return [] }
        return scene.activeConstraints.filter { end in
            let other = end.first.view
            return end.first.attribute == .bottom && end.second?.attribute == .bottom && end.relation == .equal
                && end.second?.view === other.superview && other.superview === view.superview && other.kind.hasText
                && trials.before.isOpen(other.name, .vertical)
        }.map { end in
            var change = Rewording.Change(end)
            change.relation = .lessThanOrEqual
            return trials.candidate(for: Rewording(changes: [change]), at: view.origin)
        }
    }

    /// That a view whose place alone is open is right beside what it is at least or at most beside.
    func limitsSettled(of view: View, _ ambiguity: Ambiguity, by trials: RepairTrials) -> [RepairCandidate?] {
        if ambiguity.components.contains(where: \.component.isLength) { return [] }
        let proposals = RewordingProposals(scene: scene)
        return scene.activeConstraints.filter {
            $0.first.view === view && $0.first.attribute.axis == ambiguity.axis
        }.compactMap { limit in
            proposals.settled(limit).flatMap { trials.candidate(for: $0, at: view.origin) }
        }
    }

    /// How many of the limits that let something out are turned to see what that settles.
    private static var turnedLimits: Int { 4 }
}

extension Layout {
    fileprivate func isOpen(_ view: String, _ axis: Axis) -> Bool {
        item(named: view)?.ambiguous.contains { $0.axis == axis } ?? false
    }
}

extension LayoutConstraint {
    /// Whether it keeps an edge of the view from being far inside of the one around it, and lets it out as far as it likes.
    fileprivate var letsOut: Bool {
        let attribute = first.attribute
        guard let second, second.view === first.view.superview, second.view.kind != .scroll, multiplier == 1,
            attribute.isSide, attribute == second.attribute, priority == LayoutPriority.required, !leadsOut
        else { return false }
        return relation == (attribute.isFarEdge ? .greaterThanOrEqual : .lessThanOrEqual)
    }
}
