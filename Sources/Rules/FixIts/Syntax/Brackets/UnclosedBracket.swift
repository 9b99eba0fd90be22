/// A parenthesis or a bracket that is not closed: `print(1`, `[a, b.distribute(horizontal)`.
enum UnclosedBracket: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .unclosed, .expected: break
        default: return nil
        }
        guard context.isPassedOver else { return nil }
        return context.bracketBeforeStatement(error) ?? context.unclosedBracket(error).map(context.closed)
    }
}

extension SyntaxContext {
    /// `tap(`, and a statement on the next line.
    fileprivate func bracketBeforeStatement(_ error: SyntaxError) -> SyntaxError? {
        guard isBetweenValues(error), previous.startsLine, statementWord(at: index - 1) != nil,
            let bracket = openBrackets.last, tokens[bracket].kind == .leftParen, bracket < index - 1
        else { return nil }
        return SyntaxError(.unclosed("(", found: .text(text(at: index - 1))), tokens[bracket].span)
            .expecting(")", at: tokens[index - 2].span.atEnd)
    }

    /// The error for an unclosed bracket, with the bracket that closes it.
    fileprivate func closed(_ error: SyntaxError) -> SyntaxError {
        guard index > 0 else { return error }
        let closing = SyntaxProblem.closing(of: error.problem.opening)
        let last = endOfHead(from: start) ?? previous
        let open = error.explained(by: SyntaxError.Related(span: last.span.atEnd, .expected(closing)))
        if let bracket = openBrackets.last {
            if let place = endOfShort(bracket) { return error.expecting(closing, at: place) }
            if closing == ")", let division = division(after: last.span) { return open.with(division) }
            // `offset(10(`
            let isDoubled = tokens[bracket].kind == .leftParen && last.span == tokens[bracket].span && bracket > 0
            if closing == ")", isDoubled, endsValue(tokens[bracket - 1]) { return open.edited(last.span, closing) }
        }
        return last.kind != .comma && endsValue(last) ? open.edited(last.span.atEnd, closing) : open
    }

    /// `print(7 // 2)`, whose rest is a comment.
    func division(after place: Span) -> Edit? {
        let line = source.text(
            in: place.upper..<max(place.upper, source.range(ofLine: source.line(at: place.upper)).upperBound))
        let blanks = line.prefix { $0 == " " }.utf8.count
        let rest = line.dropFirst(blanks)
        guard rest.hasPrefix("//"), rest.hasSuffix(")"), let first = rest.dropFirst(2).first(where: { $0 != " " }),
            first.isNumber || first.isLetter
        else { return nil }
        return (Span(place.upper + blanks, place.upper + blanks + 2), "/")
    }
}
