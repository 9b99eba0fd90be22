package import Vocabulary
package import Diagnostics

/// An expression in the syntax tree.
package struct Expression {
    package let kind: Kind
    package let span: Span

    package init(kind: Kind, span: Span) {
        self.kind = kind
        self.span = span
    }

    package indirect enum Kind {
        case number(Double)
        case size(width: Double, height: Double)
        case text(String)
        /// Texts alternating with interpolated expressions.
        case interpolation([Expression])
        case boolean(Bool)
        case nothing
        case name(Name)
        /// `.left`, whose meaning depends on the call that it is an argument of.
        case implicitMember(Name)
        case array([Expression])
        /// Two or more values in parentheses, with or without labels.
        case tuple([Argument])
        case parentheses(Expression)
        /// An Objective-C box: `@10`, `@[…]`; it changes nothing.
        case box(Expression)
        case unary(UnaryOperator, Expression)
        case binary(BinaryOperator, Expression, Expression)
        case member(Expression, Name, nameSpan: Span)
        /// A trailing closure is the last argument.
        case call(Expression, [Argument])
        case index(Expression, Expression)
        case closure(FunctionSyntax)
        /// `c ? a : b`. Without `then`, as in `c ?: b`, the tested value takes its place.
        case conditional(Expression, then: Expression?, otherwise: Expression)
        case conversion(Conversion, Expression)
        /// An assignment as a value: the new value, or the old one for a postfix operator.
        case assignment(Expression, AssignmentOperator, Expression, givesOld: Bool)
        /// A message to an object, by name: a property or a method. A message to nil does nothing.
        case message(Expression, Name, nameSpan: Span, [Argument])
        /// A message to `super`.
        case superMessage(Name, nameSpan: Span, [Argument])
        /// Keys and values.
        case dictionary([(key: Expression, value: Expression)])
        /// Where a value was expected, or could not be read.
        case missing(Expectation)
    }
}

extension Expression.Kind {
    /// Whether it is a name alone.
    package var isName: Bool { if case .name = self { true } else { false } }

    /// Whether it is an array literal.
    package var isArray: Bool { if case .array = self { true } else { false } }
}
