package import Masonry
package import Syntax
package import Diagnostics
internal import Vocabulary

/// A chain as a source writes it, from the word that it starts with to its last link: `make.left.equalTo(card).offset(16)`.
package struct WrittenChain {
    package let source: SourceText
    package let span: Span
    private let isNamed: Bool
    package let tokens: [Token]
    /// The places among the tokens of what the chain starts with and of the words behind its dots.
    package let words: [Int]
    /// The place behind the chain's last token.
    package let end: Int

    /// The chain around a place, such as that of the attribute which made a constraint; nil where there is no word.
    ///
    /// - Parameters:
    ///   - tokens: those of the whole source.
    ///   - isNamed: whether its reader should learn which source it is.
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

    /// Whether something was written within the chain.
    package func contains(_ origin: Origin) -> Bool {
        origin.sourceText === source && span.range.contains(origin.range.lowerBound)
    }

    // MARK: Words

    /// Where it stands: `line 6`, or `in[6]`.
    package var place: String { source.isInput ? source.name : line(of: span.lower) }

    /// Where more links would stand.
    package var lastLine: String { line(of: span.upper - 1) }

    /// What a reader tells the chain by: its place, and its start where others stand there.
    package var name: String { isAlone ? place : "`\(opening)` of \(place)" }

    package func line(of offset: Int) -> String {
        "line \(source.line(at: offset))" + (isNamed ? " of \(source.name)" : "")
    }

    /// The chain's start, where others stand on its line: `make.left…`.
    package var opening: String {
        // A message, whose receiver stands in its brackets.
        if tokens[words[0]].kind == .leftBracket, relation == nil {
            return "\(source.text(in: span).prefix { $0 != " " && $0 != "\n" })…"
        }
        let shown = relation.map { words.prefix($0) } ?? words.prefix(2)
        return shown.map { source.text(in: tokens[$0].span) }.joined(separator: ".") + "…"
    }

    /// Which of the words is the relation: `equalTo`.
    package var relation: Int? {
        words.indices.dropFirst().first { index in
            let word = source.text(in: tokens[words[index]].span)
            let bare = word.hasPrefix(Spelling.prefix) ? String(word.dropFirst(Spelling.prefix.count)) : word
            return Member(rawValue: bare)?.isRelation == true || SnapKitWord(rawValue: bare)?.relation != nil
        }
    }

    /// The place of what stands in the relation's brackets.
    package var argumentSpan: Span? {
        guard let relation, tokens[words[relation] + 1].kind == .leftParen else { return nil }
        let (first, last) = (words[relation] + 2, lastToken(ofLink: relation) - 1)
        return first <= last ? tokens[first].span.joined(with: tokens[last].span) : nil
    }

    /// The place of a link's last token.
    package func lastToken(ofLink index: Int) -> Int { index + 1 < words.count ? words[index + 1] - 2 : end - 1 }

    /// The chain as it was typed; its start where it is long.
    package var quotation: String {
        let text = source.text(in: span)
        return text.count <= Self.longestQuotation && !text.contains("\n") ? text : opening
    }

    private static let longestQuotation = 60

    /// Whether the chain is a statement by itself.
    package var isStatement: Bool {
        guard words[0] > 0, !tokens[words[0]].startsLine else { return true }
        let before = tokens[words[0] - 1]
        return [.semicolon, .leftBrace].contains(before.kind)
            || source.text(in: before.span) == ReservedWord.in.rawValue
    }

    /// Whether nothing else stands on the chain's lines.
    package var isAlone: Bool {
        let next = [.semicolon, .comma].contains(tokens[end].kind) ? tokens[end + 1] : tokens[end]
        return tokens[words[0]].startsLine && (next.startsLine || next.kind == .end)
    }

    // MARK: The block around

    /// The block of a maker that the chain is in.
    package struct Maker: Equatable {
        /// `line 12`
        package let place: String
        package let isInput: Bool
        /// Its place among the tokens.
        package let token: Int
        /// What makes, updates or remakes.
        package let word: String
    }

    /// Nil where the chain is in no block.
    package var maker: Maker? {
        blockMaker.map { token in
            let span = tokens[token].span
            return Maker(
                place: line(of: span.lower), isInput: source.isInput, token: token, word: source.text(in: span))
        }
    }

    /// Whether a function or a method starts so: `private func hide()`, `- (void)hide`.
    private func isHead(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first else { return false }
        if first.kind == .minus, tokens.dropFirst().first?.kind == .leftParen { return true }
        return tokens.contains { source.text(in: $0.span) == ReservedWord.func.rawValue }
    }

    /// Where the function or method is written that the chain is in; nil for one that is in none.
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

    /// The place among the tokens of the word that opens the closest block of a maker around the chain.
    package var blockMaker: Int? {
        var depth = 0
        for index in tokens[..<words[0]].indices.reversed() {
            depth += tokens[index].kind.depth
            guard depth > 0 else { continue }
            depth = 0
            // What opens a block stands on its line.
            var place = index
            while place > 0, !tokens[place].startsLine {
                place -= 1
                if source.text(in: tokens[place].span).hasSuffix("Constraints") { return place }
            }
        }
        return nil
    }

    // MARK: Reading

    /// Where the chain starts that a token is in.
    private static func start(of place: Int, in tokens: [Token]) -> Int {
        var start = place
        while start > 1, tokens[start - 1].kind == .dot {
            var base = start - 2
            while let opening = opening(of: base, in: tokens) {
                // What is called or looked into stands right before.
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

    /// Where a link ends: behind its word and what it is called with.
    private static func end(ofLinkAt place: Int, in tokens: [Token]) -> Int {
        var end = closing(of: place, in: tokens) + 1
        while tokens[end].kind == .leftParen || tokens[end].kind == .leftBracket && tokens[end].isAdjacent
            || tokens[end].kind == .leftBrace, !tokens[end].startsLine
        {
            end = closing(of: end, in: tokens) + 1
        }
        return end
    }

    /// The bracket that belongs to one that opens; the place itself for another token.
    package static func closing(of place: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in place..<tokens.count - 1 {
            depth += tokens[index].kind.depth
            if depth <= 0 { return index }
        }
        return max(place, tokens.count - 2)
    }

    /// The bracket that belongs to one that closes; nil for another token.
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
    /// Whether what stands right behind it in brackets belongs to it.
    fileprivate var endsValue: Bool { kind == .identifier || kind.depth < 0 }
}

extension Token.Kind {
    /// What it adds to how many brackets are open.
    package var depth: Int {
        switch self {
        case .leftParen, .leftBracket, .leftBrace: 1
        case .rightParen, .rightBracket, .rightBrace: -1
        default: 0
        }
    }
}
