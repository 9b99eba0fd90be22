internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// The other files of a program that a source is read with.
struct SwiftCompanions {
    let tokens: [Tokens]
    /// What they declare for all files.
    let outlines: [SwiftOutline]

    init(of source: SourceText, _ names: NameTable) {
        let others = source.context.companions.filter { $0.accent == .swift }
        tokens = others.map { SwiftConditions.kept(Lexer.tokens(of: $0, names: names), of: $0, names).tokens }
        outlines = zip(others, tokens).map { SwiftOutline(SwiftAliases.replaced(in: $1, names), names, of: $0) }
    }
}

extension SwiftOutline {
    func joined(with others: [SwiftOutline]) -> SwiftOutline { others.reduce(into: self) { $0.take($1) } }
}
