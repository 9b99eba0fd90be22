internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// The tokens of the statement at an error: its line, and the lines that brackets join to it.
struct StatementTokens {
    let source: SourceText
    let tokens: [Token]
    let span: Span

    init?(at place: Span, among all: Tokens, in source: SourceText) {
        let line = source.line(at: place.lower)
        let all = Array(all.filter { $0.kind != .end })
        guard var first = all.firstIndex(where: { source.line(at: $0.span.lower) >= line }) ?? all.indices.last else {
            return nil
        }
        while first > 0, !all[first].startsLine { first -= 1 }
        var last =
            all[first...].lastIndex {
                source.line(at: $0.span.lower) <= max(line, source.line(at: all[first].span.lower))
            } ?? first
        let open = all[first...last].reduce(0) {
            $0 + ($1.kind == .leftBrace || $1.kind == .rightBrace ? 0 : $1.kind.depth)
        }
        if open > 0 {
            var (depth, end) = (open, last)
            while depth > 0, end + 1 < all.count, end < last + Self.maxJoinedTokens {
                end += 1
                depth += all[end].kind == .leftBrace || all[end].kind == .rightBrace ? 0 : all[end].kind.depth
            }
            if depth <= 0 { last = end }
        }
        if last - first > Self.maxTokens { return nil }
        self.source = source
        tokens = Array(all[first...last])
        span = all[first].span.joined(with: all[last].span)
    }

    /// The statement with the blocks that it opens; nil if it opens none, or they are long.
    func spanWithBlocks(among all: Tokens) -> Span? {
        if !tokens.contains(where: { $0.kind == .leftBrace }) { return spanToEnd(among: all) }
        guard
            let start = all.firstIndex(where: { $0.span.lower == span.lower })
        else { return nil }
        var (depth, hasBlock) = (0, false)
        let last = all[start...].prefix(Self.maxBlockTokens).firstIndex { token in
            depth += token.kind.depth
            hasBlock = hasBlock || token.kind == .leftBrace
            return depth <= 0 && hasBlock && token.span.upper >= span.upper
        }
        guard let last else { return nil }
        let isEnded = last + 1 < all.endIndex && all[last + 1].kind == .semicolon
        return span.joined(with: all[isEnded ? last + 1 : last].span)
    }

    /// To the word `end` on a later line with the same indentation, as in other languages.
    private func spanToEnd(among all: Tokens) -> Span? {
        let indentation = source.indentation(at: span.lower)
        let end = all.drop { $0.span.lower <= span.upper }.prefix(Self.maxBlockTokens).first { token in
            token.startsLine && source.indentation(at: token.span.lower) == indentation
        }
        guard let end, source.text(in: end.span) == "end" else { return nil }
        return span.joined(with: end.span)
    }

    private static let maxBlockTokens = 400
    private static let maxTokens = 80
    private static let maxJoinedTokens = 60

    /// Whether the statement by itself can be read with an edit. Braces that it leaves open are closed, and the reverse.
    func canBeRead(with edit: TokenEdit, _ names: NameTable) -> Bool {
        guard edit.span.lower >= span.lower, edit.span.upper <= span.upper else { return false }
        let text =
            source.text(in: Span(span.lower, edit.span.lower)) + edit.text
            + source.text(in: Span(edit.span.upper, span.upper))
        var (open, unopened) = (0, 0)
        for token in Lexer.tokens(of: SourceText(name: "", text: text), names: names) {
            if token.kind == .leftBrace { open += 1 }
            if token.kind == .rightBrace { if open > 0 { open -= 1 } else { unopened += 1 } }
        }
        let whole =
            String(repeating: "if true {\n", count: unopened) + text + String(repeating: "\n}", count: open)
        let program = Parser.program(of: SourceText(name: "", text: whole), names: names, errorLimit: 2)
        return program.errors.allSatisfy(\.problem.dependsOnContext)
    }

    /// The lines of the statement after an edit.
    func lines(after edit: TokenEdit, in edited: SourceText) -> ClosedRange<Int> {
        let end = max(span.lower, span.upper + edit.text.utf8.count - edit.span.range.count)
        return edited.line(at: span.lower)...max(edited.line(at: span.lower), edited.line(at: end))
    }
}
