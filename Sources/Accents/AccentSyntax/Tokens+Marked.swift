package import Syntax
package import Vocabulary

extension Tokens {
    /// The tokens with the mark of a file on what it keeps to itself, except where a name is a member or a label.
    package func marked(_ mark: String, declaring declarations: [FileDeclaration], _ names: NameTable) -> Tokens {
        let own = Set(declarations.filter(\.isPrivate).map { names.intern($0.name) })
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
