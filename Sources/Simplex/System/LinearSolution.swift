/// What solving a `LinearSystem` found.
public struct LinearSolution: Sendable {
    /// The value of each variable.
    public internal(set) var values: [Double]
    /// The required rows that were left out because they contradict the rows before them, ascending.
    public let broken: [Int]
    /// Per tie, whether its expression was still undetermined after every priority and before any tie was applied.
    public let isTieOpen: [Bool]

    /// The points that are as good at every priority, for asking ranges.
    let face: OptimalFace
}

extension LinearSolution {
    /// The solution with no value below its bound, where rounding may have put it.
    func within(_ lowerBounds: ContiguousArray<Double>) -> LinearSolution {
        var solution = self
        for variable in values.indices where values[variable] < lowerBounds[variable] {
            solution.values[variable] = lowerBounds[variable]
        }
        return solution
    }
}
