package import Vocabulary

/// What is known of a value of the wrong kind, or of what a call lacks, beside what was expected.
package enum ValueHint {
    /// An example of what is written there.
    case sample(String)
    case usage(StatementWord)
    // What an indexed value has instead of elements.
    case stringIsWhole, tupleParts, chainChildren
    // What takes numbers that are given together.
    case pairOffsets, fourInsets, oneInset
    /// A view where an array of views is looped over.
    case singleView(String)
    /// The value was set to nil before.
    case nilHere
    /// The class is given, and not an object.
    case classAlone(String)
    case boolSample
    case closureSample
    // What a closure is given.
    case elementAlone
    case parametersOfClosure(Int)
    /// Something of the language was called with too little.
    case nothingGiven(to: String)
    /// The arguments that are missing.
    case missing([String])
}
