package import Diagnostics
package import Masonry
package import Syntax
package import Vocabulary

/// What the evaluator does with a project's code, as plain values for the library that looks on.
package enum EvaluationEvent {
    // Statements.

    /// A top-level statement of any source has run.
    case ran(Span)
    /// The top-level statements of a source have run.
    case finished(Span)
    /// A class is declared.
    case declaredClass(ClassDeclaration)
    /// A statement is an expression, whose value nothing uses.
    case evaluated(Value, Code.Index)
    /// A variable gets its first value.
    case declared(Value, Code.Index, name: Span)
    /// A target is about to get a value.
    case assigned(Value, target: Int32, Code.Index)
    /// An assignment in place of a condition.
    case assignedAsCondition(Span)
    /// Two values are about to be compared.
    case compared(BinaryOperator, Value, Value, left: Code.Index, right: Code.Index, at: Code.Index)
    /// A variable holds a view. `declaration` is the place of a new variable; `isResult`: a function just returned the view.
    case held(View, by: String, declaration: Span?, isResult: Bool)

    // Unknown values.

    /// The control flow depends on something unknown.
    case undecided(ForeignValue, Problem.Question, Span)
    /// A value is unknown where it matters.
    case unknown(Problem, ForeignValue, Span)

    // Views and constraints.

    /// A view is about to become a subview.
    case adding(View, to: View, Span)
    /// A view became a subview.
    case added(View, Span)
    /// A view's frame or bounds are about to be read.
    case readFrame(Member, View, Span)
    /// The script requests a layout.
    case layout
    /// A call gets a number: a constant, a multiplier or a priority.
    case number(Arguments)
    /// A priority is about to be read from its argument.
    case priority(Arguments)
    /// A chain is multiplied by 0.
    case zero(Arguments)
    /// A relation gets nil.
    case relatedToNothing(Span)
    /// A maker is about to install its constraints.
    case installing(ConstraintMaker)
    /// A maker installed its constraints on a view that had `before` constraints.
    case installed([any Constraint], by: ConstraintMaker, before: Int, Span)
}
