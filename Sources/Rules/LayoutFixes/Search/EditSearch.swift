internal import Diagnostics
internal import LayoutFindings
internal import LayoutLints
internal import Masonry
internal import Scripts
internal import Syntax
internal import FixIts
internal import Vocabulary

/// Looks for small edits of a script that resolve a finding: it makes them, runs the script with each, and judges by
/// everything that there is to say then. It knows no mistake by name.
final class EditSearch {
    let replay: ScriptReplay
    let script: ScriptOutline
    let ranking: EditRanking
    let vocabulary: Vocabulary
    let usualGaps: [String]
    /// What there is to say of the script as it is, on its own screen and on others.
    let before: TrialReport
    let beforeElsewhere: [TrialReport]
    let plausibility: Plausibility
    let layout: Layout
    let links: ConstraintLinks
    let lints: [LintFinding]
    /// The layout of the interpreter that asks, with its findings.
    let asked: Layout
    let editable: EditableScript
    /// The steps that all trials may take: enough for the usual number of them where that is not too much.
    var budget: Int { max(Self.minBudget, min(Self.usualTrials * costOfTrial, Self.maxBudget)) }
    /// How many of a finding's likeliest candidates are tried before others.
    var batch: Int {
        max(Self.batches.lowerBound, min(Self.batches.upperBound, budget / max(1, costOfTrial) / Self.fewestBatches))
    }
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
    /// About how many steps a trial takes at most.
    private let costOfTrial: Int
    let shouldStop: () -> Bool
    /// Whether it ended before it was done, as `stopsLookingForFixes` wanted.
    var isStopped = false
    /// The scene of the interpreter that asks, whose search limit holds.
    let asking: Scene

    /// How many steps the trials for a report may take: a third of a second at most. One of a script of 60 lines with 30 views
    /// takes about 1,200.
    private static let (minBudget, maxBudget) = (250_000, 1_000_000)
    private static let usualTrials = 60
    /// How many batches there is work for at least.
    private static let fewestBatches = 4
    /// A script of which one trial takes more has no fixes.
    private static let maxTrialSteps = 100_000
    /// How many times as much work as that of the script, and some more, a trial may take.
    private static let (maxRounds, freeSteps) = (4, 20_000)
    /// How many terms of solving take as long as a step.
    static let termsOfStep = 100
    /// How many bytes of a script are read in the time of a step.
    private static let bytesOfStep = 4
    /// The most candidates that are tried for a finding.
    static let findingLimit = 400
    /// How many of the likeliest candidates are tried before others, where trials cost little and where they cost much.
    private static let batches = 8...50
    /// For how many findings of each kind edits are tried.
    static let maxFindings = 8
    /// How many numbers near a finding are changed a little to see what they move.
    static let maxMeasured = 8

    /// The search for the script that an interpreter ran, the same one as long as nothing else runs.
    static func search(_ interpreter: Interpreter) -> EditSearch? {
        let state = State(
            script: interpreter.editableScript, changes: interpreter.scene.undoLog.mark(),
            disabledLints: interpreter.disabledLints)
        if let last = interpreter.lastSearch as? Last, last.state == state, last.search?.isStopped != true {
            return last.search
        }
        var last = Last(state: state)
        do {
            last.search = try EditSearch(interpreter)
        } catch {
            last.isTooLong = true
        }
        interpreter.lastSearch = last
        return last.search
    }

    /// Whether the script that an interpreter ran last takes too long for trials, so that it has no fixes.
    static func isTooLong(_ interpreter: Interpreter) -> Bool {
        (interpreter.lastSearch as? Last)?.isTooLong ?? false
    }

    private struct TooLong: Error {}

    /// What an interpreter ran.
    private struct State: Equatable {
        let script: EditableScript?
        let changes: Int
        let disabledLints: Set<Slug>
    }

    private struct Last {
        let state: State
        var search: EditSearch?
        var isTooLong = false
    }

    /// Nil for what is not a script that runs to its end.
    private init?(_ interpreter: Interpreter) throws(TooLong) {
        shouldStop = interpreter.stopsLookingForFixes
        asking = interpreter.scene
        asked = asking.layout(explained: false)
        guard interpreter.steps <= Self.maxTrialSteps else { throw TooLong() }
        guard let script = interpreter.editableScript,
            let replay = ScriptReplay(of: script.source, after: script.earlier, as: interpreter)
        else { return nil }
        editable = script
        self.replay = replay
        vocabulary = replay.interpreter.vocabulary
        replay.interpreter.disabledLints = interpreter.disabledLints
        var before = TrialReport(replay.interpreter)
        costOfTrial = Self.steps(of: replay)
        guard costOfTrial <= Self.maxTrialSteps else { throw TooLong() }
        // A change that makes solving much harder is no fix.
        let maxWork = Self.termsOfStep * (Self.maxRounds * costOfTrial + Self.freeSteps)
        replay.interpreter.scene.layoutLimit = min(asking.layoutLimit, maxWork)
        replay.interpreter.scene.searchLimit = min(asking.searchLimit, maxWork)
        layout = replay.interpreter.scene.layout()
        links = ConstraintLinks(layout)
        let scene = SceneOutline(layout, hasEarlierViews: !script.earlier.isEmpty)
        self.script = ScriptOutline(replay.program, vocabulary, of: scene)
        usualGaps = self.script.usualGaps
        let findings = SceneFindings(replay.interpreter.scene)
        before.add(findings.placements)
        lints = LintReport(replay.interpreter, findings).findings
        before.add(lints)
        self.before = before
        beforeElsewhere = replay.interpreter.reportsElsewhere
        plausibility = Plausibility(layout)
        ranking = EditRanking(self.script, before, vocabulary)
    }

    /// The steps that the work of a replay so far takes, and reading its script once more.
    private static func steps(of replay: ScriptReplay) -> Int {
        replay.steps + replay.interpreter.scene.workDone / termsOfStep
            + replay.program.source.text.utf8.count / bytesOfStep
    }

    /// Runs a trial, or something like it, and takes what it costs from a budget.
    func charging<Result>(_ budget: inout Int, _ run: () -> Result) -> Result {
        let start = replay.steps + replay.interpreter.scene.workDone / Self.termsOfStep
        let result = run()
        let cost = Self.steps(of: replay) - start
        budget -= cost
        asking.spendSearch(cost * Self.termsOfStep)
        return result
    }

    // MARK: Findings

    /// The edits that resolve the finding, best first.
    func trials(for finding: Finding) -> [EditTrial] { askedTarget(of: finding).map(trials) ?? [] }

    /// The edits that resolve the lint rule's finding, best first.
    func trials(for finding: LintFinding) -> [EditTrial] { askedTarget(of: finding).map(trials) ?? [] }

    /// What the search knows of a finding of the interpreter that asks.
    func askedTarget(of finding: Finding) -> Target? {
        let key = TrialReport.key(of: finding, in: asked)
        return layout.findings.first { TrialReport.key(of: $0, in: layout) == key }.map(target)
    }

    func askedTarget(of finding: LintFinding) -> Target? {
        lints.first { $0.isSame(as: finding) && $0.message == finding.message }.flatMap(target)
    }

    /// The edits that resolve a finding, best first: of those that were tried for any finding, as several come of one mistake.
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
