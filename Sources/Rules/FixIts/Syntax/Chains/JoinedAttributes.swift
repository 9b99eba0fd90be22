/// Attributes joined by a sign: `make.left|right`, `make.left & make.right`.
enum JoinedAttributes: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .foreignOperator(.bar), .foreignOperator(.ampersand): break
        default: return nil
        }
        return context.position(ofToken: error).flatMap(context.attributes(joinedAt:)).map(error.with)
    }
}

extension SyntaxContext {
    /// `make.left|right` and `make.left & make.right`
    fileprivate func attributes(joinedAt token: Int) -> Edit? {
        guard token > 2, token + 3 < tokens.count, tokens[token - 2].kind == .dot, isAttribute(token - 1) else {
            return nil
        }
        let isRepeated = tokens[token + 1].name == tokens[token - 3].name && tokens[token + 2].kind == .dot
        let next = isRepeated ? token + 3 : token + 1
        return isAttribute(next) ? (Span(tokens[token - 1].span.upper, tokens[next].span.lower), ".") : nil
    }

    fileprivate func isAttribute(_ place: Int) -> Bool {
        tokens[place].kind == .identifier && Attribute(rawValue: text(of: tokens[place].name)) != nil
    }
}
