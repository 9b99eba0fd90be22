internal import AccentSyntax
internal import Syntax
internal import Vocabulary

/// What is private to a file: `private let pad = 8` outside types.
struct SwiftFileScope {
    private let tokens: Tokens
    private let names: NameTable
    private var own: Set<Name> = []

    init(_ tokens: Tokens, _ names: NameTable) {
        (self.tokens, self.names) = (tokens, names)
        var depth = 0
        var members: Set<Name> = []
        for index in tokens.indices {
            switch tokens[index].kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .identifier, .reserved:
                let word = names.text(tokens[index].name)
                guard tokens[index + 1].kind == .identifier, Self.declaring.contains(word) else { continue }
                if depth > 0 {
                    members.insert(tokens[index + 1].name)
                } else if word != "extension", isPrivate(index) {
                    own.insert(tokens[index + 1].name)
                }
            default: break
            }
        }
        own.subtract(members)
    }

    private static let declaring = SwiftName.typeWords.union(["let", "var", "func", "case"])

    /// Whether a declaration's modifiers, before its word, make it private.
    private func isPrivate(_ place: Int) -> Bool {
        let modifiers = tokens[..<place].reversed().prefix { $0.kind == .identifier && !$0.startsLine }
        let first = tokens[place - modifiers.count - 1]
        return (modifiers + [first]).contains { ["private", "fileprivate"].contains(names.text($0.name)) }
    }

    /// The tokens with a mark on the private names.
    func marked(_ mark: String) -> Tokens { tokens.marked(own, mark, names) }
}
