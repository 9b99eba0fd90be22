/// A side that follows the reading direction is related to one that does not: `make.leading.equalTo(a.left)`.
enum MixedDirections: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.mixedDirections(let first, let second)) = failure.problem,
            let suggestion = second.attribute.otherDirection,
            first.attribute.isDirectional != second.attribute.isDirectional
        else { return nil }
        let written = second.attribute.rawValue
        let around = context.expressions + (context.expression.map { SyntaxNode.expression($0).expressions } ?? [])
        for expression in around {
            guard let call = WrittenCall(expression), let related = call.arguments.first?.value.memberParts,
                context.text(related.name).hasSuffix(written)
            else { continue }
            let place = Span(related.nameSpan.upper - written.utf8.count, related.nameSpan.upper)
            return FixIt(replacing: place, with: suggestion.rawValue)
        }
        return nil
    }
}
