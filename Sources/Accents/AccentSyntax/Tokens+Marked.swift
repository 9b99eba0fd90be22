package import Syntax
package import Vocabulary

extension Tokens {
    /// The tokens with a mark on these names, except where they are members or labels.
    package func marked(_ own: Set<Name>, _ mark: String, _ names: NameTable) -> Tokens {
        if own.isEmpty { return self }
        return Tokens(
            indices.map { index in
                let token = self[index]
                guard token.kind == .identifier, own.contains(token.name), self[index - 1].kind != .dot,
                    self[index + 1].kind != .colon || ![.leftParen, .comma].contains(self[index - 1].kind)
                else { return token }
                return Token(
                    kind: token.kind, startsLine: token.startsLine, isAdjacent: token.isAdjacent, span: token.span,
                    name: names.intern("\(names.text(token.name))$\(mark)"))
            })
    }
}
