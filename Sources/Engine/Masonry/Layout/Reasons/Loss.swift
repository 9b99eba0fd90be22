/// An optional constraint that does not hold, and the constraints that win over it.
public struct Loss: Hashable, Sendable {
    /// A constraint that a maker made, or a view's hugging or compression resistance.
    public var member: Conflict.Member
    /// The equation for people: `red.width == blue.width * 2`.
    public var equation: String
    /// Above 0, below 1000.
    public var priority: Double
    /// The error in points.
    public var missedBy: Double
    /// An irreducible set of constraints of the same or a higher priority that keep it from coming closer: without any
    /// one of them it could, with the other errors unchanged. Empty if rounding hides them or the search takes too
    /// long.
    public var blockers: [Reason.Source]
    /// The blockers that have the same priority.
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
