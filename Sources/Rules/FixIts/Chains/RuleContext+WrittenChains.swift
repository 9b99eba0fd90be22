// The chain around the place, as it is written.
extension RuleContext {
    /// The whole chain that the place is in, with or without a relation.
    package var wholeChain: Expression? {
        let expressions = expressions
        guard var chain = expressions.first else { return nil }
        for next in expressions.dropFirst() {
            guard next.continues(chain) else { break }
            chain = next
        }
        return chain
    }

    /// The chain that the place is in; nil without a relation.
    package var writtenChain: ChainSyntax? { wholeChain.flatMap { ChainSyntax($0, vocabulary) } }

    /// The words of the chain that the place is in, and which of them it is at: one with its arguments, or only its name.
    package var placeInChain: (links: [ChainSyntax.Link], index: Int)? {
        guard let chain = wholeChain else { return nil }
        let links = ChainSyntax.links(of: chain, vocabulary).links
        let index = links.firstIndex { $0.nameSpan.contains(location) || $0.named == location }
        return index.map { (links, $0) }
    }

    /// The word of the chain at the place.
    package var link: ChainSyntax.Link? { placeInChain.map { $0.links[$0.index] } }

    /// The name of the view or value that the chain is related to; nil if that is `self` or not a name.
    package var targetName: String? {
        guard let target = writtenChain?.argument?.leadingName.map({ text($0.name) }),
            target != Builtin.`self`.rawValue
        else { return nil }
        return target
    }

    /// The view whose constraints the block around the place makes, as it is written; nil if that is not a plain name.
    package var receiverOfBlock: String? {
        let call = path.indices.reversed().lazy.compactMap { depth in
            if case .function = path[depth] { makerCall(at: depth) } else { nil }
        }.first
        return call.flatMap { $0.receiver.isDotted ? text($0.receiver) : nil }
    }

    /// The edit that replaces a part of the script.
    package func replacing(_ part: Span, with text: String) -> Replacement {
        Replacement(source: source, span: part, text: text)
    }
}

extension ChainSyntax.Link {
    /// The word and its arguments, without the dot.
    package var named: Span { Span(nameSpan.lower, span.upper) }

    /// What is in its parentheses, if that is one value.
    package var onlyArgument: Expression? { arguments?.count == 1 ? arguments?[0].value : nil }
}

extension Expression {
    /// Whether the expression is a name, or properties after one: `box`, `self.box`.
    fileprivate var isDotted: Bool {
        switch kind {
        case .name: true
        case .member(let base, _, let name): base.isDotted && name.upper == span.upper
        case .message(let base, _, let name, let arguments):
            base.isDotted && arguments.isEmpty && name.upper == span.upper
        default: false
        }
    }

    /// Whether the expression is a chain whose next to last part is another expression.
    fileprivate func continues(_ other: Expression) -> Bool {
        switch kind {
        case .member(let base, _, _), .call(let base, _), .message(let base, _, _, _): base.isSame(as: other)
        default: false
        }
    }
}
