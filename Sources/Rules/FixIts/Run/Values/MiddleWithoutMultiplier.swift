/// A center is multiplied by a counter that starts at 0: `make.centerX.equalTo(root).multipliedBy(i / 3)`.
enum MiddleWithoutMultiplier: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.placeWithoutMultiplier(let first)) = failure.problem,
            first.attribute.isCenter,
            let chain = context.expressions.first(where: { $0.span.contains(failure.span) })
        else { return nil }
        for expression in SyntaxNode.expression(chain).expressions {
            guard let call = WrittenCall(expression), context.member(call) == .multipliedBy,
                case .binary(.divide, let counter, _)? = call.arguments.first?.value.kind, counter.kind.isName
            else { continue }
            return FixIt(replacing: counter.span, with: "(\(context.text(counter)) + 0.5)")
        }
        return nil
    }
}
