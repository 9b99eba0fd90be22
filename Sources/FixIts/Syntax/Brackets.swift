internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

// Brackets, as the tokens before and in them show what they are.
extension SyntaxContext {
    /// `a.makeConstraints {{ make in … }}`, or with one `}`
    func doubledBrace() -> SyntaxError {
        guard let closing = closers[index], closers[index - 1] == closing + 1 else {
            return SyntaxError(.doubledBrace, current.span, replacement: (current.span, ""))
        }
        let inside = source.text(in: Span(current.span.upper, tokens[closing].span.lower))
        return SyntaxError(
            .doubledBrace, current.span, replacement: (current.span.joined(with: tokens[closing].span), inside))
    }

    /// Whether an opening bracket directly follows the name of something callable.
    func opensCall(_ opening: Int) -> Bool {
        guard opening > 0, tokens[opening].isAdjacent, tokens[opening - 1].kind == .identifier else { return false }
        let name = text(of: tokens[opening - 1].name)
        let isMember = opening > 1 && tokens[opening - 2].kind == .dot
        if isMember { return Spelling.all.contains { $0.text == name && $0.spelling.isMethod } }
        return Builtin(rawValue: name)?.isFunction ?? false
            || looksFar
                && tokens[..<opening].indices.contains {
                    isReservedWord(.func, at: $0) && tokens[$0 + 1].name == tokens[opening - 1].name
                }
    }

    /// Whether only numbers are between the bracket and the current token, as many as a value has, after an operator.
    func opensTuple(_ opening: Int) -> Bool {
        let contents = tokens[(opening + 1)..<index]
        let numbers = contents.count { $0.kind == .number }
        return opening > 0 && [.equal, .notEqual].contains(tokens[opening - 1].kind) && (numbers == 2 || numbers == 4)
            && contents.allSatisfy { [.number, .comma, .minus].contains($0.kind) }
    }
}
