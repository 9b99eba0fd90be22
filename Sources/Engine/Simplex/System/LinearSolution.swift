/// The result of solving a `LinearSystem`.
public struct LinearSolution: Sendable {
    /// The value of each variable.
    public internal(set) var values: [Double]
    /// The required rows that were left out because they contradict earlier rows, or because rounding across very
    /// different magnitudes prevents them from holding; ascending.
    public let broken: [Int]
    /// Whether the rows determine every variable, so that no tie counts.
    public let isDetermined: Bool

    /// Per variable, whether its value may be off because of rounding across very different magnitudes; empty if none
    /// is.
    public internal(set) var isInexact: [Bool]

    /// Per variable, whether its value is a small difference of far larger numbers, which refinement checks; empty if
    /// none is.
    let isDoubtful: [Bool]

    /// Whether solving was abandoned because it took too much work. Inexact values may then be far off.
    public private(set) var didRunOut: Bool

    /// The basis to start from when the system is solved again with other constants.
    public let basis: LinearBasis

    /// The points that are optimal at every priority, for computing ranges.
    let face: OptimalFace
}

extension LinearSolution {
    /// Records that finding the rows that can hold took too much work, so that any value may be off.
    mutating func giveUp() {
        didRunOut = true
        isInexact = Array(repeating: true, count: values.count)
    }

    /// Marks the value of a variable as possibly off.
    mutating func setInexact(_ variable: Int) {
        if isInexact.isEmpty { isInexact = Array(repeating: false, count: values.count) }
        isInexact[variable] = true
    }

    /// Raises values that rounding put below their bound.
    mutating func clamp(to lowerBounds: ContiguousArray<Double>) {
        for variable in values.indices where values[variable] < lowerBounds[variable] {
            values[variable] = lowerBounds[variable]
        }
    }
}
