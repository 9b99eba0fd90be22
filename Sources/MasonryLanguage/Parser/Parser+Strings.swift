extension Parser {
    mutating func string() throws(Rejection) -> Expression {
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
            pieces.append(try nested { (parser) throws(Rejection) in try parser.expression() })
            tallest = max(tallest, height)
            let token = current
            guard token.kind == .stringMiddle || token.kind == .stringTail else {
                throw unclosedInterpolation(behind: pieces[pieces.count - 2].span) ?? unexpected(expected: "`)`")
            }
            advance()
            pieces.append(Expression(kind: .text(unescaped(token)), span: token.span))
            if token.kind == .stringTail { break }
        }
        let span = span(from: start.span)
        try raise(to: tallest, at: span)
        return Expression(kind: .interpolation(pieces), span: span)
    }

    /// What the lexer said of an interpolation that its line does not close, with where that was expected.
    ///
    /// - Parameter piece: the text before the interpolation, which ends with what opens it.
    private mutating func unclosedInterpolation(behind piece: Span) -> Rejection? {
        let position = errors.firstIndex { $0.problem == .unterminatedInterpolation && $0.span.upper == piece.upper }
        guard let position else { return nil }
        if endsValue(previous) { errors[position].replacement = (previous.span.atEnd, ")") }
        return Rejection(nil)
    }

    private mutating func unescaped(_ token: Token) -> String {
        var contents = StringContents(source)
        defer { for error in contents.errors { report(error) } }
        return contents.text(of: token)
    }
}
