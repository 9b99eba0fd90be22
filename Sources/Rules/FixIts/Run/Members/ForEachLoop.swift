/// A loop is written as a call: `xs.forEach { x in print(x) }`.
enum ForEachLoop: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            (text == "forEach" || text == "each"), let call = context.memberCall,
            case .expression(let stated)? = context.statement?.kind, call.isSame(as: stated),
            let array = call.receiver, call.arguments.count == 1,
            case .closure(let closure) = call.arguments[0].value.kind, closure.parameters.count == 1,
            let first = closure.body.statements.first, let word = ForeignWord.find(text, .member)
        else { return nil }
        let variable = closure.parameters[0].name
        // `in` and the blanks between the parameter and the body stay.
        let head = context.source.text(in: Span(variable.span.upper, first.span.lower))
        let gap = head.drop { $0 == " " }.dropFirst(ReservedWord.in.rawValue.count)
        let body = context.source.text(in: Span(first.span.lower, closure.span.upper))
        return FixIt(
            problem: .unknownMember(text, of: phrase, .foreign(word)), replacing: call.span,
            with: "\(ReservedWord.for.rawValue) \(context.text(variable.name)) \(ReservedWord.in.rawValue) "
                + "\(context.text(array)) {\(gap)\(body)")
    }
}
