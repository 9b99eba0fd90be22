/// A value given to a call or a tuple.
struct Argument {
    let label: Name?
    let labelSpan: Span
    let value: Expression
    /// Whether the argument is a closure behind the parentheses.
    var isTrailing = false
}
