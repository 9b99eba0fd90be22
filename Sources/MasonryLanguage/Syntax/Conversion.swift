/// A change of a value's kind that an accent implies.
enum Conversion {
    /// Whether the value counts as true: not nil, not false, not 0.
    case truth
    /// The number without its fraction.
    case whole
}
