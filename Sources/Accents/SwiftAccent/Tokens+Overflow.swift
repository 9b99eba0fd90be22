internal import Syntax

extension Tokens {
    /// The tokens with `a &+ b` as `a + b`: numbers don't overflow here.
    var withoutOverflow: Tokens {
        Tokens(
            indices.compactMap { index in
                let (token, next) = (self[index], self[index + 1])
                let isOverflow =
                    token.kind == .ampersand && next.isAdjacent && !token.isAdjacent
                    && Self.arithmetic.contains(next.kind)
                return isOverflow ? nil : token
            })
    }

    private static let arithmetic: Set<Token.Kind> = [
        .plus, .minus, .times, .less, .greater, .lessOrEqual, .greaterOrEqual, .plusAssign, .minusAssign, .timesAssign,
    ]
}
