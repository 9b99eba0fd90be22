internal import Vocabulary

/// A single value for which a call got several.
package enum SpreadExpectation: Hashable {
    case number
    case numberForAllAttributes
    /// One number; `insets` takes four.
    case inset
    case insets
    case insetsByEdge
    case size, point, sizeOrPoint
    /// A size, a point or insets; in their own parentheses if tuples have those.
    case structure(inParentheses: Bool)
    /// One value, followed by a link of the chain.
    case valueBefore(String)
    case valueOrArray
}
