package import Diagnostics
package import Masonry
package import Syntax
package import Vocabulary

/// A statement of a script that is to fail: `// error: …` stands alone on the line above it.
package struct ExpectedError: Sendable {
    /// A part of the error's message, or its slug; empty for any error.
    package let text: String
    /// The comment.
    package let place: Span
    /// The statement, to the end of the line on which its brackets are closed.
    package let statement: Span

    package static let mark = "// error:"

    /// Those of a script, in order. A session's inputs have none.
    package static func all(in source: SourceText) -> [ExpectedError] {
        guard source.accent == .masonry, !source.isInput, source.text.contains(mark) else { return [] }
        let tokens = Lexer.tokens(of: source, names: NameTable())
        return (1...source.lineCount).compactMap { line in
            let range = source.range(ofLine: line)
            let text = source.text(in: range)
            let indent = text.prefix { $0 == " " || $0 == "\t" }.utf8.count
            guard text.dropFirst(indent).hasPrefix(mark) else { return nil }
            let start = range.lowerBound + indent
            let isInText = tokens.contains { $0.span.lower <= start && start < $0.span.upper }
            guard !isInText else { return nil }
            let expected = text.dropFirst(indent + mark.count).split(separator: " ").joined(separator: " ")
            return ExpectedError(
                text: expected, place: Span(start, range.upperBound),
                statement: statement(below: range.upperBound, tokens))
        }
    }

    /// The first statement below an offset; empty if there is none, so that nothing fails. It may be one that can't be read, so
    /// only its brackets count.
    private static func statement(below offset: Int, _ tokens: Tokens) -> Span {
        guard let first = tokens.firstIndex(where: { $0.span.lower >= offset }), tokens[first].kind != .end else {
            return Span(offset, offset)
        }
        var (last, depth) = (first, tokens[first].kind.depth)
        while tokens[last + 1].kind != .end {
            let next = tokens[last + 1]
            if next.startsLine, depth <= 0, next.kind != .dot { break }
            depth += next.kind.depth
            last += 1
        }
        return Span(tokens[first].span.lower, tokens[last].span.upper)
    }

    /// Whether an error is the one that is expected.
    func matches(_ error: Diagnostic) -> Bool {
        error.severity == .error && (text.isEmpty || error.slug == text || error.message.contains(text))
    }
}

extension SourceText {
    /// The program without the statements that are to fail.
    package func program(
        names: NameTable, without expected: [ExpectedError], errorLimit: Int = Parser.errorLimit,
        interruption: Interruption? = nil
    ) -> Program {
        if expected.isEmpty { return program(names: names, errorLimit: errorLimit, interruption: interruption) }
        return blanked(expected.map(\.statement))
            .program(names: names, errorLimit: errorLimit, interruption: interruption).read(from: self)
    }

    /// The source without the statements that are to fail and the comments about them.
    package var withoutExpectedErrors: SourceText {
        let expected = ExpectedError.all(in: self)
        return expected.isEmpty ? self : blanked(expected.map { Span(start(ofCommentsOf: $0), end(ofLineOf: $0)) })
    }

    /// Where the comments directly above a statement that is to fail start.
    private func start(ofCommentsOf expected: ExpectedError) -> Int {
        let tokens = Lexer.tokens(of: self, names: NameTable())
        let last = tokens.last { $0.span.upper <= expected.place.lower }?.span.upper ?? 0
        let gap = bytes(in: last..<expected.place.lower)
        let newline = UInt8(ascii: "\n")
        // A comment after a statement is about that one.
        guard var start = last == 0 ? gap.startIndex : gap.firstIndex(of: newline) else { return expected.place.lower }
        var isBlank = true
        for index in gap[start...].indices {
            if gap[index] == newline {
                if isBlank { start = index }
                isBlank = true
            } else if gap[index] > UInt8(ascii: " ") {
                isBlank = false
            }
        }
        return last + gap.distance(from: gap.startIndex, to: start)
    }

    /// Where the line ends on which it ends, unless another statement is there, too.
    private func end(ofLineOf expected: ExpectedError) -> Int {
        let end = range(ofLine: line(at: expected.statement.upper)).upperBound
        let tokens = Lexer.tokens(of: self, names: NameTable())
        let next = tokens.first { $0.span.lower >= expected.statement.upper && $0.kind != .end }
        return max(expected.statement.upper, min(end, next?.span.lower ?? end))
    }

    /// The program of one statement that is to fail.
    func program(names: NameTable, of expected: ExpectedError) -> Program {
        let statement = expected.statement
        return blanked([Span(0, statement.lower), Span(statement.upper, length)]).program(names: names)
            .read(from: self)
    }

    /// The source with spaces in place of parts, so that all else keeps its place.
    private func blanked(_ parts: [Span]) -> SourceText {
        applying(
            parts.map { part in
                let spaces = bytes(in: part.range).map { byte in
                    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
                }
                return Replacement(source: self, span: part, text: String(decoding: spaces, as: UTF8.self))
            })
    }
}

extension Program {
    /// The same program, of a source in which everything in it has the same place.
    fileprivate func read(from source: SourceText) -> Program {
        Program(
            source: source, statements: statements, errors: errors, tokens: tokens, headers: headers, types: types,
            isIncomplete: isIncomplete)
    }
}
