/// A view that reaches out of its superview, or lies wholly outside of it, and the constraints that put it there.
public struct Stray: Hashable, Sendable {
    /// The names of the view and of its superview.
    public var view: String
    public var superview: String
    /// The side at which it reaches out farthest: left, right, top or bottom.
    public var side: Attribute
    /// By how many points it reaches out there.
    public var distance: Double
    /// Whether nothing of it is inside.
    public var isWhole: Bool
    /// The constraints of the view that give that edge its place, each as people write it and with what the other side of it
    /// comes to, in points and in the root's coordinates.
    public var causes: [Cause]
    /// What is likely to be the mistake, if the first of the causes looks like one.
    public var mistake: Mistake?

    public init(
        view: String, superview: String, side: Attribute, distance: Double, isWhole: Bool, causes: [Cause],
        mistake: Mistake? = nil
    ) {
        self.view = view
        self.superview = superview
        self.side = side
        self.distance = distance
        self.isWhole = isWhole
        self.causes = causes
        self.mistake = mistake
    }

    /// What people take for something else.
    public enum Mistake: Hashable, Sendable {
        /// The constant leads out of the superview.
        case outwardConstant
        /// An edge is related to the opposite edge of a view that it is not beside.
        case oppositeEdge(ViewAttribute.Name, of: ViewAttribute.Name)
        /// An edge is related to that of a view around the superview.
        case outerView(String)
        /// The superview has no length along the axis.
        case emptySuperview
    }

    /// A constraint that takes part.
    public struct Cause: Hashable, Sendable {
        public var member: Conflict.Member
        public var equation: String
        public var value: Double
        public var origin: Origin?

        public init(member: Conflict.Member, equation: String, value: Double, origin: Origin?) {
            self.member = member
            self.equation = equation
            self.value = value
            self.origin = origin
        }
    }
}
