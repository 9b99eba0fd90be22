/// The evidence for and against an edit that resolves a finding. The weights say how much each part counts.
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
        /// What is reported with it and would not be with another edit: nothing, how many findings, which share of those before.
        case isClean, remaining, remainingShare
        /// What is reported on other screens and was not before, how many findings, and whether nothing is reported on any.
        case newElsewhere, isCleanElsewhere
        /// How much less tidy the frames are, and what is wrong at a glance.
        case unshared, sizes, gaps, unevenMargins, outside, overlaps, empty
        /// What kind of change it is.
        case insertion, insertionWhenOpen, deletion, stillDeletion
        /// How much more the chain is like others, and like what is usual; how much it is so in the end.
        case likeness, typicality, finalLikeness
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
        /// Whether a number is written that the script has elsewhere, and whether it is ten times the old one or a tenth.
        case knownNumber, isTenfold
        /// Whether a constraint is turned to the other axis, along which its view lacks nothing.
        case turnsAxis
        /// Whether an edge has the same constant as the opposite edge of the view, or of a view beside it; whether it has none
        /// though all others of the superview's edges have one.
        case mirrorsConstant, lacksConstant
        /// Whether a constraint gets weaker or is deleted: one that sets a width or a height to a number, an edge, anything else;
        /// and whether another constraint of the view sets the same attribute.
        case weakensWidth, weakensHeight, weakensEdge, weakensOther, weakensRival
        /// How many views are as large as their superview and weren't.
        case filling
        /// Whether it guesses a number, which only says that one is missing.
        case isGuess
        /// Whether it is in the statement that was typed last.
        case isLastTyped
    }

    private static let operators = EditOperators.all.map { "\($0)" }

    package static let names =
        Feature.allCases.map(\.rawValue)
        + FindingKind.allCases.flatMap { kind in operators.map { "\($0) \(kind.rawValue)" } } + operators
        + InsertedKind.names

    private(set) var values = [Double](repeating: 0, count: names.count)
    private let operation: String
    /// What kind of finding the edit resolves.
    private(set) var kind = FindingKind.other

    private static let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })

    subscript(feature: Feature) -> Double {
        get { values[Self.indices[feature.rawValue, default: 0]] }
        set { values[Self.indices[feature.rawValue, default: 0]] = newValue }
    }

    /// - Parameter operation: which operator made the edit, by its number in the registry.
    init(operation: Int) {
        self.operation = Self.operators[operation]
        mark(self.operation)
    }

    private mutating func mark(_ name: String) {
        if let index = Self.indices[name] { values[index] = 1 }
    }

    /// Adds what kind of finding the edit resolves.
    mutating func setKind(_ kind: FindingKind) {
        self.kind = kind
        mark("\(operation) \(kind.rawValue)")
    }

    /// Adds what the edit adds.
    mutating func setInserted(_ inserted: InsertedKind) { mark(inserted.name) }

    /// Adds what is reported on other screens, with the edit and before it.
    mutating func setElsewhere(_ reports: [TrialReport], before: [TrialReport]) {
        let new = zip(reports, before).map { $0.countOfNew(besides: $1) }.reduce(0, +)
        self[.newElsewhere] = min(4, Double(new))
    }

    /// Adds how much is reported that another edit would resolve, too.
    ///
    /// - Parameter all: how much is reported without an edit that some edit resolves.
    mutating func setRemaining(_ count: Int, of all: Int, elsewhere: Int) {
        self[.isClean] = count == 0 ? 1 : 0
        self[.remaining] = min(4, Double(count))
        self[.remainingShare] = Double(count) / Double(max(1, all))
        self[.isCleanElsewhere] = elsewhere == 0 ? 1 : 0
    }

    /// What the edit costs; less is better.
    var price: Double { zip(values, RankingWeights.all).reduce(0) { $0 + $1.0 * $1.1 } }
}
