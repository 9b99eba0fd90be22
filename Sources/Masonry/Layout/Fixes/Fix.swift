/// A change that takes a conflict away: solving with it leaves the conflict gone and breaks nothing new.
public struct Fix: Hashable, Sendable {
    /// The member of the conflicting set that changes.
    public var member: Conflict.Member
    public var change: Change
    /// The views whose frames change with it, in order of declaration.
    public var moves: [Move]

    public init(member: Conflict.Member, change: Change, moves: [Move]) {
        self.member = member
        self.change = change
        self.moves = moves
    }

    /// What is done to the member.
    public enum Change: Hashable, Sendable {
        /// `==` becomes `<=` or `>=`.
        case relax(Relation)
        /// The priority becomes this, below 1000.
        case weaken(priority: Double)
        /// The constant becomes this, in points.
        case setConstant(Double)
        /// The constraint goes.
        case drop
    }

    /// A view's frame, in points, in its superview's coordinates, rounded to the screen's scale.
    public struct Move: Hashable, Sendable {
        public var view: String
        public var before: Rect
        public var after: Rect

        public init(view: String, before: Rect, after: Rect) {
            self.view = view
            self.before = before
            self.after = after
        }

        /// By how many points the frame's four numbers change, added up.
        public var distance: Double {
            FrameComponent.allCases.reduce(0) { $0 + abs(after[$1] - before[$1]) }
        }
    }
}
