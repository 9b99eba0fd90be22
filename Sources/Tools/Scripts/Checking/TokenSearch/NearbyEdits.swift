internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// The small edits of the tokens around an error. None loses a name, a text or a number.
struct NearbyEdits {
    private let source: SourceText
    private let tokens: [Token]
    /// The token at which the error is.
    private let center: Int
    /// The words of the language and of the source.
    private let words: Set<String>

    /// - Parameter place: that of the error.
    init(of tokens: [Token], at place: Span, in source: SourceText, words: Set<String>) {
        self.tokens = tokens
        self.source = source
        self.words = words
        center = tokens.firstIndex { $0.span.upper > place.lower } ?? max(0, tokens.count - 1)
    }

    /// Those that are wanted, the cheapest first.
    func all(where isWanted: (TokenEdit) -> Bool) -> [TokenEdit] {
        let edits = tokens.indices.flatMap { position -> [TokenEdit] in
            joined(position) + split(position) + brokenLine(position) + punctuation(position) + swapped(position)
                + otherWord(position) + missing(position)
        }
        return (edits + missing(tokens.count)).filter(isWanted).sorted { $0.cost < $1.cost }
    }

    // MARK: Words

    private func joined(_ position: Int) -> [TokenEdit] {
        guard let next = token(position + 1), isWord(tokens[position]), isWord(next), !next.startsLine else {
            return []
        }
        let (first, second) = (text(position), text(position + 1))
        let capital = second.prefix(1).uppercased() + second.dropFirst()
        let word = [first + second, first + capital, first.lowercased() + capital].first(where: words.contains)
        return word.map { [edit(.joinedWords($0), tokens[position].span.joined(with: next.span), $0, 0.8, position)] }
            ?? []
    }

    private func split(_ position: Int) -> [TokenEdit] {
        guard isWord(tokens[position]), case let word = text(position), !words.contains(word) else { return [] }
        return word.indices.dropFirst().flatMap { index -> [TokenEdit] in
            let (first, second) = (String(word[..<index]), String(word[index...]))
            guard words.contains(first), words.contains(second) else { return [] }
            return [" ", "."].map {
                edit(.splitWord(first, second), tokens[position].span, first + $0 + second, 0.9, position)
            }
        }
    }

    private func otherWord(_ position: Int) -> [TokenEdit] {
        guard isWord(tokens[position]), case let word = text(position), !words.contains(word),
            let other = NearestName.of(word, among: words.sorted())
        else { return [] }
        return [edit(.otherWord(other, was: word), tokens[position].span, other, 1, position)]
    }

    // MARK: Places between tokens

    private func brokenLine(_ position: Int) -> [TokenEdit] {
        guard position > 0, !tokens[position].startsLine, isWord(tokens[position]) else { return [] }
        let last = tokens[position - 1].span
        let line = source.range(ofLine: source.line(at: last.lower))
        let indent = source.text(in: line).prefix { $0 == " " || $0 == "\t" }
        let word = text(position)
        let isStart = Self.startsOfStatements.contains(word)
        return [
            edit(
                .lineBreak(before: word), Span(last.upper, tokens[position].span.lower), "\n\(indent)",
                isStart ? 0.7 : 1.3, position)
        ]
    }

    private static let startsOfStatements: Set<String> = Set(
        StatementWord.allCases.map(\.rawValue)
            + [ReservedWord.let, .var, .func, .return, .if, .for, .while].map(\.rawValue)
            + [Builtin.make, .update, .remake, .print].map(\.rawValue))

    private static let wordsWithin: [ReservedWord] = [.in, .let, .func]

    /// What may be missing before a token.
    private func missing(_ position: Int) -> [TokenEdit] {
        let before = token(position - 1)
        guard before != nil || position < tokens.count else { return [] }
        let place = before.map { $0.span.atEnd } ?? Span(tokens[position].span.lower, tokens[position].span.lower)
        let isLast = token(position).map(\.startsLine) ?? true
        let quote = before?.kind.isReported == true ? [Self.quote] : []
        // What is missing between two values is a guess.
        if let before, let after = token(position), before.kind.isLiteral, after.kind.isLiteral { return [] }
        let punctuation = (Self.punctuation + quote).map { mark -> TokenEdit in
            let isClosing = [")", "]", "}"].contains(mark)
            let text = mark == "{" || mark == "}" || mark == "=" ? " \(mark)" : mark == "," && !isLast ? ", " : mark
            return edit(.missingToken(mark), place, text, isClosing && isLast ? 0.9 : 1.1, position)
        }
        if isLast { return punctuation }
        let blank = before != nil && !tokens[position].isAdjacent ? "" : " "
        return punctuation
            + Self.wordsWithin.map { edit(.missingWord($0.rawValue), place, " \($0.rawValue)\(blank)", 1.2, position) }
    }

    // MARK: Punctuation

    private static let quote = "\""
    private static let punctuation = [".", ",", ":", "(", ")", "[", "]", "{", "}", "="]

    private func punctuation(_ position: Int) -> [TokenEdit] {
        let token = tokens[position]
        guard !isWord(token), token.kind.spelling != nil || token.kind == .invalid else { return [] }
        let written = text(position)
        let isLast = self.token(position + 1).map { $0.kind.depth < 0 } ?? true
        let others = Self.punctuation.filter { $0 != written && !(isLast && [".", ",", ":", "="].contains($0)) }.map {
            mark -> TokenEdit in
            let isNear = Self.families.contains { $0.contains(written) && $0.contains(mark) }
            let cost = isNear && (isBracket(token) || isBetweenValues(position)) ? 0.9 : 1.2
            return edit(.otherToken(mark, was: written), token.span, mark, cost, position)
        }
        // What a bracket at the end opens is missing.
        let isExtra =
            isBracket(token) && (token.kind.depth < 0 || position + 1 < tokens.count)
            || self.token(position + 1)?.kind == token.kind
        let isDoubled = position > 0 && tokens[position - 1].kind == token.kind
        return others
            + (isExtra ? [edit(.extraToken(written, isDoubled: isDoubled), token.span, "", 1.1, position)] : [])
    }

    /// Signs that are taken for one another.
    private static let families: [Set<String>] = [
        [".", ",", ":", ";", "="], ["(", "[", "{"], [")", "]", "}"],
    ]

    private func isBracket(_ token: Token) -> Bool { token.kind.depth != 0 }

    /// Whether a value ends before a token and a word or number starts after it.
    private func isBetweenValues(_ position: Int) -> Bool {
        guard let before = token(position - 1), let after = token(position + 1), !after.startsLine else { return false }
        return (isWord(before) || before.kind == .number || before.kind.depth < 0)
            && (isWord(after) || after.kind == .number)
    }

    private func swapped(_ position: Int) -> [TokenEdit] {
        guard let next = token(position + 1), !next.startsLine, !isBracket(tokens[position]), !isBracket(next),
            tokens[position].kind != .comma, next.kind != .comma
        else { return [] }
        let span = tokens[position].span.joined(with: next.span)
        let (first, second) = (text(position), text(position + 1))
        let gap = source.text(in: Span(tokens[position].span.upper, next.span.lower))
        return [edit(.swappedTokens(second, first), span, second + gap + first, 1.3, position)]
    }

    /// Two neighboring arguments of the first call the other way round.
    var swappedArguments: [TokenEdit] {
        guard let opening = tokens.firstIndex(where: { $0.kind == .leftParen }) else { return [] }
        var (arguments, start, depth): ([Span], Int, Int) = ([], opening + 1, 0)
        for position in tokens.indices[(opening + 1)...] where depth >= 0 {
            let kind = tokens[position].kind
            depth += kind.depth
            guard depth < 0 || depth == 0 && kind == .comma else { continue }
            if start < position { arguments.append(tokens[start].span.joined(with: tokens[position - 1].span)) }
            start = position + 1
        }
        return zip(arguments, arguments.dropFirst()).map { first, second in
            let texts = (source.text(in: first), source.text(in: second))
            let gap = source.text(in: Span(first.upper, second.lower))
            return edit(
                .swappedArguments(texts.0, texts.1), first.joined(with: second), texts.1 + gap + texts.0, 1, center)
        }
    }

    // MARK: Tokens

    private func token(_ position: Int) -> Token? { tokens.indices.contains(position) ? tokens[position] : nil }

    private func text(_ position: Int) -> String { source.text(in: tokens[position].span) }

    private func isWord(_ token: Token) -> Bool { token.kind == .identifier || token.kind == .reserved }

    /// An edit is likelier where the error is.
    private func edit(_ kind: TokenEdit.Kind, _ span: Span, _ text: String, _ cost: Double, _ position: Int)
        -> TokenEdit
    {
        TokenEdit(
            kind: kind, span: span, text: text, cost: cost + 0.1 * Double(min(10, abs(position - center))),
            isUsual: cost <= 0.9)
    }
}

extension Token.Kind {
    /// Whether it is a number or a text.
    fileprivate var isLiteral: Bool { self == .number || self == .string || self == .size }
}
