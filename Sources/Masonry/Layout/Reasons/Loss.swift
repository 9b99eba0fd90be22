/// A constraint of optional priority that does not hold, and what it lost to.
public struct Loss: Hashable, Sendable {
    /// A constraint that a maker made, or a view's hugging or compression resistance.
    public var member: Conflict.Member
    /// As people write it: `red.width == blue.width * 2`.
    public var equation: String
    /// Above 0, below 1000.
    public var priority: Double
    /// By how many points it is missed.
    public var missedBy: Double
    /// An irreducible set of constraints, of the same or a higher priority, that keep it from coming nearer: without any
    /// one of them it could, at the others' present errors. Empty where rounding hides them, or finding them takes too long.
    public var blockers: [Reason.Source]
    /// Those of the blockers that have the very same priority.
    public var rivals: [Conflict.Member]

    public init(
        member: Conflict.Member, equation: String, priority: Double, missedBy: Double, blockers: [Reason.Source],
        rivals: [Conflict.Member] = []
    ) {
        self.member = member
        self.equation = equation
        self.priority = priority
        self.missedBy = missedBy
        self.blockers = blockers
        self.rivals = rivals
    }
}
