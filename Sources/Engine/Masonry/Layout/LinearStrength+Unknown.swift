internal import Simplex

// The strengths of rows with stand-ins: below every priority of a source, and each below the ones before it.
extension LinearStrength {
    /// For an equation with an unknown number, by the id of its constraint, or a part of a frame.
    static func unknownEquation(_ id: Int32, isFitting: Bool) -> LinearStrength {
        .optional(isFitting ? fitting : 0.25 + 0.25 / Double(1 + id))
    }

    /// For an unknown content size, by the number of its item.
    static func unknownContent(_ item: Int) -> LinearStrength { .optional(0.125 + 0.0625 / Double(1 + item)) }

    /// A fitting size allows for what is unknown.
    private static let fitting = 999.0
}
