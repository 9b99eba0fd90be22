// What the parser says about an error, and how it goes on behind one.
extension Parser {
    mutating func report(_ error: SyntaxError) {
        // Of several brackets that the end leaves open, the innermost is the one to close.
        if current.kind == .end, case .unclosed = error.problem {
            if hasReportedEnd { return }
            hasReportedEnd = true
        }
        errors.append(error)
    }

    /// Finds out what errors are explained by.
    mutating func lookAround() {
        if closers != nil { return }
        closers = matchingBrackets()
        declared = declaredNames()
    }

    /// Reports why a statement was left, and goes on to the next.
    mutating func reject(_ rejection: Rejection, from start: Int) {
        lookAround()
        var error = foreignStatement(at: start)
        if error == nil {
            noteIncompleteness(rejection)
            error = rejection.error.map { explained($0, from: start) }
        }
        if endsBlock(with: error) { return }
        if case .unclosed? = error?.problem, reservedWord(at: start) != nil {
            // What was read as a closure is the body.
            errors.removeAll { $0.problem.slug == .misplaced && $0.span.lower >= tokens[start].span.lower }
        }
        // Each case of a `switch` is as wrong as the first.
        if let error, error.span.lower >= tokens[start].span.lower || !errors.contains(where: { $0.span == error.span })
        {
            report(error)
        }
        let isStyleSheet =
            error.map { if case .blockOfView = $0.problem { holdsStyles(index) } else { false } } ?? false
        // The `}` of a closure without its `{` closes nothing else.
        if error?.problem == .closureWithoutBraces, error?.replacement?.text.hasSuffix("{ ") ?? false {
            missingBraceCount += 1
        }
        // The brace that should have been another bracket closes nothing else.
        if case .mismatched(_, closing: "}")? = error?.problem { advance() }
        recover(from: start, behind: error?.problem, isUnreadable: isStyleSheet)
        if let error, error.problem.isOfWholeStatement || isStyleSheet {
            // What is nested too deep may be closed as often as it is opened.
            if error.problem.slug == .nestingLimit, current.kind == .end { hasReportedEnd = true }
            unreadable.append(Unreadable(lower: tokens[start].span.lower, upper: current.span.lower, error: error))
        }
    }

    /// A statement of another language, in which what else was found is no further mistake.
    struct Unreadable {
        let lower: Int
        let upper: Int
        let error: SyntaxError
    }

    /// Removes what was found in unreadable statements. The errors are in order, as the statements are.
    mutating func forgetUnreadable() {
        unreadable.sort { $0.lower < $1.lower }
        var position = 0
        errors.removeAll { other in
            while position < unreadable.count, unreadable[position].upper <= other.span.lower { position += 1 }
            guard position < unreadable.count, unreadable[position].lower <= other.span.lower else { return false }
            let error = unreadable[position].error
            return other.span != error.span || other.problem != error.problem
        }
    }

    /// The error for a current token that does not fit.
    ///
    /// - Parameter expectsEnd: whether a value before it was complete, so that a `=` was probably meant to compare.
    func unexpected(expected: String, expectsEnd: Bool = false) -> Rejection {
        let token = current
        switch token.kind {
        case .invalid: return Rejection(nil)
        case .assign where !token.startsLine && expectsEnd: return Rejection(.assignmentInExpression, token.span)
        default: return Rejection(.expected(expected, found: found), placeOfUnexpected)
        }
    }

    /// The current token as a message names it.
    var found: String {
        let token = current
        if token.startsLine && newlinesEnd && token.kind != .end { return "the end of the line" }
        switch token.kind {
        case .end: return "the end"
        case .string, .stringHead: return "a string"
        case .stringMiddle, .stringTail: return "`)`"
        default: return "`\(source.text(in: token.span))`"
        }
    }

    /// The current token's span; behind the one before where that ended its line.
    var placeOfUnexpected: Span {
        let token = current
        let isPastEnd = token.kind == .end || token.startsLine && newlinesEnd
        return isPastEnd && index > 0 ? previous.span.atEnd : token.span
    }

    /// The error for a bracket that the current token should have closed or gone on with.
    func unclosed(at opening: Int, expected: String) -> Rejection {
        let token = current
        let bracket = tokens[opening]
        guard token.kind == .end || token.kind == .rightBrace || token.startsLine else {
            return unexpected(expected: expected, expectsEnd: true)
        }
        let spelling = bracket.kind.spelling ?? ""
        let found = token.kind == .end ? "the end" : "`\(source.text(in: token.span))`"
        let place = token.kind == .end && index > 0 ? previous.span.atEnd : token.span
        return Rejection(
            SyntaxError(
                .unclosed(spelling, found: found), bracket.span,
                related: SyntaxError.Related(
                    span: place, message: "expected `\(SyntaxProblem.closing(of: spelling))`")))
    }

    /// Whether the end of the source came while more was to be read that a further line could bring.
    mutating func noteIncompleteness(_ rejection: Rejection) {
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

    /// Goes on to where the next statement starts, reading the blocks on the way for the errors in them.
    ///
    /// - Parameters:
    ///   - problem: what was reported of the statement.
    ///   - isUnreadable: whether its blocks are passed over.
    mutating func recover(from start: Int, behind problem: SyntaxProblem? = nil, isUnreadable: Bool = false) {
        let isTooDeep = problem?.slug == .nestingLimit || nesting >= Self.nestingLimit
        let closers = closers ?? matchingBrackets()
        self.closers = closers
        var minimum = index
        if case .bodyWithoutBraces? = problem, current.startsLine, let end = endOfIndentedLines(under: start) {
            minimum = end + 1
            index = end + 1
        } else if case .bodyWithoutBraces? = problem, current.startsLine, index > start {
            _ = skipIndentedLines(under: start)
            while isReservedWord(.if, at: start), isReservedWord(.else, at: index), braceOfLine(from: index) == nil,
                column(of: current) == column(of: tokens[start])
            {
                index = endOfLine(of: index) + 1
                _ = skipIndentedLines(under: start)
            }
        }
        if case .loopInParentheses? = problem, let brace = braceOfLine(from: start), let end = closers[brace] {
            minimum = max(minimum, end + 1)
        }
        if let outermost = openBrackets.first, let closer = closers[outermost],
            !isOfAnotherStatement(closer, than: start, problem)
        {
            minimum = max(minimum, closer + 1)
        }
        openBrackets = []
        newlinesEnd = true
        allowsTrailingClosure = true
        while true {
            let token = current
            if token.kind == .end || token.kind == .rightBrace { return }
            if index > start, index >= minimum {
                if token.kind == .semicolon { return }
                let continues =
                    token.kind == .dot || token.kind == .leftBrace || isReserved(.else) || isForeignElse(behind: start)
                if token.startsLine, previous.kind == .colon, skipIndentedLines(under: start) { continue }
                if token.startsLine, !continues { return }
            }
            switch token.kind {
            case .leftBrace where isTooDeep || isUnreadable || problem?.isOfWholeStatement ?? false:
                let unclosed = isTooDeep ? tokens.count - 1 : index
                minimum = max(minimum, (closers[index] ?? unclosed) + 1)
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

    /// Whether what closes a bracket that the line ends without is one too many of a statement further down.
    private func isOfAnotherStatement(_ closer: Int, than start: Int, _ problem: SyntaxProblem?) -> Bool {
        guard case .unclosed? = problem, current.startsLine, closer > index,
            let first = tokens[index...closer].lastIndex(where: \.startsLine), first < closer
        else { return false }
        return tokens[first].kind == .identifier && column(of: tokens[first]) <= column(of: tokens[start])
    }

    /// Passes over the lines that a colon at the end of a head makes its body, as in Python; whether there are any.
    private mutating func skipIndentedLines(under start: Int) -> Bool {
        let column = column(of: tokens[start])
        let first = index
        while current.kind != .end, !current.startsLine || self.column(of: current) > column { advance() }
        return index > first
    }

    /// The `}` that ends lines indented deeper than the one a statement starts on, which follow that; nil where there are none,
    /// or no such `}`.
    func endOfIndentedLines(under start: Int) -> Int? {
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

    /// Whether a word stands here that in another language goes on with the `if` that was left.
    private func isForeignElse(behind start: Int) -> Bool {
        guard isReservedWord(.if, at: start), current.kind == .identifier else { return false }
        return ForeignWord.find(text(of: current.name), .infix)?.replacement == "else if"
    }

    private func column(of token: Token) -> Int {
        token.span.lower - source.range(ofLine: source.line(at: token.span.lower)).lowerBound
    }

    /// Reads a block for the errors in it, without knowing what it is the body of.
    private mutating func skipBlock() {
        let saved = (loopDepth, functionDepth, blockDepth)
        (loopDepth, functionDepth, blockDepth) = (1, 1, max(1, blockDepth))
        let known = errors.count
        defer {
            (loopDepth, functionDepth, blockDepth) = saved
            let inside = errors[min(known, errors.count)...].filter { !$0.problem.isOfSurroundings }
            errors.replaceSubrange(min(known, errors.count)..., with: inside)
        }
        do {
            _ = try closure()
        } catch {
            if let error = error.error { report(error) }
        }
    }
}
