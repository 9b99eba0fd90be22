/// An index is one past the last element: `xs[xs.count]`, `while i <= xs.count { xs[i] }`.
enum PositionPastEnd: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .indexOutOfRange(let index, let size) = failure.problem, index == size,
            let (array, position) = context.indexed
        else {
            return nil
        }
        let count = "\(context.text(array)).\(Member.count.rawValue)"
        if context.text(position) == count { return FixIt(replacing: position.span.atEnd, with: " - 1") }
        guard case .name(let name) = position.kind,
            let (token, text, end) = context.countingOperator(of: name, to: count, index)
        else { return nil }
        let related = Failure.Related(source: context.source, span: token, .explanation("this counts up to \(end)"))
        return FixIt(related: related, replacing: token, with: text)
    }
}

extension RuleContext {
    /// The array and the index that the failure is about.
    fileprivate var indexed: (array: Expression, position: Expression)? {
        expressions.lazy.compactMap { expression -> (Expression, Expression)? in
            guard case .index(let array, let position) = expression.kind, isSubject(position) else {
                return nil
            }
            return (array, position)
        }.first
    }

    /// The value of a number, a variable or an array's count, as far as it is known.
    private func number(_ expression: Expression) -> Double? {
        switch expression.kind {
        case .number(let number): return number
        case .name(let name):
            guard case .number(let number)? = facts.value(ofGlobal: name) else { return nil }
            return number
        case .member(let base, let name, _) where spelling(name) == .member(.count):
            guard case .name(let array) = base.kind, case .array(let array)? = facts.value(ofGlobal: array) else {
                return nil
            }
            return Double(array.elements.count)
        default: return nil
        }
    }

    /// The operator that makes the loop count up to the count itself, and the one that would end it before.
    fileprivate func countingOperator(of name: Name, to count: String, _ index: Int) -> (
        place: Span, new: String, end: String
    )? {
        for node in path.reversed() {
            guard case .statement(let statement) = node else { continue }
            switch statement.kind {
            case .for(let variable, let elements, _) where variable.name == name:
                guard case .binary(.closedRange, let lower, let upper) = elements.kind,
                    text(upper) == count || number(upper) == Double(index)
                else { return nil }
                return (
                    Span(lower.span.upper, upper.span.lower), BinaryOperator.halfOpenRange.rawValue, self.text(upper)
                )
            case .while(let condition, _, _, _):
                guard case .binary(.lessOrEqual, let left, let right) = condition.kind, case .name(name) = left.kind,
                    text(right) == count
                else { continue }
                return (Span(left.span.upper, right.span.lower), " \(BinaryOperator.less.rawValue) ", count)
            default: continue
            }
        }
        return nil
    }
}
