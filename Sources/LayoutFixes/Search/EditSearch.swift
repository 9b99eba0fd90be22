internal import Glibc
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
    private let replay: ScriptReplay
    private let script: ScriptOutline
    private let ranking: EditRanking
    private let vocabulary: Vocabulary
    private let usualGaps: [String]
    /// What there is to say of the script as it is.
    private let before: TrialReport
    private let layout: Layout
    private let lints: [LintFinding]
    /// The layout of the interpreter that asks, with its findings.
    private let asked: Layout
    private let editable: EditableScript
    /// The edits that make nothing worse and something better.
    private lazy var survivors = {
        var trials: [EditTrial] = []
        // Each trial would start a thread of its own otherwise.
        DeepStack.run(isShared: true) { trials = tried() }
        return trials
    }()
    private let costOfTrial: Int
    private let isStopWished: () -> Bool
    /// Whether it ended before it was done, as `stopsLookingForFixes` wanted.
    private(set) var isStopped = false
    /// The scene of the interpreter that asks, whose search limit holds.
    private let asking: Scene

    /// The work for all findings of a report. A trial of a script of 60 lines with 30 views takes about 1,200.
    private static let reportBudget = 250_000
    /// How many terms of solving take as long as a step.
    private static let termsOfStep = 100
    /// A search that could try fewer candidates finds nothing worth its time.
    private static let fewest = 40
    /// The most candidates that are tried for a finding.
    private static let findingLimit = 400
    /// How many of the likeliest candidates are tried before others.
    private static let batch = 50
    /// What a view or a constraint costs in a layout, in steps.
    private static let costOfItem = 4
    /// For how many findings of each kind edits are tried.
    private static let mostFindings = 8
    /// How many numbers near a finding are changed a little to see what they move.
    private static let mostMeasured = 8
    /// How likely an edit is the right one that is applied without asking.
    private static let safe = 0.9
    /// How much less likely than a rule's own edit, by their prices, what is offered beside it may be.
    private static let margin = 1.0
    /// The most fixes of a finding.
    private static let most = 3

    /// The search for the script that an interpreter ran, the same one as long as nothing else runs.
    static func search(_ interpreter: Interpreter) -> EditSearch? {
        let state = State(
            script: interpreter.editableScript, changes: interpreter.scene.undoLog.mark(),
            disabledLints: interpreter.disabledLints)
        if let last = interpreter.lastSearch as? Last, last.state == state, last.search?.isStopped != true {
            return last.search
        }
        let search = EditSearch(interpreter)
        interpreter.lastSearch = Last(state: state, search: search)
        return search
    }

    /// What an interpreter ran.
    private struct State: Equatable {
        let script: EditableScript?
        let changes: Int
        let disabledLints: Set<Slug>
    }

    private struct Last {
        let state: State
        let search: EditSearch?
    }

    /// Nil for what is not a script that runs to its end.
    private init?(_ interpreter: Interpreter) {
        isStopWished = interpreter.stopsLookingForFixes
        asking = interpreter.scene
        asked = asking.layout(explained: false)
        // To solve twice as many takes more than twice the work.
        let count = asked.items.count + asked.constraints.count
        let size = Self.costOfItem * count + count * count / 50
        guard (interpreter.steps + size) * Self.fewest <= Self.reportBudget, let script = interpreter.editableScript,
            let replay = ScriptReplay(of: script.source, as: interpreter)
        else { return nil }
        costOfTrial = replay.interpreter.steps + size
        editable = script
        self.replay = replay
        vocabulary = replay.interpreter.vocabulary
        replay.interpreter.disabledLints = interpreter.disabledLints
        var before = TrialReport(replay.interpreter)
        layout = replay.interpreter.scene.layout()
        self.script = ScriptOutline(replay.program, vocabulary, of: SceneOutline(layout))
        usualGaps = self.script.usualGaps
        let findings = SceneFindings(replay.interpreter.scene)
        before.add(findings.placements)
        lints = LintReport(replay.interpreter, findings).findings
        before.add(lints)
        self.before = before
        ranking = EditRanking(self.script, before, vocabulary)
    }

    // MARK: Findings

    /// The fixes of a finding of the layout, best first.
    func fixes(for finding: Finding) -> [Repair] { repairs(trials(for: finding)) }

    /// The fixes of a lint rule's finding, best first, besides the rule's own edit; none where the rule looks at statements
    /// alone.
    func fixes(for finding: LintFinding) -> [Repair] {
        let trials = trials(for: finding)
        guard let edit = finding.edit else { return repairs(trials) }
        guard let own = trials.first(where: { $0.comes(to: edit) }) else { return repairs(trials, isSecond: true) }
        let others = trials.filter {
            $0.ranking.price < own.ranking.price + Self.margin && !$0.layout.hasFrames(of: own.layout)
        }
        return repairs(others, isSecond: true)
    }

    /// The edits that resolve the finding, best first.
    func trials(for asked: Finding) -> [EditTrial] {
        let key = TrialReport.key(of: asked, in: self.asked)
        return layout.findings.first { TrialReport.key(of: $0, in: layout) == key }.map { trials(target($0)) } ?? []
    }

    /// The edits that resolve the lint rule's finding, best first.
    func trials(for asked: LintFinding) -> [EditTrial] {
        lints.first { $0.isSame(as: asked) && $0.message == asked.message }.flatMap(target).map(trials) ?? []
    }

    /// A finding as the search sees it.
    private struct Target {
        let key: [String]
        /// The views whose frames it is about, so that what moves nothing only silences it; empty for other findings.
        var framedViews: [String] = []
        /// Whether it is about what a statement says.
        var isAboutStatement = false
        var problem: SearchProblem
        let blame: Blame
    }

    private func target(_ finding: Finding) -> Target {
        var origins = [finding.origin].compactMap(\.self)
        var views: [String] = []
        var problem = problem(finding.message)
        switch finding.kind {
        case .conflict(let conflict):
            let members = conflict.set.compactMap { $0.id.flatMap { layout.constraint(id: $0) } }
            origins += members.compactMap(\.origin)
            views = members.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) }
            problem.framedViews = conflict.viewsKeepingFrames
        case .ambiguous(let view, let axis, _), .openContent(let view, let axis):
            views = [view]
            (problem.isOpen, problem.openAxis) = (true, axis)
        case .unplaced(let view):
            views = [view]
            problem.isOpen = true
        case .unsettled(let view): views = [view]
        case .inexact(let names): views = names
        }
        return target(TrialReport.key(of: finding, in: layout), origins, views, problem)
    }

    /// Nil for what is about statements alone.
    private func target(_ finding: LintFinding) -> Target? {
        switch finding.subject {
        case .note, .source: return nil
        case .constraint(_, let constraint):
            let origins = [constraint.origin, constraint.related, constraint.attributeOrigin].compactMap { $0 }
            // It is about what a statement says: an edit elsewhere would only take the constraint away.
            return LintReport.key(of: finding).map { key in
                var target = target(key, origins, [], problem(finding.message))
                target.isAboutStatement = true
                return target
            }
        case .placement(_, let placement):
            let names = placement.subject.dropFirst().filter { layout.item(named: $0) != nil } + [placement.view]
            var target = target(
                placement.subject, placement.origins.compactMap(\.self), names, problem(finding.message))
            target.framedViews = names
            return target
        }
    }

    private func target(
        _ key: [String], _ origins: [Origin], _ names: [String], _ problem: SearchProblem
    ) -> Target {
        let blame = Blame(origins, names, in: layout, of: script, vocabulary)
        var problem = problem
        problem.views = blame.views
        problem.group = blame.views
        for view in blame.views {
            problem.openAxes[view] = Set(Axis.allCases.filter { before.isOpen(view, along: $0) })
        }
        problem.openViews = before.openViews
        for constraint in layout.constraints {
            guard let origin = constraint.origin, origin.source == script.source.name else { continue }
            let place = Span(origin.range.lowerBound, origin.range.upperBound)
            problem.makers[Blame.written(constraint.first.item), default: []].append(place)
        }
        return Target(key: key, problem: problem, blame: blame)
    }

    private func problem(_ message: String) -> SearchProblem {
        let line = message.prefix { $0 != "\n" }
        let words = line.split { !$0.isNumber && $0 != "." && !$0.isLetter && $0 != "#" }
        return SearchProblem(
            views: [], openAxis: nil, isOpen: false, amounts: words.compactMap { Double($0) },
            usualGaps: usualGaps, vocabulary: vocabulary)
    }

    // MARK: Trials

    private struct Key: Hashable {
        let span: Span
        let text: String

        init(_ edit: CandidateEdit) { (span, text) = (edit.span, edit.text) }
    }

    /// The edits that resolve a finding, best first: of those that were tried for any finding, as several come of one mistake.
    private func trials(_ target: Target) -> [EditTrial] {
        let trials = survivors.filter { resolves($0, target) }.map { survivor in
            var trial = survivor
            let level = target.blame.level(of: trial.edit.place)
            trial.ranking = ranking.features(of: survivor, level: level, target.problem)
            return (trial: trial, price: trial.ranking.price)
        }
        return trials.enumerated().sorted { ($0.element.price, $0.offset) < ($1.element.price, $1.offset) }
            .map(\.element.trial)
    }

    private func resolves(_ trial: EditTrial, _ target: Target) -> Bool {
        guard trial.report.resolves(target.key, of: before) else { return false }
        if trial.ranking[.moved] == 0 {
            if !target.framedViews.isEmpty { return false }
            // Of what a statement says, only its deletion may move nothing.
            if target.isAboutStatement, !trial.edit.text.isEmpty { return false }
        }
        let level = target.blame.level(of: trial.edit.place)
        if level > Blame.farthest { return false }
        // Of several that say the same, an edit elsewhere may resolve another one.
        return trial.report.counts[target.key] == nil || level < Blame.named
    }

    /// Tries the edits near each finding, as long as there is work left for it.
    private func tried() -> [EditTrial] {
        let joined = layout.alikeJoined(layout.findings).map { finding, others in
            var target = target(finding)
            target.problem.group += others.compactMap { Repair.OpenView($0).map { Blame.written($0.name) } }
            return target
        }
        let targets = joined.prefix(Self.mostFindings) + lints.lazy.compactMap(self.target).prefix(Self.mostFindings)
        var budget = Self.reportBudget
        var seen: Set<Key> = []
        var trials: [EditTrial] = []
        for target in targets {
            let problem = measured(target, &budget)
            var rest = candidates(problem, target.blame).prefix(Self.findingLimit).filter {
                seen.insert(Key($0.edit)).inserted
            }[...]
            while !rest.isEmpty {
                let batch = rest.prefix(Self.batch)
                rest = rest.dropFirst(Self.batch)
                // From the end of the script to its start, nothing runs twice.
                var found: [Int: EditTrial] = [:]
                for index in batch.indices.sorted(by: { batch[$0].edit.span.lower > batch[$1].edit.span.lower }) {
                    if isStopWished() { isStopped = true }
                    if isStopped || replay.interpreter.interruption.reason != nil { return [] }
                    budget -= costOfTrial
                    asking.spendSearch(costOfTrial * Self.termsOfStep)
                    if budget < 0 || asking.isSearchOver { break }
                    found[index] = run(batch[index].edit, by: batch[index].operation)
                }
                trials += batch.indices.compactMap { found[$0] }
                if budget < 0 || asking.isSearchOver { return trials }
            }
        }
        return trials
    }

    /// The problem with how far the numbers near it move its views.
    private func measured(_ target: Target, _ budget: inout Int) -> SearchProblem {
        var problem = target.problem
        guard var excess = Excess(of: target.framedViews, in: layout) else { return problem }
        let near = script.numbers.map { (number: $0, level: target.blame.level(of: $0.span)) }
            .filter { $0.level <= Blame.farthest }.sorted {
                ($0.level, $0.number.span.lower) < ($1.level, $1.number.span.lower)
            }
        for (number, _) in near.prefix(Self.mostMeasured) {
            budget -= costOfTrial
            let step = number.isFraction ? 0.01 : 1
            let change = Replacement(
                source: replay.program.source, span: number.span, text: (number.value + step).spelled)
            guard budget > 0, replay.run([change]) != nil,
                let amount = Excess.amount(
                    of: target.framedViews, in: replay.interpreter.scene.layout(explained: false))
            else { continue }
            excess.slopes[number.span.lower] = (amount - excess.amount) / step
        }
        problem.excess = excess
        return problem
    }

    /// Runs the script with an edit; nil if that can't be done or fails, or makes something worse or nothing better.
    private func run(_ edit: CandidateEdit, by operation: Int) -> EditTrial? {
        let whole = Replacement(source: replay.program.source, span: edit.span, text: edit.text)
        guard let replacement = editable.replacement(of: edit.span, with: edit.text),
            let program = replay.run([whole])
        else { return nil }
        var report = TrialReport(replay.interpreter)
        let isBetter = { (report: TrialReport) in report.forgiving(edit.opened).isBetter(than: self.before) }
        // What costs least is asked first: there can only be more to say later.
        guard isBetter(report), keepsViews(report) else { return nil }
        let findings = SceneFindings(replay.interpreter.scene)
        guard let placements = findings.placements(unless: { before.counts[$0] == nil }) else { return nil }
        report.add(placements)
        guard isBetter(report) else { return nil }
        report.add(LintReport(replay.interpreter, findings).findings)
        guard isBetter(report) else { return nil }
        return EditTrial(
            edit: edit, replacement: replacement, report: report,
            ranking: ranking.features(of: edit, by: operation, report, program))
    }

    /// Whether every view that is one of its kind is still there: what was said of another is only silenced.
    private func keepsViews(_ report: TrialReport) -> Bool {
        layout.items.allSatisfy { $0.name.contains("#") || report.layout.item(named: $0.name) != nil }
    }

    // MARK: Candidates

    private struct Candidate {
        var edit: CandidateEdit
        let level: Double
        let operation: Int
        var order: Double { edit.cost + level }
    }

    /// The edits near the finding, the likeliest first.
    private func candidates(_ problem: SearchProblem, _ blame: Blame) -> [Candidate] {
        var seen: [Key: Int] = [:]
        var found: [Candidate] = []
        for (index, operation) in EditOperators.all.enumerated() {
            let edits = operation.edits(in: script, for: problem)
            let near = edits.map { Candidate(edit: $0, level: blame.level(of: $0.place), operation: index) }
                .filter { $0.level <= Blame.farthest }.sorted { $0.order < $1.order }
            for candidate in near.prefix(operation.quota) where candidate.edit.text != script.text(candidate.edit.span)
            {
                let key = Key(candidate.edit)
                if let place = seen[key] {
                    if found[place].edit.cost > candidate.edit.cost { found[place] = candidate }
                } else {
                    seen[key] = found.count
                    found.append(candidate)
                }
            }
        }
        return found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
            .map(\.element)
    }

    // MARK: Fixes

    /// The fixes of the best trials, of those with the same frames the best one.
    ///
    /// - Parameter isSecond: whether another fix comes first.
    private func repairs(_ trials: [EditTrial], isSecond: Bool = false) -> [Repair] {
        var different: [EditTrial] = []
        for trial in trials where !different.contains(where: { $0.layout.hasFrames(of: trial.layout) }) {
            different.append(trial)
        }
        let prices = different.map(\.ranking.price)
        let shown = different.prefix(Self.most)
        let titles = shown.map { EditWording(script).title(of: $0.edit, $0.replacement) }
        return shown.enumerated().map { index, trial in
            let isTwin = titles.count { $0 == titles[index] } > 1
            return repair(
                trial, titles[index], isTwin: isTwin,
                isSafe: !isSecond && index == 0 && isSafe(trial) && prices.likelihoodOfFirst > Self.safe)
        }
    }

    /// Whether an edit resolves everything, and no constraint is made up for what the script does not say.
    private func isSafe(_ trial: EditTrial) -> Bool {
        trial.report.count == 0 && trial.report.constraintCount <= before.constraintCount
    }

    /// - Parameter isTwin: whether another edit has the same title.
    private func repair(_ trial: EditTrial, _ title: String, isTwin: Bool, isSafe: Bool) -> Repair {
        let open = { (layout: Layout) in Set(layout.findings.compactMap(Repair.OpenView.init)) }
        let wording = EditWording(script)
        let change = LayoutChange(before: layout, after: trial.layout)
        return Repair(
            title: isTwin ? wording.title(of: trial.edit, trial.replacement, showsColumn: true) : title,
            briefs: wording.briefs(of: trial.edit, trial.replacement, showsColumn: isTwin),
            effect: change.text, briefEffects: change.briefs, edits: [trial.replacement],
            settled: open(layout).subtracting(open(trial.layout)), isSafe: isSafe)
    }
}

extension Layout {
    fileprivate func hasFrames(of other: Layout) -> Bool {
        items.count == other.items.count
            && zip(items, other.items).allSatisfy { $0.rootFrame.difference(from: $1.rootFrame) < 0.51 }
    }
}

extension Conflict {
    /// The views whose given frames it is with, as they are written.
    fileprivate var viewsKeepingFrames: [String] {
        let views = arithmetic?.summands.compactMap { summand -> String? in
            if case .givenFrame(let view, _) = summand.source { Blame.written(view) } else { nil }
        }
        return Set(views ?? []).sorted()
    }
}

extension [Double] {
    /// How likely the first of some edits is the right one, by their prices; the weights are fitted to this.
    fileprivate var likelihoodOfFirst: Double {
        guard let first else { return 0 }
        // Edits that cost far more don't count.
        return 1 / reduce(0) { $0 + exp(Swift.max(-700, first - $1)) }
    }
}
