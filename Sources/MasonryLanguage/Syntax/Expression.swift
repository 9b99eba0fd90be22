/// What stands for a value.
struct Expression {
    let kind: Kind
    let span: Span

    indirect enum Kind {
        case number(Double)
        case size(width: Double, height: Double)
        case text(String)
        /// Texts and interpolated expressions in turn.
        case interpolation([Expression])
        case boolean(Bool)
        case nothing
        case name(Name)
        /// `.left`, whose meaning the receiver of the argument decides.
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
        /// Stands where a syntax error was reported.
        case invalid
    }
}
