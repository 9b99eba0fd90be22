internal import Masonry

/// A parser's place in the tokens of a source, how deep it has gone, and what it has found wrong.
protocol TokenReader {
    var source: SourceText { get }
    var names: NameTable { get }
    /// What is read; the last token is the end.
    var tokens: [Token] { get }
    var index: Int { get set }
    var errors: [SyntaxError] { get set }
    /// The number of errors that are reported.
    var errorLimit: Int { get }
    var interruption: Interruption? { get }
    var nesting: Int { get set }
    /// The height of the tree that was read last.
    var height: Int { get set }
}

extension TokenReader {
    var current: Token { tokens[index] }
    var previous: Token { tokens[max(0, index - 1)] }

    func token(ahead distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
    }

    func isReserved(_ word: ReservedWord, ahead distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return token.kind == .reserved && ReservedWord(token.name) == word
    }

    /// From where a production started to the last token that was read.
    func span(from start: Span) -> Span { start.joined(with: previous.span) }

    // MARK: Errors

    /// Whether reading is to end before the source does.
    var isStopped: Bool { errors.count > errorLimit || interruption?.reason != nil }

    /// Puts the errors in order, as tokens are read before statements.
    mutating func sortErrors() { errors.sort { $0.span.lower < $1.span.lower } }

    /// Leaves as many errors as are reported; the place of the first that is not, where there are more.
    ///
    /// - Parameter last: the place of the first error beyond the limit, from before others were taken out.
    mutating func cutErrors(from last: Span?) {
        guard let last else { return }
        errors.removeAll { $0.span.lower > last.lower }
        errors.removeLast(max(0, errors.count - errorLimit))
        errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
    }

    /// Where the first error stands that is too many; nil where none is.
    var firstBeyondLimit: Span? { errors.count > errorLimit ? errors[errorLimit].span : nil }

    // MARK: Nesting

    /// Reads what is nested one level deeper.
    mutating func nested<Result>(_ read: (inout Self) throws(Rejection) -> Result) throws(Rejection) -> Result {
        if nesting >= Parser.nestingLimit {
            throw Rejection(.nestingTooDeep(limit: Parser.nestingLimit), current.span)
        }
        // The statement that is read may be as long as the source.
        if interruption?.reason != nil { throw Rejection(nil) }
        nesting += 1
        defer { nesting -= 1 }
        return try read(&self)
    }

    /// Sets the height of a tree from the greatest of its parts.
    mutating func raise(to heightOfParts: Int, at span: Span) throws(Rejection) {
        height = heightOfParts + 1
        if height > Parser.heightLimit { throw Rejection(.expressionTooLong(limit: Parser.heightLimit), span) }
    }
}

// Which brace is left open, judged by how lines are indented.
extension TokenReader {
    /// The error for a block that the source does not close, at the brace that its lines' indentation leaves alone.
    func unclosedBrace(from opening: Int) -> SyntaxError? {
        guard let found = braceLeftOpen(from: opening) else { return braceBeforeOutdentedLine(opening) }
        let closing = tokens[found.closing].span
        let line = source.line(at: tokens[found.outer].span.lower)
        return SyntaxError(
            .unclosed("{", found: "`}`"), tokens[found.brace].span,
            related: SyntaxError.Related(span: closing, message: "by its indentation this closes line \(line)"),
            replacement: brace(missingFor: found.brace, before: found.closing))
    }

    /// The `}` of a brace that is left open: at the end of its line where its body is there, else before the first line that
    /// is not indented deeper.
    private func brace(missingFor brace: Int, before closing: Int) -> (span: Span, text: String)? {
        let own = indentation(at: brace)
        let lines = (brace + 1...closing).filter { tokens[$0].startsLine }
        guard let next = lines.first, let end = lines.first(where: { indentation(at: $0) <= own }) else { return nil }
        if next == end, next > brace + 1, tokens[next - 1].kind != .reserved {
            return (tokens[next - 1].span.atEnd, " }")
        }
        let (place, outer) = (tokens[end].span.lower, indentation(at: end))
        let blanks = { String(repeating: " ", count: $0) }
        return (Span(place, place), "\(blanks(own - outer))}\n\(blanks(outer))")
    }

    /// The error for a brace that nothing closes, before the first line that is not indented deeper than its own: where those
    /// right behind it are, a line further up or at the end, and where the body stands on the brace's own line.
    private func braceBeforeOutdentedLine(_ opening: Int) -> SyntaxError? {
        let own = indentation(at: opening)
        let lines = tokens.indices.dropFirst(opening + 1).lazy.filter {
            tokens[$0].startsLine && tokens[$0].kind != .end
        }
        let blanks = String(repeating: " ", count: own)
        let first = lines.first ?? tokens.count - 1
        let last = tokens[first - 1]
        if lines.first.map({ indentation(at: $0) <= own }) ?? true, first > opening + 1, last.kind != .leftBrace,
            ReservedWord(last.name) != .in || last.kind != .reserved
        {
            return SyntaxError(
                .unclosed("{", found: "the end"), tokens[opening].span,
                related: SyntaxError.Related(span: last.span.atEnd, message: "expected `}`"),
                replacement: (last.span.atEnd, " }"))
        }
        guard let first = lines.first, indentation(at: first) > own else { return nil }
        guard let next = lines.first(where: { indentation(at: $0) <= own }) else {
            let end = tokens[tokens.count - 2].span.atEnd
            return SyntaxError(
                .unclosed("{", found: "the end"), tokens[opening].span,
                related: SyntaxError.Related(span: end, message: "expected `}`"),
                replacement: (end, "\n\(blanks)}"))
        }
        guard tokens[next].kind != .rightBrace else { return nil }
        let place = tokens[next].span
        return SyntaxError(
            .unclosed("{", found: "`\(source.text(in: place))`"), tokens[opening].span,
            related: SyntaxError.Related(span: place, message: "expected `}`"),
            replacement: (Span(place.lower, place.lower), "}\n\(blanks)"))
    }

    /// The first `{` from one on that is still open at a `}` whose line is indented as that of a `{` around it, where such
    /// pairs leave none open.
    private func braceLeftOpen(from opening: Int) -> (brace: Int, outer: Int, closing: Int)? {
        var open: [(brace: Int, indentation: Int)] = []
        var found: (brace: Int, outer: Int, closing: Int)?
        var own = indentation(at: opening)
        for position in opening..<tokens.count {
            if tokens[position].startsLine { own = indentation(at: position) }
            switch tokens[position].kind {
            case .leftBrace: open.append((position, own))
            case .rightBrace:
                guard let last = open.popLast() else { return nil }
                guard tokens[position].startsLine, own < last.indentation,
                    let outer = open.suffix(Parser.nestingLimit).lastIndex(where: { $0.indentation == own })
                else { continue }
                found = found ?? (last.brace, open[outer].brace, position)
                open.removeSubrange(outer...)
            default: break
            }
        }
        return open.isEmpty ? found : nil
    }

    /// The column at which a token's line starts.
    func indentation(at position: Int) -> Int {
        let line = source.range(ofLine: source.line(at: tokens[position].span.lower))
        return source.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }
}

/// Ends the reading of a statement; without an error where one was already reported.
struct Rejection: Error {
    let error: SyntaxError?

    init(_ error: SyntaxError?) {
        self.error = error
    }

    init(_ problem: SyntaxProblem, _ span: Span) {
        error = SyntaxError(problem, span)
    }
}
