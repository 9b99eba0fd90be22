internal import AccentSyntax

/// A bracket that is still open at another bracket, at the end of its line or at the end of the source.
enum UnendedBrackets: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .unclosed = error.problem, error.place != nil, let opening = context.innermostOpening,
            let bracket = context.tokens[opening].kind.spelling, context.tokens[opening].span == error.span
        else { return nil }
        let (closing, index) = (SyntaxProblem.closing(of: bracket), context.index)
        let isPastEnd = context.current.kind == .end || context.current.startsLine
        if isPastEnd, bracket == "[", context.previous.kind == .rightBrace {
            // The last argument of the message is a block.
            let startsStatement =
                opening == 0
                || [.semicolon, .rightBrace, .leftBrace].contains(context.tokens[opening - 1].kind)
            let isStatement = startsStatement && context.source.accent == .objectiveC
            let place = context.previous.span.atEnd
            return error.expecting(closing, at: place).edited(place, isStatement ? "];" : closing)
        }
        var last = index - 1
        if isPastEnd, bracket != "{" {
            last = opening
            // The line may contain whole brackets, which can end on a later line.
            while last + 1 < index, !context.tokens[last + 1].startsLine {
                last += 1
                if context.isOpening(context.tokens[last]) { last = min(context.end(ofBracketAt: last), index) - 1 }
            }
        }
        let isWhole =
            last == opening
            || ![.comma, .leftParen, .leftBracket, .leftBrace].contains(context.tokens[last].kind)
        let place = context.tokens[isWhole ? last : index - 1].span.atEnd
        let answer = error.expecting(closing, at: place)
        return isWhole && bracket != "{" ? answer : answer.with(nil)
    }
}
