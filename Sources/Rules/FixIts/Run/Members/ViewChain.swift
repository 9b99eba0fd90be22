/// A chain starts with a view instead of a maker: `a.left.equalTo(root)`.
enum ViewChain: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember = failure.problem, context.source.accent == .masonry else { return nil }
        if let call = context.namedCall, let word = context.vocabulary.builtin(call.name),
            word.isChainWord, call.arguments.count == 1, call.arguments[0].isTrailing
        {
            return FixIt(replacing: failure.span, with: "\(word.rawValue)Constraints")
        }
        guard case .expression(let stated)? = context.statement?.kind, let start = context.start(of: stated),
            stated.span.contains(failure.span)
        else { return nil }
        let span = Span(start.links, stated.span.upper)
        guard context.source.isOnOneLine(span) else { return nil }
        let links = context.source.text(in: span)
        let (make, edges) = (Builtin.make.rawValue, start.isRelation ? "\(Member.edges.rawValue)." : "")
        return FixIt(
            replacing: stated.span,
            with: "\(context.text(start.view)).\(start.word.rawValue)Constraints { \(make) "
                + "\(ReservedWord.in.rawValue) \(make).\(edges)\(links) }")
    }
}

extension RuleContext {
    /// For a chain with a relation on one or several views: the view, the maker's name, the start of the links, and
    /// whether the first is the relation.
    fileprivate func start(
        of chain: Expression
    ) -> (view: Expression, word: Builtin, links: Int, isRelation: Bool)? {
        var inner = chain
        var names: [(name: Name, span: Span)] = []
        while true {
            switch inner.kind {
            case .member(let base, let name, let span):
                names.append((name, span))
                inner = base
            case .call(let callee, _):
                guard case .member = callee.kind else { return nil }
                inner = callee
                continue
            default: return nil
            }
            guard isConstrainable(inner), let first = names.last, names.contains(where: { isRelation($0.name) }) else {
                continue
            }
            let word = vocabulary.builtin(first.name).flatMap { $0.isChainWord ? $0 : nil }
            if word == nil, !isRelation(first.name), !(spelling(first.name)?.isConstrained ?? false) { continue }
            guard let links = word == nil ? first.span.lower : names.dropLast().last?.span.lower else { return nil }
            return (inner, word ?? .make, links, word == nil && isRelation(first.name))
        }
    }

    private func isRelation(_ name: Name) -> Bool {
        if case .member(let member)? = spelling(name) { member.isRelation } else { false }
    }

    /// Whether constraints can be made for the value of an expression.
    private func isConstrainable(_ expression: Expression) -> Bool {
        switch kind(of: expression) {
        case .of(.view), .of(.views): true
        default: false
        }
    }
}
