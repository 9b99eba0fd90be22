import Foundation
import LayoutFixes

/// Finds weights for the features of edits with which right edits are cheaper than others: a softmax over the edits of each
/// report and over none of them, by gradient descent with Adam's steps.
struct WeightFitting {
    private let groups: [(group: TrialGroup, rows: [[Double]], share: Double)]
    private let scales: [Double]

    /// How much a large weight costs.
    private let penalty = 0.002
    private let rounds = 300
    /// How much all natural mistakes count beside the whole corpus.
    private let shareOfPairs = 0.5
    /// Features that hardly vary get no large weights.
    private let minScale = 0.1

    /// - Parameter pairs: the groups of natural mistakes; each mistake counts the same, however much is reported of it.
    init(_ corpus: [TrialGroup], pairs: [TrialGroup] = []) {
        let all = corpus + pairs
        let rows = all.flatMap { $0.trials.map(\.features) }
        let (count, least) = (Double(max(1, rows.count)), minScale)
        let scales = (rows.first ?? []).indices.map { index in
            let mean = rows.reduce(0) { $0 + $1[index] } / count
            let variance = rows.reduce(0) { $0 + ($1[index] - mean) * ($1[index] - mean) } / count
            return max(least, variance.squareRoot())
        }
        self.scales = scales
        let scaled = { (group: TrialGroup) in
            group.trials.map { zip($0.features, scales).map { $0 / $1 } }
        }
        let mistakes = Dictionary(grouping: pairs, by: \.script)
        let share = shareOfPairs
        groups =
            corpus.map { ($0, scaled($0), 1 / Double(corpus.count)) }
            + pairs.map { group in
                let alike = Double(mistakes[group.script, default: []].count * mistakes.count)
                return (group, scaled(group), share / alike)
            }
    }

    func weights() -> FittedWeights {
        let kinds = FindingKind.allCases
        let count = scales.count + kinds.count
        var (weights, mean, square) = (
            [Double](repeating: 0, count: count), [Double](repeating: 0, count: count),
            [Double](repeating: 0, count: count)
        )
        for round in 1...rounds {
            var gradient = weights.map { 2 * penalty * $0 }
            for (group, rows, share) in groups {
                let none = scales.count + (kinds.firstIndex(of: group.kind) ?? 0)
                add(group, rows, none: none, weights, to: &gradient, share: share)
            }
            let (first, second) = (1 - pow(0.9, Double(round)), 1 - pow(0.999, Double(round)))
            for index in 0..<count {
                mean[index] = 0.9 * mean[index] + 0.1 * gradient[index]
                square[index] = 0.999 * square[index] + 0.001 * gradient[index] * gradient[index]
                weights[index] -= 0.05 * (mean[index] / first) / ((square[index] / second).squareRoot() + 1e-8)
            }
        }
        let none = kinds.enumerated().map { ($1, weights[scales.count + $0]) }
        return FittedWeights(
            features: zip(weights, scales).map { $0 / $1 }, none: Dictionary(uniqueKeysWithValues: none))
    }

    /// Adds the gradient of a group's loss: how unlikely a right edit is or, without one, that none is right.
    ///
    /// - Parameter none: the place of the weight of that.
    private func add(
        _ group: TrialGroup, _ rows: [[Double]], none: Int, _ weights: [Double], to gradient: inout [Double],
        share: Double
    ) {
        let scores = rows.map { row in -zip(row, weights).reduce(0) { $0 + $1.0 * $1.1 } }
        let most = max(scores.max() ?? 0, -weights[none])
        let powers = scores.map { exp($0 - most) }
        let unfound = exp(-weights[none] - most)
        let all = powers.reduce(unfound, +)
        let right = zip(group.trials, powers).reduce(0) { $0 + ($1.0.isRight ? $1.1 : 0) }
        let hasRight = group.hasRight
        for (index, power) in powers.enumerated() {
            let factor = share * ((group.trials[index].isRight ? power / right : 0) - power / all)
            for place in rows[index].indices { gradient[place] += factor * rows[index][place] }
        }
        gradient[none] += share * ((hasRight ? 0 : 1) - unfound / all)
    }
}
