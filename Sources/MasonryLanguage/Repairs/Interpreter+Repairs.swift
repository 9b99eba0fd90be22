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
        case .unplaced(let view): scene.view(named: view).map(placements) ?? []
        case .unsettled: []
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
    /// How many candidates are tried at most.
    private static var triedRepairs: Int { 12 }

    /// First what the others could do, of each the gentlest change, then to be rid of the best of them; what is already
    /// broken comes last, as without it nothing is as its author wanted. What opens an ambiguity comes behind what doesn't.
    private func repairs(of conflict: Conflict) -> [Repair] {
        let fixes = scene.fixes(for: conflict)
        let ofBroken = fixes.filter { $0.member == conflict.broken }
        let ofOthers = fixes.filter { $0.member != conflict.broken }
        let settles = { (trial: RepairTrial) in trial.settles(conflict) }
        let letGo = framesInTheWay(of: conflict).compactMap { view in
            candidate("let constraints place \(view.name) instead of its given frame", writer.statement(lettingGo: view))
        }
        let changes = tried(ofOthers.compactMap(candidate), where: settles)
        let gentlest = Self.distinct(changes).prefix(Self.offeredChanges)
        let riddances = ofOthers.filter { $0.change == .drop }.compactMap(candidate)
        let riddance = gentlest.first.flatMap { best in
            best.candidate.fix?.change == .drop
                ? nil : riddances.first { $0.fix?.member == best.candidate.fix?.member }
        }
        let own = [ofBroken.first { $0.change != .drop }, ofBroken.first { $0.change == .drop }].compactMap(\.self)
        let last = (riddance.map { [$0] } ?? []) + own.compactMap(candidate)
        return (tried(letGo, where: settles) + gentlest + tried(last, where: settles)).map(\.repair)
    }

    /// The views whose given frames take part in the conflict though they have constraints of their own.
    private func framesInTheWay(of conflict: Conflict) -> [View] {
        let summands = conflict.arithmetic?.summands ?? []
        var names: [String] = []
        for case .givenFrame(let view, _) in summands.map(\.source) where !names.contains(view) { names.append(view) }
        let constrained = Set(conflict.set.compactMap { $0.id }.compactMap { scene.constraint(id: $0)?.first.view.name })
        return names.filter(constrained.contains).compactMap(scene.view(named:))
    }

    private func candidate(_ fix: Fix) -> Candidate? {
        var candidate = candidate("\(fix)", writer.statement(for: fix.change, of: fix.member))
        candidate?.fix = fix
        return candidate
    }

    private func candidate(_ title: String, _ statement: String?) -> Candidate? {
        statement.map { Candidate(title: title, statement: $0) }
    }

    // MARK: Ambiguities

    /// How many ways to settle an ambiguity a report offers.
    private static var offeredSettlements: Int { 3 }

    private func repairs(of view: View, _ axis: Axis) -> [Repair] {
        guard let ambiguity = scene.ambiguity(of: view, along: axis) else { return [] }
        let layout = scene.layout()
        let isCurrent = currentViews.count == 1 && currentViews[0] === view
        var candidates = equalWishes(of: view, axis)
        let proposals = SettlementProposals(layout: layout, view: view, ambiguity: ambiguity)?.all ?? []
        for proposal in proposals {
            guard let target = scene.view(named: proposal.view) else { continue }
            let statement = writer.statement(
                for: proposal.additions, of: target, isCurrent: isCurrent && target === view)
            candidates += [candidate(proposal.title, statement)].compactMap(\.self)
        }
        let settles = { (trial: RepairTrial) in trial.settles(view.name, axis) }
        var found = Array(tried(candidates, where: settles).prefix(Self.offeredSettlements))
        let parts = ambiguity.components.map(\.component.rawValue).joined(separator: " and ")
        let asDrawn = candidate(
            "keep the \(parts) of \(view.name) as drawn",
            writer.statement(for: ambiguity.additions, of: view, isCurrent: isCurrent))
        // Nobody wants a length of nothing, if there is another way.
        let isNothing = ambiguity.components.contains { $0.component.isLength && $0.value < 1 }
        if let asDrawn, found.isEmpty || !isNothing, !found.contains(where: { $0.repair.statement == asDrawn.statement })
        {
            found += tried([asDrawn], where: settles)
        }
        return found.map(\.repair)
    }

    /// Of wishes that are equally strong and can't both come true, each could be made the stronger.
    private func equalWishes(of view: View, _ axis: Axis) -> [Candidate] {
        var candidates: [Candidate] = []
        for loss in scene.losses() where loss.priority < LayoutPriority.required - 1 {
            for blocker in loss.rivals
            where [loss.member, blocker].contains(where: { scene.speaks($0, of: view, along: axis) }) {
                for (one, other) in [(blocker, loss.member), (loss.member, blocker)] {
                    candidates += [
                        candidate(
                            "let \(one.phrase) win over \(other.phrase), both at priority \(loss.priority.spelled)",
                            writer.statement(giving: loss.priority + 1, to: one))
                    ].compactMap(\.self)
                }
            }
        }
        return candidates
    }

    private func placements(of view: View) -> [Repair] {
        guard let expression = writer.expression(for: view) else { return [] }
        return [
            Repair(
                title: "fill the superview with \(view.name)", effect: "\(view.name) gets its superview's frame",
                statement: "\(expression).makeConstraints { make in make.edges.equalTo(superview) }")
        ]
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
        /// The change to a constraint that it is, if it is one.
        var fix: Fix?
    }

    private struct Tried {
        var candidate: Candidate
        var repair: Repair
        var isOpening: Bool
    }

    /// The candidates that do what they are to when they are run, those that open nothing first.
    private func tried(_ candidates: [Candidate], where settles: (RepairTrial) -> Bool) -> [Tried] {
        let found = candidates.prefix(Self.triedRepairs).compactMap { candidate -> Tried? in
            guard let trial = trial(of: candidate.statement), settles(trial) else { return nil }
            let repair = Repair(
                title: candidate.title, effect: trial.effect + note(on: candidate), statement: candidate.statement)
            return Tried(candidate: candidate, repair: repair, isOpening: !trial.opened.isEmpty)
        }
        return found.filter { !$0.isOpening } + found.filter(\.isOpening)
    }

    /// Of changes to one constraint that come to the same the first, which is the gentlest, will do.
    private static func distinct(_ tried: [Tried]) -> [Tried] {
        var seen: Set<String> = []
        return tried.filter { tried in
            tried.candidate.fix.map { seen.insert("\($0.member) \(tried.repair.effect)").inserted } ?? true
        }
    }

    /// Which variables stand for a constraint that another takes the place of.
    private func note(on candidate: Candidate) -> String {
        guard let fix = candidate.fix, case .relax = fix.change, let id = fix.member.id else { return "" }
        let names = evaluator.globals.names.filter { name in
            guard case .constraint(let value)? = evaluator.globals.value(of: name) else { return false }
            return value.constraint.leaves.contains { $0.layoutConstraint?.id == id }
        }.map { "`\(vocabulary.text($0))`" }
        if names.isEmpty { return "" }
        return "; \(names.joined(separator: ", ")) \(names.count == 1 ? "stands" : "stand") for the old #\(id), "
            + "which is off then"
    }

    private func trial(of statement: String) -> RepairTrial? {
        let before = scene.layout()
        let given = scene.views.filter(\.translatesAutoresizingMaskIntoConstraints)
        return tryOut(SourceText(name: "repair", text: statement, isInput: true, accent: .masonry)) { outcome in
            guard outcome.isComplete, outcome.diagnostics.isEmpty else { return nil }
            let letGo = given.filter { !$0.translatesAutoresizingMaskIntoConstraints }.map(\.name)
            return RepairTrial(before: before, after: scene.layout(), letGo: letGo)
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
