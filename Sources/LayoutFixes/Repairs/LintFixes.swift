internal import LayoutFindings
internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Scripts

/// Looks for what fixes a finding of a lint rule.
struct LintFixes {
    let trials: RepairTrials
    var scene: Scene { trials.interpreter.scene }
    var writer: StatementWriter { trials.interpreter.writer }

    init(trials: RepairTrials) {
        self.trials = trials
    }

    /// What does no harm: what was found with it, or else other words for the constraints that take part, or that the last
    /// of the views that are outside ends inside as well.
    func fix(for finding: PlacementFinding) -> Repair? {
        switch finding {
        case .outside(let outside):
            let own = scene.view(named: outside.superview).flatMap(MisdirectedBlock(trials: trials).repair(for:))
            if let own { return own.repair }
            if case .besideOwn? = outside.mistake, let lifted = lifted(outside.view) { return lifted }
            let parts = suspects(in: finding).compactMap(RewordingProposals(scene: scene).wholePart)
            let part = best(of: parts.map { trials.candidate(for: $0, at: finding.origins.first ?? nil) }, for: finding)
            if let part { return part }
        case .overlap(let overlap):
            if let rest = best(of: rests(of: overlap), for: finding) { return rest }
            let parts = suspects(in: finding).compactMap(RewordingProposals(scene: scene).wholePart)
            let part = best(of: parts.map { trials.candidate(for: $0, at: finding.origins.first ?? nil) }, for: finding)
            if let part { return part }
        case .cover, .stretch, .chain, .tiny, .stale, .loose: return nil
        case .distortion(let distortion): return best(of: proportions(of: distortion), for: finding)
        case .scroll(let content):
            if case .beside(let view) = content.kind { return nested(view, in: content) }
            if case .wide(let width, _) = content.kind { return best(of: narrowed(width, to: content), for: finding) }
        default: break
        }
        if let fix = best(of: evident(in: finding), for: finding) { return fix }
        let own = writer.statement(fixing: finding).map {
            RepairCandidate(title: "", statement: $0, code: nil)
        }
        let kept = apart(finding) + [inside(finding), own]
        let fixed = trials.tried(kept) { $0.isClean && areApart(finding, in: $0.after) }
        if let fix = fixed.first { return fix.repair }
        let proposals = rewordings(for: finding).likelierFirst.prefix(trials.most).map {
            trials.candidate(for: $0, at: finding.origins.first ?? nil)
        }
        let fix = best(of: proposals + endings(for: finding) + roomier(for: finding), for: finding)
        // The content of a scroll view should scroll, whatever else that takes.
        guard fix == nil, case .scroll = finding else { return fix }
        return trials.tried(proposals, looksAround: true) { !$0.placementFindings.contains(finding.subject) }.first?
            .repair
    }

    /// Of the candidates that fix it and harm nothing the first that leaves the least to report.
    private func best(of candidates: [RepairCandidate?], for finding: PlacementFinding) -> Repair? {
        trials.tried(candidates, looksAround: true) { trial in
            trial.isClean && trial.keepsFindings && trial.placementFindings.isStrictSubset(of: trials.placementFindings)
                && !trial.placementFindings.contains(finding.subject) && areApart(finding, in: trial.after)
        }.enumerated().min { one, other in
            (one.element.trial.placementFindings.count, one.offset) < (
                other.element.trial.placementFindings.count, other.offset
            )
        }?.element.repair
    }

    /// Whether two that nothing kept apart do not overlap.
    private func areApart(_ finding: PlacementFinding, in layout: Layout) -> Bool {
        guard case .overlap(let overlap) = finding, case .unseparated = overlap.kind else { return true }
        let frames = overlap.views.compactMap { layout.item(named: $0)?.rootFrame }
        return frames.overlappingPairs(compared: frames.count).isEmpty
    }

    /// Instead of the share of the superview, or the number, that the one in front takes what the other leaves of that.
    private func rests(of overlap: Overlap) -> [RepairCandidate?] {
        guard case .unseparated = overlap.kind, let view = scene.view(named: overlap.first.item),
            let other = scene.view(named: overlap.second.item)
        else { return [] }
        return constraints(on: [view.name], along: overlap.first.attribute.axis).filter { size in
            size.first.attribute.isSize
                && (size.second.map { $0.view === view.superview && size.multiplier < 1 } ?? true)
        }.map { size in
            var change = Rewording.Change(size)
            (change.first, change.second) = (
                view.attribute(overlap.first.attribute), other.attribute(overlap.second.attribute)
            )
            (change.multiplier, change.constant) = (1, 0)
            return trials.candidate(for: Rewording(changes: [change]), at: overlap.origin)
        }
    }

    /// What turns the sign of what leads out, or counts from the edge across.
    func fix(for finding: ConstraintFinding) -> Repair? {
        guard let origin = finding.origin, let chain = trials.chains.chain(around: origin, isNamed: false) else {
            return nil
        }
        let made = trials.chains.made(by: chain)
        let proposals = RewordingProposals(scene: scene)
        let rewording: Rewording?
        switch finding.kind {
        case .positiveOffset, .movedEdges:
            rewording = proposals.turned(made.filter { $0.first.attribute.isFarEdge && $0.constant > 0 })
        case .multipliedStart(let start, _):
            rewording = made.first { $0.second?.nameOnly == start }.flatMap(proposals.across)
        case .unlike(let first, let second, let instead):
            rewording = made.first { $0.first.nameOnly == first && $0.second?.nameOnly == second }.flatMap {
                first.attribute.isSide ? proposals.turned($0, to: instead) : proposals.tied($0, to: instead)
            }
        case .outwardLimit(let first, _, _), .inwardLimit(let first, _, _):
            rewording = made.first { $0.first.nameOnly == first }.flatMap(proposals.flipped)
        case .unevenSpacing(let first, _, let usual, _):
            rewording = made.first { $0.first.nameOnly == first }.flatMap { constraint in
                constraint.second.flatMap { proposals.beside(constraint, $0, distance: usual) }
            }
        case .duplicate:
            let own = made.first.flatMap { MisdirectedBlock(trials: trials).repair(of: $0.first.view)?.repair }
            let across = own == nil ? proposals.acrossOfRepeated(made) : nil
            let candidate = across.flatMap { trials.candidate(for: $0, at: origin) }
            return own ?? trials.tried([candidate]) { $0.keepsFindings && !$0.settled.isEmpty }.first?.repair
        case .ownRelation:
            return fix(forOwn: made.filter { $0.second?.nameOnly == $0.first.nameOnly }, among: made, in: chain, origin)
        default: rewording = nil
        }
        return trials.tried([rewording.flatMap { trials.candidate(for: $0, at: origin) }], where: \.keepsFindings)
            .first?.repair
    }

    /// What ties a view to the one around it instead of to itself, or one of its sizes to the other.
    private func fix(
        forOwn own: [LayoutConstraint], among made: [LayoutConstraint], in chain: WrittenChain, _ origin: Origin
    ) -> Repair? {
        guard let rewording = RewordingProposals(scene: scene).elsewhere(own),
            var candidate = trials.candidate(for: rewording, at: origin)
        else { return nil }
        if own.count > 1 {
            // Each of a chain's words alone would be a chain of its own.
            guard own.count == made.count, !chain.source.isInput, let around = own[0].first.view.superview,
                let target = trials.interpreter.accentWriter(at: origin).expression(for: around),
                let text = chain.text(tiedTo: target, attribute: nil)
            else { return nil }
            candidate = RepairCandidate(
                title: "tie it to `\(target)`", statement: candidate.statement, code: "on \(chain.place), write \(text)"
            )
        }
        return trials.tried([candidate], where: \.keepsFindings).first?.repair
    }

    // MARK: Other words

    private func rewordings(for finding: PlacementFinding) -> [Rewording] {
        // What a loop counts, or does not remember, is in no chain.
        if case .overlap(let overlap) = finding, isByLoop(overlap) { return [] }
        let proposals = RewordingProposals(scene: scene)
        if case .collapse = finding { return suspects(in: finding).compactMap(proposals.across) }
        var seen: Set<Int> = []
        let constraints = suspects(in: finding).filter { seen.insert($0.id).inserted }.prefix(trials.most)
        if case .unsafePlace = finding { return constraints.compactMap(proposals.safe) }
        return besides(finding, proposals) + constraints.flatMap(proposals.all)
    }

    private func isByLoop(_ overlap: Overlap) -> Bool {
        switch overlap.kind {
        case .steps: true
        case .stacked: overlap.origin != nil && overlap.origin == overlap.related
        default: false
        }
    }

    /// The constraints that may be wrong, the likeliest first.
    func suspects(in finding: PlacementFinding) -> [LayoutConstraint] {
        switch finding {
        case .outside(let outside):
            if case .fixedEdge(let edge, _)? = outside.mistake {
                return constraints(on: [edge.item], along: outside.side.axis).filter { $0.first.nameOnly == edge }
            }
            let own = outside.causes.compactMap { $0.member.id.flatMap(scene.constraint) }
            let around = scene.view(named: outside.superview).map { reasons(for: $0.attribute(outside.side)) } ?? []
            // What it is placed by may be too long.
            let behind = scene.view(named: outside.view).map { reasons(for: $0.attribute(outside.side)) } ?? []
            return own + constraints(on: [outside.view], along: outside.side.axis) + around + behind
        case .overlap(let overlap):
            let all = Axis.allCases.flatMap { constraints(on: overlap.views.suffix(2).reversed(), along: $0) }
            return all.filter { $0.first.nameOnly == overlap.first } + all
        case .squeeze(let squeeze): return squeeze.causes.compactMap { $0.member.id.flatMap(scene.constraint) }
        case .cover, .stretch, .chain, .tiny, .stale, .loose: return []
        case .distortion(let distortion):
            return Axis.allCases.flatMap { constraints(on: [distortion.view], along: $0) }
        case .collapse(let collapse):
            return constraints(on: [collapse.view], along: collapse.axis).filter { $0.first.nameOnly == collapse.edge }
        case .scroll(let content): return made(at: content.origin)
        case .unsafePlace(let place):
            let edges = [place.edge, place.way?.outer, place.way?.inner].compactMap(\.self)
            let tied = made(at: place.origin) + made(at: place.way?.origin)
            return edges.flatMap { edge in
                tied.filter { $0.first.nameOnly == edge && $0.first.attribute == $0.second?.attribute }
            }
        }
    }

    private func reasons(for attribute: ViewAttribute) -> [LayoutConstraint] {
        scene.reason(for: attribute).sources.compactMap { source in
            guard case .member(.constraint(let id)) = source else { return nil }
            return scene.constraint(id: id)
        }
    }

    func constraints(on views: [String], along axis: Axis) -> [LayoutConstraint] {
        views.flatMap { view in
            scene.activeConstraints.filter { $0.first.view.name == view && $0.first.attribute.axis == axis }
        }
    }

    private func made(at origin: Origin?) -> [LayoutConstraint] {
        scene.activeConstraints.filter { $0.origin != nil && $0.origin == origin }
    }

    /// Of two views of which one lies over the other, the edge of one beside the other.
    private func besides(_ finding: PlacementFinding, _ proposals: RewordingProposals) -> [Rewording] {
        guard case .overlap(let overlap) = finding,
            let back = overlap.views.dropLast().last.flatMap(scene.view(named:)),
            let front = scene.view(named: overlap.first.item)
        else { return [] }
        let axis = overlap.first.attribute.axis
        return constraints(on: [front.name], along: axis).filter { $0.first.nameOnly == overlap.first }
            .compactMap { beside(back, $0, proposals) }
            + constraints(on: [back.name], along: axis).filter { $0.first.nameOnly == overlap.second }
            .compactMap { beside(front, $0, proposals) }
    }

    private func beside(_ view: View, _ tie: LayoutConstraint, _ proposals: RewordingProposals) -> Rewording? {
        guard let across = tie.first.attribute.acrossTheView else { return nil }
        // What was the distance from a view around is not that from one beside.
        let isAround = tie.second.map { $0.view === tie.first.view.superview } ?? true
        let distance = isAround ? tie.first.attribute.opposite == nil ? -Self.gap : Self.gap : tie.constant
        return proposals.beside(tie, view.attribute(across), distance: distance)
    }

    /// In points, what views stand apart usually.
    static let gap: Double = 8

    /// What other constraints show to be wrong: that a view is not tied as those like it are, or has a size that its edges
    /// give it as well.
    private func evident(in finding: PlacementFinding) -> [RepairCandidate?] {
        if case .unsafePlace = finding { return [] }
        let (place, proposals, suspects) = (
            finding.origins.first ?? nil, RewordingProposals(scene: scene), suspects(in: finding)
        )
        var columns: RepairCandidate?
        if case .outside(let outside) = finding { columns = LoopedColumns(outside, by: trials)?.candidate }
        return [columns] + suspects.filter(proposals.isBetweenEdges).map { trials.candidate(dropping: $0, at: place) }
            + (behindLabels(in: finding, proposals) + partners(in: finding, proposals)
            + likeNeighbours(in: finding, proposals)
            + otherEdges(in: finding, proposals)
            + suspects.flatMap(proposals.evident)
            + distances(in: finding, proposals)
            + limits(in: finding, suspects).compactMap(proposals.flipped))
            .likelierFirst.map { trials.candidate(for: $0, at: place) }
            + atEnd(finding)
    }

    /// A field that a label reaches into, right beside that.
    private func behindLabels(in finding: PlacementFinding, _ proposals: RewordingProposals) -> [Rewording] {
        guard case .overlap(let overlap) = finding, case .unseparated = overlap.kind,
            scene.view(named: overlap.first.item)?.kind == .field
        else { return [] }
        return Array(besides(finding, proposals).prefix(1))
    }

    /// Of two that are tied to the same the one in front tied to another like that.
    private func partners(in finding: PlacementFinding, _ proposals: RewordingProposals) -> [Rewording] {
        guard case .overlap(let overlap) = finding else { return [] }
        return Axis.allCases.flatMap { constraints(on: [overlap.first.item], along: $0) }
            .compactMap(proposals.toPartner)
    }

    /// The edge at that of the view which the one in front stands beside along the other axis.
    private func likeNeighbours(in finding: PlacementFinding, _ proposals: RewordingProposals) -> [Rewording] {
        guard case .overlap(let overlap) = finding, case .sameEdge = overlap.kind else { return [] }
        return suspects(in: finding).filter { $0.first.nameOnly == overlap.first }.compactMap { tie in
            let (view, axis) = (tie.first.view, tie.first.attribute.axis)
            let neighbour = constraints(on: [view.name], along: axis.other).compactMap { constraint -> View? in
                guard let second = constraint.second, second.attribute == constraint.first.attribute.acrossTheView
                else {
                    return nil
                }
                return second.view
            }.first { $0 !== tie.second?.view && $0.superview === view.superview && $0.kind == view.kind }
            return neighbour.flatMap {
                proposals.beside(tie, $0.attribute(tie.first.attribute), distance: tie.constant)
            }
        }
    }

    /// The edge across of the view that the one in front begins with, or its own where it is past the end of that.
    private func otherEdges(in finding: PlacementFinding, _ proposals: RewordingProposals) -> [Rewording] {
        if case .outside(let outside) = finding {
            let own = outside.causes.compactMap { $0.member.id.flatMap(scene.constraint) }
            return own.filter {
                $0.second?.guide != nil && $0.second?.attribute == $0.first.attribute.acrossTheView
            }.compactMap(proposals.across)
        }
        guard case .overlap(let overlap) = finding else { return [] }
        let ties = suspects(in: finding).filter { $0.first.nameOnly == overlap.first }
        switch overlap.kind {
        case .sameEdge: return ties.compactMap(proposals.across)
        case .pastEdge: return ties.compactMap(proposals.otherSide)
        default: return []
        }
    }

    /// The usual distances instead of those that take a view outside.
    private func distances(in finding: PlacementFinding, _ proposals: RewordingProposals) -> [Rewording] {
        guard case .outside(let outside) = finding else { return [] }
        let causes = outside.causes.compactMap { $0.member.id.flatMap(scene.constraint) }
        let shorter = causes.compactMap { proposals.shorterByADigit($0, than: tooLong(outside)) }
        return shorter + causes.compactMap(proposals.usual) + causes.compactMap(proposals.centred)
            + causes.filter { $0.multiplier < 1 }.compactMap(proposals.share)
            + causes.compactMap(proposals.rows(givenLike:)).flatMap { rows in
                shortfalls(of: rows, outside).compactMap { proposals.smaller(rows, by: $0) }
            }
    }

    /// By how much each of the views that have a size alike is to be smaller, so that the last of them ends inside: where
    /// each is beside the one before it by a part of what is missing, else by all of it.
    private func shortfalls(of rows: [LayoutConstraint], _ outside: OutsideView) -> [Double] {
        let (place, length) = outside.side.axis.components
        let sizes = rows.filter { $0.first.attribute.axis == outside.side.axis }
        let views = Set(sizes.map(\.first.view.name))
        let frames = views.compactMap { trials.before.item(named: $0)?.frame }
        guard let around = trials.before.item(named: outside.superview)?.frame,
            let end = frames.map({ $0[place] + $0[length] }).max()
        else { return [] }
        // As far from the end as the first of them is from the start.
        let margin = max(0, frames.map { $0[place] }.min() ?? 0)
        let missing = end - around[length]
        return [(missing + margin) / Double(frames.count), missing / Double(frames.count), missing + margin, missing]
    }

    /// The length that nobody means for a view: half as much again as the screen, or four times the view around it.
    private func tooLong(_ outside: OutsideView) -> Double {
        let length = outside.side.axis.components.length
        let around = scene.view(named: outside.superview).flatMap { trials.before.item(named: $0.name)?.frame }
        let screen = length == .width ? scene.size.width : scene.size.height
        return max(min(1.5 * screen, around.map { 4 * $0[length] } ?? .infinity), 1)
    }

    /// What lets a view be as large as it likes, of one that is too large.
    private func limits(in finding: PlacementFinding, _ suspects: [LayoutConstraint]) -> [LayoutConstraint] {
        guard case .outside(let outside) = finding, !outside.isWhole else { return [] }
        return suspects.filter {
            $0.first.view.name == outside.view
                && ($0.first.attribute.isSize && $0.relation == .greaterThanOrEqual
                    || $0.first.attribute == outside.side && $0.relation != .equal && $0.second?.view !== $0.first.view)
        }
    }
}
