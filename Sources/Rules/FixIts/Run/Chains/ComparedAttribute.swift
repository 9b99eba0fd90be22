/// A comparison is written instead of a relation: `make.left == root.left`, `a.width >= 100`.
enum ComparedAttribute: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .chainCompared:
            guard case .binary(let operation, let left, let right)? = context.expression?.kind,
                let relation = Problem.relation(of: operation.rawValue)
            else { return nil }
            let given = context.given(right, to: context.lastAttribute(of: left))
            return FixIt(replacing: failure.span, with: "\(context.text(left)).\(relation)\(given)")
        case .comparison, .attributeAsNumber, .operands: break
        default: return nil
        }
        guard context.source.accent == .masonry, case .expression(let stated)? = context.statement?.kind,
            let (comparison, isAdded) = context.comparison(statedBy: stated),
            case .binary(let operation, let left, let right) = comparison.kind,
            let relation = Problem.relation(of: operation.rawValue), case .member(let view, _, _) = left.kind,
            let attribute = context.lastAttribute(of: left), context.isRelated(left)
        else { return nil }
        if case .comparison = failure.problem {
            // A session shows what an input's comparison gives.
            guard !context.source.isInput || isAdded else { return nil }
        } else if LinearForm(right, in: context) == nil || !right.span.contains(failure.span) {
            return nil
        }
        let make = Builtin.make.rawValue
        return FixIt(
            replacing: stated.span,
            with: "\(context.text(view)).\(Member.makeConstraints.rawValue) { \(make) in "
                + "\(make).\(attribute.rawValue).\(relation)\(context.given(right, to: attribute)) }")
    }
}

extension RuleContext {
    /// The comparison that is the statement, or that the statement adds to a view.
    fileprivate func comparison(statedBy expression: Expression) -> (comparison: Expression, isAdded: Bool)? {
        guard let call = expression.call else { return (expression, false) }
        guard vocabulary.text(call.name) == LibraryMessage.addConstraint.word, call.arguments.count == 1 else {
            return nil
        }
        return (call.arguments[0].value, true)
    }
}
