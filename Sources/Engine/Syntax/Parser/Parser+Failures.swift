internal import LayoutTerms
internal import Diagnostics
internal import Vocabulary

// Reporting errors, and going on without what is missing.
extension Parser {
    /// Where the parser is now.
    package var place: SyntaxError.Place {
        SyntaxError.Place(
            index: index, start: statementStart, openBrackets: openBrackets, newlinesEnd: newlinesEnd,
            functionDepth: functionDepth, blockDepth: blockDepth)
    }

    package mutating func report(_ error: SyntaxError) {
        // If the end leaves several brackets open, only the innermost is reported.
        if current.kind == .end, case .unclosed = error.problem {
            if hasReportedEnd { return }
            hasReportedEnd = true
        }
        var error = error
        if error.place == nil { error.place = place }
        errors.append(error)
    }

    /// Why something could not be read.
    struct Failure {
        let error: SyntaxError
        let openBrackets: [Int]

        /// Whether reading can't go on in the same statement, because it is unclear where its parts end.
        var coversWholeStatement: Bool { [.unbalanced, .nestingLimit].contains(error.problem.slug) }
    }

    /// Notes that nothing can be read from here on, up to a synchronizing token. Every part that is still expected is missing.
    ///
    /// - Parameter error: nil if the lexer has reported it.
    mutating func fail(_ error: SyntaxError?) {
        if failure != nil { return }
        failure = Failure(
            error: error ?? SyntaxError(.alreadyReported, current.span), openBrackets: openBrackets)
    }

    mutating func fail(_ problem: SyntaxProblem, _ span: Span) { fail(SyntaxError(problem, span)) }

    /// Fails because the current token does not fit.
    ///
    /// - Parameter expectsEnd: whether a value before it was complete, so that a `=` probably compares.
    mutating func fail(expecting expected: Expectation, expectsEnd: Bool = false) {
        if failure != nil { return }
        let token = current
        switch token.kind {
        case _ where token.kind.isReported: fail(nil)
        case .assign where !token.startsLine && expectsEnd: fail(.assignmentInExpression, token.span)
        default: fail(.expected(expected, found: found), placeOfUnexpected)
        }
    }

    /// Fails because a bracket is not closed at the end of a line, of a block or of the source. Elsewhere, because the current token
    /// does not fit.
    mutating func failUnclosed(_ opening: Int, expecting expected: Expectation) {
        let token = current
        let bracket = tokens[opening]
        guard token.kind == .end || token.kind == .rightBrace || token.startsLine else {
            return fail(expecting: expected, expectsEnd: true)
        }
        let spelling = bracket.kind.spelling ?? ""
        let place = token.kind == .end && index > 0 ? previous.span.atEnd : token.span
        fail(
            SyntaxError(
                .unclosed(spelling, found: token.kind == .end ? .end : .text(source.text(in: token.span))),
                bracket.span,
                related: SyntaxError.Related(span: place, .expected(SyntaxProblem.closing(of: spelling)))))
    }

    /// A value that is expected here.
    mutating func missing(_ expected: Expectation) -> Expression {
        fail(expecting: expected)
        return Expression(kind: .missing(expected), span: previous.span.atEnd)
    }

    /// In the place of a name that is expected here.
    var missingName: DeclaredName { DeclaredName(name: names.intern(""), span: previous.span.atEnd) }

    /// Reads something one nesting level deeper. Fails at the limit, or if reading was interrupted.
    mutating func nested<Result>(_ read: (inout Parser) -> Result) -> Result {
        if nesting >= Self.nestingLimit { fail(.nestingTooDeep(limit: Self.nestingLimit), current.span) }
        // A single statement may be as long as the source.
        if interruption?.reason != nil { fail(nil) }
        nesting += 1
        defer { nesting -= 1 }
        return read(&self)
    }

    /// Sets the height of a tree from that of its highest part. Fails above the limit.
    mutating func raise(to heightOfParts: Int, at span: Span) {
        height = heightOfParts + 1
        if height > Self.heightLimit { fail(.expressionTooLong(limit: Self.heightLimit), span) }
    }

    /// The current token as a message names it.
    package var found: Found { found(newlinesEnd: newlinesEnd) }

    /// The current token's span; the end of the previous token if that ends the line.
    private var placeOfUnexpected: Span {
        let token = current
        let isPastEnd = token.kind == .end || token.startsLine && newlinesEnd
        return isPastEnd && index > 0 ? previous.span.atEnd : token.span
    }
}
