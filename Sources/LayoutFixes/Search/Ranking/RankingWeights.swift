/// How much each feature counts, as `scripts/repairs --fit` found on the training scripts of the corpus; more tells more against
/// an edit. What is not listed does not count. `turnsAxis` and `readsUnused` are set by hand.
package enum RankingWeights {
    package static let byName: [String: Double] = [
        "cost": 2.01, "level": -0.01, "isNamed": -0.64, "distance": -1.57, "moved": -0.72, "still": 1.24,
        "movesSubject": -1.25, "isClean": -2.96, "remaining": 0.48, "remainingShare": 2.71, "disorder": 0.28,
        "outside": 0.89, "overlaps": 1.19, "empty": 1.35, "insertion": -0.24, "insertionWhenOpen": -0.37,
        "deletion": 1.43, "stillDeletion": 0.10, "likeness": -0.72, "usualness": -2.18, "finalLikeness": -0.98,
        "changed": 0.62, "longer": 0.39, "toSuperview": 1.61, "toSibling": 1.04, "toPrevious": -0.81,
        "setsSize": 0.81, "setsCenter": -2.76, "isLimit": 0.77, "moreAttributes": 0.85, "hasConstant": 0.25,
        "rareConstant": 1.86, "ownConstant": -0.17, "ownTarget": 0.07, "completesPair": -0.88, "knownNumber": 0.34,
        "turnsAxis": 3, "readsUnused": -2.5,
        "OtherRelation": -2.06, "OtherFirstAttribute": 0.48, "OtherSecondAttribute": 0.29, "LeadingForLeft": -4.18,
        "OtherTarget": 0.57, "SafeAreaTarget": -1.32, "OtherSign": 0.02, "OffsetOrInset": 1.86, "OtherFactor": -1.49,
        "OtherNumber": 0.56, "FittingNumber": 3.85, "SequenceNumber": 1.79, "OtherPriority": -2.18,
        "OtherConstant": 3.47,
        "OtherMakerWord": -0.34, "ChainDeletion": -2.10, "OtherName": -0.59, "OtherEdgeInValue": -2.92,
        "OtherAxisWord": -1.06, "OtherParent": 2.77, "OtherIndex": -4.76, "LoopAdvance": -3.15,
        "OtherOperation": -2.02, "OneOperand": -0.30, "IndexFactor": 2.40, "SwappedArguments": -1.69,
        "SwappedStatements": -2.17, "DistributionArgument": -0.30, "InsertedConstraint": -0.24,
        "SelectedView": -3.73, "Deactivation": 1.85, "ContentPriority": -5.49, "WrappedText": -6.24,
        "OtherTruth": 3.70,
    ]

    static let all = RankingFeatures.names.map { byName[$0, default: 0] }
}
