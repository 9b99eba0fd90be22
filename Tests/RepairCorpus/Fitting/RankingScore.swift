import LayoutFixes

/// How well weights rank the edits of reports.
struct RankingScore: CustomStringConvertible {
    private var (reports, possible, first, firstThree) = (0, 0, 0, 0)
    /// How likely what people are offered is, and whether it is right.
    private var offered: [(likelihood: Double, isRight: Bool)] = []

    /// What is less likely is not offered, and nothing beside what is likelier.
    private static let (minLikelihood, sureLikelihood) = (0.15, 0.8)

    mutating func add(_ groups: [TrialGroup], _ weights: FittedWeights) {
        for group in groups {
            reports += 1
            if group.hasRight { possible += 1 }
            let results = weights.likelihoods(of: group)
            if let place = results.firstIndex(where: \.isRight) {
                if place == 0 { first += 1 }
                if place < 3 { firstThree += 1 }
            }
            let isSure = results.first.map { $0.likelihood >= Self.sureLikelihood } ?? false
            offered += results.prefix(isSure ? 1 : 3).filter { $0.likelihood >= Self.minLikelihood }
        }
    }

    var description: String {
        "\(reports) reports, \(possible) with a right edit: first in \(first), in the first three in \(firstThree); "
            + "\(offered.count(where: \.isRight)) of \(offered.count) offered are right"
    }

    /// For each range of likelihoods, which part of the fixes in it is right.
    var calibration: [String] {
        let bounds = [0.15, 0.3, 0.45, 0.6, 0.8, 1.01]
        return zip(bounds, bounds.dropFirst()).map { low, high in
            let fixes = offered.filter { $0.likelihood >= low && $0.likelihood < high }
            let mean = fixes.reduce(0) { $0 + $1.likelihood } / Double(max(1, fixes.count))
            let share = Double(fixes.count(where: \.isRight)) / Double(max(1, fixes.count))
            let percent = { (value: Double) in "\(Int((value * 100).rounded())) %" }
            return "likelihood \(percent(low)) to \(percent(min(1, high))): \(fixes.count) fixes, "
                + "\(percent(mean)) on average, \(percent(share)) right"
        }
    }
}

/// How early right edits are tried.
struct ProposalScore: CustomStringConvertible {
    private var places: [Int] = []

    mutating func add(_ groups: [TrialGroup], _ weights: FittedWeights) {
        for group in groups {
            let order = group.trials.enumerated().map { ($1, weights.price(of: $1), $0) }
                .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
            if let place = order.firstIndex(where: \.0.isRight) { places.append(place) }
        }
    }

    var description: String {
        let counts = [10, 30, 60, 120].map { limit in
            "in \(places.count { $0 < limit }) among the first \(limit)"
        }
        return "of \(places.count) reports the right edit is \(counts.joined(separator: ", "))"
    }
}

/// Fits weights to all natural mistakes but some, and asks how well they rank the edits of those.
struct CrossValidation {
    private static let folds = 6

    /// - Parameter corpus: what is fitted in every fold.
    static func score(_ pairs: [TrialGroup], with corpus: [TrialGroup]) -> RankingScore {
        var score = RankingScore()
        for (rest, held) in split(pairs) {
            // Of each mistake what is reported first: people read that.
            let firsts = Dictionary(grouping: held, by: \.script).values
            score.add(firsts.compactMap(\.first), WeightFitting(corpus, pairs: rest).weights())
        }
        return score
    }

    /// How early the right edits are tried.
    static func proposalScore(_ pairs: [TrialGroup], with corpus: [TrialGroup]) -> ProposalScore {
        var score = ProposalScore()
        for (rest, held) in split(pairs) { score.add(held, WeightFitting(corpus, pairs: rest).weights()) }
        return score
    }

    /// The mistakes without some, and those, for each part of them.
    private static func split(_ pairs: [TrialGroup]) -> [(rest: [TrialGroup], held: [TrialGroup])] {
        let names = Set(pairs.map(\.script)).sorted { (StableHash.of($0), $0) < (StableHash.of($1), $1) }
        return (0..<folds).map { fold in
            let held = Set(names.indices.filter { $0 % folds == fold }.map { names[$0] })
            return (pairs.filter { !held.contains($0.script) }, pairs.filter { held.contains($0.script) })
        }
    }
}
