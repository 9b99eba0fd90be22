internal import Vocabulary

/// What a call takes as one value where it is given several.
package enum SpreadExpectation {
    case number
    case numberForAllAttributes
    /// One number; `insets` takes four.
    case inset
    case insets
    case insetsByEdge
    case size, point, sizeOrPoint
    /// A size, a point or insets; in parentheses of its own where tuples have those.
    case structure(inParentheses: Bool)
    /// One value, after which a link of the chain follows.
    case valueBefore(String)
    case valueOrArray
}
