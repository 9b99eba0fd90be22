import Foundation
import LayoutFixes

/// Finds weights for the features of edits with which right edits are cheaper than others: a softmax over the edits of each
/// report, by gradient descent with Adam's steps.
struct WeightFitting {
    private let groups: [TrialGroup]
    private let scales: [Double]

    /// How much a large weight costs.
    private let penalty = 0.002
    private let rounds = 400

    /// - Parameter groups: those without a right edit don't count.
    init(_ groups: [TrialGroup]) {
        self.groups = groups.filter(\.hasRight)
        let rows = self.groups.flatMap { group in group.trials.map(\.features) }
        scales = RankingFeatures.names.indices.map { index in
            let values = rows.map { $0[index] }
            let mean = values.reduce(0, +) / Double(max(1, values.count))
            let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(1, values.count))
            return variance > 1e-9 ? variance.squareRoot() : 1
        }
    }

    /// The weights by the names of features; more tells more against an edit.
    func weights() -> [String: Double] {
        let count = scales.count
        let rows = groups.map { group in
            group.trials.map { trial in (zip(trial.features, scales).map { $0 / $1 }, trial.isRight) }
        }
        var (weights, mean, square) = (
            [Double](repeating: 0, count: count), [Double](repeating: 0, count: count),
            [Double](repeating: 0, count: count)
        )
        for round in 1...rounds {
            var gradient = weights.map { 2 * penalty * $0 }
            for group in rows { add(group, weights, to: &gradient, share: 1 / Double(max(1, rows.count))) }
            for index in 0..<count {
                mean[index] = 0.9 * mean[index] + 0.1 * gradient[index]
                square[index] = 0.999 * square[index] + 0.001 * gradient[index] * gradient[index]
                let (first, second) = (1 - pow(0.9, Double(round)), 1 - pow(0.999, Double(round)))
                weights[index] -= 0.05 * (mean[index] / first) / ((square[index] / second).squareRoot() + 1e-8)
            }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(RankingFeatures.names, zip(weights, scales).map { $0 / $1 }))
    }

    /// Adds the gradient of a group's loss: how unlikely a right edit is.
    private func add(
        _ group: [(features: [Double], isRight: Bool)], _ weights: [Double], to gradient: inout [Double], share: Double
    ) {
        let scores = group.map { -zip($0.features, weights).reduce(0) { $0 + $1.0 * $1.1 } }
        let most = scores.max() ?? 0
        let powers = scores.map { exp($0 - most) }
        let all = powers.reduce(0, +)
        let right = zip(group, powers).reduce(0) { $0 + ($1.0.isRight ? $1.1 : 0) }
        for ((features, isRight), power) in zip(group, powers) {
            let factor = share * ((isRight ? power / right : 0) - power / all)
            for index in features.indices { gradient[index] += factor * features[index] }
        }
    }
}

/// How well weights rank the edits of reports.
struct RankingScore: CustomStringConvertible {
    private var (reports, possible, first, firstThree) = (0, 0, 0, 0)

    init(_ groups: [TrialGroup], _ weights: [String: Double]) {
        let weights = RankingFeatures.names.map { weights[$0, default: 0] }
        for group in groups {
            reports += 1
            if group.hasRight { possible += 1 }
            let prices = group.trials.map { trial in zip(trial.features, weights).reduce(0) { $0 + $1.0 * $1.1 } }
            let order = prices.indices.sorted { (prices[$0], $0) < (prices[$1], $1) }
            guard let place = order.firstIndex(where: { group.trials[$0].isRight }) else { continue }
            if place == 0 { first += 1 }
            if place < 3 { firstThree += 1 }
        }
    }

    var description: String {
        "\(reports) reports, \(possible) with a right edit: first in \(first), in the first three in \(firstThree)"
    }
}
