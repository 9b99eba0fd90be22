/// The tolerances of the solver, in one place. Positions are in points; slopes are relative to the magnitude of their
/// contributions.
enum Tolerance {
    /// Two positions this close are equal, relative to 1 + |position|.
    static let position = 1e-11
    /// Steps whose lengths differ by less than this, relative to 1 + length, are equally long. A step no longer than
    /// this has length 0.
    static let tie = 1e-12
    /// A sum smaller than this share of its largest contribution is 0.
    static let cancellation = 2e-10
    /// A coefficient whose sum is at most this share of its contributions has lost so many digits that slopes follow
    /// its rounding.
    static let wear = 1e-4
    /// A coefficient smaller than this soon underflows.
    static let vanishing = 1e-290
    /// If quantities would have to move a billion times as far as their sum, the sum can't be moved: its coefficients
    /// are rounding errors of numbers that canceled.
    static let leverage = 1e-9
    /// A coefficient smaller than this share of the largest in its pivoted row is rounding, as is a constant smaller
    /// than this share of its contributions.
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
    /// Beyond coefficients of this size, which sums of multipliers near 1 don't reach, an answer may be off.
    static let spread = 1e5
    /// Beyond positions of this size, times the largest coefficient, the rounding error of one position exceeds the
    /// tolerance of another.
    static let extent = 1e10
    /// A doubtful value is off if the last digits of the constants move it by more than this, as a share of it or in
    /// points.
    static let sensitivity = 1e-8
    /// A number computed from others this many times as large has lost digits that matter once it is enlarged.
    static let amplification = 1e3
    /// The least share of a row's largest coefficient that the coefficient of an eliminated variable may have.
    static let pivot = 0.01

    @inline(__always) static func nearness(_ position: Double) -> Double {
        Tolerance.position * (1 + abs(position))
    }

    /// By how much a required row may be missed and still hold, given the size of its largest contribution: 1e-7 of it,
    /// but at most a millionth of a point, or the rounding error of huge numbers.
    @inline(__always) static func feasibility(_ scale: Double) -> Double {
        let scale = max(scale, 0.01)
        return min(1e-7 * scale, max(1e-6, 1e-11 * scale))
    }

    /// By how much a required row may be missed in the final result and still hold: a millionth of a point, or the
    /// possible rounding error of its largest contribution.
    @inline(__always) static func visible(_ scale: Double) -> Double { max(openness, 1e-9 * scale) }

    /// Whether a box contains a single value, up to rounding.
    @inline(__always) static func isPoint(_ lower: Double, _ upper: Double) -> Bool {
        lower > -.infinity && upper - lower <= nearness(lower)
    }
}
