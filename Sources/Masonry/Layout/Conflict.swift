/// Required constraints that cannot all hold, and which of them was left out.
public struct Conflict: Hashable, Sendable {
    /// A constraint that takes part.
    public enum Member: Hashable, Sendable {
        /// One that a maker made, by its id.
        case constraint(Int)
        /// One that a view's content makes on its size at the priority of 1000, as `title.hugging.horizontal`.
        case intrinsic(String)

        /// The id of a constraint that a maker made.
        public var id: Int? {
            if case .constraint(let id) = self { id } else { nil }
        }
    }

    /// The constraint that stays active but is left out of solving.
    public var broken: Member
    /// An irreducible set that contains the broken one, in order of activation: without any one member the rest can
    /// hold.
    public var set: [Member]

    public init(broken: Member, set: [Member]) {
        self.broken = broken
        self.set = set
    }
}
