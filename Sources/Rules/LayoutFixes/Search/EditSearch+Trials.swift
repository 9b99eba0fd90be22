internal import Diagnostics
internal import LayoutFindings
internal import LayoutLints
internal import LayoutTerms
internal import Masonry
internal import Scripts
internal import Syntax
internal import FixIts

// Which edits are tried, and which of them make something better.
extension EditSearch {
    /// The most candidates that are tried for a finding.
    private static let maxCandidates = 400
    /// For how many findings of each kind edits are tried.
    private static let maxFindings = 8
    /// How many numbers near a finding are changed a little to see what they move.
    private static let maxMeasured = 8

    /// Tries the edits near each finding, the likeliest of each first, as long as there is work left for it; none if it was asked
    /// to stop.
    func tried() -> [EditTrial] {
        let joined = layout.alikeJoined(layout.findings).map { finding, others in
            var target = target(finding)
            target.problem.group += others.compactMap { Repair.OpenView($0).map { Blame.written($0.name) } }
            return target
        }
        let keys = whole.map { Set($0.search.subjects.map(\.key)) }
        let isAsked = { (target: Target) in keys?.contains(target.key) ?? true }
        let targets =
            joined.filter(isAsked).prefix(Self.maxFindings)
            + lints.lazy.compactMap(self.target).filter(isAsked).prefix(Self.maxFindings)
        _ = beforeOnOtherScreens
        var work = TrialWork(budget: costs.budget)
        var queues: [ArraySlice<Candidate>] = []
        for target in targets where !isDone(work) {
            let problem = measured(target, &work.budget)
            let candidates = candidates(problem, target.blame).filter { self.whole?.slice.allows($0.edit) ?? true }
                .prefix(Self.maxCandidates)
            queues.append(candidates.filter { work.seen.insert($0.edit.key).inserted }[...])
            run(&queues[queues.count - 1], &work)
        }
        while queues.contains(where: { !$0.isEmpty }), !isDone(work) {
            for index in queues.indices { run(&queues[index], &work) }
        }
        return isStopped ? [] : work.trials
    }

    /// What was tried, and how much more may be.
    private struct TrialWork {
        var budget: Int
        var seen: Set<CandidateEdit.Key> = []
        var trials: [EditTrial] = []
    }

    private func isDone(_ work: TrialWork) -> Bool {
        if shouldStop() { isStopped = true }
        return isStopped || work.budget < 0 || asking.isSearchOver || replay.interpreter.interruption.reason != nil
    }

    /// Tries the next edits of a finding, so many that others get their turn.
    private func run(_ queue: inout ArraySlice<Candidate>, _ work: inout TrialWork) {
        let batch = queue.prefix(costs.batch)
        queue = queue.dropFirst(batch.count)
        // From the end of the script to its start, nothing runs twice.
        var found: [Int: EditTrial] = [:]
        for index in batch.indices.sorted(by: { batch[$0].edit.span.lower > batch[$1].edit.span.lower }) {
            if isDone(work) { break }
            found[index] = charging(&work.budget) { run(batch[index].edit, by: batch[index].operation) }
        }
        work.trials += batch.indices.compactMap { found[$0] }
    }

    /// The problem with how far the numbers near it move its views.
    func measured(_ target: Target, _ budget: inout Int) -> SearchProblem {
        var problem = target.problem
        guard var excess = Excess(of: target.framedViews, in: layout) else { return problem }
        let near = script.numbers.map { (number: $0, level: target.blame.level(of: $0.span)) }
            .filter { $0.level <= Blame.farthest }.sorted {
                ($0.level, $0.number.span.lower) < ($1.level, $1.number.span.lower)
            }
        for (number, _) in near.prefix(Self.maxMeasured) {
            let step = number.isFraction ? 0.01 : 1
            let change = Replacement(
                source: replay.program.source, span: number.span, text: (number.value + step).spelled)
            guard budget > 0 else { break }
            let amount = charging(&budget) { () -> Double? in
                guard replay.run([change]) != nil else { return nil }
                return Excess.amount(
                    of: target.framedViews, in: replay.interpreter.scene.layout(explained: false))
            }
            guard let amount else { continue }
            excess.slopes[number.span.lower] = (amount - excess.amount) / step
        }
        problem.excess = excess
        return problem
    }

    /// Runs the script with an edit, on other screens, too; nil if that can't be done or fails, or makes something worse or
    /// nothing better.
    private func run(_ edit: CandidateEdit, by operation: Int) -> EditTrial? {
        guard let replacement = editable.replacement(of: edit.span, with: edit.text),
            let (report, program) = outcome(of: edit)
        else { return nil }
        let elsewhere = replay.reportsOnOtherScreens
        var features = ranking.features(of: edit, by: operation, report, program)
        features[.isLastTyped] = editable.isInLastInput(edit.place) ? 1 : 0
        features.setElsewhere(elsewhere, before: beforeOnOtherScreens)
        return EditTrial(
            edit: edit, replacement: replacement, report: report, elsewhere: elsewhere.map(\.layout),
            countElsewhere: elsewhere.reduce(0) { $0 + $1.count }, ranking: features)
    }

    /// What is reported with an edit, and the script as it is then; nil if it fails, or makes something worse or nothing better.
    func outcome(of edit: CandidateEdit) -> (report: TrialReport, program: Program)? {
        let whole = Replacement(source: replay.program.source, span: edit.span, text: edit.text)
        guard let program = replay.run([whole]) else { return nil }
        var report = TrialReport(replay.interpreter)
        let isBetter = { (report: TrialReport) in report.ignoring(edit.opened).isBetter(than: self.before) }
        // What does not fit yet will, once UIKit gives the view the size that it needs.
        if edit.isUsual { return isBetter(report) ? (report, program) : nil }
        // What costs least is asked first: there can only be more to say later.
        guard isBetter(report), plausibility.allows(report.layout, opening: edit.opened) else { return nil }
        let findings = SceneFindings(replay.interpreter.scene)
        guard let placements = findings.placements(unless: { before.counts[$0] == nil }) else { return nil }
        report.add(placements)
        guard isBetter(report) else { return nil }
        report.add(LintReport(replay.interpreter, without: disabledLints, findings).findings)
        return isBetter(report) ? (report, program) : nil
    }

    struct Candidate {
        var edit: CandidateEdit
        let operation: Int
        let features: ProposalFeatures
        let price: Double
    }

    /// The edits near the finding, the likeliest first.
    func candidates(_ problem: SearchProblem, _ blame: Blame) -> [Candidate] {
        var seen: [CandidateEdit.Key: Int] = [:]
        var found: [Candidate] = []
        let candidate = { (edit: CandidateEdit, operation: Int) -> Candidate? in
            let level = blame.level(of: edit.place)
            if level > Blame.farthest { return nil }
            let features = ProposalFeatures(
                cost: edit.cost, level: level, operation: operation, kind: problem.kind)
            return Candidate(edit: edit, operation: operation, features: features, price: features.price)
        }
        let script = script.narrowed(to: blame)
        for (index, operation) in EditOperators.all.enumerated() {
            let near = operation.edits(in: script, for: problem).compactMap { candidate($0, index) }
                .sorted { $0.price < $1.price }
            for candidate in near.prefix(operation.quota) where candidate.edit.text != script.text(candidate.edit.span)
            {
                let key = candidate.edit.key
                if let place = seen[key] {
                    if found[place].price > candidate.price { found[place] = candidate }
                } else {
                    seen[key] = found.count
                    found.append(candidate)
                }
            }
        }
        return found.enumerated().sorted { ($0.element.price, $0.offset) < ($1.element.price, $1.offset) }
            .map(\.element)
    }
}
