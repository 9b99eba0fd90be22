/// What solving a `LinearSystem` found.
public struct LinearSolution: Sendable {
    /// The value of each variable.
    public internal(set) var values: [Double]
    /// The required rows that were left out because they contradict the rows before them, or because rounding of numbers far apart keeps them from holding; ascending.
    public let broken: [Int]
    /// Whether the rows leave nothing open, so that no tie counts.
    public let isDetermined: Bool

    /// Per variable, whether its value may be off, since numbers lay so far apart that rounding may have decided; empty where none is.
    public internal(set) var isInexact: [Bool]

    /// Per variable, whether its value is a small difference of numbers far larger, which refining looks into; empty where none is.
    let isDoubtful: [Bool]

    /// Whether solving was given up since it took too much, so that inexact values are not even near what they should be.
    public private(set) var didRunOut: Bool

    /// Where to start when the system is solved again with other constants.
    public let basis: LinearBasis

    /// The points that are as good at every priority, for asking ranges.
    let face: OptimalFace
}

extension LinearSolution {
    /// Says that it took too much to find out which rows can hold, so that any value may be off.
    mutating func giveUp() {
        didRunOut = true
        isInexact = Array(repeating: true, count: values.count)
    }

    /// Says that the value of a variable may be off.
    mutating func setInexact(_ variable: Int) {
        if isInexact.isEmpty { isInexact = Array(repeating: false, count: values.count) }
        isInexact[variable] = true
    }

    /// Lifts values that rounding put below their bound.
    mutating func clamp(to lowerBounds: ContiguousArray<Double>) {
        for variable in values.indices where values[variable] < lowerBounds[variable] {
            values[variable] = lowerBounds[variable]
        }
    }
}
