/// An attribute is related to one of another axis or kind: `make.left.equalTo(a.top)`.
enum CrossedAxes: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(let error) = failure.problem, error.relatesUnlikes, let handle = failure.constraint,
            let chain = context.writtenChain
        else { return nil }
        return chain.replacement(relating: handle, in: context).map { FixIt(replacing: $0.span, with: $0.text) }
    }
}
