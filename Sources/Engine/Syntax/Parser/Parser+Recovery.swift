internal import Diagnostics
internal import Vocabulary

// Reporting errors, and recovering from them.
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

    /// Reports why a statement could not be read, and skips to the next one.
    mutating func reject(_ rejection: Rejection) {
        let start = statementStart
        noteIncompleteness(rejection)
        let error = rejection.error ?? SyntaxError(.alreadyReported, current.span)
        if endsBlock(with: error) { return }
        if case .unclosed = error.problem, reservedWord(at: start) != nil {
            // The block that was read as a closure is a body, so its statements are not misplaced.
            errors.removeAll { $0.problem.slug == .misplaced && $0.span.lower >= tokens[start].span.lower }
        }
        let position = errors.count
        report(error)
        // The `}` of a closure without its `{` closes nothing else.
        if reportsMissingBrace() { missingBraceCount += 1 }
        // The brace that should have been another bracket closes nothing else.
        if case .unclosed(let opening, _) = error.problem, opening != "{", current.kind == .rightBrace,
            blockDepth == 0 || !current.startsLine && hasSpareBrace
        {
            advance()
        }
        recover(after: error.problem)
        if errors.indices.contains(position) { errors[position].place?.end = index }
        // Code that is nested too deep was skipped, so its brackets may be balanced.
        if error.problem.slug == .nestingLimit, current.kind == .end { hasReportedEnd = true }
    }

    /// Whether a closure's parameters and `in` are here without a `{` before them, and a `}` for it is still to come.
    private mutating func reportsMissingBrace() -> Bool {
        guard statementStart < index, !isReservedWord(.for, at: statementStart) else { return false }
        let isAtName = current.kind == .identifier && isReservedWord(.in, at: index + 1)
        let opening = openBrackets.last
        let isAtIn = isReserved(.in) && opening.map { $0 + 2 == index && closers[$0] == nil } ?? false
        guard isAtName || isAtIn, token(ahead: isAtName ? 2 : 1).kind != .leftBrace else { return false }
        return hasSpareBrace
    }

    /// Whether the source closes more braces than it opens, apart from those that are known to be missing.
    private var hasSpareBrace: Bool {
        errors.count < 20
            && tokens.count { $0.kind == .rightBrace } > tokens.count { $0.kind == .leftBrace } + missingBraceCount
    }

    /// The error for a current token that does not fit.
    ///
    /// - Parameter expectsEnd: whether a value before it was complete, so that a `=` probably compares.
    package func unexpected(_ expected: Expectation, expectsEnd: Bool = false) -> Rejection {
        let token = current
        switch token.kind {
        case _ where token.kind.isReported: return Rejection(nil)
        case .assign where !token.startsLine && expectsEnd: return Rejection(.assignmentInExpression, token.span)
        default: return Rejection(.expected(expected, found: found), placeOfUnexpected)
        }
    }

    /// The current token as a message names it.
    package var found: Found { found(newlinesEnd: newlinesEnd) }

    /// The current token's span; the end of the previous token if that ends the line.
    private var placeOfUnexpected: Span {
        let token = current
        let isPastEnd = token.kind == .end || token.startsLine && newlinesEnd
        return isPastEnd && index > 0 ? previous.span.atEnd : token.span
    }

    /// The error for a bracket that is not closed at the end of a line, of a block or of the source. Elsewhere, the
    /// error for an unexpected token.
    package func unclosed(at opening: Int, expected: Expectation) -> Rejection {
        let token = current
        let bracket = tokens[opening]
        guard token.kind == .end || token.kind == .rightBrace || token.startsLine else {
            return unexpected(expected, expectsEnd: true)
        }
        let spelling = bracket.kind.spelling ?? ""
        let place = token.kind == .end && index > 0 ? previous.span.atEnd : token.span
        return Rejection(
            SyntaxError(
                .unclosed(spelling, found: token.kind == .end ? .end : .text(source.text(in: token.span))),
                bracket.span,
                related: SyntaxError.Related(span: place, .expected(SyntaxProblem.closing(of: spelling)))))
    }

    /// Notes whether the source ends where another line could complete it.
    private mutating func noteIncompleteness(_ rejection: Rejection) {
        guard errors.isEmpty, current.kind == .end, let problem = rejection.error?.problem else { return }
        switch problem {
        case .unclosed: isIncomplete = true
        case .expected: isIncomplete = continuesOnNextLine(after: previous) || !openBrackets.isEmpty
        default: break
        }
    }

    private func continuesOnNextLine(after token: Token) -> Bool {
        switch token.kind {
        case .comma, .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign, .plus, .minus, .times, .divide,
            .remainder, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .halfOpenRange,
            .closedRange:
            true
        default:
            false
        }
    }

    // MARK: Recovery

    /// Skips to the start of the next statement, reading the blocks on the way to find their errors.
    ///
    /// - Parameter problem: the reported problem of the statement.
    private mutating func recover(after problem: SyntaxProblem? = nil) {
        let start = statementStart
        let isTooDeep = problem?.slug == .nestingLimit || nesting >= Self.nestingLimit
        var minimum = skipBodyWithoutBraces(after: problem)
        if isReservedWord(.for, at: start), let brace = braceOfLine(from: start), let end = closers[brace] {
            // A `;` in the head of a loop ends no statement.
            minimum = max(minimum, end + 1)
        }
        if let outermost = openBrackets.first, let closer = closers[outermost],
            !isOfAnotherStatement(closer, problem)
        {
            minimum = max(minimum, closer + 1)
        }
        openBrackets = []
        newlinesEnd = true
        allowsTrailingClosure = true
        // Whether the indented lines after an `if` with a `:` were skipped, so that an `else` with a `:` may follow.
        var hasIndentedBody = false
        while true {
            let token = current
            if token.kind == .end || token.kind == .rightBrace { return }
            if index > start, index >= minimum {
                // No statement starts with a brace.
                if token.kind == .semicolon, self.token(ahead: 1).kind != .leftBrace { return }
                let continues =
                    token.kind == .dot || token.kind == .leftBrace || isReserved(.else)
                    || hasIndentedBody && tokens[endOfLine(of: index)].kind == .colon
                        && column(of: token) == column(of: tokens[start])
                if token.startsLine, previous.kind == .colon, skipIndentedLines(under: start) {
                    hasIndentedBody = isReservedWord(.if, at: start)
                    continue
                }
                if token.startsLine, !continues { return }
            }
            switch token.kind {
            case .leftBrace where isTooDeep:
                minimum = max(minimum, (closers[index] ?? tokens.count - 1) + 1)
                while index < minimum, current.kind != .end { advance() }
            case .leftBrace:
                skipBlock()
                minimum = max(minimum, index)
            case .leftParen, .leftBracket:
                if let closer = closers[index] { minimum = max(minimum, closer + 1) }
                advance()
            default:
                advance()
            }
        }
    }

    /// Skips a body without braces: the lines below a head that are indented deeper. Returns the first token at which
    /// the next statement may start.
    private mutating func skipBodyWithoutBraces(after problem: SyntaxProblem?) -> Int {
        let start = statementStart
        guard case .expected(.punctuation(.leftBrace), _)? = problem, current.startsLine, index > start,
            openBrackets.isEmpty
        else { return index }
        if let end = endOfIndentedLines(under: start) {
            index = end + 1
            return index
        }
        _ = skipIndentedLines(under: start)
        while isReservedWord(.if, at: start), isReservedWord(.else, at: index), braceOfLine(from: index) == nil,
            column(of: current) == column(of: tokens[start])
        {
            index = endOfLine(of: index) + 1
            _ = skipIndentedLines(under: start)
        }
        return index
    }

    /// Whether the closing bracket found for an unclosed one is an extra bracket of a later statement.
    private func isOfAnotherStatement(_ closer: Int, _ problem: SyntaxProblem?) -> Bool {
        guard case .unclosed? = problem, current.startsLine, closer > index,
            let first = tokens[index...closer].lastIndex(where: \.startsLine), first < closer
        else { return false }
        return tokens[first].kind == .identifier && column(of: tokens[first]) <= column(of: tokens[statementStart])
    }

    /// Skips the lines that are indented deeper than the statement; returns whether there are any.
    private mutating func skipIndentedLines(under start: Int) -> Bool {
        let column = column(of: tokens[start])
        let first = index
        while current.kind != .end, !current.startsLine || self.column(of: current) > column { advance() }
        return index > first
    }

    /// Reads a block only for its errors, without knowing what it is the body of.
    private mutating func skipBlock() {
        let saved = (loopDepth, functionDepth, blockDepth)
        (loopDepth, functionDepth, blockDepth) = (1, 1, max(1, blockDepth))
        let known = errors.count
        defer {
            (loopDepth, functionDepth, blockDepth) = saved
            let inside = errors[min(known, errors.count)...].filter { !$0.problem.dependsOnContext }
            errors.replaceSubrange(min(known, errors.count)..., with: inside)
        }
        do {
            _ = try closure()
        } catch {
            if let error = error.error { report(error) }
        }
    }
}

extension TokenView {
    /// The current token as a message names it.
    package func found(newlinesEnd: Bool) -> Found {
        let token = current
        if token.startsLine && newlinesEnd && token.kind != .end { return .endOfLine }
        switch token.kind {
        case .end: return .end
        case .string, .stringHead: return .string
        case .stringMiddle, .stringTail: return .endOfInterpolation
        default: return .text(source.text(in: token.span))
        }
    }

    /// The `}` below a statement, in the same column, after lines that are indented deeper; nil if there are no such
    /// lines or no such `}`.
    package func endOfIndentedLines(under start: Int) -> Int? {
        let column = column(of: tokens[start])
        guard var position = tokens[index...].firstIndex(where: \.startsLine),
            self.column(of: tokens[position]) > column
        else { return nil }
        while tokens[position].kind != .end, !tokens[position].startsLine || self.column(of: tokens[position]) > column
        {
            position += 1
        }
        return tokens[position].kind == .rightBrace && self.column(of: tokens[position]) == column ? position : nil
    }
}
