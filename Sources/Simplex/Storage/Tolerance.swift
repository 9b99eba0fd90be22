/// The tolerances of the solver, in one place. Positions are in points; slopes are relative to what they were added up from.
enum Tolerance {
    /// Two positions this near are one, relative to 1 + |position|.
    static let position = 1e-11
    /// Steps whose lengths differ by less than this, relative to 1 + length, are equally long, and a step no longer than this is none.
    static let tie = 1e-12
    /// A sum smaller than this share of its largest contribution is 0.
    static let cancellation = 2e-10
    /// A coefficient of which the sum has left this share of its contributions, or less, has lost so many digits that slopes follow its rounding.
    static let wear = 1e-4
    /// A coefficient smaller than this soon underflows.
    static let vanishing = 1e-290
    /// What a sum of quantities would need to move a billion times as far as itself doesn't move it: its coefficient is rounding, of numbers long gone.
    static let leverage = 1e-9
    /// A coefficient smaller than this share of the largest of its pivoted row is rounding, as is a constant smaller than this share of what it was added up from.
    static let rounding = 1e-14
    /// A reduced slope smaller than this share of the largest slope of its level is rounding.
    static let noise = 1e-13
    /// A reduced slope smaller than this share of its largest contribution is 0.
    static let slope = 1e-11
    /// An expression that can move by more than this is open.
    static let openness = 1e-6
    /// A row whose residual exceeds this share of its largest term is worth another round.
    static let residual = 1e-11
    /// A term this many times as large as the largest constant of its system is not intended.
    static let growth = 1e6
    /// Beyond coefficients of this size, which sums of multipliers near 1 don't come to, an answer may be off.
    static let spread = 1e5
    /// Beyond positions of this size, times the largest coefficient, the rounding of one is more than should be of another.
    static let extent = 1e10
    /// A value in doubt is off where the last digits of the constants move it by a larger share than this, or more points.
    static let sensitivity = 1e-8
    /// A number that others this many times as large went into has lost digits that matter once it is enlarged.
    static let amplification = 1e3
    /// The least share of a row's largest coefficient that an eliminated variable may have.
    static let pivot = 0.01

    @inline(__always) static func nearness(_ position: Double) -> Double {
        Tolerance.position * (1 + abs(position))
    }

    /// How far a required row may be missed and still hold, where its largest contribution has this size: 1e-7 of it, but no more than a millionth of a point, or
    /// what rounding makes of huge numbers.
    @inline(__always) static func feasibility(_ scale: Double) -> Double {
        let scale = max(scale, 0.01)
        return min(1e-7 * scale, max(1e-6, 1e-11 * scale))
    }

    /// By how much a required row may be missed in the end and count as one that holds: a millionth of a point, or of its largest contribution what rounding may have made.
    @inline(__always) static func visible(_ scale: Double) -> Double { max(openness, 1e-9 * scale) }

    /// Whether a box holds only one value, but for rounding.
    @inline(__always) static func isPoint(_ lower: Double, _ upper: Double) -> Bool {
        lower > -.infinity && upper - lower <= nearness(lower)
    }
}
