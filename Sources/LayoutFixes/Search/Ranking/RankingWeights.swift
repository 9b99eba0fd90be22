/// How much each feature counts, as `scripts/repairs --fit` found on the training scripts of the corpus; more tells more against
/// an edit. What is not listed does not count.
package enum RankingWeights {
    package static let byName: [String: Double] = [
        "cost": 2.11, "level": 0.12, "isNamed": -0.79, "distance": -1.08, "moved": -0.92, "still": 1.46,
        "movesSubject": -1.24, "isClean": -3.25, "remaining": 0.46, "remainingShare": 2.77, "disorder": 0.08,
        "outside": 1.18, "overlaps": 1.09, "empty": 1.50, "insertion": -0.37, "insertionWhenOpen": -0.45,
        "deletion": 2.34, "likeness": -0.92, "usualness": -3.11, "finalLikeness": -1.12, "changed": 1.02,
        "longer": 1.11, "toSuperview": 1.32, "toSibling": 0.72, "toPrevious": -0.94, "setsSize": 0.62,
        "setsCenter": -2.86, "isLimit": 0.30, "moreAttributes": 0.79, "hasConstant": 0.58, "rareConstant": 1.77,
        "ownConstant": -0.91, "knownNumber": 0.61, "OtherRelation": -1.90, "OtherFirstAttribute": 0.60,
        "OtherSecondAttribute": 0.41, "LeadingForLeft": 1.89, "OtherTarget": 0.63, "SafeAreaTarget": -3.16,
        "OtherSign": 0.50, "OffsetOrInset": 2.95, "OtherFactor": -0.87, "OtherNumber": 0.73, "OtherPriority": -1.02,
        "OtherConstant": 3.00, "OtherMakerWord": -0.75, "ChainDeletion": 0.36, "OtherName": 0.13,
        "OtherEdgeInValue": -2.87, "OtherAxisWord": -2.48, "OtherParent": 1.90, "LoopAdvance": -5.82,
        "OtherOperation": 0.34, "OneOperand": -0.80, "IndexFactor": 4.22, "SwappedArguments": -2.52,
        "SwappedStatements": -2.86, "DistributionArgument": -0.50, "InsertedConstraint": -0.37, "SelectedView": -4.96,
        "Deactivation": 0.85, "ContentPriority": -9.29, "WrappedText": -9.90,
    ]

    static let all = RankingFeatures.names.map { byName[$0, default: 0] }
}
