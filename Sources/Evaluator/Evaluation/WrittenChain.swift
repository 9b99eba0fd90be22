package import Masonry
package import Syntax
package import Diagnostics
internal import Vocabulary

/// A chain in a source, from its first word to its last link: `make.left.equalTo(card).offset(16)`.
package struct WrittenChain {
    package let source: SourceText
    package let span: Span
    package let tokens: [Token]
    /// The token indices of the first word and of the words after dots.
    package let words: [Int]
    /// The index after the chain's last token.
    private let end: Int

    /// The chain around a place, such as that of a constraint's attribute; nil if there is no word.
    ///
    /// - Parameter tokens: those of the whole source.
    package init?(around origin: Origin, in source: SourceText, tokens: [Token]) {
        guard let place = tokens.firstIndex(where: { $0.span.upper > origin.range.lowerBound }),
            tokens[place].kind != .end
        else { return nil }
        let start = Self.start(of: place, in: tokens)
        var words = [start]
        var end = Self.end(ofLinkAt: start, in: tokens)
        while tokens[end].kind == .dot, tokens[end + 1].kind != .end {
            words.append(end + 1)
            end = Self.end(ofLinkAt: end + 1, in: tokens)
        }
        self.source = source
        self.tokens = tokens
        self.words = words
        self.end = end
        span = tokens[start].span.joined(with: tokens[end - 1].span)
    }

    /// The index of the relation's word: `equalTo`.
    package var relation: Int? {
        words.indices.dropFirst().first { index in
            let word = source.text(in: tokens[words[index]].span)
            let bare = word.hasPrefix(Spelling.prefix) ? String(word.dropFirst(Spelling.prefix.count)) : word
            return Member(rawValue: bare)?.isRelation == true || SnapKitWord(rawValue: bare)?.relation != nil
        }
    }

    /// The span inside the relation's brackets.
    package var argumentSpan: Span? {
        guard let relation, tokens[words[relation] + 1].kind == .leftParen else { return nil }
        let (first, last) = (words[relation] + 2, lastToken(ofLink: relation) - 1)
        return first <= last ? tokens[first].span.joined(with: tokens[last].span) : nil
    }

    /// The index of a link's last token.
    package func lastToken(ofLink index: Int) -> Int { index + 1 < words.count ? words[index + 1] - 2 : end - 1 }

    /// Whether the chain is a complete statement.
    package var isStatement: Bool {
        guard words[0] > 0, !tokens[words[0]].startsLine else { return true }
        let before = tokens[words[0] - 1]
        return [.semicolon, .leftBrace].contains(before.kind)
            || source.text(in: before.span) == ReservedWord.in.rawValue
    }

    // MARK: Reading

    /// The start of the chain that contains a token.
    private static func start(of place: Int, in tokens: [Token]) -> Int {
        var start = place
        while start > 1, tokens[start - 1].kind == .dot {
            var base = start - 2
            while let opening = opening(of: base, in: tokens) {
                // The called or subscripted value is directly before the bracket.
                guard opening > 0, tokens[opening].isAdjacent, tokens[opening - 1].endsValue else {
                    base = opening
                    break
                }
                base = opening - 1
            }
            start = base
        }
        return start
    }

    /// The end of a link: after its word and arguments.
    private static func end(ofLinkAt place: Int, in tokens: [Token]) -> Int {
        var end = closing(of: place, in: tokens) + 1
        while tokens[end].kind == .leftParen || tokens[end].kind == .leftBracket && tokens[end].isAdjacent
            || tokens[end].kind == .leftBrace, !tokens[end].startsLine
        {
            end = closing(of: end, in: tokens) + 1
        }
        return end
    }

    /// The closing bracket for an opening one; the index itself for another token.
    private static func closing(of place: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in place..<tokens.count - 1 {
            depth += tokens[index].kind.depth
            if depth <= 0 { return index }
        }
        return max(place, tokens.count - 2)
    }

    /// The opening bracket for a closing one; nil for another token.
    private static func opening(of place: Int, in tokens: [Token]) -> Int? {
        guard tokens[place].kind.depth < 0 else { return nil }
        var depth = 0
        for index in (0...place).reversed() {
            depth += tokens[index].kind.depth
            if depth == 0 { return index }
        }
        return nil
    }
}

extension Token {
    /// Whether brackets directly after it belong to it.
    fileprivate var endsValue: Bool { kind == .identifier || kind.depth < 0 }
}

extension Token.Kind {
    /// The change in the number of open brackets.
    package var depth: Int {
        switch self {
        case .leftParen, .leftBracket, .leftBrace: 1
        case .rightParen, .rightBracket, .rightBrace: -1
        default: 0
        }
    }
}
