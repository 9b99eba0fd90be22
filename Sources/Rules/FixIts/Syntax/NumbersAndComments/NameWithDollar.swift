internal import Syntax
internal import Diagnostics

/// A name that starts with `$`: `print($margin)`.
enum NameWithDollar: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.dollar) else { return nil }
        return context.position(ofToken: error).flatMap(context.nameAlone(after:)).map(error.with)
    }
}

extension SyntaxContext {
    /// `$margin` without its sign.
    fileprivate func nameAlone(after token: Int) -> Edit? {
        guard token + 1 < tokens.count, tokens[token + 1].kind == .identifier, tokens[token + 1].isAdjacent else {
            return nil
        }
        return (tokens[token].span, "")
    }
}
