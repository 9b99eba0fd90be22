package import Syntax

/// Where the brackets of a source end, and which one is innermost at each token: found in one pass, as readers ask for both
/// at every other token. Any closing bracket closes the last one that is open, of whatever kind.
package struct BracketTable {
    /// For a token that opens: behind the one that closes it; else, or where none does, 0.
    private var ends: [Int32]
    /// For each token 1 + the index of the innermost bracket that is open before it, or 0.
    private var openings: [Int32]

    package init(
        _ tokens: [Token], opening: Set<Token.Kind> = [.leftBrace, .leftParen, .leftBracket],
        closing: Set<Token.Kind> = [.rightBrace, .rightParen, .rightBracket]
    ) {
        ends = Array(repeating: 0, count: tokens.count)
        openings = ends
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            openings[index] = Int32(truncatingIfNeeded: (open.last ?? -1) + 1)
            if opening.contains(token.kind) {
                open.append(index)
            } else if closing.contains(token.kind), let opening = open.popLast() {
                ends[opening] = Int32(truncatingIfNeeded: index + 1)
            }
        }
    }

    /// Behind the bracket that closes the one at an index; nil where none does.
    package func end(ofBracketAt index: Int) -> Int? { ends[index] == 0 ? nil : Int(ends[index]) }

    /// The innermost bracket that is open before the token at an index.
    package func opening(before index: Int) -> Int? { openings[index] == 0 ? nil : Int(openings[index]) - 1 }
}
