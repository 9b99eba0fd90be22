/// A method of an array is called as a function: `distribute([a, b], horizontal, spacing: 8)`.
enum MethodAsFunction: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, let call = context.namedCall,
            call.receiver == nil,
            let member = context.member(call), member.receivers.contains(.views),
            member.isMethod(of: .views), let first = call.arguments.first, first.label == nil, !first.isTrailing
        else { return nil }
        let rest = call.arguments.dropFirst().first
        let parentheses =
            switch rest {
            case nil: "()"
            case let next? where next.isTrailing: " \(context.source.text(in: Span(next.span.lower, call.span.upper)))"
            case let next?: "(\(context.source.text(in: Span(next.span.lower, call.span.upper)))"
            }
        return FixIt(
            problem: .unknownName(text, .member(member)), replacing: call.span,
            with: "\(context.text(first)).\(text)\(parentheses)")
    }
}
