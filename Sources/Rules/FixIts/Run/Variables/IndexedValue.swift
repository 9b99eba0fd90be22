/// The index of an array is one of its elements, or the name of a member: `for x in xs { print(xs[x]) }`.
enum IndexedValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .number? = failure.problem.expected, context.source.accent == .masonry,
            let whole = context.indexExpression,
            case .index(let array, let position) = whole.kind
        else { return nil }
        switch position.kind {
        case .name(let name) where context.isElement(name, of: array):
            return FixIt(
                help: "`\(context.text(name))` is the element, not its position", replacing: whole.span,
                with: context.text(name))
        case .text(let text):
            guard case .of(let receiver) = context.kind(of: array),
                context.spelling(context.vocabulary.names.intern(text))?.isMember(of: receiver) ?? false
            else { return nil }
            return FixIt(
                help: "write a member after a dot: .\(text)", replacing: Span(array.span.upper, whole.span.upper),
                with: ".\(text)")
        default: return nil
        }
    }
}

extension RuleContext {
    /// The expression whose index the failure is about.
    fileprivate var indexExpression: Expression? {
        expressions.first { expression in
            if case .index(_, let position) = expression.kind { isSubject(position) } else { false }
        }
    }

    /// Whether a name is the variable of a loop over the array.
    fileprivate func isElement(_ name: Name, of array: Expression) -> Bool {
        path.contains { node in
            guard case .statement(let statement) = node, case .for(let variable, let elements, _) = statement.kind
            else {
                return false
            }
            return variable.name == name && text(elements) == text(array)
        }
    }
}
