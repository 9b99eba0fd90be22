internal import AccentSyntax
internal import Syntax
internal import Vocabulary

/// What is private to a file: `static` variables and functions outside classes.
enum ObjectiveCFileScope {
    /// The tokens with a mark on the private names; without a mark, as they are.
    static func marked(_ tokens: Tokens, _ mark: String, _ names: NameTable) -> Tokens {
        if mark.isEmpty { return tokens }
        var own: Set<Name> = []
        var depth = 0
        for index in tokens.indices {
            switch tokens[index].kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .identifier where depth == 0 && names.text(tokens[index].name) == "static":
                if let name = declared(tokens, after: index) { own.insert(name) }
            default: break
            }
        }
        return tokens.marked(own, mark, names)
    }

    /// The name that a declaration gives: the last one before its value, its parameters or its end.
    private static func declared(_ tokens: Tokens, after start: Int) -> Name? {
        let head = tokens[(start + 1)...].prefix {
            ![.assign, .leftParen, .leftBracket, .leftBrace, .semicolon, .end].contains($0.kind)
        }
        return head.last { $0.kind == .identifier }?.name
    }
}
