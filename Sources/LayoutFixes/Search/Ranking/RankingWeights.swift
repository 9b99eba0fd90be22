/// How much each feature counts, as `scripts/repairs --fit` found on the training scripts of the corpus; more tells more against
/// an edit. What is not listed does not count.
package enum RankingWeights {
    package static let byName: [String: Double] = [
        "cost": 2.25, "level": 0.02, "isNamed": -0.64, "distance": -1.79, "moved": -0.32, "still": 1.05,
        "movesSubject": -1.19, "isClean": -3.20, "remaining": 0.52, "remainingShare": 3.33, "disorder": 0.29,
        "outside": 0.85, "overlaps": 1.13, "empty": 1.02, "insertion": -0.25, "insertionWhenOpen": -0.33,
        "deletion": 1.54, "stillDeletion": -0.25, "likeness": -0.37, "usualness": -2.10, "finalLikeness": -1.39,
        "changed": 0.67, "longer": 0.40, "toSuperview": 1.28, "toSibling": -0.15, "toPrevious": -0.05,
        "setsSize": 1.18, "setsCenter": -2.03, "isLimit": 0.26, "moreAttributes": 1.29, "hasConstant": 0.57,
        "rareConstant": 1.02, "ownConstant": -0.31, "ownTarget": 0.19, "completesPair": -0.41, "readsUnused": -3.92,
        "knownNumber": 0.28, "turnsAxis": 1.17, "OtherRelation": -1.16, "OtherFirstAttribute": 0.49,
        "OtherSecondAttribute": 0.35, "LeadingForLeft": -0.61, "OtherTarget": 0.55, "SafeAreaTarget": -1.40,
        "OtherSign": 0.16, "OffsetOrInset": 2.01, "OtherFactor": -1.61, "OtherNumber": 0.51, "FittingNumber": 2.28,
        "SequenceNumber": 1.85, "OtherPriority": -2.38, "OtherConstant": 2.70, "OtherMakerWord": -0.29,
        "ChainDeletion": 0.38, "OtherName": -0.06, "OtherEdgeInValue": -2.91, "OtherAxisWord": -0.99,
        "OtherParent": 2.16, "OtherIndex": -4.49, "LoopAdvance": -2.55, "OtherOperation": -1.33, "OneOperand": -0.15,
        "IndexFactor": 2.95, "SwappedArguments": -2.01, "SwappedStatements": -2.24, "DistributionArgument": -0.34,
        "InsertedConstraint": -0.25, "SelectedView": -4.23, "Deactivation": 2.03, "ContentPriority": -5.90,
        "WrappedText": -9.84, "PlacedByConstraints": 0.10, "OtherTruth": 3.54, "UnusedName": 0.41,
    ]

    static let all = RankingFeatures.names.map { byName[$0, default: 0] }
}
