/// How much each feature counts, as `scripts/repairs --fit` found on the training scripts of the corpus; more tells more against
/// an edit. What is not listed does not count.
package enum RankingWeights {
    package static let byName: [String: Double] = [
        "cost": 1, "level": 0.6, "distance": 1.2, "remaining": 2.5, "disorder": 0.35, "outside": 0.4, "overlaps": 0.4,
        "empty": 0.8, "insertionWhenOpen": -1, "still": 1, "likeness": -1, "usualness": -0.8,
    ]

    static let all = RankingFeatures.names.map { byName[$0, default: 0] }
}
