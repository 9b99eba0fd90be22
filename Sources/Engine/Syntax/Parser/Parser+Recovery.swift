internal import Diagnostics
internal import Vocabulary

// Going on after a failure, at a synchronizing token: the next element of a list, the body of a head, or the next statement.
extension Parser {
    /// After a failure in brackets that are closed, goes on at the next `,` there, or at the end of the brackets.
    mutating func resumeInBrackets() {
        guard let failure, !failure.coversWholeStatement, let opening = openBrackets.last,
            let closer = closers[opening],
            index <= closer
        else { return }
        let tokens = tokens
        resume(at: first(before: closer) { tokens[$0].kind == .comma } ?? closer)
    }

    /// After a failure in an interpolation, goes on with the string, if that is on the line.
    mutating func resumeInString() {
        guard let failure, failure.error.problem != .alreadyReported, !failure.coversWholeStatement else { return }
        let tokens = tokens
        var depth = 0
        let end = first(before: tokens.count) { position in
            switch tokens[position].kind {
            case .stringHead: depth += 1
            case .stringTail where depth > 0: depth -= 1
            case .stringMiddle, .stringTail: return depth == 0
            default: return tokens[position].startsLine
            }
            return false
        }
        if let end, endsPiece(tokens[end]) { resume(at: end) }
    }

    /// After a failure in a head, goes on at the `{` of the body, if that is on the line.
    mutating func resumeAtBody() {
        guard let failure, failure.error.problem != .closureInHead, !failure.coversWholeStatement else { return }
        let tokens = tokens
        let isLoop = isReservedWord(.for, at: statementStart)
        let brace = first(before: tokens.count) { position in
            switch tokens[position].kind {
            case .leftBrace, .rightBrace: true
            // A `;` in the head of a loop ends no statement, and no statement starts with a brace.
            case .semicolon: !isLoop && tokens[position + 1].kind != .leftBrace
            default: tokens[position].startsLine
            }
        }
        guard let brace, tokens[brace].kind == .leftBrace, !tokens[brace].startsLine || brace == index,
            !startsWithParameters(after: brace)
        else { return }
        resume(at: brace)
    }

    /// The first token from here on with a property, apart from those in brackets that open on the way.
    private mutating func first(before end: Int, _ isWanted: (Int) -> Bool) -> Int? {
        var position = index
        while position < end, !isWanted(position) {
            names.countReading(1)
            position = (closers[position] ?? position) + 1
        }
        return position < end ? position : nil
    }

    /// Reports what failed, skips the tokens before a position, and goes on there.
    private mutating func resume(at position: Int) {
        guard let failure else { return }
        self.failure = nil
        report(failure, resumingAt: position)
        let first = index
        var blocks: [Block] = []
        while index < position, current.kind != .end {
            if current.kind == .leftBrace { blocks += skipBlock() } else { advance() }
        }
        noteSkipped(from: first, blocks)
    }

    /// Puts the tokens from a position up to the current one into the tree as unexpected.
    private mutating func noteSkipped(from first: Int, _ blocks: [Block]) {
        if index > first { skipped.append(UnexpectedSyntax(span: span(from: tokens[first].span), blocks: blocks)) }
    }

    private mutating func report(_ failure: Failure, resumingAt end: Int) {
        var error = failure.error
        error.place = SyntaxError.Place(
            index: index, start: statementStart, end: end, openBrackets: failure.openBrackets, newlinesEnd: true,
            functionDepth: functionDepth, blockDepth: blockDepth)
        report(error)
    }

    /// A statement with what was skipped of it. If it failed, skips to the next one.
    ///
    /// - Parameter known: the number of errors before it.
    mutating func recovered(_ statement: Statement, since known: Int) -> Statement {
        reject()
        if errors.count == known && skipped.isEmpty { return statement }
        let end = previous.kind == .semicolon ? index - 1 : index
        for position in errors.indices.dropFirst(known)
        where errors[position].place?.end != nil && errors[position].place?.start == statementStart {
            errors[position].place?.end = end
        }
        height = max(height, skippedHeight + 1)
        let isTooHigh = height > Self.heightLimit
        if isTooHigh { height = 1 }
        let span = skipped.last.map { statement.span.joined(with: $0.span) } ?? statement.span
        return isTooHigh
            ? Statement(kind: .expression(Expression(kind: .missing(.statement), span: span)), span: span)
            : Statement(kind: statement.kind, span: span, unexpected: skipped)
    }

    /// Reports why the statement could not be read to its end, and skips to the next one.
    private mutating func reject() {
        guard let failure else { return }
        let start = statementStart
        let error = failure.error
        openBrackets = failure.openBrackets
        self.failure = nil
        noteIncompleteness(error)
        if endsBlock(with: error) { return }
        if case .unclosed = error.problem, reservedWord(at: start) != nil {
            // The block that was read as a closure is a body, so its statements are not misplaced.
            errors.removeAll { $0.problem.slug == .misplaced && $0.span.lower >= tokens[start].span.lower }
        }
        report(failure, resumingAt: index)
        // The `}` of a closure without its `{` closes nothing else.
        if reportsMissingBrace() { missingBraceCount += 1 }
        // The brace that should have been another bracket closes nothing else.
        if case .unclosed(let opening, _) = error.problem, opening != "{", current.kind == .rightBrace,
            blockDepth == 0 || !current.startsLine && hasSpareBrace
        {
            advance()
        }
        recover(after: error.problem)
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

    /// Notes whether the source ends where another line could complete it.
    private mutating func noteIncompleteness(_ error: SyntaxError) {
        guard current.kind == .end, errors.isEmpty || error.problem.isOpenBlock else { return }
        switch error.problem {
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

    /// Skips to the start of the next statement, reading the blocks on the way to find their errors.
    ///
    /// - Parameter problem: the reported problem of the statement.
    private mutating func recover(after problem: SyntaxProblem) {
        let start = statementStart
        let first = index
        var blocks: [Block] = []
        defer { noteSkipped(from: first, blocks) }
        let isTooDeep = problem.slug == .nestingLimit || nesting >= Self.nestingLimit
        var minimum = index
        if let outermost = openBrackets.first {
            if let closer = closers[outermost], !belongsToAnotherStatement(closer, problem) { minimum = closer + 1 }
        } else if case .expected(.punctuation(.leftBrace), _) = problem, current.startsLine, index > start {
            if let end = endOfIndentedLines(under: start) { index = end + 1 } else { skipIndentedBodies() }
        }
        (openBrackets, newlinesEnd, allowsTrailingClosure) = ([], true, true)
        while ![.end, .rightBrace].contains(current.kind) {
            let token = current
            if index > start, index >= minimum {
                // No statement starts with a brace.
                if token.kind == .semicolon, self.token(ahead: 1).kind != .leftBrace { return }
                if token.startsLine, previous.kind == .colon, skipIndentedBodies() { continue }
                if token.startsLine, ![.dot, .leftBrace].contains(token.kind), !isReserved(.else) { return }
            }
            switch token.kind {
            case .leftBrace where isTooDeep:
                minimum = max(minimum, (closers[index] ?? tokens.count - 1) + 1)
                while index < minimum, current.kind != .end { advance() }
            case .leftBrace:
                blocks += skipBlock()
                minimum = max(minimum, index)
            case .leftParen, .leftBracket:
                if let closer = closers[index] { minimum = max(minimum, closer + 1) }
                advance()
            default:
                advance()
            }
        }
    }

    /// Skips a body without braces, which is the lines that are indented deeper than the statement, and those of its further
    /// branches. Returns whether there is one.
    @discardableResult
    private mutating func skipIndentedBodies() -> Bool {
        let start = statementStart
        let first = index
        while skipIndentedLines(under: start), isReservedWord(.if, at: start),
            column(of: current) == column(of: tokens[start]),
            isReserved(.else) && braceOfLine(from: index) == nil || tokens[endOfLine(of: index)].kind == .colon
        {
            index = endOfLine(of: index) + 1
        }
        return index > first
    }

    /// Whether the closing bracket found for an unclosed one is an extra bracket of a later statement.
    private func belongsToAnotherStatement(_ closer: Int, _ problem: SyntaxProblem) -> Bool {
        guard case .unclosed = problem, current.startsLine, closer > index,
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
    private mutating func skipBlock() -> [Block] {
        let saved = (loopDepth, functionDepth, blockDepth, height)
        (loopDepth, functionDepth, blockDepth) = (1, 1, max(1, blockDepth))
        let known = errors.count
        defer {
            skippedHeight = max(skippedHeight, height)
            (loopDepth, functionDepth, blockDepth, height) = saved
            let inside = errors[min(known, errors.count)...].filter { !$0.problem.dependsOnContext }
            errors.replaceSubrange(min(known, errors.count)..., with: inside)
        }
        let first = index
        let closure = closure()
        if let failure {
            self.failure = nil
            report(failure.error)
        }
        if index == first { advance() }
        if case .closure(let function) = closure.kind { return [function.body] }
        return []
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
