internal import AccentSyntax

/// The tokens of a source and what they show, shared by the explanations of its errors.
final class SyntaxOutline: TokenView {
    let source: SourceText
    package let names: NameTable
    package let tokens: Tokens
    let index = 0
    private(set) lazy var closers = matchingBrackets()
    /// The brackets as the accents' parsers pair them.
    private(set) lazy var brackets = BracketTable(tokens)
    /// The classes that a source in Objective-C declares.
    private(set) lazy var classes = declaredClasses()
    private(set) lazy var declared = declaredNames()

    init(_ source: SourceText, _ tokens: Tokens, _ names: NameTable) {
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

    /// The last token that starts before an offset.
    func token(before offset: Int) -> Token? {
        let next = position(at: offset)
        return next > 0 ? tokens[next - 1] : nil
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
