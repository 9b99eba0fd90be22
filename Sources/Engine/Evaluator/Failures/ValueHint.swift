package import Vocabulary

/// A hint about a value of the wrong kind or missing arguments, besides the expected kind.
package enum ValueHint: Hashable {
    /// An example of the expected text.
    case sample(CodeSample)
    case usage(StatementWord)
    // What a subscripted value has instead of elements.
    case stringIsWhole, tupleParts, chainChildren
    // Methods that take several numbers.
    case pairOffsets, fourInsets, oneInset
    /// A view instead of an array of views in a loop.
    case singleView(String)
    /// The value was previously set to nil.
    case nilHere
    /// The class instead of an object.
    case classAlone(String)
    case boolSample
    case closureSample
    // The arguments of a closure.
    case elementAlone
    case parametersOfClosure(Int)
    /// Something of the language was called with too few arguments.
    case nothingGiven(to: String)
    /// The missing arguments.
    case missing([String])
    case missingParts([ConstraintPart])
}
