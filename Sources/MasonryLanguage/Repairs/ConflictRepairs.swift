internal import Masonry

/// Looks for what could give way in a conflict.
struct ConflictRepairs {
    private var interpreter: Interpreter { trials.interpreter }
    private let conflict: Conflict
    private let trials: RepairTrials
    private let writer: StatementWriter

    /// How many changes to constraints that are not broken a report offers, how many to all that a chain makes, and how many
    /// other words.
    private static let offeredChanges = 3
    private static let offeredChains = 2
    private static let offeredRewordings = 2
    /// What makes more is likely to be right about most.
    private static let mostOfChain = 100

    private static let weaker = ConflictChange.Kind.weaken(to: LayoutPriority.high)

    init(trials: RepairTrials, conflict: Conflict) {
        let interpreter = trials.interpreter
        self.trials = trials
        self.conflict = conflict
        writer = interpreter.writer
    }

    /// First that a constraint made again changes what was made before. Then what a chain makes as a whole, then which of the others could give way, or go where that alone would leave
    /// something open, and what it is to be rid of the best of them; what is already broken comes last, as without it nothing
    /// is as its author wanted. But what makes new trouble comes behind all that makes none.
    var all: [Repair] {
        let letGo = framesInTheWay.compactMap { view in
            candidate(
                "let constraints place \(view.name) instead of its given frame", writer.statement(lettingGo: view),
                code: interpreter.code(lettingGo: view))
        }
        let (wholes, others) = (wholes, others)
        let isCovered = wholes.contains { $0.change.members.contains(conflict.broken) }
        let shown = others.prefix(Self.offeredChanges)
        let riddance = shown.prefix(1).filter { !$0.change.isDrop }
            .compactMap { tried(ConflictChange(kind: .drop, members: $0.change.members)) }
            .filter(\.tried.trial.isClean)
        let own =
            isCovered
            ? []
            : [Self.weaker, .drop].compactMap { kind in
                tried(ConflictChange(kind: kind, members: [conflict.broken]))
            }
        // But a size that is broken by the edges of its view is one too many.
        let extra = own.filter { $0.change.isDrop && $0.tried.trial.isClean && isExtra($0.change) }
        let rest = wholes + shown + riddance + (extra.isEmpty ? own : [])
        let found = trials.tried([updating] + letGo, where: settles) + rest.map(\.tried)
        let all = extra.map(\.tried) + reworded + found.filter(\.trial.isClean)
        return (all + found.filter { !$0.trial.isClean }).map(\.repair)
    }

    // MARK: What was written for something else

    /// What leaves nothing to report of the views that were in conflict, and nothing new of others.
    private var reworded: [RepairTrials.Tried] {
        let members = ([conflict.broken] + conflict.set.filter { $0 != conflict.broken }.reversed())
            .compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
        let proposals = RewordingProposals(scene: interpreter.scene)
        let rewordings = members.prefix(trials.most / 3).flatMap(proposals.all).filter { rewording in
            // The same is offered below in fewer words.
            !rewording.changes.allSatisfy(\.isOfConstant) || rewording.changes.count == 1
        }
        let likePeers = members.prefix(trials.most / 3).compactMap(proposals.likePeers)
        let swapped = proposals.swapped(members.filter { $0.first.view === members.first?.first.view })
        let candidates = (likePeers + rewordings + [swapped].compactMap(\.self)).likelierFirst.map {
            trials.candidate(for: $0, at: origin(of: conflict.broken))
        }
        let views = Set(members.map(\.first.view.name))
        let others = [moved, centered(members), otherSize(members)]
        let tried = trials.tried(others + candidates, looksAround: true) { trial in
            let isEmpty = views.contains { view in
                Axis.allCases.contains { trial.leavesNothing(of: view, $0) }
            }
            let isInOthers = trial.after.conflicts.contains { !Set($0.set).isDisjoint(with: conflict.set) }
            return settles(trial) && trial.isClean && !isEmpty && !isInOthers && trial.extent.views > 0
                && trial.oddities.isSubset(of: trials.oddities) && !trial.leavesOpen(views)
        }
        let order = tried.indices.sorted { (tried[$0].trial.covered, $0) < (tried[$1].trial.covered, $1) }
        return order.prefix(Self.offeredRewordings).map { tried[$0] }
    }

    /// The middle of a view instead of two of its edges or all four, where the size between them is said as well.
    private func centered(_ members: [LayoutConstraint]) -> RepairCandidate? {
        for edge in members {
            let view = edge.first.view
            guard members.contains(where: { $0.first.view === view && $0.first.attribute.isSize }),
                let second = edge.second, second.attribute == edge.first.attribute, let origin = edge.origin,
                let chain = chain(around: origin)
            else { continue }
            let made = trials.chains.made(by: chain)
            let isPlain = made.allSatisfy { $0.first.view === view && $0.constant == 0 && $0.relation == .equal }
            guard isPlain, let word = Self.centers(of: Set(made.map(\.first.attribute))),
                let text = centering(word, in: second, by: writer), let added = writer.made(by: text, on: view)
            else { continue }
            let code = centering(word, in: second, by: interpreter.accentWriter)
            return candidate(
                "put \(view.name) in the middle of \(second.itemName) instead of at its edges",
                "\(writer.statement(dropping: made.map(\.id))); \(added)",
                code: chain.source.isInput ? nil : code.map { "on \(chain.place), write \($0)" })
        }
        return nil
    }

    /// `make.center.equalTo(card)`
    private func centering(_ word: String, in place: ViewAttribute, by writer: StatementWriter) -> String? {
        writer.expression(for: place.view).map {
            "\(Builtin.make.rawValue).\(word).\(Member.equalTo.rawValue)(\($0))"
        }
    }

    /// The word for the middle between edges; nil where they are not pairs.
    private static func centers(of edges: Set<Attribute>) -> String? {
        let across: [Set<Attribute>] = [[.left, .right], [.leading, .trailing]]
        let down: Set<Attribute> = [.top, .bottom]
        if edges == down { return Attribute.centerY.rawValue }
        if across.contains(edges) { return Attribute.centerX.rawValue }
        return across.contains { $0.union(down) == edges } ? Member.center.rawValue : nil
    }

    /// A size for the other one of the view, which nothing says.
    private func otherSize(_ members: [LayoutConstraint]) -> RepairCandidate? {
        let sizes: [Attribute: (size: Attribute, axis: Axis)] = [
            .width: (.height, .vertical), .height: (.width, .horizontal),
        ]
        for size in members where size.second == nil {
            guard let (other, axis) = sizes[size.first.attribute],
                let open = trials.before.item(named: size.first.view.name)?.ambiguous,
                open.contains(where: { $0.isLength && $0.axis == axis })
            else { continue }
            var change = Rewording.Change(size)
            change.first = size.first.view.attribute(other)
            return trials.candidate(for: Rewording(changes: [change]), at: origin(of: conflict.broken))
        }
        return nil
    }

    /// What a block makes of a view that another placed already, on one beside it that none places.
    private var moved: RepairCandidate? {
        guard let broken = conflict.broken.id.flatMap({ interpreter.scene.constraint(id: $0) }),
            let origin = broken.origin, let maker = chain(around: origin)?.maker
        else { return nil }
        let view = broken.first.view
        let other = view.superview?.subviews.first { other in
            trials.before.findings.contains { $0.kind == .unplaced(view: other.name) }
        }
        let own = view.scene.activeConstraints.filter { $0.first.view === view }
        let made = own.filter { $0.origin.flatMap(chain)?.maker == maker }
        guard let other, made.count < own.count, made.allSatisfy({ $0.second?.view !== other })
        else { return nil }
        let rewording = Rewording(
            changes: made.map { constraint in
                var change = Rewording.Change(constraint)
                change.first = other.attribute(constraint.first.attribute)
                return change
            })
        guard let statement = writer.statement(for: rewording), let word = writer.expression(for: other) else {
            return nil
        }
        return candidate(
            "make what \(maker.place) makes on \(other.name), which nothing places, instead of on \(view.name)",
            statement,
            code: maker.isInput ? nil : "on \(maker.place), write \(word) for \(view.name)")
    }

    private func settles(_ trial: RepairTrial) -> Bool { trial.settles(conflict) }

    // MARK: What is made again

    /// A constraint, and the one that differs in its constant and was made before at the same place.
    private struct Repetition {
        let old: LayoutConstraint
        let new: LayoutConstraint
    }

    /// What a function makes that is called twice takes the place of what it made before; of all that the same maker made.
    private var updating: RepairCandidate? {
        guard let repetition = repetition(in: conflict), let origin = repetition.new.origin,
            let chain = chain(around: origin)
        else { return nil }
        let edit = chain.editUpdating
        let all = trials.before.conflicts.compactMap(self.repetition).filter { other in
            other.new === repetition.new
                || edit != nil && other.new.origin.flatMap(self.chain)?.editUpdating == edit
        }
        let statements = all.compactMap { repetition in
            writer.statement(givingConstant: repetition.new.constant, to: [repetition.old.id])
        }
        let title =
            "let \(chain.source.isInput ? "`\(chain.quotation)`" : chain.name) change \(all.map { "#\($0.old.id)" }.joinedAsList()) instead of making "
            + "\(all.map { "#\($0.new.id)" }.joinedAsList()) as well"
        let statement = ([writer.statement(dropping: all.map(\.new.id))] + statements).joined(separator: "; ")
        return candidate(title, statement, code: chain.source.isInput ? nil : edit)
    }

    private func repetition(in conflict: Conflict) -> Repetition? {
        guard let new = conflict.broken.id.flatMap({ interpreter.scene.constraint(id: $0) }) else { return nil }
        return conflict.set.compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
            .first { new.repeats($0) && (new.origin == $0.origin || isLater(new, than: $0)) }
            .map { Repetition(old: $0, new: new) }
    }

    /// Whether a function made one that did not make the other, and by a single word, as what happens on a tap does.
    private func isLater(_ new: LayoutConstraint, than old: LayoutConstraint) -> Bool {
        guard let place = new.origin, let oldPlace = old.origin, let chain = chain(around: place),
            let function = chain.function
        else { return false }
        return place.sourceText !== oldPlace.sourceText || !function.contains(oldPlace.range.lowerBound)
    }

    // MARK: Changes

    private struct Found {
        var change: ConflictChange
        var tried: RepairTrials.Tried
    }

    /// To each constraint that is not broken the best change, best first, then the newest, which is likelier to be the mistake.
    private var others: [Found] {
        let members = conflict.set.filter { $0 != conflict.broken }.reversed().prefix(trials.most / 2)
        return ranked(
            members.compactMap { member in
                let drop = ConflictChange(kind: .drop, members: [member])
                if isExtra(drop), let dropped = tried(drop), dropped.tried.trial.isClean { return dropped }
                let weakened = tried(ConflictChange(kind: Self.weaker, members: [member]))
                if let weakened, weakened.tried.trial.isClean { return weakened }
                return ranked([weakened, tried(drop)].compactMap(\.self)).first
            })
    }

    /// To all that a chain makes the best change, of chains of which one word made several constraints in conflicts, or which
    /// made several that are broken; none that makes new trouble.
    private var wholes: [Found] {
        let conflicting = Set(trials.before.conflicts.flatMap(\.set))
        let broken = Set(trials.before.conflicts.map(\.broken))
        var chains: [(chain: WrittenChain, members: [Conflict.Member], partsHere: Int)] = []
        for member in conflict.set.reversed() {
            guard let origin = origin(of: member), !chains.contains(where: { $0.chain.contains(origin) }),
                let chain = chain(around: origin)
            else { continue }
            let members = made(by: chain)
            guard members.count <= Self.mostOfChain else { continue }
            let origins = members.filter(conflicting.contains).compactMap(self.origin)
            if Set(origins).count < origins.count || members.count(where: broken.contains) > 1 {
                chains.append((chain, members, conflict.set.count(where: members.contains)))
            }
        }
        let order = chains.indices.sorted { (-chains[$0].partsHere, $0) < (-chains[$1].partsHere, $1) }
        let found = order.prefix(trials.most / 6).compactMap { index -> Found? in
            let (chain, members, _) = chains[index]
            let kinds = [Self.weaker, .drop, newConstant(of: members)].compactMap(\.self)
            let all = kinds.compactMap { tried(ConflictChange(kind: $0, members: members, chain: chain)) }
            let clean = all.filter(\.tried.trial.isClean)
            // What never comes true is better gone.
            let isIdle = members.contains(conflict.broken) && clean.contains { $0.tried.trial.extent.views == 0 }
            return isIdle ? clean.last { $0.change.isDrop } : ranked(clean).first
        }
        return Array(ranked(found).prefix(Self.offeredChains))
    }

    private func ranked(_ found: [Found]) -> [Found] {
        let ranks = found.enumerated().map { index, one in
            [-Double(one.tried.trial.settledBesides), isExtra(one.change) && one.tried.trial.isClean ? 0 : 1]
                + one.tried.rank + [Double(one.change.severity), Double(index)]
        }
        return found.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }.map { found[$0] }
    }

    /// Whether it changes nothing but sizes that their views have by their edges as well.
    private func isExtra(_ change: ConflictChange) -> Bool {
        let proposals = RewordingProposals(scene: interpreter.scene)
        return change.members.allSatisfy { member in
            member.id.flatMap { interpreter.scene.constraint(id: $0) }.map(proposals.isBetweenEdges) ?? false
        }
    }

    /// The constant with which all of a chain's constraints hold, where they have the same one now.
    private func newConstant(of members: [Conflict.Member]) -> ConflictChange.Kind? {
        let constants = Set(members.map { $0.id.flatMap { interpreter.scene.constraint(id: $0) }?.constant })
        guard let arithmetic = conflict.arithmetic, arithmetic.relation == .equal, constants.count == 1,
            let constant = constants.first ?? nil
        else { return nil }
        let sum = arithmetic.summands.reduce(0.0) { sum, summand in
            guard case .member(let member) = summand.source, members.contains(member) else { return sum }
            return sum + summand.multiplier
        }
        // Nobody writes more decimals, and the solver does not tell them apart.
        let new = ((constant - arithmetic.value / sum) * 1e9).rounded() / 1e9
        return new.isFinite ? .setConstant(new, instead: constant) : nil
    }

    private func tried(_ change: ConflictChange) -> Found? {
        let candidate = candidate(
            change.title, change.statement(by: writer), code: trials.edit(for: change, at: origin(of: conflict.broken)))
        return trials.tried([candidate], where: settles).first.map { Found(change: change, tried: $0) }
    }

    /// - Parameter code: the change to the source; nil where that can't be said, as what a handle does has no words in a
    ///   project.
    private func candidate(_ title: String, _ statement: String?, code: String? = nil) -> RepairCandidate? {
        statement.map {
            RepairCandidate(title: title, statement: $0, code: code ?? (interpreter.accent == .masonry ? $0 : nil))
        }
    }

    /// The views whose given frames take part though they have constraints of their own.
    private var framesInTheWay: [View] {
        let scene = interpreter.scene
        var names: [String] = []
        for case .givenFrame(let view, _) in (conflict.arithmetic?.summands ?? []).map(\.source)
        where !names.contains(view) { names.append(view) }
        let constrained = Set(
            conflict.set.compactMap { $0.id }.compactMap { scene.constraint(id: $0)?.first.view.name })
        return names.filter(constrained.contains).compactMap(scene.view(named:))
    }

    // MARK: The source

    private func origin(of member: Conflict.Member) -> Origin? {
        member.id.flatMap { interpreter.scene.constraint(id: $0) }?.origin
    }

    private func chain(around origin: Origin) -> WrittenChain? {
        trials.chains.chain(
            around: origin, isNamed: self.origin(of: conflict.broken).map { $0.source != origin.source } ?? false)
    }

    private func made(by chain: WrittenChain) -> [Conflict.Member] {
        trials.chains.made(by: chain).map { .constraint($0.id) }
    }
}

extension LayoutConstraint {
    /// Whether another was made before, and differs in nothing but its constant.
    fileprivate func repeats(_ other: LayoutConstraint) -> Bool {
        other.id < id && origin != nil && other.first.nameOnly == first.nameOnly
            && other.second?.nameOnly == second?.nameOnly && other.relation == relation
            && other.multiplier == multiplier && other.priority == priority && other.constant != constant
    }
}
