package import Syntax

/// Where the brackets of a source end, and which one is the innermost at each token. It is computed in one pass, since
/// parsers need both all the time. A closing bracket closes the last open one, whatever its kind.
package struct BracketTable {
    /// For each token the index after its closing bracket; 0 if the token opens nothing or is not closed.
    private var ends: [Int32]
    /// For each token 1 + the index of the innermost bracket that is open before it, or 0.
    private var openings: [Int32]

    /// Which tokens are brackets.
    package enum Brackets {
        case any
        /// `<` and `>`
        case angle

        fileprivate func opens(_ kind: Token.Kind) -> Bool {
            switch kind {
            case .leftBrace, .leftParen, .leftBracket: self == .any
            case .less: self == .angle
            default: false
            }
        }

        fileprivate func closes(_ kind: Token.Kind) -> Bool {
            switch kind {
            case .rightBrace, .rightParen, .rightBracket: self == .any
            case .greater: self == .angle
            default: false
            }
        }
    }

    package init(_ tokens: Tokens, of brackets: Brackets = .any) {
        ends = Array(repeating: 0, count: tokens.count)
        openings = ends
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            openings[index] = Int32(truncatingIfNeeded: (open.last ?? -1) + 1)
            if brackets.opens(token.kind) {
                open.append(index)
            } else if brackets.closes(token.kind), let opening = open.popLast() {
                ends[opening] = Int32(truncatingIfNeeded: index + 1)
            }
        }
    }

    /// The index after the bracket that closes the one at an index; nil if none does.
    package func end(ofBracketAt index: Int) -> Int? {
        ends.indices.contains(index) && ends[index] > 0 ? Int(ends[index]) : nil
    }

    /// The innermost bracket that is open before the token at an index; nil if none is.
    package func opening(before index: Int) -> Int? {
        openings.indices.contains(index) && openings[index] > 0 ? Int(openings[index]) - 1 : nil
    }
}
