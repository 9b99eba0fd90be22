internal import Diagnostics

extension Parser {
    package mutating func string() -> Expression {
        let start = current
        advance()
        if start.kind == .string {
            return Expression(kind: .text(unescaped(start)), span: start.span)
        }
        var pieces = [Expression(kind: .text(unescaped(start)), span: start.span)]
        var tallest = 1
        let saved = (newlinesEnd, allowsTrailingClosure)
        (newlinesEnd, allowsTrailingClosure) = (false, true)
        defer { (newlinesEnd, allowsTrailingClosure) = saved }
        while true {
            pieces.append(nested { $0.expression() })
            tallest = max(tallest, height)
            if failure == nil, !endsPiece(current) {
                if isReportedUnclosed(after: pieces[pieces.count - 2].span) { fail(nil) }
                fail(expecting: .punctuation(.rightParen))
            }
            resumeInString()
            let token = current
            guard endsPiece(token) else { break }
            advance()
            pieces.append(Expression(kind: .text(unescaped(token)), span: token.span))
            if token.kind == .stringTail { break }
        }
        let span = span(from: start.span)
        raise(to: tallest, at: span)
        return Expression(kind: .interpolation(pieces), span: span)
    }

    /// Whether the token is the part of a string after an interpolation.
    func endsPiece(_ token: Token) -> Bool { token.kind == .stringMiddle || token.kind == .stringTail }

    /// Whether the lexer has reported that an interpolation is not closed on its line. If so, adds to the error where
    /// its value ends.
    ///
    /// - Parameter piece: the part of the string before the interpolation, including its `\(`.
    private mutating func isReportedUnclosed(after piece: Span) -> Bool {
        let position = errors.firstIndex { $0.problem == .unterminatedInterpolation && $0.span.upper == piece.upper }
        guard let position else { return false }
        errors[position].place = place
        return true
    }

    private mutating func unescaped(_ token: Token) -> String {
        var contents = StringContents(source)
        defer { for error in contents.errors { report(error) } }
        return contents.text(of: token)
    }
}
