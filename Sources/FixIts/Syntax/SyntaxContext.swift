internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Evaluator
internal import AccentSyntax
internal import Diagnostics

/// What is known around a syntax error: the tokens of the source, and the position of the parser.
struct SyntaxContext: TokenView {
    let outline: SyntaxOutline
    package let place: SyntaxError.Place
    /// Whether the whole source can be searched. If there are many errors, only for the first ones.
    let looksFar: Bool

    var source: SourceText { outline.source }
    package var names: NameTable { outline.names }
    package var tokens: [Token] { outline.tokens }
    /// For each opening bracket, the index of its closing bracket, if there is one.
    var closers: [Int: Int] { outline.closers }
    /// The names that the source declares anywhere, and those of them that are functions.
    var declared: (names: Set<Name>, functions: Set<Name>) { outline.declared }

    var index: Int { place.index }
    var start: Int { place.start }
    var openBrackets: [Int] { place.openBrackets }
    var newlinesEnd: Bool { place.newlinesEnd }
    var functionDepth: Int { place.functionDepth }
    var blockDepth: Int { place.blockDepth }

    /// The current token, as messages name it.
    package var found: Found { found(newlinesEnd: newlinesEnd) }
}

/// What is known about a source's tokens, shared by the explanations of its errors.
final class SyntaxOutline: TokenView {
    let source: SourceText
    package let names: NameTable
    package let tokens: [Token]
    let index = 0
    private(set) lazy var closers = matchingBrackets()
    /// The brackets as the accents' parsers pair them.
    private(set) lazy var brackets = BracketTable(tokens)
    /// The classes that a source in Objective-C declares.
    private(set) lazy var classes = declaredClasses()
    private(set) lazy var declared = declaredNames()

    init(_ source: SourceText, _ tokens: [Token], _ names: NameTable) {
        self.source = source
        self.tokens = tokens
        self.names = names
    }

    /// The token that starts at an offset, or the first one after it.
    func position(at offset: Int) -> Int {
        var range = tokens.indices
        while let first = range.first {
            let middle = first + range.count / 2
            if tokens[middle].span.lower == offset { return middle }
            range = tokens[middle].span.lower < offset ? middle + 1..<range.upperBound : first..<middle
        }
        return min(range.lowerBound, tokens.count - 1)
    }

    /// The names declared anywhere in the source, as far as its tokens show.
    private func declaredNames() -> (names: Set<Name>, functions: Set<Name>) {
        var (names, functions): (Set<Name>, Set<Name>) = ([], [])
        var declaresViews = false
        for position in tokens.indices.dropFirst() where tokens[position].kind == .identifier {
            let name = tokens[position].name
            if tokens[position].startsLine || tokens[position - 1].kind != .comma {
                declaresViews = statementWord(at: position - 1)?.declaresView ?? false
            }
            switch reservedWord(at: position - 1) {
            case .func: functions.insert(name)
            case .let, .var, .for:
                if position + 2 < tokens.count, tokens[position + 2].kind == .leftBrace { functions.insert(name) }
            default: if !declaresViews { continue }
            }
            names.insert(name)
        }
        return (names, functions)
    }
}
