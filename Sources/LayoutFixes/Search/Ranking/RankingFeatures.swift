/// What tells for and against an edit that resolves a finding. The weights say how much each counts.
package struct RankingFeatures {
    enum Feature: String, CaseIterable {
        /// How unlikely the operator finds the edit.
        case cost
        /// How far the edit is from what the finding names, and whether it is there.
        case level, isNamed
        /// How far the views move on the average, in 200 points, which share of them moves, and whether none does.
        case distance, moved, still
        /// Whether a view of the finding moves.
        case movesSubject
        /// What is reported with it: nothing, how many findings, which share of those before.
        case isClean, remaining, remainingShare
        /// How much less tidy the frames are, and what is wrong at a glance.
        case disorder, outside, overlaps, empty
        /// What kind of change it is.
        case insertion, insertionWhenOpen, deletion, stillDeletion
        /// How much more the chain is like others, and like what is usual; how much it is so in the end.
        case likeness, usualness, finalLikeness
        /// How much text changes (the root of its length), and how much more there is then.
        case changed, longer
        /// What an added constraint is: an equality with the superview, with a view beside it, with the one declared before,
        /// of a size, of a center, a limit.
        case toSuperview, toSibling, toPrevious, setsSize, setsCenter, isLimit
        /// How many attributes it has beyond one, whether it has a constant, how rare that is in the script, and whether the
        /// view has the same one on another side.
        case moreAttributes, hasConstant, rareConstant, ownConstant
        /// Whether other constraints of the view are related to the same one, and whether the added one goes with them: one of
        /// them puts it beside or below that, the other in line with it.
        case ownTarget, completesPair
        /// Whether a name is read that nothing else reads.
        case readsUnused
        /// Whether a number is written that the script has elsewhere.
        case knownNumber
        /// Whether a constraint is turned to the other axis, along which its view lacks nothing.
        case turnsAxis
    }

    package static let names = Feature.allCases.map(\.rawValue) + EditOperators.all.map { "\($0)" }

    private(set) var values = [Double](repeating: 0, count: names.count)

    subscript(feature: Feature) -> Double {
        get { values[Self.indices[feature, default: 0]] }
        set { values[Self.indices[feature, default: 0]] = newValue }
    }

    private static let indices = Dictionary(
        uniqueKeysWithValues: Feature.allCases.enumerated().map { ($1, $0) })

    /// Says which operator, by its number in the registry, made the edit.
    mutating func setOperator(_ index: Int) { values[Feature.allCases.count + index] = 1 }

    /// What the edit costs; less is better.
    var price: Double { zip(values, RankingWeights.all).reduce(0) { $0 + $1.0 * $1.1 } }
}
