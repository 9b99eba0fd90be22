/// A change of a value's kind that an accent implies.
package enum Conversion {
    /// Whether the value counts as true: not nil, not false, not 0.
    case truth
    /// Whether there is a value.
    case presence
    /// True, whatever the value is: it is worked out for what that does.
    case done
    /// The number without its fraction.
    case whole
    /// What is a value, as one that nothing else holds.
    case ownCopy
    /// Whether it is a value rather than an object.
    case isValue
}
