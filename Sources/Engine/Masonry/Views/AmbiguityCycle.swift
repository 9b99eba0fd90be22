/// The solutions that `exerciseAmbiguity` cycles through: that of the tie rule, then two others.
enum AmbiguityCycle {
    static let count = 3

    /// The value of an open length or position at a step, in points: its largest, its smallest or one in between, other
    /// than the value of the tie rule. Without a limit it is the edge of the screen, or the size of the screen for a
    /// view that is already there.
    static func value(
        step: Int, usual: Double, range: (lower: Double?, upper: Double?), screen: (lower: Double, upper: Double)
    ) -> Double {
        let lower = range.lower ?? min(screen.lower, usual)
        let upper = range.upper ?? max(screen.upper, usual)
        var others = distinct([upper, lower, (lower + upper) / 2], from: usual)
        if others.isEmpty {
            let extent = screen.upper - screen.lower
            others = distinct([range.upper ?? usual + extent, range.lower ?? usual - extent], from: usual)
        }
        return others.indices.contains(step - 1) ? others[step - 1] : usual
    }

    private static func distinct(_ values: [Double], from usual: Double) -> [Double] {
        values.filter { abs($0 - usual) > 1e-6 }
    }
}
