/// How unlikely edits are before they are tried, as `scripts/repairs --fit` found on natural mistakes. What is not listed does
/// not count.
package enum ProposalWeights {
    package static let byName: [String: Double] = [
        "cost": 1.41, "level": 1.25, "OtherRelation": -1.69, "OtherFirstAttribute": -2.33,
        "OtherSecondAttribute": -1.18, "LeadingForLeft": -1.06, "OtherTarget": -2.36, "SafeAreaTarget": -2.27,
        "OtherSign": -2.42, "OffsetOrInset": -0.58, "OtherFactor": -3.58, "OtherNumber": -1.28, "FittingNumber": -1.85,
        "SequenceNumber": 0.04, "OtherPriority": -2.23, "OtherConstant": 0.41, "OtherMakerWord": -1.32,
        "StatementDeletion": -0.48, "OtherName": -2.29, "OtherEdgeInValue": -4.08, "OtherAxisWord": -4.21,
        "OtherParent": -2.14, "OtherIndex": 0.27, "LoopAdvance": -2.22, "OtherOperation": -1.48, "OneOperand": 0.33,
        "IndexFactor": 0.35, "SwappedArguments": -2.41, "SwappedStatements": -3.00, "DistributionArgument": -2.27,
        "InsertedConstraint": -1.70, "SelectedView": -3.71, "Deactivation": 0.14, "ContentPriority": -1.69,
        "WrappedText": -2.40, "OtherTruth": 0.02, "UnusedName": 0.61, "ShadowedVariable": -6.19,
        "OtherContentPriority": -5.69, "RestatedConstraint": -4.80, "EqualSize": -1.51, "ShareWithoutGaps": -1.71,
        "MovedPriority": -2.76, "EarlierDeclaration": -0.93, "OtherRelation conflict": 1.52,
        "OtherRelation open": -2.79, "OtherRelation other": -1.88, "OtherFirstAttribute conflict": -1.99,
        "OtherFirstAttribute open": -2.68, "OtherFirstAttribute other": -1.25, "OtherSecondAttribute conflict": 1.89,
        "OtherSecondAttribute open": -0.92, "OtherSecondAttribute other": -3.27, "LeadingForLeft conflict": 0.80,
        "LeadingForLeft open": 1.17, "LeadingForLeft other": -3.03, "OtherTarget conflict": -2.52,
        "OtherTarget open": -2.23, "OtherTarget other": -2.20, "SafeAreaTarget conflict": 0.80,
        "SafeAreaTarget open": 0.61, "SafeAreaTarget other": -3.65, "OtherSign conflict": 0.04, "OtherSign open": 0.06,
        "OtherSign other": -2.51, "OffsetOrInset conflict": 1.04, "OffsetOrInset open": 1.59,
        "OffsetOrInset other": -3.02, "OtherFactor conflict": -1.22, "OtherFactor open": -0.45,
        "OtherFactor other": -1.93, "OtherNumber conflict": -1.23, "OtherNumber open": -0.83,
        "OtherNumber other": -2.11, "FittingNumber other": -1.85, "SequenceNumber open": 0.02,
        "SequenceNumber other": 0.02, "OtherPriority conflict": -4.95, "OtherPriority open": -1.20,
        "OtherPriority other": -1.26, "OtherConstant conflict": 0.98, "OtherConstant open": 0.88,
        "OtherConstant other": -0.80, "OtherMakerWord conflict": -0.31, "OtherMakerWord open": -1.89,
        "OtherMakerWord other": -0.52, "StatementDeletion conflict": -2.73, "StatementDeletion open": 0.74,
        "StatementDeletion other": 0.81, "OtherName conflict": -2.70, "OtherName open": -2.07, "OtherName other": -1.77,
        "OtherEdgeInValue conflict": -1.22, "OtherEdgeInValue open": -0.77, "OtherEdgeInValue other": -2.11,
        "OtherAxisWord conflict": -2.02, "OtherAxisWord open": -1.76, "OtherAxisWord other": -0.56,
        "OtherParent conflict": -1.60, "OtherParent open": 0.32, "OtherParent other": -2.53,
        "OtherIndex conflict": 0.03, "OtherIndex open": 0.08, "OtherIndex other": 0.16, "LoopAdvance conflict": 0.04,
        "LoopAdvance open": 0.73, "LoopAdvance other": -3.03, "OtherOperation conflict": 0.60,
        "OtherOperation open": 0.94, "OtherOperation other": -3.01, "OneOperand conflict": 0.06,
        "OneOperand open": 0.12, "OneOperand other": 0.15, "IndexFactor conflict": 0.06, "IndexFactor open": 0.11,
        "IndexFactor other": 0.18, "SwappedArguments conflict": -0.86, "SwappedArguments open": 1.45,
        "SwappedArguments other": -3.00, "SwappedStatements conflict": -2.08, "SwappedStatements open": -1.76,
        "SwappedStatements other": 0.84, "DistributionArgument conflict": 0.65, "DistributionArgument open": 1.03,
        "DistributionArgument other": -3.95, "InsertedConstraint conflict": 0.82, "InsertedConstraint open": -3.49,
        "InsertedConstraint other": 0.36, "SelectedView conflict": -2.43, "SelectedView open": -1.56,
        "SelectedView other": -1.63, "Deactivation conflict": 0.04, "Deactivation open": 0.04,
        "Deactivation other": 0.05, "ContentPriority conflict": 0.46, "ContentPriority open": -3.38,
        "ContentPriority other": 1.19, "WrappedText conflict": 0.09, "WrappedText open": 1.03,
        "WrappedText other": -3.53, "OtherTruth open": 0.01, "OtherTruth other": 0.01, "UnusedName conflict": 0.66,
        "UnusedName open": 1.13, "UnusedName other": -0.59, "ShadowedVariable other": -6.19,
        "OtherContentPriority conflict": -3.33, "OtherContentPriority open": -0.72, "OtherContentPriority other": -1.65,
        "RestatedConstraint conflict": -2.44, "RestatedConstraint open": -2.20, "RestatedConstraint other": -0.74,
        "EqualSize conflict": 0.72, "EqualSize open": -3.52, "EqualSize other": 1.29,
        "ShareWithoutGaps conflict": -3.50, "ShareWithoutGaps open": 0.68, "ShareWithoutGaps other": 1.10,
        "MovedPriority conflict": 0.04, "MovedPriority open": 0.64, "MovedPriority other": -3.45,
        "EarlierDeclaration conflict": 0.70, "EarlierDeclaration open": 1.64, "EarlierDeclaration other": -3.27,
    ]

    static let cost = byName["cost", default: 0]
    static let level = byName["level", default: 0]

    /// For each kind of finding what the operators add, in the order of the registry.
    static let operators = Dictionary(
        uniqueKeysWithValues: FindingKind.allCases.map { kind in
            (
                kind,
                EditOperators.all.map {
                    byName["\($0)", default: 0] + byName["\($0) \(kind.rawValue)", default: 0]
                }
            )
        })
}
