import LayoutFixes
import Masonry
import MasonryLanguage

/// What the program makes of a natural mistake, and where the right fix is lost.
struct PairReport {
    let pair: NaturalPair
    /// Whether each of the fixes that people are offered is right, in their order.
    let offered: [Bool]
    /// The edits that resolve each thing that is reported, best first, and whether they are right.
    let groups: [TrialGroup]
    /// The edits that are tried for each, the likeliest first, and whether they are right.
    let proposals: [TrialGroup]
    private let isFound: Bool
    private let trials: [[EditTrial]]

    init(_ pair: NaturalPair) {
        self.pair = pair
        let interpreter = Interpreter.forTrials()
        let reporter = LayoutReporter(interpreter)
        let report = OfferedFixes(of: pair.broken, by: reporter)
        isFound = report.isFound
        var verdicts: [Replacement: Bool] = [:]
        let isRight = { (edit: Replacement) in
            let known = verdicts[edit]
            let verdict = known ?? pair.isRight(edit)
            verdicts[edit] = verdict
            return verdict
        }
        offered = report.fixes.prefix(Self.maxOffered).map(isRight)
        trials = reporter.editTrials
        groups = trials.map { trials in
            TrialGroup(trials, of: pair.name, .training) { isRight($0.replacement) }
        }
        let right = Set(trials.joined().map(\.replacement).filter { verdicts[$0] ?? false })
        proposals = reporter.editProposals.map { TrialGroup($0, of: pair.name, .training, isRight: right.contains) }
    }

    private static let maxOffered = 8

    /// Where the right fix is lost, if it is.
    enum Stage: String, CaseIterable {
        case first, three, offered
        /// It is found, but another is offered in its place.
        case ranked = "not offered"
        case missing = "not found"
        case silent
    }

    var stage: Stage {
        if !isFound { return .silent }
        if offered.first ?? false { return .first }
        if offered.prefix(3).contains(true) { return .three }
        if offered.contains(true) { return .offered }
        return groups.contains(where: \.hasRight) ? .ranked : .missing
    }

    /// A line for the pair: where the right fix is lost, its place among what resolves each report, how many fixes of the
    /// first three are right.
    var line: String {
        let ranks = groups.map { group in
            group.trials.firstIndex(where: \.isRight).map { "\($0 + 1) of \(group.trials.count)" }
                ?? "none of \(group.trials.count)"
        }
        let three = offered.prefix(3)
        return "\(pair.name)\t\(stage.rawValue)\t\(three.count(where: \.self)) of \(three.count)\t"
            + ranks.joined(separator: ", ")
    }

    /// The best edits of each report with their prices.
    var details: [String] {
        zip(trials, groups).flatMap { trials, group in
            zip(trials, group.trials).enumerated().filter { $0.offset < 5 || $0.element.1.isRight }.map { index, pair in
                let (trial, verdict) = pair
                let edit = trial.replacement
                let old = edit.source.text(in: edit.span.range)
                let price = (trial.price * 100).rounded() / 100
                return
                    "    \(index + 1)\(verdict.isRight ? " right" : "") \(price) line \(edit.source.line(at: edit.span.lower)): "
                    + "`\(old)` → `\(edit.text)`".replacing("\n", with: "⏎")
            } + ["    ."]
        }
    }

    /// What all pairs together say.
    static func summary(of reports: [PairReport]) -> String {
        let counts = Stage.allCases.map { stage in "\(stage.rawValue) \(reports.count { $0.stage == stage })" }
        let three = reports.flatMap { $0.offered.prefix(3) }
        return "\(reports.count) pairs: \(counts.joined(separator: ", ")); of \(three.count) fixes in the first three "
            + "\(three.count(where: \.self)) are right"
    }
}

/// The fixes that people are offered for a script, in the order of `--format json`.
struct OfferedFixes {
    let fixes: [Replacement]
    let isFound: Bool

    init(of text: String, by reporter: LayoutReporter) {
        let interpreter = reporter.interpreter
        let outcome = interpreter.run(
            SourceText(name: "script.mas", text: text), showsValues: false, keepsUndo: false)
        let findings = interpreter.scene.layout().findings
        let repairs = reporter.repairs(of: findings)
        let lints = reporter.lints
        let edits = { (diagnostic: Diagnostic) in
            (diagnostic.replacement.map { [$0] } ?? []) + diagnostic.repairs.flatMap { $0.edits.prefix(1) }
        }
        fixes =
            outcome.diagnostics.flatMap(edits) + repairs.joined().flatMap { $0.edits.prefix(1) } + lints.flatMap(edits)
        isFound = !outcome.diagnostics.isEmpty || !findings.isEmpty || !lints.isEmpty
    }
}
