/// A name after `@`: `@count`, `@self.view`.
enum BoxedName: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .invalidBox = error.problem else { return nil }
        let name = context.current
        guard name.kind == .identifier, name.isAdjacent else { return nil }
        // An object needs no `@`. The name of a number needs parentheses.
        let isObject = context.text(of: name) == Builtin.`self`.rawValue || context.token(ahead: 1).kind == .dot
        return isObject
            ? error.edited(error.span, "") : error.edited(name.span, "(\(context.source.text(in: name.span)))")
    }
}
