internal import Glibc
internal import Diagnostics
internal import LayoutFindings
internal import LayoutLints
internal import Masonry
internal import Scripts

// The fixes that people see.
extension EditSearch {
    /// How likely an edit is the right one that is applied without asking.
    private static let safeLikelihood = 0.9
    /// What is less likely is not offered.
    private static let minLikelihood = 0.15
    /// Beside one that is likelier no others are offered.
    private static let sureLikelihood = 0.8
    /// The most fixes of a finding.
    private static let maxFixes = 3

    /// An edit, and how likely it or one with the same result is the right one.
    private struct LikelyEdit {
        var trial: EditTrial
        var likelihood: Double
    }

    /// The fixes of a finding of the layout, best first; none where an earlier finding has them.
    func fixes(for finding: Finding) -> [Repair] {
        guard let target = askedTarget(of: finding), sharedFixes[target.key] == nil else { return [] }
        return repairs(offered(for: target))
    }

    /// The fixes of a lint rule's finding, best first, besides the rule's own edit; none where the rule looks at statements
    /// alone, or an earlier finding has them.
    func fixes(for finding: LintFinding) -> [Repair] {
        guard let target = askedTarget(of: finding) else { return [] }
        guard let edit = finding.edit else {
            return sharedFixes[target.key] != nil ? [] : repairs(offered(for: target))
        }
        let offered = offered(for: target)
        guard let own = trials(target).first(where: { $0.comes(to: edit) }) else {
            return repairs(offered, isSecond: true)
        }
        return repairs(offered.filter { !$0.trial.hasFrames(of: own) }, isSecond: true)
    }

    /// The finding of the same kind whose first fix resolves a later one, too: both have the same cause.
    struct SharedFix {
        /// The key of the earlier finding.
        let leader: [String]
        /// Whether that fix is very likely right.
        let isSure: Bool
    }

    /// Among findings of the layout, and among those of lint rules, which know more of the cause.
    func findSharedFixes() -> [[String]: SharedFix] {
        let limit = LayoutReporter.repairedFindings
        let findings = layout.alikeJoined(layout.findings).prefix(limit).map { target($0.finding) }
        return sharedFixes(among: findings).merging(
            sharedFixes(among: Array(lints.lazy.compactMap(self.target).prefix(limit)))
        ) { first, _ in first }
    }

    private func sharedFixes(among targets: [Target]) -> [[String]: SharedFix] {
        var shared: [[String]: SharedFix] = [:]
        var leaders: [(target: Target, edit: LikelyEdit)] = []
        // Several conflicts of a view along an axis have one key.
        for target in targets where !leaders.contains(where: { $0.target.key == target.key }) {
            if let (leader, edit) = leaders.first(where: { resolves($0.edit.trial, target) }) {
                shared[target.key] = SharedFix(
                    leader: leader.key,
                    isSure: edit.likelihood > Self.safeLikelihood && isSafe(edit.trial)
                        && trials(target).first?.edit.key == edit.trial.edit.key)
            } else if let first = offered(for: target).first {
                leaders.append((target, first))
            }
        }
        return shared
    }

    /// The earlier one of some findings whose first fix resolves this one, too; nil before fixes were looked for.
    func leader(of finding: Finding, among others: [Finding]) -> Finding? {
        guard hasTried else { return nil }
        let key = TrialReport.key(of: finding, in: asked)
        return sharedFixes[key].flatMap { fix in others.first { TrialReport.key(of: $0, in: asked) == fix.leader } }
    }

    /// Whether a lint rule's finding has the same cause as an earlier one, very likely.
    func isExplained(_ finding: LintFinding) -> Bool {
        askedTarget(of: finding).flatMap { sharedFixes[$0.key] }?.isSure ?? false
    }

    /// The edits that are likely enough, best first.
    private func offered(for target: Target) -> [LikelyEdit] {
        while true {
            let likeliest = likeliest(for: target)
            let refuted = likeliest.map(\.trial).filter { report(of: $0) == nil }
            if refuted.isEmpty { return likeliest }
            drop(refuted)
        }
    }

    private func likeliest(for target: Target) -> [LikelyEdit] {
        let likely = likelyEdits(withoutTenfold(trials(target)), target.problem.kind)
        guard let first = likely.first, first.likelihood < Self.sureLikelihood else { return Array(likely.prefix(1)) }
        let offered = Array(
            likely.prefix(Self.maxFixes).prefix { $0.likelihood >= Self.minLikelihood || $0.trial.edit.isUsual })
        guard offered.isEmpty, target.isAboutStatement else { return offered }
        // A statement that has no effect can go.
        return likely.first { $0.trial.ranking[.stillDeletion] == 1 && $0.trial.ranking[.isNamed] == 1 }.map { [$0] }
            ?? []
    }

    /// The edits without those that write ten times a number, or a tenth, unless nothing else resolves the finding: people
    /// seldom mistype that.
    private func withoutTenfold(_ trials: [EditTrial]) -> [EditTrial] {
        let others = trials.filter { $0.ranking[.isTenfold] == 0 }
        return others.isEmpty ? trials : others
    }

    /// The edits with different results, of those with the same frames or another guess the best one, likeliest first.
    private func likelyEdits(_ trials: [EditTrial], _ kind: FindingKind) -> [LikelyEdit] {
        guard let best = trials.first?.price else { return [] }
        let none = RankingWeights.none[kind, default: 0]
        let base = min(best, none)
        // Edits that cost far more don't count.
        let weight = { (price: Double) in exp(max(-700, base - price)) }
        var edits: [LikelyEdit] = []
        for trial in trials.filter(\.edit.isUsual) + trials.filter({ !$0.edit.isUsual }) {
            if let index = edits.firstIndex(where: { $0.trial.isAlike(trial) }) {
                edits[index].likelihood += weight(trial.price)
                // A last statement that has no effect then should go.
                let isWithdrawn = trial.isWithdrawal && !edits[index].trial.isWithdrawal
                // A change of a word is easier to read than one of several lines.
                let isShorter = edits[index].trial.isMultiline && !trial.isMultiline
                if isWithdrawn || isShorter { edits[index].trial = trial }
            } else {
                edits.append(LikelyEdit(trial: trial, likelihood: weight(trial.price)))
            }
        }
        let sum = edits.reduce(weight(none)) { $0 + $1.likelihood }
        for index in edits.indices { edits[index].likelihood /= sum }
        let sorted = edits.enumerated().sorted {
            ($1.element.likelihood, $0.offset) < ($0.element.likelihood, $1.offset)
        }.map(\.element)
        return sorted.filter(\.trial.edit.isUsual) + sorted.filter { !$0.trial.edit.isUsual }
    }

    /// - Parameter isSecond: whether another fix comes first.
    private func repairs(_ shown: [LikelyEdit], isSecond: Bool = false) -> [Repair] {
        let titles = shown.map { EditWording(script).title(of: $0.trial.edit, $0.trial.replacement) }
        return shown.enumerated().map { index, edit in
            let isTwin = titles.count { $0 == titles[index] } > 1
            let isSafe = !isSecond && index == 0 && isSafe(edit.trial) && edit.likelihood > Self.safeLikelihood
            return repair(edit, titles[index], isTwin: isTwin, isSafe: isSafe)
        }
    }

    /// Whether an edit resolves everything, and no constraint is made up for what the script does not say. On another screen than
    /// the script's own nothing is safe, as the screens between are not looked at.
    private func isSafe(_ trial: EditTrial) -> Bool {
        if replay.ownScreen != nil { return false }
        let before = whole?.search.before ?? before
        return report(of: trial).map { $0.count == 0 && $0.constraintCount <= before.constraintCount } ?? false
    }

    /// - Parameter isTwin: whether another edit has the same title.
    private func repair(_ edit: LikelyEdit, _ title: String, isTwin: Bool, isSafe: Bool) -> Repair {
        let trial = edit.trial
        let open = { (layout: Layout) in Set(layout.findings.compactMap(Repair.OpenView.init)) }
        let wording = EditWording(script)
        let layout = whole?.search.layout ?? layout
        let change = EditEffect(before: layout, after: report(of: trial)?.layout ?? trial.layout)
        return Repair(
            title: isTwin ? wording.title(of: trial.edit, trial.replacement, showsColumn: true) : title,
            briefs: wording.briefs(
                of: trial.edit, trial.replacement, movingMost: change.mostMoved, showsColumn: isTwin),
            effect: change.text, briefEffects: change.briefs, edits: [trial.replacement],
            settled: open(layout).subtracting(open(change.after)), likelihood: edit.likelihood, isSafe: isSafe)
    }
}
