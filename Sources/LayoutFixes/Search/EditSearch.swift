internal import Diagnostics
internal import LayoutLints
internal import LayoutTerms
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
    private let vocabulary: Vocabulary
    private let usualGaps: [String]
    /// What there is to say of the script as it is.
    private let before: TrialReport
    private let tidiness: FrameTidiness
    private let layout: Layout
    /// The work that is left for the findings of the report, in steps of scripts.
    private var budget = EditSearch.reportBudget
    private let costOfTrial: Int

    /// The work for all findings of a report. A script of 60 lines with 30 views takes about a thousandth for a trial.
    private static let reportBudget = 500_000
    /// A search that could try fewer candidates finds nothing worth its time.
    private static let fewest = 40
    /// The most candidates that are tried for a finding, and of one operator.
    private static let (findingLimit, quota) = (240, 40)
    /// What a view or a constraint costs in a layout, in steps.
    private static let costOfItem = 4
    /// The most fixes of a finding.
    private static let most = 3

    /// Nil for what is not a script that runs to its end.
    init?(_ interpreter: Interpreter) {
        let size = interpreter.scene.views.count + interpreter.scene.activeConstraints.count
        costOfTrial = interpreter.steps + Self.costOfItem * size
        guard costOfTrial * Self.fewest <= Self.reportBudget, let replay = ScriptReplay(of: interpreter) else {
            return nil
        }
        self.replay = replay
        vocabulary = replay.interpreter.vocabulary
        script = ScriptOutline(replay.program, vocabulary)
        usualGaps = script.usualGaps(vocabulary)
        replay.interpreter.disabledLints = interpreter.disabledLints
        layout = replay.interpreter.scene.layout(explained: false)
        var before = TrialReport(replay.interpreter)
        before.add(LintReport(replay.interpreter).keys)
        self.before = before
        tidiness = FrameTidiness(layout)
    }

    /// The fixes of a finding, best first.
    func fixes(for finding: Finding) -> [Repair] {
        var origins = [finding.origin].compactMap(\.self)
        var views: [String] = []
        var problem = problem(finding.message)
        switch finding.kind {
        case .conflict(let conflict):
            let members = conflict.set.compactMap { $0.id.flatMap { layout.constraint(id: $0) } }
            origins += members.compactMap(\.origin)
            views = members.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) }
        case .ambiguous(let view, let axis, _), .openContent(let view, let axis):
            views = [view]
            (problem.isOpen, problem.openAxis) = (true, axis)
        case .unplaced(let view):
            views = [view]
            problem.isOpen = true
        case .unsettled(let view): views = [view]
        case .inexact(let names): views = names
        }
        return fixes(TrialReport.key(of: finding, in: layout), origins, views, problem)
    }

    private func problem(_ message: String) -> SearchProblem {
        let line = message.prefix { $0 != "\n" }
        let words = line.split { !$0.isNumber && $0 != "." && !$0.isLetter && $0 != "#" }
        return SearchProblem(
            views: [], openAxis: nil, isOpen: false, amounts: words.compactMap { Double($0) },
            usualGaps: usualGaps, vocabulary: vocabulary)
    }

    private func fixes(
        _ key: [String], _ origins: [Origin], _ names: [String], _ problem: SearchProblem
    ) -> [Repair] {
        guard budget > 0, before.counts[key] != nil else { return [] }
        let blame = Blame(origins, names, in: layout, of: script, vocabulary)
        var problem = problem
        problem.views = blame.views
        let candidates = candidates(problem, blame)
        var trials: [Trial] = []
        for (edit, level) in candidates.prefix(Self.findingLimit) where budget > 0 {
            if replay.interpreter.interruption.reason != nil { return [] }
            budget -= costOfTrial
            guard let program = replay.run([replacement(edit)]) else { continue }
            let report = TrialReport(replay.interpreter)
            guard report.resolves(key, of: before) else { continue }
            var whole = report
            whole.add(LintReport(replay.interpreter).keys)
            guard whole.resolves(key, of: before) else { continue }
            trials.append(trial(edit, level, whole, program, problem))
        }
        return best(trials).map { repair($0, key) }
    }

    // MARK: Candidates

    /// The edits near the finding, the likeliest first.
    private func candidates(_ problem: SearchProblem, _ blame: Blame) -> [(edit: CandidateEdit, level: Double)] {
        var seen: [Key: Int] = [:]
        var found: [(edit: CandidateEdit, level: Double)] = []
        for operation in EditOperators.all {
            let edits = operation.edits(in: script, for: problem)
            let near = edits.map { ($0, blame.level(of: $0.place)) }.filter { $0.1 <= Blame.farthest }
                .sorted { $0.0.cost + $0.1 < $1.0.cost + $1.1 }
            for (edit, level) in near.prefix(Self.quota) where edit.text != script.text(edit.span) {
                let key = Key(span: edit.span, text: edit.text)
                if let place = seen[key] {
                    if found[place].edit.cost > edit.cost { found[place] = (edit, level) }
                } else {
                    seen[key] = found.count
                    found.append((edit, level))
                }
            }
        }
        return found.enumerated().sorted { one, other in
            (one.element.edit.cost + one.element.level, one.offset)
                < (other.element.edit.cost + other.element.level, other.offset)
        }.map(\.element)
    }

    private struct Key: Hashable {
        let span: Span
        let text: String
    }

    private func replacement(_ edit: CandidateEdit) -> Replacement {
        Replacement(source: replay.program.source, span: edit.span, text: edit.text)
    }

    // MARK: Ranking

    /// A candidate that resolves the finding, and what tells for and against it; a lower price is better.
    private struct Trial {
        let edit: CandidateEdit
        let report: TrialReport
        let price: Double
    }

    private func trial(
        _ edit: CandidateEdit, _ level: Double, _ report: TrialReport, _ program: Program, _ problem: SearchProblem
    ) -> Trial {
        let after = FrameTidiness(report.layout)
        let (moved, distance) = movement(to: report.layout)
        var price = edit.cost + 0.6 * level + 1.2 * distance + 2.5 * Double(report.count)
        price += 0.35 * max(-5, min(5, after.disorder - tidiness.disorder))
        price += 0.4 * Double(after.outside + after.overlaps) + 0.8 * Double(after.empty)
        if problem.isOpen, edit.isInsertion { price -= 1 }
        if moved == 0, !problem.isOpen { price += 1 }
        price -= gain(edit, program)
        return Trial(edit: edit, report: report, price: price)
    }

    /// How many views move, and how far on the average, in 200 points.
    private func movement(to layout: Layout) -> (count: Int, distance: Double) {
        var (count, distance) = (0, 0.0)
        for (old, new) in zip(self.layout.items, layout.items) {
            let (one, other) = (old.rootFrame, new.rootFrame)
            let most = max(
                abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width), abs(one.height - other.height)
            )
            if most > 0.5 { count += 1 }
            distance += min(1, most / 200)
        }
        return (count, distance / Double(max(1, layout.items.count - 1)))
    }

    /// How much more the changed chain is like the others, and like what is usual, than the old one.
    private func gain(_ edit: CandidateEdit, _ program: Program) -> Double {
        let changed = ScriptOutline(program, vocabulary)
        let place = edit.span.lower + (edit.isInsertion ? edit.text.utf8.count - 1 : 0)
        let new = changed.chains.last { $0.syntax.span.lower <= place && place <= $0.syntax.span.upper }
        let old =
            edit.isInsertion
            ? nil
            : script.chains.last { $0.syntax.span.lower <= edit.span.lower && edit.span.lower <= $0.syntax.span.upper }
        guard let new else { return 0 }
        return value(of: new, in: changed) - (old.map { value(of: $0, in: script) } ?? 0)
    }

    private func value(of chain: ScriptOutline.Chain, in script: ScriptOutline) -> Double {
        let own = ChainSignature.all(of: chain, in: script, vocabulary)
        if own.isEmpty { return 0 }
        let others = script.chains.filter { $0.syntax.span != chain.syntax.span }.flatMap {
            ChainSignature.all(of: $0, in: script, vocabulary)
        }
        let values = own.map { signature in
            (others.map { signature.likeness(to: $0) }.max() ?? 0) + 0.8 * signature.usualness
        }
        return values.reduce(0, +) / Double(values.count)
    }

    /// The best trials, of those with the same frames the best one.
    private func best(_ trials: [Trial]) -> [Trial] {
        var best: [Trial] = []
        for trial in trials.enumerated().sorted(by: { ($0.element.price, $0.offset) < ($1.element.price, $1.offset) })
            .map(\.element)
        where !best.contains(where: { $0.report.layout.hasFrames(of: trial.report.layout) }) {
            best.append(trial)
            if best.count == Self.most { break }
        }
        return best
    }

    // MARK: Fixes

    private func repair(_ trial: Trial, _ key: [String]) -> Repair {
        let replacement = replacement(trial.edit)
        let (old, new) = (script.text(trial.edit.span).trimmed, trial.edit.text.trimmed)
        let line = replay.program.source.line(at: trial.edit.span.lower)
        let title =
            if old.isEmpty || trial.edit.isInsertion { "after line \(line), add `\(new)`" } else if new.isEmpty {
                "delete `\(old)` on line \(line + (script.text(trial.edit.span).hasPrefix("\n") ? 1 : 0))"
            } else { "on line \(line), write `\(new)` instead of `\(old)`" }
        let effect = RepairTrial(
            before: layout, after: trial.report.layout, letGo: [], unreadable: [], covering: [], stretched: [],
            placementFindings: [], rivals: []
        ).effect
        return Repair(title: title, effect: effect, statement: "", code: nil, edits: [replacement])
    }
}

/// A search that starts once something is looked for.
final class LazyEditSearch {
    private let interpreter: Interpreter
    private lazy var search = EditSearch(interpreter)

    init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
    }

    func fixes(for finding: Finding) -> [Repair] { search?.fixes(for: finding) ?? [] }
}

extension Layout {
    fileprivate func hasFrames(of other: Layout) -> Bool {
        items.count == other.items.count
            && zip(items, other.items).allSatisfy { one, other in
                let (one, other) = (one.rootFrame, other.rootFrame)
                return max(
                    abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width),
                    abs(one.height - other.height)) < 0.51
            }
    }
}

extension String {
    /// Without spaces and line breaks at both ends.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension ScriptOutline {
    /// The gaps of constants, most frequent first, and one that everybody uses.
    fileprivate func usualGaps(_ vocabulary: Vocabulary) -> [String] {
        var counts: [Double: Int] = [:]
        for chain in chains {
            for link in chain.syntax.modifiers where Member(rawValue: link.name)?.setsConstant ?? false {
                guard let value = link.arguments?.first?.value.writtenNumber, value != 0 else { continue }
                counts[abs(value), default: 0] += 1
            }
        }
        let gaps = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(5).map(\.key)
        return (gaps + [8, 16].filter { !gaps.contains($0) }.prefix(1)).map(\.spelled)
    }
}
