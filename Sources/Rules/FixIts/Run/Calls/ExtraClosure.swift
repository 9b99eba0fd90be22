/// A closure follows a call that takes none: `make.left.equalTo(root) { }`.
enum ExtraClosure: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount = failure.problem, let call = context.call, call.arguments.count > 1,
            let closure = call.arguments.last, closure.isTrailing
        else { return nil }
        let end = call.arguments[call.arguments.count - 2].span.upper
        let between = context.tokens(in: Span(end, closure.span.lower))
        guard let parenthesis = between.first(where: { $0.kind == .rightParen }) else { return nil }
        return FixIt(replacing: Span(parenthesis.span.upper, closure.span.upper), with: "")
    }
}
