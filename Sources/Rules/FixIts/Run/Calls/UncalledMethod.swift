/// A method has no parentheses: `make.left.equalTo.root`, `c.install`.
enum UncalledMethod: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .memberNotCalled = failure.problem else { return nil }
        let around = Array(context.expressions)
        guard let (_, name, span) = around.first?.memberParts, context.isSubject(span) else { return nil }
        if SnapKitWord(rawValue: context.text(name))?.relation?.isToSuperview == true {
            return FixIt(replacing: failure.span.atEnd, with: "()")
        }
        guard case .member(_, name, _)? = around.first?.kind, case .member(let member)? = context.spelling(name) else {
            return nil
        }
        if member.isRelation || member.takesNumberInChain, let given = given(to: around[0], by: around.dropFirst()) {
            let text = context.source.text(in: given.span)
            return FixIt(
                replacing: Span(failure.span.lower, given.end), with: "\(context.text(name))(\(text))")
        }
        guard member.takesNothing else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: "()")
    }

    /// The code that should be in parentheses, and where it ends.
    ///
    /// - Parameter around: the expressions around the method's name, from the inside out.
    private static func given(
        to method: Expression, by around: ArraySlice<Expression>
    ) -> (span: Span, end: Int)? {
        switch around.first?.kind {
        case .index(let base, let value)? where base.isSame(as: method):
            return (value.span, around[around.startIndex].span.upper)
        case .binary(.subtract, let base, let value)? where base.isSame(as: method):
            return value.writtenNumber.map { _ in (Span(value.span.lower - 1, value.span.upper), value.span.upper) }
        default: break
        }
        var inner = method
        for expression in around {
            // A name that is called continues the chain. It is not an argument.
            guard case .member(let base, _, _) = expression.kind, base.isSame(as: inner) else {
                guard case .call(let callee, _) = expression.kind, callee.isSame(as: inner),
                    case .member(let base, _, _) = inner.kind
                else { break }
                inner = base
                break
            }
            inner = expression
        }
        guard inner.span.upper > method.span.upper else { return nil }
        return (Span(method.span.upper + 1, inner.span.upper), inner.span.upper)
    }
}
