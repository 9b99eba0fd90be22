/// What is known about an edit before it is tried.
package struct ProposalFeatures {
    private let cost: Double
    private let level: Double
    private let operation: Int
    private let kind: FindingKind

    /// - Parameters:
    ///   - cost: how unlikely the operator finds the edit.
    ///   - level: how far it is from what the finding names.
    ///   - operation: which operator proposes it, by its number in the registry.
    ///   - kind: what kind of finding it is for.
    init(cost: Double, level: Double, operation: Int, kind: FindingKind) {
        (self.cost, self.level, self.operation, self.kind) = (cost, level, operation, kind)
    }

    package static let names =
        ["cost", "level"] + operators
        + operators.flatMap { name in FindingKind.allCases.map { "\(name) \($0.rawValue)" } }

    private static let operators = EditOperators.all.map { "\($0)" }

    /// One number for each of the names.
    package var values: [Double] {
        var values = [Double](repeating: 0, count: Self.names.count)
        (values[0], values[1]) = (cost, level)
        values[2 + operation] = 1
        let kinds = FindingKind.allCases
        values[2 + Self.operators.count + operation * kinds.count + (kinds.firstIndex(of: kind) ?? 0)] = 1
        return values
    }

    /// What the edit costs; the cheapest are tried first.
    var price: Double {
        let weights = ProposalWeights.self
        return cost * weights.cost + level * weights.level + (weights.operators[kind]?[operation] ?? 0)
    }
}
