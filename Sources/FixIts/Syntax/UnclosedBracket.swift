internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A parenthesis or a bracket that is not closed: `print(1`, `[a, b.distribute(horizontal)`.
enum UnclosedBracket: SyntaxRule {
    static let id: RuleID = "unclosed-bracket"

    static let page = RulePage(
        meaning: "Each `(` and `[` is closed on the same line, or after its elements.",
        examples: [
            RulePage.Example(
                before: "view a\nmake.left.equalTo(root\nprint(1)",
                after: "view a\nmake.left.equalTo(root)\nprint(1)"),
            RulePage.Example(
                before: "view a, b\n[a, b.distribute(horizontal, spacing: 8)",
                after: "view a, b\n[a, b].distribute(horizontal, spacing: 8)"),
            RulePage.Example(
                before: "print(7 // 2)",
                after: "print(7 / 2)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .unclosed, .expected: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.isPassedOver else { return nil }
        if case .expected(let expected, _) = error.problem,
            let found = context.bracketInsteadOfElement(expected) ?? context.bracketBeforeStatement(error)
        {
            return found
        }
        return context.unclosedBracket(error).map { context.closed($0) }
    }
}

extension SyntaxContext {
    /// `let views = [` with nothing after it on its line, and no elements below.
    fileprivate func emptyArray() -> SyntaxError? {
        guard let opening = openBrackets.last, opening + 1 == index, tokens[opening].kind == .leftBracket,
            current.startsLine, current.kind == .reserved || statementWord(at: index) != nil, closers[opening] == nil
        else { return nil }
        return SyntaxError(
            .unclosed("[", found: found), tokens[opening].span,
            related: SyntaxError.Related(span: tokens[opening].span.atEnd, message: "expected `]`"),
            replacement: (tokens[opening].span.atEnd, "]"))
    }

    /// `print(7 // 2)`, whose rest is a comment.
    fileprivate func division(behind place: Span) -> (span: Span, text: String)? {
        let line = source.text(
            in: place.upper..<max(place.upper, source.range(ofLine: source.line(at: place.upper)).upperBound))
        let blanks = line.prefix { $0 == " " }
        let rest = line.dropFirst(blanks.count)
        guard rest.hasPrefix("//"), rest.hasSuffix(")"), let first = rest.dropFirst(2).first(where: { $0 != " " }),
            first.isNumber || first.isLetter
        else { return nil }
        let lower = place.upper + blanks.utf8.count
        return (Span(lower, lower + 2), "/")
    }

    /// `let views = [` without elements, and `rows[4.frame)`.
    fileprivate func bracketInsteadOfElement(_ expected: Expectation) -> SyntaxError? {
        if expected == .value, let array = emptyArray() { return array }
        guard current.kind == .rightParen, !isAtEnd, let bracket = openBrackets.last,
            tokens[bracket].kind == .leftBracket, !opensCall(bracket), !opensTuple(bracket),
            let place = endOfShort(bracket)
        else { return nil }
        return SyntaxError(
            .unclosed("[", found: "`)`"), tokens[bracket].span,
            related: SyntaxError.Related(span: place, message: "expected `]`"), replacement: (place, "]"))
    }

    /// `tap(`, and a statement on the next line.
    fileprivate func bracketBeforeStatement(_ error: SyntaxError) -> SyntaxError? {
        guard isBetweenValues(error), previous.startsLine, statementWord(at: index - 1) != nil,
            let bracket = openBrackets.last, tokens[bracket].kind == .leftParen, bracket < index - 1
        else { return nil }
        let place = tokens[index - 2].span.atEnd
        return SyntaxError(
            .unclosed("(", found: "`\(source.text(in: previous.span))`"), tokens[bracket].span,
            related: SyntaxError.Related(span: place, message: "expected `)`"), replacement: (place, ")"))
    }

    /// The error for an unclosed bracket, with the bracket that closes it.
    fileprivate func closed(_ error: SyntaxError) -> SyntaxError {
        let closing = SyntaxProblem.closing(of: error.problem.opening)
        guard index > 0 else { return error }
        let last = endOfHead(from: start) ?? previous
        var error = error
        error.related = SyntaxError.Related(span: last.span.atEnd, message: "expected `\(closing)`")
        guard let bracket = openBrackets.last else {
            return last.kind != .comma && endsValue(last) ? error.with((last.span.atEnd, closing)) : error
        }
        if let place = endOfShort(bracket) {
            error.related = SyntaxError.Related(span: place, message: "expected `\(closing)`")
            return error.with((place, closing))
        }
        if closing == ")", let division = division(behind: last.span) { return error.with(division) }
        if closing == ")", tokens[bracket].kind == .leftParen, last.span == tokens[bracket].span, bracket > 0,
            endsValue(tokens[bracket - 1])
        {
            // `offset(10(`
            return error.with((last.span, closing))
        }
        return last.kind != .comma && endsValue(last) ? error.with((last.span.atEnd, closing)) : error
    }
}
