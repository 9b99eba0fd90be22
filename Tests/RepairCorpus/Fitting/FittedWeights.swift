import Foundation
import LayoutFixes

/// Weights for the features of edits, and what the right edit costs where it was not found.
struct FittedWeights {
    /// In the order of `RankingFeatures.names`; more tells more against an edit.
    let features: [Double]
    let none: [FindingKind: Double]

    /// Those of the program.
    static let present = FittedWeights(
        features: RankingFeatures.names.map { RankingWeights.byName[$0, default: 0] }, none: RankingWeights.none)

    static let presentProposals = FittedWeights(
        features: ProposalFeatures.names.map { ProposalWeights.byName[$0, default: 0] }, none: [:])

    func price(of trial: TrialGroup.Trial) -> Double { zip(trial.features, features).reduce(0) { $0 + $1.0 * $1.1 } }

    /// The different results of a group, likeliest first, with the likelihood of each.
    func likelihoods(of group: TrialGroup) -> [(likelihood: Double, isRight: Bool)] {
        let prices = group.trials.map(price)
        let none = none[group.kind, default: 0]
        let base = min(none, prices.min() ?? none)
        let powers = prices.map { exp(base - $0) }
        let sum = powers.reduce(exp(base - none), +)
        var results: [Int: (likelihood: Double, isRight: Bool)] = [:]
        for (trial, power) in zip(group.trials, powers) {
            results[trial.result, default: (0, false)].likelihood += power / sum
            if trial.isRight { results[trial.result]?.isRight = true }
        }
        return results.sorted { ($1.value.likelihood, $0.key) < ($0.value.likelihood, $1.key) }.map(\.value)
    }

    /// As Swift code.
    ///
    /// - Parameter names: those of the features.
    func lines(_ names: [String]) -> [String] {
        zip(names, features.map(Self.rounded)).filter { $0.1 != 0 }.map { "\"\($0.0)\": \($0.1)," }
    }

    var linesOfNone: [String] {
        FindingKind.allCases.map { "none .\($0.rawValue): \(Self.rounded(none[$0, default: 0]))," }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
