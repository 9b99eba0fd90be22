/// The limit that the content of a view sets for one of its sides: not to be larger, or not to be smaller.
public struct ContentSizePreference: Hashable, Sendable {
    public var equation: IntrinsicEquation
    /// More than 0 and at most 1000, which is required.
    public var priority: Double
    /// Whether the content is unknown, so that its size is a sample, below every priority.
    public var isSample = false

    public init(equation: IntrinsicEquation, priority: Double) {
        self.equation = equation
        self.priority = priority
    }
}

extension Scene {
    /// The limits that the contents of views set, as the layout used them, in order of declaration. A label that wraps
    /// asks for the height of its lines. Solves if anything changed.
    public func contentSizePreferences() -> [ContentSizePreference] {
        solved().contentRows.map { view, equation in
            var preference = ContentSizePreference(
                equation: equation, priority: equation.kind.priority(of: view, equation.axis))
            preference.isSample = view.unknownContent.contains(equation.axis)
            return preference
        }
    }
}
