/// The solutions that `exerciseAmbiguity` goes through: the one that the tie rule gives, then two others.
enum AmbiguityCycle {
    static let count = 3

    /// The value, in points, that an open length or place takes at a step: its greatest, its least, one between them;
    /// whichever differ from what the tie rule gives. Where there is no end, as far away as the screen is large.
    static func value(
        step: Int, usual: Double, range: (lower: Double?, upper: Double?), screen extent: Double
    ) -> Double {
        let lower = range.lower ?? usual - extent
        let upper = range.upper ?? usual + extent
        let others = [upper, lower, (lower + upper) / 2].filter { abs($0 - usual) > 1e-6 }
        return others.indices.contains(step - 1) ? others[step - 1] : usual
    }
}
