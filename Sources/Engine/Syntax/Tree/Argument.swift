package import Diagnostics
package import Vocabulary

/// An argument of a call or an element of a tuple.
package struct Argument {
    package let label: Name?
    package let labelSpan: Span
    package let value: Expression
    /// Whether the argument is a trailing closure.
    package var isTrailing = false

    package init(label: Name?, labelSpan: Span, value: Expression, isTrailing: Bool = false) {
        self.label = label
        self.labelSpan = labelSpan
        self.value = value
        self.isTrailing = isTrailing
    }
}
