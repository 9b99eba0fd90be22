/// A change that resolves a conflict without breaking anything else, checked by solving.
public struct Fix: Hashable, Sendable {
    /// The constraint of the conflicting set that changes.
    public var member: Conflict.Member
    public var change: Change
    /// The views whose frames change, in order of declaration.
    public var moves: [Move]

    public init(member: Conflict.Member, change: Change, moves: [Move]) {
        self.member = member
        self.change = change
        self.moves = moves
    }

    /// The change to the constraint.
    public enum Change: Hashable, Sendable {
        /// `==` becomes `<=` or `>=`.
        case relax(Relation)
        /// The priority is lowered to this, below 1000.
        case weaken(priority: Double)
        /// The constant becomes this, in points.
        case setConstant(Double)
        /// The constraint is removed.
        case drop
    }

    /// The change of a view's frame, in points, in its superview's coordinates, rounded to the scale of the screen.
    public struct Move: Hashable, Sendable {
        public var view: String
        public var before: Rect
        public var after: Rect

        public init(view: String, before: Rect, after: Rect) {
            self.view = view
            self.before = before
            self.after = after
        }

        /// The sum of the changes of the frame's four numbers, in points.
        public var distance: Double {
            FrameComponent.allCases.reduce(0) { $0 + abs(after[$1] - before[$1]) }
        }
    }
}
