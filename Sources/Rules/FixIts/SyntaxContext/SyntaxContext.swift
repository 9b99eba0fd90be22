/// What is known around a syntax error: the tokens of the source, and the position of the parser.
struct SyntaxContext: TokenView {
    /// What to write instead, and where.
    typealias Edit = (span: Span, text: String)

    let outline: SyntaxOutline
    package let place: SyntaxError.Place
    /// Whether the whole source can be searched. If there are many errors, only for the first ones.
    let looksFar: Bool

    var source: SourceText { outline.source }
    package var names: NameTable { outline.names }
    package var tokens: Tokens { outline.tokens }
    /// For each opening bracket, the index of its closing bracket, if there is one.
    var closers: [Int: Int] { outline.closers }
    /// The names that the source declares anywhere.
    var declared: SyntaxOutline.DeclaredNames { outline.declared }

    /// Whether the parser skipped the rest of the statement.
    var isPassedOver: Bool { place.end != nil }

    var index: Int { place.index }
    var start: Int { place.start }
    var openBrackets: [Int] { place.openBrackets }
    var newlinesEnd: Bool { place.newlinesEnd }
    var functionDepth: Int { place.functionDepth }
    var blockDepth: Int { place.blockDepth }

    /// The current token, as messages name it.
    package var found: Found { found(newlinesEnd: newlinesEnd) }
}
