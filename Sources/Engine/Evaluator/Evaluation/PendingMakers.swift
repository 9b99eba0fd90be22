internal import Masonry
internal import Diagnostics

/// The makers of bare chains in an unfinished statement.
struct PendingMakers {
    private var makers: [(maker: ConstraintMaker, span: Span)] = []
    /// Their number, stored separately because every statement reads it.
    private(set) var count = 0

    mutating func append(_ maker: ConstraintMaker, _ span: Span) {
        makers.append((maker, span))
        count += 1
    }

    /// Takes those from a position on.
    mutating func take(from start: Int) -> [(maker: ConstraintMaker, span: Span)] {
        defer {
            makers.removeSubrange(start...)
            count = start
        }
        return Array(makers[start...])
    }
}
