internal import Diagnostics
internal import LayoutFindings
internal import LayoutLints
internal import Masonry
internal import Scripts
internal import Syntax
internal import FixIts
internal import Vocabulary

/// Looks for small edits of a script that resolve a finding: it makes them, runs the script with each, and judges by
/// everything that is reported then. It knows no mistake by name.
final class EditSearch {
    let replay: ScriptReplay
    let vocabulary: Vocabulary
    /// What is reported about the script as it is, on its own screen.
    let before: TrialReport
    private(set) lazy var beforeOnOtherScreens = replay.reportsOnOtherScreens
    let plausibility: Plausibility
    let layout: Layout
    let disabledLints: Set<Slug>
    let lints: [LintFinding]
    private(set) lazy var script = ScriptOutline(
        replay.program, vocabulary, of: ViewOutline(layout, hasEarlierViews: !editable.earlier.isEmpty))
    private(set) lazy var ranking = EditRanking(script, before, vocabulary)
    private(set) lazy var links = ConstraintLinks(layout)
    private(set) lazy var usualGaps = script.usualGaps
    /// The search in the whole script, and what of it this one is in; nil for that itself.
    let whole: (search: EditSearch, slice: ScriptSlice)?
    /// The reports with edits in the whole script, as far as they were asked for; nil if an edit makes anything worse.
    private var outcomes: [CandidateEdit.Key: TrialReport?] = [:]
    /// The layout of the reporter that asks, with its findings.
    let asked: Layout
    let editable: EditableScript
    /// The edits that make nothing worse and something better.
    private(set) lazy var survivors = {
        var trials: [EditTrial] = []
        // Each trial would start a thread of its own otherwise.
        DeepStack.run(isShared: true) { trials = tried() }
        hasTried = true
        return trials
    }()
    /// The findings that have the fixes of an earlier one, by their keys.
    private(set) lazy var sharedFixes = findSharedFixes()
    /// Whether edits were tried already.
    private(set) var hasTried = false
    let costs: TrialCosts
    let shouldStop: () -> Bool
    /// Whether it ended before it was done, as the reporter's `shouldStop` wanted.
    var isStopped = false
    /// The scene of the reporter that asks, whose search limit holds.
    let asking: Scene

    /// The search in a script, or in the part of it that matters; nil if it does not run to its end.
    static func search(_ script: EditableScript?, for reporter: LayoutReporter) throws(TrialCosts.TooLong)
        -> EditSearch?
    {
        guard reporter.interpreter.steps <= TrialCosts.maxSteps else { throw TrialCosts.TooLong() }
        guard let script, let whole = try EditSearch(reporter, script, of: script.source) else { return nil }
        return try whole.sliced(for: reporter) ?? whole
    }

    /// The same search in the part of a long script that its findings have to do with, where the layout is the same there.
    private func sliced(for reporter: LayoutReporter) throws(TrialCosts.TooLong) -> EditSearch? {
        guard costs.needsSlice else { return nil }
        let subjects = subjects
        guard
            let slice = ScriptSlice(
                of: replay.program, in: layout, near: subjects.flatMap(\.origins),
                subjects.flatMap(\.views).map(Blame.written), vocabulary),
            let part = try EditSearch(reporter, editable, of: slice.source, in: (self, slice)),
            part.costs.trial * 2 < costs.trial, part.showsSame(subjects)
        else { return nil }
        return part
    }

    /// - Parameters:
    ///   - source: the script, or a slice of it.
    ///   - whole: the search in the whole script.
    private init?(
        _ reporter: LayoutReporter, _ editable: EditableScript, of source: SourceText,
        in whole: (search: EditSearch, slice: ScriptSlice)? = nil
    ) throws(TrialCosts.TooLong) {
        shouldStop = reporter.shouldStop
        asking = reporter.scene
        asked = asking.layout(explained: false)
        guard let replay = ScriptReplay(of: source, after: editable.earlier, as: reporter.interpreter) else {
            return nil
        }
        self.editable = editable
        self.replay = replay
        self.whole = whole
        vocabulary = replay.interpreter.vocabulary
        disabledLints = reporter.disabledLints
        var before = TrialReport(replay.interpreter)
        let omitted = whole?.slice.omitted.reduce(0) { $0 + $1.upper - $1.lower } ?? 0
        costs = try TrialCosts(of: replay, reading: source.text.utf8.count - omitted)
        replay.interpreter.scene.layoutLimit = min(asking.layoutLimit, costs.maxWork)
        replay.interpreter.scene.searchLimit = min(asking.searchLimit, costs.maxWork)
        layout = replay.interpreter.scene.layout()
        let findings = SceneFindings(replay.interpreter.scene)
        before.add(findings.placements)
        lints = LintReport(replay.interpreter, without: disabledLints, findings).findings
        before.add(lints)
        self.before = before
        plausibility = Plausibility(layout)
    }

    /// Whether the views and the findings that this is about are as in the whole script.
    private func showsSame(_ subjects: [Subject]) -> Bool {
        guard let items = whole?.search.layout.itemsByName else { return true }
        return subjects.allSatisfy { before.counts[$0.key] != nil }
            && layout.items.allSatisfy { item in
                items[item.name].map {
                    $0.isHidden == item.isHidden && $0.rootFrame.difference(from: item.rootFrame) < 0.51
                }
                    ?? false
            }
    }

    /// What is reported with an edit of the whole script; nil if the edit makes anything there worse.
    func report(of trial: EditTrial) -> TrialReport? {
        guard let whole else { return trial.report }
        if let known = outcomes[trial.edit.key] { return known }
        var budget = 0
        let report = whole.search.charging(&budget) { whole.search.outcome(of: trial.edit)?.report }
        outcomes[trial.edit.key] = report
        return report
    }

    /// Runs a trial, or something like it, and takes what it costs from a budget.
    func charging<Result>(_ budget: inout Int, _ run: () -> Result) -> Result {
        costs.charging(&budget, of: replay, to: asking, run)
    }

    /// Leaves out what turned out to make something worse.
    func drop(_ trials: [EditTrial]) {
        let keys = Set(trials.map(\.edit.key))
        survivors.removeAll { keys.contains($0.edit.key) }
    }

    // MARK: Findings

    /// The edits that resolve the finding, best first.
    func trials(for finding: Finding) -> [EditTrial] { askedTarget(of: finding).map(trials) ?? [] }

    /// The edits that resolve the lint rule's finding, best first.
    func trials(for finding: LintFinding) -> [EditTrial] { askedTarget(of: finding).map(trials) ?? [] }

    /// What the search knows of a finding of the reporter that asks.
    func askedTarget(of finding: Finding) -> Target? {
        let key = TrialReport.key(of: finding, in: asked)
        return layout.findings.first { TrialReport.key(of: $0, in: layout) == key }.map(target)
    }

    func askedTarget(of finding: LintFinding) -> Target? {
        let isSame = { (other: LintFinding) in
            self.whole == nil
                ? other.isSame(as: finding) && other.message == finding.message
                : Subject.key(of: other) == Subject.key(of: finding)
        }
        return lints.first(where: isSame).flatMap(target)
    }

    /// The edits that resolve a finding, best first: of those that were tried for any finding, as several may have the same cause.
    func trials(_ target: Target) -> [EditTrial] {
        let resolving = survivors.filter { resolves($0, target) }
        // What no edit resolves besides is another mistake.
        let rest = resolving.map(\.report.count).min() ?? 0
        let restElsewhere = resolving.map(\.countElsewhere).min() ?? 0
        let trials = resolving.map { survivor in
            var trial = survivor
            let level = target.blame.level(of: trial.edit.place)
            trial.ranking = ranking.features(of: survivor, level: level, target.problem)
            trial.ranking.setRemaining(
                trial.report.count - rest, of: before.count - rest, elsewhere: trial.countElsewhere - restElsewhere)
            return (trial: trial, price: trial.ranking.price)
        }
        return trials.enumerated().sorted { ($0.element.price, $0.offset) < ($1.element.price, $1.offset) }
            .map(\.element.trial)
    }

    func resolves(_ trial: EditTrial, _ target: Target) -> Bool {
        guard trial.report.resolves(target.key, of: before) else { return false }
        if trial.ranking[.moved] == 0 {
            if !target.framedViews.isEmpty, !trial.edit.changesOrder { return false }
            // Of what a statement says, only its deletion may move nothing.
            if target.isAboutStatement, !trial.edit.text.isEmpty { return false }
        }
        if let view = target.unlikeView, !trial.layout.keepsSizes(of: layout, but: view) { return false }
        let level = target.blame.level(of: trial.edit.place)
        if level > Blame.farthest { return false }
        // Of several that say the same, an edit elsewhere may resolve another one.
        return trial.report.counts[target.key] == nil || level < Blame.named
    }
}

extension Layout {
    /// Whether every other view has the size that it had before.
    fileprivate func keepsSizes(of earlier: Layout, but view: String) -> Bool {
        zip(earlier.items, items).allSatisfy { old, new in
            new.name == view
                || abs(old.frame.width - new.frame.width) <= 0.5 && abs(old.frame.height - new.frame.height) <= 0.5
        }
    }
}
