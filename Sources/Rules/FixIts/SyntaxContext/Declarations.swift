extension SyntaxContext {
    /// The tokens after the current one, up to the end of the statement's line.
    var restOfStatement: Tokens {
        tokens[(index + 1)...].prefix { !$0.startsLine && ![.semicolon, .rightBrace, .end].contains($0.kind) }
    }

    /// Whether a name is declared as a view before the current token.
    func isParent(_ name: Name) -> Bool {
        declared.views[name].map { $0 < current.span.lower } ?? false
    }

    /// Whether a name is the root or is declared as a view before the current token.
    func isDeclaredView(_ name: String) -> Bool {
        name == Builtin.root.rawValue || isParent(names.intern(name))
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
