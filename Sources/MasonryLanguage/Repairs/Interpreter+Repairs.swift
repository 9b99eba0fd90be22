public import Masonry

extension Interpreter {
    /// The statements that would settle the finding, each checked by solving, best first; none for a finding that nothing
    /// simple settles.
    ///
    /// - Parameter finding: one of the scene's present layout.
    public func repairs(of finding: Finding) -> [Repair] {
        switch finding.kind {
        case .conflict(let conflict): repairs(of: conflict)
        case .ambiguous(let view, let axis, _): scene.view(named: view).map { repairs(of: $0, axis) } ?? []
        case .openContent(let view, let axis): endings(ofContentOf: view, axis)
        case .unplaced(let view): scene.view(named: view).map(placements) ?? []
        case .unsettled, .inexact: []
        }
    }

    /// The repairs of each finding. Past the first twenty there are none, and of large scenes past fewer: who has so many
    /// mends those first, and each takes some solving.
    public func repairs(of findings: [Finding]) -> [[Repair]] {
        let count = min(20, max(1, 50_000 / max(1, scene.activeConstraints.count)))
        return findings.enumerated().map { $0.offset < count ? repairs(of: $0.element) : [] }
    }

    // MARK: Conflicts

    /// How many changes to constraints that are not broken a report offers.
    private static var offeredChanges: Int { 3 }

    /// First which of the others could give way, or go where that alone would leave something open, and what it is to be rid
    /// of the best of them; what is already broken comes last, as without it nothing is as its author wanted.
    private func repairs(of conflict: Conflict) -> [Repair] {
        let settles = { (trial: RepairTrial) in trial.settles(conflict) }
        let letGo = framesInTheWay(of: conflict).map { view in
            candidate(
                "let constraints place \(view.name) instead of its given frame", writer.statement(lettingGo: view))
        }
        let fixes = scene.fixes(for: conflict).filter { candidate($0) != nil }
        let ofOthers = fixes.filter { $0.member != conflict.broken }
        let others = best(ofEachMember: tried(ofOthers.map(candidate), where: settles))
        let shown = others.prefix(Self.offeredChanges)
        let riddance = ofOthers.filter { fix in
            fix.change == .drop && fix.member == shown.first?.candidate.fix?.member
                && !shown.contains { $0.candidate.fix == fix }
        }
        let own = fixes.filter { $0.member == conflict.broken }
        let last = (riddance + own).flatMap { tried([candidate($0)], where: settles) }
        return (tried(letGo, where: settles) + shown + last).map(\.repair)
    }

    /// Of the changes to each constraint the best, best first.
    private func best(ofEachMember tried: [Tried]) -> [Tried] {
        var seen: Set<Conflict.Member> = []
        let ranks = tried.indices.map { tried[$0].rank + [Double($0)] }
        return tried.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }.map { tried[$0] }
            .filter { $0.candidate.fix.map { seen.insert($0.member).inserted } ?? true }
    }

    /// The views whose given frames take part in the conflict though they have constraints of their own.
    private func framesInTheWay(of conflict: Conflict) -> [View] {
        let summands = conflict.arithmetic?.summands ?? []
        var names: [String] = []
        for case .givenFrame(let view, _) in summands.map(\.source) where !names.contains(view) { names.append(view) }
        let constrained = Set(
            conflict.set.compactMap { $0.id }.compactMap { scene.constraint(id: $0)?.first.view.name })
        return names.filter(constrained.contains).compactMap(scene.view(named:))
    }

    private func candidate(_ fix: Fix) -> Candidate? {
        let statement =
            switch fix.change {
            case .weaken(let priority): writer.statement(weakening: fix.member, to: priority)
            case .drop: writer.statement(dropping: fix.member)
            case .relax, .setConstant: String?.none
            }
        return candidate("\(fix)", statement, fix)
    }

    /// - Parameter code: the statement as a source in another accent says it; nil where it can't, as what a handle does has
    ///   no words in a project, which changes the line itself.
    private func candidate(
        _ title: String, _ statement: String?, code: String? = nil, _ fix: Fix? = nil
    ) -> Candidate? {
        statement.map {
            Candidate(title: title, statement: $0, code: accent == .masonry ? $0 : code, fix: fix)
        }
    }

    /// The constraints, to be added.
    private func candidate(_ title: String, _ additions: [Ambiguity.Addition], to view: View) -> Candidate? {
        candidate(
            title, writer.statement(for: additions, of: view, isCurrent: isCurrent(view)),
            code: accentWriter.statement(for: additions, of: view, isCurrent: false))
    }

    // MARK: Ambiguities

    /// How many ways to settle an ambiguity a report offers.
    private static var offeredSettlements: Int { 3 }

    private func repairs(of view: View, _ axis: Axis) -> [Repair] {
        guard let ambiguity = scene.ambiguity(of: view, along: axis) else { return [] }
        let proposals = SettlementProposals(layout: scene.layout(), view: view, ambiguity: ambiguity)?.all ?? []
        let candidates = equalWishes(of: view, axis) + proposals.map(candidate)
        let settles = { (trial: RepairTrial) in trial.settles(view.name, axis) }
        var found = Array(tried(candidates, where: settles).prefix(Self.offeredSettlements))
        let parts = ambiguity.components.map(\.component.rawValue).joined(separator: " and ")
        let asDrawn = candidate("keep the \(parts) of \(view.name) as drawn", ambiguity.additions, to: view)
        // Nobody wants a length of nothing, if there is another way.
        let isNothing = ambiguity.components.contains { $0.component.isLength && $0.value < 1 }
        let isNew = !found.contains { $0.repair.statement == asDrawn?.statement }
        if isNew, found.isEmpty || !isNothing { found += tried([asDrawn], where: settles) }
        return found.map(\.repair)
    }

    private func candidate(_ proposal: SettlementProposals.Proposal) -> Candidate? {
        scene.view(named: proposal.view).flatMap { candidate(proposal.title, proposal.additions, to: $0) }
    }

    /// Whether a bare chain is about the view.
    private func isCurrent(_ view: View) -> Bool { currentViews.count == 1 && currentViews[0] === view }

    /// What a scroll view scrolls ends with the last thing in it.
    private func endings(ofContentOf scroll: String, _ axis: Axis) -> [Repair] {
        let proposals = SettlementProposals.endings(ofContentOf: scroll, axis, in: scene.layout())
        return tried(proposals.map(candidate)) { $0.settlesContent(of: scroll, axis) }.map(\.repair)
    }

    /// Of wishes that are equally strong and can't both come true, each could be made the stronger.
    private func equalWishes(of view: View, _ axis: Axis) -> [Candidate?] {
        scene.losses().filter { $0.priority < LayoutPriority.required - 1 }.flatMap { loss in
            loss.rivals.filter { rival in
                [loss.member, rival].contains { scene.speaks($0, of: view, along: axis) }
            }.flatMap { rival in
                [(rival, loss.member), (loss.member, rival)].map { one, other in
                    candidate(
                        "let \(one.phrase) win over \(other.phrase), both at priority \(loss.priority.spelled)",
                        writer.statement(giving: loss.priority + 1, to: one))
                }
            }
        }
    }

    private func placements(of view: View) -> [Repair] {
        guard let expression = writer.expression(for: view) else { return [] }
        func filling(_ view: String, _ superview: String) -> String {
            "\(view).makeConstraints { make in make.edges.equalTo(\(superview)) }"
        }
        let inside = accent == .objectiveC ? view.superview.flatMap(accentWriter.expression) : nil
        let code = accentWriter.expression(for: view).map { filling($0, inside ?? Builtin.superview.rawValue) }
        let statement = filling(expression, Builtin.superview.rawValue)
        return [
            Repair(
                title: "fill the superview with \(view.name)", effect: "\(view.name) gets its superview's frame",
                statement: statement, code: accent == .masonry ? statement : code)
        ]
    }

    /// The accent of the source that was run last.
    private var accent: Accent { knownSources.last?.accent ?? .masonry }

    /// Writes what stands for views in the accent's source: what they are called there.
    private var accentWriter: StatementWriter {
        let isView = if case .view? = evaluator.mainObject { true } else { false }
        let own = Builtin.`self`.rawValue
        let root =
            switch accent {
            case .masonry: Builtin.root.rawValue
            case .objectiveC: isView ? own : "\(own).view"
            case .swift: isView ? own : LibraryMessage.view.rawValue
            }
        return StatementWriter(scene: scene, rootName: root) { [scene] name in scene.view(named: name) }
    }

    private var writer: StatementWriter {
        StatementWriter(scene: scene) { [evaluator, vocabulary] name in
            if case .view(let view)? = evaluator.globals.value(of: vocabulary.names.intern(name)) { view } else { nil }
        }
    }

    // MARK: Trying

    /// A statement that might settle a finding.
    private struct Candidate {
        var title: String
        var statement: String
        /// The same in the accent of the source.
        var code: String?
        /// The change to a constraint that it is, if it is one.
        var fix: Fix?
    }

    private struct Tried {
        var candidate: Candidate
        var repair: Repair
        var trial: RepairTrial

        /// What opens something or leaves nothing of a view is worse than what moves many, and that than what moves them far.
        var rank: [Double] {
            let (views, points) = trial.extent
            return [
                Double(trial.opened.count), Double(trial.crushed), Double(views), (points * 1e6).rounded(),
                candidate.fix?.change == .drop ? 1 : 0,
            ]
        }
    }

    /// The candidates that do what they are to when they are run.
    private func tried(_ candidates: [Candidate?], where settles: (RepairTrial) -> Bool) -> [Tried] {
        // Each takes a layout, and those of large scenes take long.
        let most = max(6, min(24, 20_000 / max(1, scene.activeConstraints.count)))
        return candidates.compactMap(\.self).prefix(most).compactMap { candidate in
            guard let trial = trial(of: candidate.statement), settles(trial) else { return nil }
            let repair = Repair(
                title: candidate.title, effect: trial.effect, statement: candidate.statement, code: candidate.code)
            return Tried(candidate: candidate, repair: repair, trial: trial)
        }
    }

    private func trial(of statement: String) -> RepairTrial? {
        let before = scene.layout(explained: false)
        let given = scene.views.filter(\.translatesAutoresizingMaskIntoConstraints)
        return tryOut(SourceText(name: "repair", text: statement, isInput: true, accent: .masonry)) { outcome in
            guard outcome.isComplete, outcome.diagnostics.isEmpty else { return nil }
            let letGo = given.filter { !$0.translatesAutoresizingMaskIntoConstraints }.map(\.name)
            return RepairTrial(before: before, after: scene.layout(explained: false), letGo: letGo)
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

extension Conflict.Member {
    /// `#4`, or `title's hugging`.
    fileprivate var phrase: String {
        switch self {
        case .constraint(let id): "#\(id)"
        case .intrinsic(let equation):
            "\(equation.view)'s \(equation.kind == .hugging ? "hugging" : "compression resistance")"
        }
    }
}

extension Fix: CustomStringConvertible {
    /// `weaken #6 to high`
    public var description: String {
        switch change {
        case .relax(let relation): "relax \(member) to \(relation.rawValue)"
        case .weaken(let priority): "weaken \(member) to \(LayoutPriority.name(of: priority) ?? priority.spelled)"
        case .setConstant(let constant): "give \(member) the constant \(constant.spelled)"
        case .drop: "drop \(member)"
        }
    }
}

extension Fix.Move: CustomStringConvertible {
    /// `icon becomes 176×32`, `icon moves to 176, 32`
    public var description: String {
        let size = "\(after.width.spelled)×\(after.height.spelled)"
        let place = "\(after.x.spelled), \(after.y.spelled)"
        let isMoved = abs(before.x - after.x) + abs(before.y - after.y) > 1e-6
        let isResized = abs(before.width - after.width) + abs(before.height - after.height) > 1e-6
        return switch (isMoved, isResized) {
        case (true, true): "\(view) becomes \(size) at \(place)"
        case (false, true): "\(view) becomes \(size)"
        default: "\(view) moves to \(place)"
        }
    }
}
