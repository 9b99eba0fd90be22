extension SyntaxContext {
    /// The tokens after the current one, up to the end of the statement's line.
    var restOfStatement: Tokens {
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

    /// Whether a name is the root or follows a word that declares views.
    func isDeclaredView(_ name: String) -> Bool {
        name == Builtin.root.rawValue
            || looksFar
                && tokens[..<index].indices.suffix(2_000).contains { position in
                    position > 0 && tokens[position].kind == .identifier
                        && text(at: position) == name
                        && (statementWord(at: position - 1)?.declaresView ?? (tokens[position - 1].kind == .comma))
                }
    }

    /// Whether a name, and a number after it, follow the name of a view: `view a with width 100`.
    var hasNumberAfter: Bool {
        current.kind == .identifier && restOfStatement.contains { $0.kind == .number || $0.kind == .size }
    }
}

extension SyntaxProblem {
    /// The first word of a declaration that has something after it that it can't have.
    var declaration: StatementWord? {
        if case .contentOfView(let word) = self { word } else { nil }
    }
}
