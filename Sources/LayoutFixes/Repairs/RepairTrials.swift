internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import Scripts
internal import Vocabulary
internal import Evaluator
internal import FixIts

/// A statement that might settle a finding.
struct RepairCandidate {
    var title: String
    var statement: String
    /// The same for who edits the source, as `Repair.code`.
    var code: String?
}

/// Runs statements to see what they would do to a finding, and takes them back.
final class RepairTrials {
    let interpreter: Interpreter
    let before: Layout
    /// The scene's wishes that lost to others as strong as they are.
    private(set) lazy var ties = interpreter.scene.ties()
    /// The views whose texts had no room before, whatever is open.
    private let unreadable: Set<String>
    private let covering: Set<Covering>
    private let stretched: Set<String>
    /// What the rules about placement find, by what it is about.
    private(set) lazy var placementFindings = Set(interpreter.scene.placementFindings().map(\.subject))
    /// The views that nothing places.
    let unplaced: Set<String>
    /// The chains that constraints were written in.
    let chains: WrittenChains
    /// Which open views others follow.
    var leaders: OpenLeaders
    /// How many candidates of a kind are tried for one finding.
    let most = 24

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        before = interpreter.scene.layout()
        leaders = OpenLeaders(before)
        covering = Set(Covering.all(in: before))
        unreadable = Set(interpreter.scene.textsWithoutRoom(evenOpen: false))
        stretched = Set(interpreter.scene.textsOfOtherHeight())
        unplaced = Set(
            before.findings.compactMap { finding in
                if case .unplaced(let view) = finding.kind { view } else { nil }
            })
        chains = WrittenChains(interpreter)
    }

    /// A candidate that does what it is to.
    struct Tried {
        var repair: Repair
        var trial: RepairTrial
        /// What opens something, leaves a view where nobody wants it, or nothing of one, is worse than what moves many, and
        /// that than what moves them far.
        var rank: [Double] {
            let (views, points) = trial.extent
            return [
                Double(trial.opened.count + trial.outside), Double(trial.crushed + trial.unreadable.count),
                Double(trial.covering.count + trial.stretched.count), Double(views), (points * 1e6).rounded(),
            ]
        }
    }

    /// The candidates that do what they are to when they are run.
    ///
    /// - Parameters:
    ///   - looksAround: whether what lies oddly then is looked for as well.
    ///   - priority: at which ties are looked for.
    func tried(
        _ candidates: [RepairCandidate?], looksAround: Bool = false, tiesAt priority: Double? = nil,
        where settles: (RepairTrial) -> Bool
    ) -> [Tried] {
        candidates.compactMap(\.self).prefix(most).compactMap { candidate in
            guard !interpreter.scene.isSearchOver,
                let trial = trial(of: candidate.statement, looksAround, tiesAt: priority), settles(trial)
            else { return nil }
            var repair = Repair(
                title: candidate.title, effect: trial.effect, statement: candidate.statement, code: candidate.code)
            repair.settled = trial.settled
            return Tried(repair: repair, trial: trial)
        }
    }

    /// What titles call constraints.
    ///
    /// - Parameter place: what the reader looks at, in whose source a line has no name.
    func names(at place: Origin?) -> ConstraintNames { ConstraintNames(interpreter.scene, seenFrom: place) }

    /// Constraints with other words, where they can be said.
    ///
    /// - Parameter place: what the reader looks at, in whose source a line has no name.
    func candidate(for rewording: Rewording, at place: Origin?) -> RepairCandidate? {
        guard let statement = interpreter.writer.statement(for: rewording) else { return nil }
        let whole = likewise(rewording, at: place)
        // Two parts of one chain can't be written one by one.
        let places = Set(
            rewording.parts.map { $0.changes[0].old.origin.flatMap { chains.chain(around: $0, isNamed: false)?.span } })
        let isApart = places.contains(nil) || places.count == rewording.parts.count
        let edits = whole.map { [$0] } ?? rewording.parts.map { isApart ? edit(for: $0, at: place) : nil }
        let code = edits.contains(nil) ? nil : edits.compactMap(\.self).joined(separator: "; ")
        return RepairCandidate(
            title: rewording.title(names(at: place)), statement: statement,
            code: code ?? (interpreter.accent == .masonry && rewording.changes.count == 1 ? statement : nil))
    }

    /// A constraint gone.
    ///
    /// - Parameter place: as of other words.
    func candidate(dropping constraint: LayoutConstraint, at place: Origin?) -> RepairCandidate? {
        let change = ConflictChange(kind: .drop, members: [.constraint(constraint.id)])
        return change.statement(by: interpreter.writer).map { statement in
            RepairCandidate(
                title: "\(change.title(names(at: place))), `\(constraint.equationText)`", statement: statement,
                code: edit(for: change, at: place) ?? (interpreter.accent == .masonry ? statement : nil))
        }
    }

    // MARK: The source

    /// How a change is made where the constraints are written; nil for a session's inputs, which stay as they are.
    func edit(for change: ConflictChange, at place: Origin?) -> String? {
        let scene = interpreter.scene
        guard let constraint = change.members.first?.id.flatMap(scene.constraint), let origin = constraint.origin,
            let chain = change.chain
                ?? chains.chain(around: origin, isNamed: place.map { $0.source != origin.source } ?? false),
            !chain.source.isInput
        else { return nil }
        let made = chains.made(by: chain)
        if made.count == change.members.count { return change.edit(of: chain, by: interpreter.writer) }
        let own = constraint.first
        let others = made.filter { $0 !== constraint && $0.origin == origin }.map(\.first)
        // What a loop makes has one place for many views.
        guard change.members.count == 1, others.allSatisfy({ $0.view === own.view && $0.attribute != own.attribute })
        else { return nil }
        return change.edit(
            of: own.attribute, origin, others: others.map(\.attribute), in: chain, by: interpreter.writer)
    }

    /// How a chain is written all of whose constraints would be tied to another view, or get constants with the other sign; nil
    /// for any other.
    private func likewise(_ rewording: Rewording, at place: Origin?) -> String? {
        guard rewording.parts.count > 1, rewording.isOfView || rewording.isTurned, let change = rewording.changes.first,
            let second = change.second, let origin = change.old.origin,
            let chain = chains.chain(around: origin, isNamed: place.map { $0.source != origin.source } ?? false),
            !chain.source.isInput, Set(chains.made(by: chain).map(\.id)) == Set(rewording.changes.map(\.old.id))
        else { return nil }
        if rewording.isTurned { return chain.textTurned(isWhole: true).map { "on \(chain.place), write \($0)" } }
        return interpreter.accentWriter(at: origin).target(second, of: change.first)
            .flatMap { chain.text(tiedTo: $0, attribute: nil) }.map { "on \(chain.place), write \($0)" }
    }

    /// How one chain would be written; nil for a session's inputs, which stay as they are.
    private func edit(for rewording: Rewording, at place: Origin?) -> String? {
        guard let change = rewording.changes.first, let origin = change.old.origin,
            let chain = chains.chain(around: origin, isNamed: place.map { $0.source != origin.source } ?? false),
            !chain.source.isInput
        else { return nil }
        let writer = interpreter.accentWriter(at: origin)
        let made = chains.made(by: chain)
        if writer.usesAnchors {
            guard made.count == 1, rewording.changes.count == 1, rewording.viewsAhead.isEmpty else { return nil }
            return writer.anchors(change.first, change.relation, change.second, change.multiplier, change.constant)
                .map { "on \(chain.place), write \($0)" }
        }
        if rewording.isTurned {
            let isWhole = made.count == rewording.changes.count
            if let text = chain.textTurned(isWhole: isWhole) { return "on \(chain.place), write \(text)" }
        }
        if made.count == rewording.changes.count, let factor = rewording.otherFactor,
            let text = chain.text(multiplied: writer.factor(factor))
        {
            return "on \(chain.place), write \(text)"
        }
        if let size = rewording.sharedSize, made.count == rewording.changes.count {
            return chain.text(saying: size.spelled, for: change.old.constant.spelled)
                .map { "on \(chain.place), write \($0)" }
        }
        let others = made.filter { $0.origin == origin && $0 !== change.old }.map(\.first)
        let isOfOneView = others.allSatisfy { $0.view === change.first.view }
        if let line = rewording.viewsAhead.compactMap(\.origin?.line).max() {
            guard rewording.changes.count == 1, interpreter.accent == .masonry, isOfOneView,
                let text = writer.chain(for: change),
                let added = writer.made(by: text, on: change.first.view),
                let dropped = made.count == 1
                    ? chain.editDropping : chain.edit(dropping: [(origin, others.map(\.attribute))])
            else { return nil }
            return "\(dropped), and after line \(line) add \(added)"
        }
        if made.count == rewording.changes.count, let factor = rewording.commonFactor,
            let text = chain.edit(multiplyingBy: factor.spelled(decimals: 6))
        {
            return text
        }
        let isOther = change.first.nameOnly != change.old.first.nameOnly
        let written =
            rewording.isAcross ? change.second.flatMap { chain.argument(at: $0, in: interpreter.accent) } : nil
        // Of what a loop makes each is tied to another, which one word stands for.
        let isOfOne = Set(rewording.changes.map { $0.second?.nameOnly }).count == 1
        let tie =
            written
            ?? (isOfOne || rewording.isLikewise ? change.second.flatMap { writer.target($0, of: change.first) } : nil)
        if made.count == rewording.changes.count, rewording.changes.allSatisfy(\.isOfTie), let tie,
            let text = chain.text(tiedTo: tie, attribute: isOther ? change.first.attribute : nil)
        {
            return "on \(chain.place), write \(text)"
        }
        guard rewording.changes.count == 1, let text = writer.chain(for: change) else { return nil }
        if made.count == 1 { return "on \(chain.place), write \(text)" }
        guard isOfOneView else {
            guard rewording.changes[0].isOfTie, let second = change.second, second.view === change.old.second?.view
            else { return nil }
            return chain.edit(keepingEdgesFrom: second.attribute)
        }
        return chain.edit(dropping: [(origin, others.map(\.attribute))]).map { "\($0), and add \(text)" }
    }

    private func trial(of statement: String, _ looksAround: Bool, tiesAt priority: Double?) -> RepairTrial? {
        let scene = interpreter.scene
        let given = scene.views.filter { view in
            view.translatesAutoresizingMaskIntoConstraints && !unplaced.contains(view.name)
        }
        let source = SourceText(name: "repair", text: statement, isInput: true, accent: .masonry)
        return interpreter.tryOut(source) { outcome in
            guard outcome.isComplete, outcome.diagnostics.isEmpty else { return nil }
            let letGo = given.filter { !$0.translatesAutoresizingMaskIntoConstraints }.map(\.name)
            var after = scene.layout(explained: false)
            // Many trials are kept, of large scenes too, and nobody asks them for constraints.
            after.constraints = []
            if scene.isLayoutGivenUp { return nil }
            let trial = RepairTrial(
                before: before, after: after, letGo: letGo,
                unreadable: scene.textsWithoutRoom().filter { !unreadable.contains($0) },
                covering: Covering.all(in: after).filter { !covering.contains($0) },
                stretched: scene.textsOfOtherHeight().filter { !stretched.contains($0) },
                placementFindings: looksAround ? Set(scene.placementFindings().map(\.subject)) : [],
                rivals: priority.map(rivals) ?? [])
            // What there was no work left to look for is not known to be away.
            return scene.isSearchOver ? nil : trial
        }
    }

    private func rivals(at priority: Double) -> Set<Conflict.Member> {
        Set(
            interpreter.scene.ties().filter { $0.priority == priority }.flatMap { [$0.member] + $0.rivals })
    }
}
