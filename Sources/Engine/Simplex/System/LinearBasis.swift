/// The basis at which a solution ended: which quantities of the reduced system are basic, and on which bound or
/// breakpoint each of the others rests.
///
/// A system that differs little from the solved one is solved faster from its basis. From any other basis the simplex
/// only takes longer: the start never decides the result.
public struct LinearBasis: Sendable {
    /// Of the free variables and forms. The basis of a system with another signature is useless.
    var signature: UInt64 = 0
    /// Per quantity; empty if the system had no blocks of several columns.
    var rests = ContiguousArray<Int32>()

    /// Where a quantity rests, as encoded in `rests`. From `piece` on, the number of the breakpoint among the
    /// quantity's pieces.
    enum Rest {
        static let basic: Int32 = -1
        static let elsewhere: Int32 = -2
        static let lower: Int32 = 0
        static let upper: Int32 = 1
        static let piece: Int32 = 2
    }

    /// The empty basis: solving starts from scratch.
    public init() {}
}
