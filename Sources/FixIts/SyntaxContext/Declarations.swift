internal import Vocabulary
internal import Syntax
internal import Diagnostics

extension SyntaxContext {
    /// The tokens after the current one, up to the end of the statement's line.
    var restOfStatement: ArraySlice<Token> {
        tokens[(index + 1)...].prefix { !$0.startsLine && ![.semicolon, .rightBrace, .end].contains($0.kind) }
    }

    /// Whether a name is declared as a view before the current token.
    func isParent(_ name: Name) -> Bool {
        looksFar
            && tokens[..<index].indices.contains { position in
                tokens[position].name == name && tokens[position].kind == .identifier && position > 0
                    && (statementWord(at: position - 1)?.declaresView ?? false)
            }
    }

    /// Whether a name, and a number after it, follow the name of a view: `view a with width 100`.
    var hasNumberBehind: Bool {
        current.kind == .identifier && restOfStatement.contains { $0.kind == .number || $0.kind == .size }
    }
}

extension SyntaxProblem {
    /// The word of a declaration that goes on as none can.
    var declaration: StatementWord? {
        switch self {
        case .contentOfView(let word), .signInView(let word, _): word
        default: nil
        }
    }
}
