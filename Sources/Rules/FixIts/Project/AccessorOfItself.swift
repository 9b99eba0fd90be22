/// A getter or setter that calls itself: `- (void)setBox:(UIView *)box { self.box = box; }`.
enum AccessorOfItself: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .limit(.calls, _) = failure.problem, context.source.accent == .objectiveC,
            let (name, body) = context.accessor
        else { return nil }
        let uses = SyntaxNode.block(body).expressions.filter { expression in
            guard let (base, used, _) = expression.memberParts, case .name(let owner) = base.kind else { return false }
            return context.text(used) == name && context.vocabulary.builtin(owner) == .`self`
                && !context.source.isCall(expression.span)
        }.map(\.span).sorted { $0.lower < $1.lower }
        guard uses.contains(where: { $0.contains(failure.span) || failure.span.contains($0) }),
            let edit = context.source.joined(uses.map { ($0, "_\(name)") })
        else { return nil }
        return FixIt(replacing: edit.span, with: edit.text)
    }
}

extension RuleContext {
    /// The property whose getter or setter the place is in, and the body of this method.
    fileprivate var accessor: (property: String, body: Block)? {
        for case .statement(let statement) in path {
            guard case .class(let type) = statement.kind,
                let method = type.methods.first(where: { $0.function.span.contains(location) })
            else { continue }
            let selector = text(method.selector)
            guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return (selector, method.function.body) }
            let word = selector.dropFirst("set".count).dropLast()
            return (word.prefix(1).lowercased() + word.dropFirst(), method.function.body)
        }
        return nil
    }
}
