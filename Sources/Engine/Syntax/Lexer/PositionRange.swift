// Ranges of positions, which are often computed from where tokens were found.

/// The positions from one up to another. If the other comes first, there are none.
@inlinable
package func ..< (first: Int, end: Int) -> Range<Int> { Range(uncheckedBounds: (first, max(first, end))) }

/// The positions from one through another. If the other comes first, there are none.
@inlinable
package func ... (first: Int, last: Int) -> Range<Int> { first..<last + 1 }
