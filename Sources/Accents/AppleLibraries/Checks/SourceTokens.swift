internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import Evaluator

/// The tokens of a project's source, found by their places.
final class SourceTokens {
    let source: SourceText
    private let tokens: Tokens

    init(_ source: SourceText, names: NameTable) {
        self.source = source
        tokens = Lexer.tokens(of: source, names: names)
    }

    /// The tokens that start before a place.
    func before(_ place: Int) -> Tokens { tokens[..<index(at: place)] }

    /// The tokens that start at a place or after it. The last one has the kind `end`.
    func from(_ place: Int) -> Tokens { tokens[index(at: place)...] }

    func inside(_ span: Span) -> Tokens { tokens[index(at: span.lower)..<index(at: span.upper)] }

    /// The kind of the first token after a span.
    func kind(after span: Span) -> Token.Kind? { from(span.upper).first?.kind }

    func text(_ token: Token) -> String { source.text(in: token.span) }

    /// The first token of a stretch that is this word.
    func word(_ word: String, in tokens: Tokens) -> Token? {
        tokens.first { $0.isWord && text($0) == word }
    }

    /// The position of the first token that starts at a place or after it.
    private func index(at place: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].span.lower < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Paths

    /// The words of a path such as `self.view.leftAnchor`; nil if the stretch is anything else.
    func path(in span: Span) -> Tokens? {
        let tokens = inside(span)
        let isPath = tokens.enumerated().allSatisfy { $0.offset % 2 == 0 ? $0.element.isWord : $0.element.kind == .dot }
        return isPath && tokens.count % 2 == 1 ? tokens.filter(\.isWord) : nil
    }

    /// The words before a member, `self.view` of `self.view.left`; nil if something else precedes it.
    func path(before member: Span) -> Tokens? {
        var words = Tokens()
        var rest = before(member.lower)
        while rest.last?.kind == .dot, let word = rest.dropLast().last, word.isWord {
            words.append(word)
            rest = rest.dropLast(2)
        }
        return words.isEmpty || rest.last?.kind == .dot ? nil : Tokens(words.reversed())
    }

    /// The name before the innermost parenthesis that is open at a place; nil if another bracket is open there, or if the name
    /// is a member's.
    func called(around place: Int) -> Token? {
        var depth = 0
        let before = before(place)
        for index in before.indices.reversed() {
            depth += before[index].kind.depth
            if depth > 0 {
                let name = before[..<index].last
                let isMember = before[..<index].dropLast().last?.kind == .dot
                return before[index].kind == .leftParen && name?.kind == .identifier && !isMember ? name : nil
            }
            if depth == 0, before[index].kind == .semicolon { return nil }
        }
        return nil
    }

    // MARK: Values

    /// The literal that a span is; nil if it is anything else.
    func literal(_ span: Span) -> Literal? { Literal(inside(span), in: source) }

    /// Whether a span starts with a string without `@`.
    func isStringOfC(_ span: Span) -> Bool {
        from(span.lower).first?.kind == .string && before(span.lower).last?.kind != .at
    }

    /// The tokens of the value that is assigned to a property, or passed to its setter in brackets.
    func assigned(to property: Span) -> Tokens {
        let rest = from(property.upper)
        guard let separator = rest.first?.kind, separator == .assign || separator == .colon else { return Tokens() }
        var depth = 0
        return rest.dropFirst().prefix { token in
            depth += token.kind.depth
            switch token.kind {
            case .end, .semicolon: return false
            case .comma: return depth > 0
            default: return depth >= 0 && (depth > 0 || !startsStatement(token))
            }
        }
    }

    /// Whether a token starts a statement on a line of its own; in Objective-C, only a `;` ends the one before.
    private func startsStatement(_ token: Token) -> Bool {
        source.accent == .swift && token.startsLine && (token.isWord || token.kind == .at || token.kind == .directive)
    }
}

extension Token {
    /// Whether it is a name or a keyword.
    var isWord: Bool { kind == .identifier || kind == .reserved }
}
