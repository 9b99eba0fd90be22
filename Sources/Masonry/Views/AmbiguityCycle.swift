/// The solutions that `exerciseAmbiguity` goes through, by what an open value is nearest to.
enum AmbiguityCycle {
    private static let fractionsOfScreen = [0.0, 1.0, 0.5]

    static var count: Int { fractionsOfScreen.count }

    /// The value, in points, that an open length or place along an axis is nearest to, given the screen's extent there.
    static func target(step: Int, extent: Double) -> Double {
        fractionsOfScreen[step] * extent
    }
}
