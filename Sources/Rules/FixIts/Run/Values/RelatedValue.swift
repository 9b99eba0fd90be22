/// A relation gets a constraint or a chain instead of a view or an attribute: `equalTo(c)`, `equalTo(make.width)`.
enum RelatedValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .masonry(.unsupportedAttribute), .masonry(.unsupportedConstant): break
        default: return nil
        }
        guard context.source.accent == .masonry, let (call, index) = context.argument else { return nil }
        let argument = call.arguments[index]
        if case .closure(let function) = argument.value.kind, argument.isTrailing, call.arguments.count == 1,
            function.parameters.isEmpty, let only = function.body.statements.first, function.body.statements.count == 1,
            case .expression(let value) = only.kind
        {
            return FixIt(replacing: call.parentheses, with: "(\(context.text(value)))")
        }
        guard let instead = owner(of: argument.value, in: context) else { return nil }
        return FixIt(replacing: argument.value.span, with: instead)
    }

    private static func owner(of value: Expression, in context: RuleContext) -> String? {
        switch value.kind {
        case .member(let base, let name, _)
        where context.kind(of: base) == .of(.maker) && context.lastAttribute(of: value) != nil:
            return context.constrainedView.map { "\($0).\(context.text(name))" }
        case .implicitMember(let name):
            guard case .attribute? = context.spelling(name) else { return nil }
            return context.constrainedView.map { "\($0).\(context.text(name))" }
        case .member(let base, let name, _) where context.kind(of: base) == .of(.view):
            let shown: [Member] = [.text, .color, .hidden, .key]
            return shown.contains { context.spelling(name) == .member($0) } ? context.text(base) : nil
        default: return constrained(by: value, in: context)
        }
    }

    /// The view or the attribute that a constraint, or several of one view, constrains.
    private static func constrained(by value: Expression, in context: RuleContext) -> String? {
        let constraints: [any Constraint]
        switch context.value(of: value) {
        case .constraint(let value)?: constraints = [value.constraint]
        case .array(let array)?:
            constraints = array.elements.prefix(8).compactMap { element in
                if case .constraint(let value) = element { value.constraint } else { nil }
            }
        default: return nil
        }
        let firsts = constraints.flatMap(\.leaves).map(\.first)
        guard let first = firsts.first, !first.view.isRoot, firsts.allSatisfy({ $0.view === first.view }),
            context.kind(of: context.vocabulary.names.intern(first.view.name)) == .of(.view)
        else { return nil }
        return firsts.count == 1 ? "\(first.view.name).\(first.attribute.rawValue)" : first.view.name
    }
}
