internal import LayoutFindings
public import Masonry
public import Diagnostics
internal import Vocabulary
public import Scripts
internal import Evaluator
internal import AppleLibraries

extension Interpreter {
    /// The statements that would settle the finding, each checked by solving, best first; none for a finding that nothing
    /// simple settles.
    ///
    /// - Parameter finding: one of the scene's present layout.
    public func repairs(of finding: Finding) -> [Repair] {
        scene.search { repairs(of: finding, by: RepairTrials(interpreter: self)) }
    }

    private func repairs(of finding: Finding, by trials: RepairTrials) -> [Repair] {
        switch finding.kind {
        case .conflict(let conflict): ConflictRepairs(trials: trials, conflict: conflict).all
        case .ambiguous(let view, let axis, _):
            scene.view(named: view).map { repairs(of: $0, axis, by: trials) } ?? []
        case .openContent(let view, let axis): endings(ofContentOf: view, axis, by: trials)
        case .unplaced(let view): scene.view(named: view).map { placements(of: $0, by: trials) } ?? []
        case .unsettled, .inexact: []
        }
    }

    /// The repairs of each of a layout's findings; none past the first `repairedFindings`, nor where the search limit is
    /// reached, nor in a layout that was given up: of such a one no change says what it would do.
    public func repairs(of findings: [Finding]) -> [[Repair]] {
        if findings.isEmpty || scene.isLayoutGivenUp { return findings.map { _ in [] } }
        return scene.search {
            let trials = RepairTrials(interpreter: self)
            return findings.enumerated().map { index, finding in
                guard index < Self.repairedFindings, !scene.isSearchOver else { return [] }
                let edits = EditSearch.search(self)?.fixes(for: finding) ?? []
                return edits.isEmpty ? scene.searchPart { repairs(of: finding, by: trials) } : edits
            }
        }
    }

    /// For how many of a layout's findings fixes are looked for.
    public static let repairedFindings = 20

    /// What to say of the last search for lints, reports or repairs, where it took all that it may; nil where it did not.
    public var searchNote: Diagnostic? {
        guard scene.didSearchRunOut else { return nil }
        return Diagnostic(
            severity: .note, slug: Slug.findings.rawValue,
            message: "there may be more fixes: looking for them takes more than the search limit")
    }

    // MARK: Ambiguities

    /// How many ways to settle an ambiguity a report offers.
    private static var offeredSettlements: Int { 3 }

    /// Of a view that only follows another open one what settles that, as what would settle it by itself drives the other
    /// about.
    private func repairs(of view: View, _ axis: Axis, by trials: RepairTrials) -> [Repair] {
        let leader = scene.view(named: trials.leaders.leader(of: view.name, axis))
        if let leader, leader !== view {
            let shared = settlements(of: leader, axis, by: trials).filter { $0.trial.settles(view.name, axis) }
            if !shared.isEmpty { return shared.map(\.repair) }
        }
        if axis == .vertical {
            // One side may follow from the other.
            let across = settlements(of: view, .horizontal, by: trials)
            if across.first?.trial.settles(view.name, .vertical) ?? false {
                return across.filter { $0.trial.settles(view.name, .vertical) }.map(\.repair)
            }
        }
        return settlements(of: view, axis, by: trials).map(\.repair)
    }

    private func settlements(of view: View, _ axis: Axis, by trials: RepairTrials) -> [RepairTrials.Tried] {
        guard let ambiguity = scene.ambiguity(of: view, along: axis) else { return [] }
        if let row = LoopedRow(from: view, ambiguity, by: trials) {
            let tied = trials.tried([row.candidate], where: row.isSettled)
            // What placed all of them alike would lay them on one another.
            if !tied.isEmpty { return tied }
        }
        let settlements = SettlementProposals(layout: trials.before, view: view, ambiguity: ambiguity)
        let proposals = settlements?.all ?? []
        let wishes: [RepairCandidate?] = equalWishes(of: view, axis, by: trials)
        let isForEach = isOneOfMany(view, axis, in: trials.before)
        let centres = RewordingProposals(scene: scene).centres(of: view, turnedTo: axis).map {
            trials.candidate(for: $0, at: view.origin)
        }
        let likelier =
            centres + limitsTurned(around: view, axis, by: trials) + limitsSettled(of: view, ambiguity, by: trials)
            + sizesBetweenEdges(beside: view, axis, by: trials) + endsLoosened(around: view, ambiguity, by: trials)
            + (settlements.map { $0.likePeers + $0.equalRow + $0.likeButton } ?? []).map { candidate($0) }
        let others = proposals.map { candidate($0, isForEach: isForEach && $0.view == view.name) }
        let settles = { (trial: RepairTrial) in trial.settles(view.name, axis) }
        let won = trials.tried(wishes, where: settles)
        // Of wishes, first what is not so already.
        let tried =
            trials.tried(likelier, where: settles) + won.filter { $0.trial.extent.views > 0 }
            + won.filter { $0.trial.extent.views == 0 }
            + trials.tried(restorations(of: view, in: trials.before), where: settles)
            + shared(by: view, ambiguity, trials: trials) + trials.tried(others, where: settles)
        let seen = tried.filter { $0.trial.unreadable.isEmpty && !$0.trial.leavesNothing(of: view.name, axis) }
        let clean = seen.filter { $0.trial.overhanging.isEmpty && $0.trial.covering.isEmpty }
        var codes: Set<String> = []
        let different = (clean.isEmpty ? seen.isEmpty ? tried : seen : clean).filter {
            $0.repair.code.map { codes.insert($0).inserted } ?? true
        }
        var found = Array(different.prefix(Self.offeredSettlements))
        let parts = ambiguity.components.map(\.component.rawValue).joined(separator: " and ")
        let asDrawn = candidate("keep the \(parts) of `\(view.name)` as drawn", ambiguity.additions, to: view)
        // Nobody wants a length of nothing, if there is another way.
        let isNothing = ambiguity.components.contains { $0.component.isLength && $0.value < 1 }
        let isNew = !found.contains { $0.repair.statement == asDrawn?.statement }
        if isNew, found.isEmpty || !isNothing { found += trials.tried([asDrawn], where: settles) }
        return found
    }

    /// What settles the view together with those beside it that are open as it is, said of all of them at once.
    private func shared(by view: View, _ ambiguity: Ambiguity, trials: RepairTrials) -> [RepairTrials.Tried] {
        guard accent == .masonry, let siblings = view.superview?.subviews else { return [] }
        let components = ambiguity.components.map(\.component)
        let alike = Set(
            trials.before.findings.compactMap { finding -> String? in
                guard case .ambiguous(let name, ambiguity.axis, components) = finding.kind else { return nil }
                return trials.leaders.leader(of: name, ambiguity.axis) == name ? name : nil
            })
        let peers = siblings.filter { alike.contains($0.name) && $0.kind == view.kind }
        let names = peers.compactMap { writer.expression(for: $0) }
        guard peers.count > 1, peers.count <= Self.mostShared, peers.contains(where: { $0 === view }),
            names.count == peers.count, names.allSatisfy({ !$0.contains("[") }),
            let first = scene.ambiguity(of: peers[0], along: ambiguity.axis),
            let proposals = SettlementProposals(
                layout: trials.before, view: peers[0], ambiguity: first, subject: names.joinedAsList())
        else { return [] }
        let candidates = proposals.forEach.map { proposal -> RepairCandidate? in
            guard let chains = writer.chains(for: proposal.additions) else { return nil }
            let isCurrent = currentViews.count == peers.count && zip(currentViews, peers).allSatisfy { $0 === $1 }
            let statement =
                "[\(names.joined(separator: ", "))].\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) in \(chains) }"
            return RepairCandidate(title: proposal.title, statement: statement, code: isCurrent ? chains : statement)
        }
        return trials.tried(candidates) { trial in
            let frames = peers.compactMap { trial.after.item(named: $0.name)?.frame }
            return peers.allSatisfy { trial.settles($0.name, ambiguity.axis) } && trial.isClean
                && frames.overlappingPairs(compared: peers.count).isEmpty
        }
    }

    /// Of more a list would be longer than a line.
    private static var mostShared: Int { 8 }

    /// That a size goes which a view beside this one, and tied to it, has by its edges already, so that nothing is left to give way
    /// but this one.
    private func sizesBetweenEdges(beside view: View, _ axis: Axis, by trials: RepairTrials) -> [RepairCandidate?] {
        let proposals = RewordingProposals(scene: scene)
        let ties = scene.activeConstraints.filter { $0.first.attribute.axis == axis && $0.second != nil }
        return scene.activeConstraints.filter { size in
            let other = size.first.view
            return size.first.attribute.axis == axis && other !== view && other.superview === view.superview
                && size.priority == LayoutPriority.required && proposals.isBetweenEdges(size)
                && ties.contains { Set([$0.first.view, $0.second?.view]) == [view, other] }
        }.map { trials.candidate(dropping: $0, at: view.origin) }
    }

    /// What the last `remake` took away of the view, said again: all of it, which may be along both axes, or a part.
    private func restorations(of view: View, in layout: Layout) -> [RepairCandidate?] {
        let removals = layout.item(named: view.name)?.removals ?? []
        let sizes = removals.filter { $0.addition?.second == nil }
        return ([removals] + (sizes.count > 1 ? [sizes] : []) + (removals.count > 1 ? removals.map { [$0] } : []))
            .map { removals in
                let additions = removals.compactMap(\.addition)
                guard !additions.isEmpty, additions.count == removals.count else { return nil }
                let equations = removals.map { "`\($0.equation)`" }.joinedAsList()
                let title =
                    switch removals[0].cause {
                    case .remake: "keep \(equations), which `remake` removed"
                    case .uninstall: "install \(equations) again"
                    case .move, .end: "add \(equations) again, which the move removed"
                    }
                return candidate(
                    title,
                    additions, to: view)
            }
    }

    /// The constraints, to be added.
    ///
    /// - Parameter isForEach: whether they are to be added to all views that the same statement declares.
    private func candidate(
        _ title: String, _ additions: [Ambiguity.Addition], to view: View, isForEach: Bool = false
    ) -> RepairCandidate? {
        guard let statement = writer.statement(for: additions, of: view) else { return nil }
        var chains = accent == .masonry && isCurrent(view) ? writer.chains(for: additions) : nil
        if accent == .masonry, isForEach, let origin = view.origin, origin.sourceText?.isInput == false {
            chains = writer.chains(for: additions, inEach: view).map { "\($0)  // after line \(origin.line), for each" }
        }
        return RepairCandidate(
            title: title, statement: statement,
            code: chains ?? accentWriter(at: view.origin).statement(for: additions, of: view))
    }

    private func candidate(
        _ proposal: SettlementProposals.Proposal, isForEach: Bool = false
    ) -> RepairCandidate? {
        scene.view(named: proposal.view).flatMap {
            candidate(proposal.title, proposal.additions, to: $0, isForEach: isForEach)
        }
    }

    /// Whether the statement that declared the view declared others that are open alike, as one in a loop does.
    private func isOneOfMany(_ view: View, _ axis: Axis, in layout: Layout) -> Bool {
        layout.alikeJoined(layout.findings).contains { finding, others in
            guard !others.isEmpty, finding.origin == view.origin, case .ambiguous(_, axis, _) = finding.kind else {
                return false
            }
            return true
        }
    }

    /// Whether a bare chain is about the view.
    private func isCurrent(_ view: View) -> Bool { currentViews.count == 1 && currentViews[0] === view }

    /// What a scroll view scrolls ends with the last thing in it.
    private func endings(ofContentOf scroll: String, _ axis: Axis, by trials: RepairTrials) -> [Repair] {
        let proposals = SettlementProposals.endings(ofContentOf: scroll, axis, in: trials.before)
        return trials.tried(proposals.map { candidate($0) }) { $0.settlesContent(of: scroll, axis) }
            .map(\.repair)
    }

    /// Of wishes that are equally strong and can't both come true, each could be made the stronger.
    private func equalWishes(of view: View, _ axis: Axis, by trials: RepairTrials) -> [RepairCandidate?] {
        trials.ties.filter { $0.priority < LayoutPriority.required - 1 }.flatMap { loss in
            loss.rivals.filter { rival in
                [loss.member, rival].contains { scene.speaks($0, of: view, along: axis) }
            }.flatMap { rival in
                [rival, loss.member].compactMap { one in
                    guard let statement = writer.statement(giving: loss.priority + 1, to: one) else { return nil }
                    return RepairCandidate(
                        title:
                            "raise \(trials.names(at: view.origin).priority(of: one)) to \((loss.priority + 1).spelled)",
                        statement: statement, code: accent == .masonry ? statement : nil)
                }
            }
        }
    }

    private func placements(of view: View, by trials: RepairTrials) -> [Repair] {
        if let own = MisdirectedBlock(trials: trials).repair(for: view) { return [own.repair] }
        guard let expression = writer.expression(for: view) else { return [] }
        func filling(_ view: String, _ superview: String) -> String {
            "\(view).makeConstraints { make in make.edges.equalTo(\(superview)) }"
        }
        let own = accentWriter(at: view.origin)
        let inside = accent == .objectiveC ? view.superview.flatMap(own.expression) : nil
        let code =
            own.usesAnchors
            ? own.anchors(filling: view)
            : own.expression(for: view).map { filling($0, inside ?? Builtin.superview.rawValue) }
        let statement = filling(expression, Builtin.superview.rawValue)
        return [
            Repair(
                title: "fill the superview with `\(view.name)`", effect: "`\(view.name)` gets its superview's frame",
                statement: statement, code: accent == .masonry ? statement : code)
        ]
    }

    /// How a project lets constraints place a view that keeps the frame it was given; nil where nothing calls it.
    func code(lettingGo view: View) -> String? {
        guard let statement = accentWriter(at: view.origin).statement(lettingGo: view) else { return nil }
        switch accent {
        case .masonry, .swift: return statement
        case .objectiveC: return statement.replacing(" = false", with: " = NO;")
        }
    }

    /// The accent of the source that was run last.
    var accent: Accent { knownSources.last?.accent ?? .masonry }

    /// Writes what stands for views in the accent's source: what they are called there.
    ///
    /// - Parameter place: where the statement would stand.
    func accentWriter(at place: Origin?) -> StatementWriter {
        if accent == .masonry { return writer }
        let isView = if case .view? = evaluator.mainObject { true } else { false }
        let own = Builtin.`self`.rawValue
        let root =
            switch accent {
            case .masonry: Builtin.root.rawValue
            case .objectiveC: isView ? own : "\(own).view"
            case .swift: isView ? own : LibraryMessage.view.rawValue
            }
        let spelling = { [evaluator] (view: View) -> String? in
            guard let place = place ?? view.origin, let source = place.sourceText else { return nil }
            return evaluator.spelling(of: view, at: place.range.lowerBound, in: source)
        }
        return StatementWriter(
            scene: scene, accent: accent, rootName: root, spelling: spelling,
            usesAnchors: place?.sourceText.map(evaluator.usesAnchorsAlone) ?? false
        ) { [scene] in scene.view(named: $0) }
    }

    var writer: StatementWriter {
        StatementWriter(scene: scene) { [evaluator, vocabulary] name in
            if case .view(let view)? = evaluator.globals.value(of: vocabulary.names.intern(name)) { view } else { nil }
        }
    }
}

extension Scene {
    /// Whether a constraint is about the view along the axis.
    fileprivate func speaks(_ member: Conflict.Member, of view: View, along axis: Axis) -> Bool {
        switch member {
        case .intrinsic(let equation): equation.view == view.name && equation.axis == axis
        case .constraint(let id):
            constraint(id: id).map {
                $0.first.attribute.axis == axis && ($0.first.view === view || $0.second?.view === view)
            } ?? false
        }
    }
}

extension Fix.Move: CustomStringConvertible {
    /// `` `icon` becomes 176×32``, `` `icon` moves to 176, 32``
    public var description: String {
        let size = "\(after.width.spelled)×\(after.height.spelled)"
        let place = "\(after.x.spelled), \(after.y.spelled)"
        let isMoved = abs(before.x - after.x) + abs(before.y - after.y) > 1e-6
        let isResized = abs(before.width - after.width) + abs(before.height - after.height) > 1e-6
        return switch (isMoved, isResized) {
        case (true, true): "`\(view)` becomes \(size) at \(place)"
        case (false, true): "`\(view)` becomes \(size)"
        default: "`\(view)` moves to \(place)"
        }
    }
}
