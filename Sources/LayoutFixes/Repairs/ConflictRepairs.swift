internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Diagnostics
internal import Scripts
internal import Syntax
internal import FixIts

/// Looks for what could give way in a conflict.
struct ConflictRepairs {
    var interpreter: Interpreter { trials.interpreter }
    let conflict: Conflict
    let trials: RepairTrials
    let writer: StatementWriter

    /// How many changes to constraints that are not broken a report offers, and how many to all that a chain makes.
    private static let offeredChanges = 3
    private static let offeredChains = 2
    /// What makes more is likely to be right about most.
    private static let mostOfChain = 100

    /// To what a constraint is made optional: the first at which it ties with nothing.
    private static let weaker = [LayoutPriority.high, LayoutPriority.medium, LayoutPriority.low]

    init(trials: RepairTrials, conflict: Conflict) {
        let interpreter = trials.interpreter
        self.trials = trials
        self.conflict = conflict
        writer = interpreter.writer
    }

    /// First that a constraint made again changes what was made before, then other words for what was said. Then what a chain
    /// makes as a whole, then which of the others could give way, or go where that alone would leave something open, and what
    /// it is to be rid of the best of them; what is already broken comes last, as without it nothing is as its author wanted.
    /// But what settles more conflicts comes before what settles fewer, and what makes new trouble behind all that makes none.
    var all: [Repair] {
        let letGo = framesInTheWay.compactMap { view in
            candidate(
                "let constraints place `\(view.name)` instead of its frame",
                writer.statement(lettingGo: view),
                code: interpreter.code(lettingGo: view))
        }
        let (wholes, others) = (wholes, others)
        let isCovered = wholes.contains { $0.change.members.contains(conflict.broken) }
        let takenOut = takenOut
        let taken = trials.tried([sharing] + takenOut.map(\.candidate), where: settles).filter(\.trial.isClean)
        let statements = Set(taken.map(\.repair.statement))
        let gone = takenOut.filter { statements.contains($0.candidate.statement) }.reduce(into: Set<Int>()) {
            $0.formUnion($1.ids)
        }
        // What goes need not be made weaker.
        let shown = others.filter { found in
            !found.change.members.allSatisfy { $0.id.map(gone.contains) ?? false }
        }.prefix(Self.offeredChanges)
        let riddance = shown.prefix(1).filter { !$0.change.isDrop }
            .compactMap { tried(ConflictChange(kind: .drop, members: $0.change.members)) }
            .filter(\.tried.trial.isClean)
        let own = isCovered ? [] : [weakened([conflict.broken]), tried(dropped)].compactMap(\.self)
        // But a size that is broken by the edges of its view is one too many.
        let isExtra = own.contains { $0.change.isDrop && $0.tried.trial.isClean && self.isExtra($0.change) }
        let rest = isExtra ? own.reversed() + wholes + shown + riddance : wholes + shown + riddance + own
        let turned = trials.tried(nested + [otherSize, matching, paired, narrower] + centres, where: settles).filter(
            \.trial.isClean)
        let reworded = reworded
        let undoing = Set(
            rest.filter { $0.undoes(conflict.broken) }.map(\.tried.repair.statement)
                + (turned + (isLimit ? reworded : [])).filter { $0.trial.extent.views == 0 }.map(\.repair.statement))
        // What comes of the constant that was said last was wanted, were it a view without a height.
        let updated = trials.tried([updating], where: settles)
        let found = trials.tried(letGo, where: settles) + rest.map(\.tried)
        // Who writes a project's constraints hardly means a view to keep the frame that it has before all of them, and then
        // other words for one of those only work as they let go of it as well.
        let forgotten = Set(interpreter.accent == .masonry ? [] : letGo.map { $0.statement })
        let all = turned + (forgotten.isEmpty ? reworded : []) + taken + updated + found.filter(\.trial.isClean)
        let ranks = all.enumerated().map { index, one in
            (
                forgotten.contains(one.repair.statement) ? 0 : 1, -one.trial.settledBesides,
                undoing.contains(one.repair.statement) ? 1 : 0, index < turned.count ? one.trial.empty : 0, index
            )
        }
        let broken = conflict.broken.id.flatMap { interpreter.scene.constraint(id: $0) }
        let misdirected = broken.flatMap { MisdirectedBlock(trials: trials).repair(of: $0.first.view) }
        let leaving = trials.tried(leaving(evenOfOneAttribute: turned.isEmpty)) { settles($0) && $0.isClean }.prefix(1)
        let crosswise = trials.tried([crosswise]) { trial in
            trial.after.findings.count * 2 < trials.before.findings.count
        }
        let order = all.indices.sorted { ranks[$0] < ranks[$1] }
        var proposed: Set<String> = []
        return
            (found.filter { forgotten.contains($0.repair.statement) && !$0.trial.isClean } + crosswise + leaving
            + [misdirected].compactMap(\.self) + order.map { all[$0] }
            + found.filter { !$0.trial.isClean })
            .map(\.repair)
            .filter { proposed.insert($0.statement).inserted }
            .writtenFirst(in: interpreter.accent)
    }

    private var dropped: ConflictChange { ConflictChange(kind: .drop, members: [conflict.broken]) }

    func settles(_ trial: RepairTrial) -> Bool { trial.settles(conflict) }

    /// What titles call constraints.
    var names: ConstraintNames { trials.names(at: origin(of: conflict.broken)) }

    // MARK: What is made again

    /// A constraint, and the one that differs in its constant and was made before at the same place.
    private struct Repetition {
        let old: LayoutConstraint
        let new: LayoutConstraint
    }

    /// What a function makes that is called twice takes the place of what it made before; of all that the same maker made.
    private var updating: RepairCandidate? {
        guard let repetition = repetition(in: conflict), let origin = repetition.new.origin,
            let chain = chain(around: origin), !chain.isTiedToArray
        else { return nil }
        let edit = chain.editUpdating
        let all = trials.before.conflicts.compactMap(self.repetition).filter { other in
            other.new === repetition.new
                || edit != nil && other.new.origin.flatMap(self.chain)?.editUpdating == edit
        }
        let statements = all.compactMap { repetition in
            writer.statement(givingConstant: repetition.new.constant, to: [repetition.old.id])
        }
        let place = ConstraintNames.at(chain.source.isInput ? "`\(chain.quotation)`" : chain.name)
        let title =
            "use `\(Builtin.update.rawValue)` \(place) to change "
            + "\(names.attributes(of: all.map(\.old.id))) instead of adding a constraint"
        let statement = ([writer.statement(dropping: all.map(\.new.id))] + statements).joined(separator: "; ")
        return candidate(title, statement, code: chain.source.isInput ? nil : edit)
    }

    private func repetition(in conflict: Conflict) -> Repetition? {
        guard let new = conflict.broken.id.flatMap({ interpreter.scene.constraint(id: $0) }) else { return nil }
        return conflict.set.compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
            .first { new.repeats($0) && (new.origin == $0.origin || isLater(new, than: $0)) }
            .map { Repetition(old: $0, new: new) }
    }

    /// Whether a function made one that did not make the other, as what happens on a tap does, or a second block of the view.
    private func isLater(_ new: LayoutConstraint, than old: LayoutConstraint) -> Bool {
        guard let place = new.origin, let oldPlace = old.origin, let chain = chain(around: place) else { return false }
        if let maker = chain.maker, self.chain(around: oldPlace)?.maker != maker { return true }
        guard let function = chain.function else {
            // Of chains of the current view those that something stands between.
            return chain.maker == nil && place.sourceText === oldPlace.sourceText && place.line > oldPlace.line + 1
        }
        return place.sourceText !== oldPlace.sourceText || !function.contains(oldPlace.range.lowerBound)
    }

    /// The other axis for views that are distributed, where edges of that axis are in the way.
    private var crosswise: RepairCandidate? {
        let (one, other) = (Axis.horizontal.rawValue, Axis.vertical.rawValue)
        for case let id? in conflict.set.map(\.id) {
            guard let origin = interpreter.scene.constraint(id: id)?.origin, let chain = chain(around: origin),
                chain.source.text(in: origin.range) == Member.distribute.rawValue,
                let word = chain.tokens.first(where: {
                    chain.span.range.contains($0.span.lower) && [one, other].contains(chain.source.text(in: $0.span))
                })
            else { continue }
            let made = interpreter.scene.activeConstraints.filter { $0.origin == origin }.map(\.id)
            let old = chain.source.text(in: word.span)
            let turned = old == one ? other : one
            let parts = [chain.span.lower..<word.span.lower, word.span.upper..<chain.span.upper]
                .map { chain.source.text(in: $0) }
            return candidate(
                "distribute the views along the other axis",
                writer.statement(dropping: made) + "; " + parts.joined(separator: turned),
                code: chain.source.isInput ? nil : "on \(chain.place), write `\(turned)` instead of `\(old)`")
        }
        return nil
    }

    /// Without an edge that an update leaves as it was while it adds another, or the same at another place.
    private func leaving(evenOfOneAttribute: Bool) -> [RepairCandidate?] {
        guard let new = conflict.broken.id.flatMap({ interpreter.scene.constraint(id: $0) }), let origin = new.origin,
            let maker = chain(around: origin)?.maker, new.first.attribute.isSide
        else { return [] }
        let word = maker.word
        guard word.hasSuffix(Member.updateConstraints.rawValue) else { return [] }
        return conflict.set.compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }.filter { old in
            old.first.view === new.first.view && old.first.attribute.isSide && old.relation == .equal && old !== new
                && (evenOfOneAttribute || old.first.attribute != new.first.attribute)
                && (old.first.attribute != new.first.attribute || old.second?.nameOnly != new.second?.nameOnly)
        }.map { old in
            trials.candidate(dropping: old, at: origin).map { dropped in
                var candidate = dropped
                candidate.title =
                    "remove \(names.attributes(of: [old.id])): `update` keeps it, `remake` replaces all constraints of `\(old.first.view.name)`"
                return candidate
            }
        }
    }

    // MARK: Changes

    private struct Found {
        var change: ConflictChange
        var tried: RepairTrials.Tried

        /// Whether what was said last would not count.
        func undoes(_ newest: Conflict.Member) -> Bool {
            if case .setConstant = change.kind { return false }
            return change.members.contains(newest)
        }
    }

    /// To each constraint that is not broken the best change, best first, then the newest, which is likelier to be the mistake.
    private var others: [Found] {
        let members = conflict.set.filter { $0 != conflict.broken }.reversed().prefix(trials.most / 2)
        return ranked(
            members.compactMap { member in
                let weakened = weakened([member])
                if let weakened, weakened.tried.trial.isClean { return weakened }
                return ranked([weakened, tried(ConflictChange(kind: .drop, members: [member]))].compactMap(\.self))
                    .first
            })
    }

    /// To all that a chain makes the best change, of chains of which one word made several constraints in conflicts, or which
    /// made several that are broken; none that makes new trouble.
    private var wholes: [Found] {
        let conflicting = Set(trials.before.conflicts.flatMap(\.set))
        let broken = Set(trials.before.conflicts.map(\.broken))
        var chains: [(chain: WrittenChain, members: [Conflict.Member], partsHere: Int)] = []
        // Also those that make too much, each of which may have made a great part of the set.
        var seen: [WrittenChain] = []
        for member in conflict.set.reversed() where !interpreter.scene.isSearchOver {
            guard let origin = origin(of: member), !seen.contains(where: { $0.contains(origin) }),
                let chain = chain(around: origin)
            else { continue }
            seen.append(chain)
            let members = made(by: chain)
            guard members.count <= Self.mostOfChain else { continue }
            let origins = members.filter(conflicting.contains).compactMap(self.origin)
            if Set(origins).count < origins.count || members.count(where: broken.contains) > 1 || passesLimit(members) {
                chains.append((chain, members, conflict.set.count(where: members.contains)))
            }
        }
        let order = chains.indices.sorted { (-chains[$0].partsHere, $0) < (-chains[$1].partsHere, $1) }
        let found = order.prefix(trials.most / 6).compactMap { index -> Found? in
            let (chain, members, _) = chains[index]
            let kinds = [.drop, newConstant(of: members)].compactMap(\.self)
            let all =
                ([weakened(members, by: chain)]
                + kinds.map { tried(ConflictChange(kind: $0, members: members, chain: chain)) }).compactMap(\.self)
            let clean = all.filter(\.tried.trial.isClean)
            // What never comes true is better gone.
            let isIdle = members.contains(conflict.broken) && clean.contains { $0.tried.trial.extent.views == 0 }
            return isIdle || isSaidAgain(members) ? clean.last { $0.change.isDrop } : ranked(clean).first
        }
        return Array(ranked(found).prefix(Self.offeredChains))
    }

    /// Whether what is broken says how large something may be at most, or at least.
    private var isLimit: Bool {
        guard let broken = conflict.broken.id.flatMap({ interpreter.scene.constraint(id: $0) }) else { return false }
        return broken.relation != .equal && broken.first.attribute.isSize
    }

    /// Whether a size that may be so large, or so small, at most is broken by both edges that one chain makes: they are wishes
    /// then.
    private func passesLimit(_ members: [Conflict.Member]) -> Bool {
        let scene = interpreter.scene
        guard isLimit, let limit = conflict.broken.id.flatMap({ scene.constraint(id: $0) }) else { return false }
        return members.compactMap { $0.id.flatMap { scene.constraint(id: $0)?.first } }.count { first in
            first.view === limit.first.view && first.attribute.axis == limit.first.attribute.axis
                && first.attribute.isSide
        } == 2
    }

    private func ranked(_ found: [Found]) -> [Found] {
        let ranks = found.enumerated().map { index, one in
            let isClean = one.tried.trial.isClean
            // Hardly anyone means that nothing may ever be larger than its content, or smaller.
            let isOfContent = isClean && one.change.members.allSatisfy { $0.id == nil }
            return [
                -Double(one.tried.trial.settledBesides), isExtra(one.change) && isClean ? 0 : 1, isOfContent ? 0 : 1,
            ] + one.tried.rank + [Double(one.change.severity), Double(index)]
        }
        return found.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }.map { found[$0] }
    }

    /// Whether something else is said of the same, so that they would never hold.
    private func isSaidAgain(_ members: [Conflict.Member]) -> Bool {
        let scene = interpreter.scene
        return members.allSatisfy { member in
            guard let own = member.id.flatMap({ scene.constraint(id: $0) }), own.relation == .equal else {
                return false
            }
            return scene.activeConstraints.contains { other in
                other !== own && other.relation == .equal && other.first.nameOnly == own.first.nameOnly
                    && other.second?.nameOnly == own.second?.nameOnly && other.multiplier == own.multiplier
                    && other.priority == LayoutPriority.required && !members.contains(.constraint(other.id))
            }
        }
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

    /// The members made as strong as they can be without a tie; at `high` if they would have one at every priority.
    private func weakened(_ members: [Conflict.Member], by chain: WrittenChain? = nil) -> Found? {
        var strongest: Found?
        for priority in Self.weaker {
            let change = ConflictChange(kind: .weaken(to: priority), members: members, chain: chain)
            guard let found = tried(change, tiesAt: priority) else { break }
            if found.tried.trial.rivals.isDisjoint(with: members) { return found }
            strongest = strongest ?? found
        }
        return strongest
    }

    private func tried(_ change: ConflictChange, tiesAt priority: Double? = nil) -> Found? {
        let candidate = candidate(
            change.title(names), change.statement(by: writer),
            code: trials.edit(for: change, at: origin(of: conflict.broken)))
        return trials.tried([candidate], tiesAt: priority, where: settles).first.map {
            Found(change: change, tried: $0)
        }
    }

    /// - Parameter code: the change to the source; nil where that can't be said, as what a handle does has no words in a
    ///   project.
    func candidate(_ title: String, _ statement: String?, code: String? = nil) -> RepairCandidate? {
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

    func origin(of member: Conflict.Member) -> Origin? {
        member.id.flatMap { interpreter.scene.constraint(id: $0) }?.origin
    }

    func chain(around origin: Origin) -> WrittenChain? {
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

extension [Repair] {
    /// Of a project's those alone that say what to write, where there are any: what a stack view makes is in no source.
    fileprivate func writtenFirst(in accent: Accent) -> [Repair] {
        let written = filter { $0.code != nil }
        return accent == .masonry || written.isEmpty ? self : written
    }
}
