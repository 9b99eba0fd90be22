package import Masonry
package import Syntax
package import Diagnostics
internal import Vocabulary

/// A chain in a source, from its first word to its last link: `make.left.equalTo(card).offset(16)`.
package struct WrittenChain {
    package let source: SourceText
    package let span: Span
    private let isNamed: Bool
    package let tokens: [Token]
    /// The token indices of the first word and of the words after dots.
    package let words: [Int]
    /// The index after the chain's last token.
    package let end: Int

    /// The chain around a place, such as that of a constraint's attribute; nil if there is no word.
    ///
    /// - Parameters:
    ///   - tokens: those of the whole source.
    ///   - isNamed: whether messages should name the source.
    package init?(around origin: Origin, in source: SourceText, tokens: [Token], isNamed: Bool) {
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
        self.isNamed = isNamed
        self.tokens = tokens
        self.words = words
        self.end = end
        span = tokens[start].span.joined(with: tokens[end - 1].span)
    }

    /// Whether the origin is within the chain.
    package func contains(_ origin: Origin) -> Bool {
        origin.sourceText === source && span.range.contains(origin.range.lowerBound)
    }

    // MARK: Words

    /// Its location: `line 6`, or `in[6]`.
    package var place: String { source.isInput ? source.name : line(of: span.lower) }

    /// The line where further links would go.
    package var lastLine: String { line(of: span.upper - 1) }

    /// How messages refer to the chain: its location, and its start if others are there.
    package var name: String { isAlone ? place : "`\(opening)` of \(place)" }

    package func line(of offset: Int) -> String {
        "line \(source.line(at: offset))" + (isNamed ? " of \(source.name)" : "")
    }

    /// The chain's start, if others are on its line: `make.left…`.
    package var opening: String {
        // A message, whose receiver is inside its brackets.
        if tokens[words[0]].kind == .leftBracket, relation == nil {
            return "\(source.text(in: span).prefix { $0 != " " && $0 != "\n" })…"
        }
        let shown = relation.map { words.prefix($0) } ?? words.prefix(2)
        return shown.map { source.text(in: tokens[$0].span) }.joined(separator: ".") + "…"
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

    /// The chain as typed, truncated if it is long.
    package var quotation: String {
        let text = source.text(in: span)
        return text.count <= Self.longestQuotation && !text.contains("\n") ? text : opening
    }

    private static let longestQuotation = 60

    /// Whether the chain is a complete statement.
    package var isStatement: Bool {
        guard words[0] > 0, !tokens[words[0]].startsLine else { return true }
        let before = tokens[words[0] - 1]
        return [.semicolon, .leftBrace].contains(before.kind)
            || source.text(in: before.span) == ReservedWord.in.rawValue
    }

    /// Whether the chain is alone on its lines.
    package var isAlone: Bool {
        let next = [.semicolon, .comma].contains(tokens[end].kind) ? tokens[end + 1] : tokens[end]
        return tokens[words[0]].startsLine && (next.startsLine || next.kind == .end)
    }

    // MARK: Surrounding block

    /// The maker's block around the chain.
    package struct Maker: Equatable {
        /// `line 12`
        package let place: String
        package let isInput: Bool
        /// Its token index.
        package let token: Int
        /// The word that makes, updates or remakes.
        package let word: String
    }

    /// Nil if the chain is in no block.
    package var maker: Maker? {
        blockMaker.map { token in
            let span = tokens[token].span
            return Maker(
                place: line(of: span.lower), isInput: source.isInput, token: token, word: source.text(in: span))
        }
    }

    /// Whether the tokens start a function or method: `private func hide()`, `- (void)hide`.
    private func isHead(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first else { return false }
        if first.kind == .minus, tokens.dropFirst().first?.kind == .leftParen { return true }
        return tokens.contains { source.text(in: $0.span) == ReservedWord.func.rawValue }
    }

    /// The range of the function or method around the chain; nil if there is none.
    package var function: Range<Int>? {
        var depth = 0
        for index in tokens[..<words[0]].indices.reversed() {
            depth += tokens[index].kind.depth
            guard depth > 0 else { continue }
            depth = 0
            var place = index
            while place > 0, !tokens[place].startsLine { place -= 1 }
            guard isHead(tokens[place..<index]) else { continue }
            return tokens[place].span.lower..<tokens[Self.closing(of: index, in: tokens)].span.upper
        }
        return nil
    }

    /// The token index of the word that opens the closest maker's block around the chain.
    package var blockMaker: Int? {
        var depth = 0
        for index in tokens[..<words[0]].indices.reversed() {
            depth += tokens[index].kind.depth
            guard depth > 0 else { continue }
            depth = 0
            // The word that opens a block is on its line.
            var place = index
            while place > 0, !tokens[place].startsLine {
                place -= 1
                if source.text(in: tokens[place].span).hasSuffix("Constraints") { return place }
            }
        }
        return nil
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
    package static func closing(of place: Int, in tokens: [Token]) -> Int {
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
