package import Vocabulary

/// A conversion of a value that an accent implies.
package enum Conversion: Equatable {
    /// Whether the value counts as true: not nil, not false, not 0.
    case truth
    /// Whether the value is not nil.
    case presence
    /// True, whatever the value is. It is evaluated only for its effects.
    case done
    /// The number without its fraction.
    case whole
    /// A copy of the value that nothing else refers to, if it has value semantics.
    case ownCopy
    /// Whether it has value semantics, unlike an object.
    case isValue
    /// What is written for the value in a text.
    case text
    /// The pairs of a dictionary, which a loop visits.
    case pairs
    /// The value, of which the source says that it is a view of a class.
    case declared(Name)
    /// The collection, of which the source says that its elements are.
    case elements(Name)
}
