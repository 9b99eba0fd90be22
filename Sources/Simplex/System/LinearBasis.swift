/// Where a solution rests: which quantities of the reduced system are basic, and on which bound or breakpoint each of the others is.
///
/// A system that differs little from the one that was solved is solved faster from there. From anywhere else the simplex only takes longer: where it starts never decides
/// where it ends.
public struct LinearBasis: Sendable {
    /// Of the free variables and forms; another system's basis tells nothing.
    var signature: UInt64 = 0
    /// Per quantity; none where the system had no blocks of several columns.
    var rests = ContiguousArray<Int32>()

    /// Where a quantity is, as numbers of `rests`; from `piece` on the number of the breakpoint among the quantity's pieces.
    enum Rest {
        static let basic: Int32 = -1
        static let elsewhere: Int32 = -2
        static let lower: Int32 = 0
        static let upper: Int32 = 1
        static let piece: Int32 = 2
    }

    /// Starts from nothing.
    public init() {}
}
