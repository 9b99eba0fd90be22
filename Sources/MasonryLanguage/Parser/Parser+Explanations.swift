// Which mistake a token that does not fit is likely to be, judged by the tokens around it.
extension Parser {
    /// The error in its writer's terms; the same where nothing more is known.
    func explained(_ error: SyntaxError, from start: Int) -> SyntaxError {
        switch error.problem {
        case .expected(let expected, _): return explainedUnexpected(error, expected, from: start)
        case .missingSeparator: return explainedSeparator(error, from: start)
        case .unclosed(let opening, _): return explainedUnclosed(error, opening, from: start)
        case .assignmentInExpression where isReservedWord(.func, at: start):
            return SyntaxError(.defaultValue, current.span)
        case .assignmentInExpression where isLabel(at: index - 1):
            return SyntaxError(
                .labelAssigned(source.text(in: previous.span)), current.span,
                replacement: (Span(previous.span.upper, current.span.upper), ":"))
        case .assignmentInExpression where isForHead(from: start): return loop(from: start)
        case .braceOnNewLine: return joined(error)
        case .statementStartsWithBrace:
            guard index > 0, endsCall(previous), lineDistance == 1 else { return error }
            return joined(SyntaxError(.statementStartsWithBrace(closesCall: true), error.span))
        default: return error
        }
    }

    // MARK: Tokens that are not what was expected

    private func explainedUnexpected(_ error: SyntaxError, _ expected: String, from start: Int) -> SyntaxError {
        if let message = objectiveCMessage() { return message }
        if expected == "a value", let error = missingOperand() { return error }
        if current.kind == .end || current.startsLine && newlinesEnd { return atEndOfLine(error, from: start) }
        if let foreign = foreignInfix() { return foreign }
        let opening = openBrackets.last.map { tokens[$0].kind }
        switch current.kind {
        case .colon where index == start + 2 && declaresVariable(at: start):
            return typeOfVariable(error)
        case .semicolon where opening == .leftParen || opening == .leftBracket:
            return explainedUnclosed(openingError, openingError.problem.opening, from: start)
        case .colon where isReservedWord(.func, at: start) && opening == .leftParen:
            return typeOfParameter(error)
        case .colon where opening == .leftBracket: return SyntaxError(.dictionary, current.span)
        case .rightBracket where opening == .leftParen: return SyntaxError(.mismatched("(", closing: "]"), current.span)
        case .rightParen where opening == .leftBracket:
            let isOuter = openBrackets.dropLast().contains { tokens[$0].kind == .leftParen }
            return SyntaxError(
                .mismatched("[", closing: ")"), current.span,
                replacement: isOuter ? (Span(current.span.lower, current.span.lower), "]") : nil)
        case .leftParen where isReservedWord(.for, at: start) && index == start + 1: return loop(from: start)
        case .reserved where ReservedWord(current.name) == .in && opening == .leftParen:
            return SyntaxError(.closureWithoutBraces, current.span)
        case .comma where index == start + 2 && declaresVariable(at: start):
            return SyntaxError(.severalNames(source.text(in: tokens[start].span)), current.span)
        case .number where expected.hasPrefix("a name"): return nameFromNumber(error)
        case .identifier where expected == "a file's name in quotes" && startsLowercase(current):
            return SyntaxError(
                error.problem, error.span,
                replacement: (current.span, "\"\(source.text(in: current.span)).mas\""))
        case .identifier where expected == "a file's name in quotes":
            return SyntaxError(.importOfLibrary(source.text(in: current.span)), current.span)
        default: break
        }
        if expected == "a value", let word = reservedWord(at: index), !word.isValue {
            return SyntaxError(.statementAsValue(word.rawValue), current.span)
        }
        if expected == "`{`" { return bodyWithoutBraces(error) }
        if expected == "`(`", current.kind == .leftBrace { return inserting("()", behindPrevious: error) }
        if expected == "`in`", startsValue(current) { return inserting(" in", behindPrevious: error) }
        if expected == "`=`", startsValue(current) { return inserting(" =", behindPrevious: error) }
        if opening != nil, startsValue(current), endsValue(previous) { return missingComma(error) }
        return error
    }

    private func atEndOfLine(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if declaresVariable(at: start), let word = reservedWord(at: start), index == start + 2 {
            let end = previous.span.atEnd
            return SyntaxError(.variableWithoutValue(word.rawValue), error.span, replacement: (end, " = nil"))
        }
        if let word = statementWord(at: start), index == start + 1 {
            return SyntaxError(.missingName(word), tokens[start].span)
        }
        return error
    }

    private func declaresVariable(at position: Int) -> Bool {
        isReservedWord(.let, at: position) || isReservedWord(.var, at: position)
    }

    private func startsLowercase(_ token: Token) -> Bool {
        source.text(in: token.span).first?.isLowercase ?? false
    }

    /// `view 2nd`; what the lexer said about the letters goes.
    private func nameFromNumber(_ error: SyntaxError) -> SyntaxError {
        let text = source.text(in: current.span)
        guard text.contains(where: \.isLetter), !text.contains(".") else { return error }
        return SyntaxError(.digitBeforeName(text), current.span, replacement: (current.span, "_\(text)"))
    }

    private func missingOperand() -> SyntaxError? {
        guard index > 1 else { return nil }
        let (sign, before) = (previous, tokens[index - 2])
        if sign.kind == .minus, before.kind == .minus, sign.isAdjacent { return decrement(from: before, to: sign) }
        if sign.kind == .remainder, sign.isAdjacent, before.kind == .number {
            return SyntaxError(.percent, before.span.joined(with: sign.span))
        }
        return nil
    }

    private func decrement(from first: Token, to second: Token) -> SyntaxError {
        let span = first.span.joined(with: second.span)
        return SyntaxError(.decrement, span, replacement: (span, " -= 1"))
    }

    /// The innermost open bracket as one that is not closed here.
    private var openingError: SyntaxError {
        let bracket = tokens[openBrackets.last ?? index]
        return SyntaxError(.unclosed(bracket.kind.spelling ?? "", found: found), bracket.span)
    }

    private func missingComma(_ error: SyntaxError) -> SyntaxError {
        if isLabel(at: index - 1), ArgumentLabel(rawValue: source.text(in: previous.span)) != nil {
            return SyntaxError(
                .labelAssigned(source.text(in: previous.span)), current.span, replacement: (previous.span.atEnd, ":"))
        }
        if isString(current), current.isAdjacent, previous.kind == .identifier {
            return SyntaxError(.stringPrefix(source.text(in: previous.span)), previous.span)
        }
        return SyntaxError(.missingComma, current.span, replacement: (previous.span.atEnd, ","))
    }

    private func bodyWithoutBraces(_ error: SyntaxError) -> SyntaxError {
        var replacement: (span: Span, text: String)?
        if current.kind != .colon, startsValue(current) || current.kind == .reserved {
            let statement = Span(current.span.lower, endOfLine.upper)
            replacement = (statement, "{ \(source.text(in: statement)) }")
        }
        return SyntaxError(.bodyWithoutBraces, current.span, replacement: replacement)
    }

    // MARK: Statements that do not end

    private func explainedSeparator(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if let foreign = foreignInfix() { return foreign }
        if let word = statementWord(at: start), index == start + 1 {
            if word.declaresView, current.kind == .number,
                case .digitBeforeName? = Optional(nameFromNumber(error).problem)
            {
                return nameFromNumber(error)
            }
            return SyntaxError(.missingName(word), tokens[start].span)
        }
        if isSize(from: start) { return sizeInParts() }
        switch current.kind {
        case .comma: return extraComma(error)
        case .colon where index > 1 && tokens[index - 2].kind == .leftBrace:
            return SyntaxError(.dictionary, current.span)
        case .colon where index > start + 2 && tokens[index - 2].kind == .dot && previous.kind == .identifier:
            let receiver = source.text(in: Span(tokens[start].span.lower, tokens[index - 2].span.lower))
            return SyntaxError(
                .message(receiver: receiver, selector: source.text(in: previous.span)), current.span)
        case .identifier
        where statementWord(at: start)?.declaresView ?? false && (isString(previous) || previous.kind == .size):
            return SyntaxError(.missingIn, current.span, replacement: (previous.span.atEnd, " in"))
        case .identifier where index == start + 3 && previous.kind == .identifier && showsText(at: start):
            let text = Span(previous.span.lower, endOfLine.upper)
            return SyntaxError(.textWithoutQuotes, text, replacement: (text, "\"\(source.text(in: text))\""))
        case .identifier where isMemberName(current) && continuesChain(previous):
            return SyntaxError(
                .missingDot(before: source.text(in: current.span)), current.span,
                replacement: (Span(previous.span.upper, current.span.lower), "."))
        case _ where startsValue(current) && current.kind != .leftParen && isCallable(previous):
            let given = Span(current.span.lower, endOfLine.upper)
            return SyntaxError(
                .missingParentheses(of: source.text(in: previous.span)), given,
                replacement: (Span(previous.span.upper, given.upper), "(\(source.text(in: given)))"))
        default: return error
        }
    }

    /// `screen 320 480`, `image i 40, 40`, `image i 40 x 40`
    private func isSize(from start: Int) -> Bool {
        guard let word = statementWord(at: start), word == .screen || word == .image, previous.kind == .number else {
            return false
        }
        return sizeEnd != nil
    }

    private var sizeEnd: Token? {
        if current.kind == .number { return current }
        let next = token(ahead: 1)
        let joins = current.kind == .comma || current.kind == .times || source.text(in: current.span) == "x"
        return joins && next.kind == .number ? next : nil
    }

    private func sizeInParts() -> SyntaxError {
        let end = sizeEnd?.span ?? current.span
        return SyntaxError(
            .expected("a size, such as 320x480", found: found), current.span,
            replacement: (Span(previous.span.upper, end.lower), "x"))
    }

    private func extraComma(_ error: SyntaxError) -> SyntaxError {
        let next = token(ahead: 1)
        let span = current.span
        if previous.kind == .number, next.kind == .number, next.isAdjacent, current.isAdjacent {
            return SyntaxError(.extraComma("a decimal point"), span, replacement: (span, "."))
        }
        if previous.kind == .number, next.kind == .number || next.kind == .minus {
            var first = index - 1
            while first > 1, tokens[first - 1].kind == .comma, tokens[first - 2].kind == .number { first -= 2 }
            let numbers = Span(tokens[first].span.lower, endOfLine.upper)
            return SyntaxError(
                .tupleWithoutParentheses, numbers, replacement: (numbers, "(\(source.text(in: numbers)))"))
        }
        if next.kind == .identifier, isMemberName(next), continuesChain(previous) {
            return SyntaxError(.extraComma("a `.`"), span, replacement: (Span(span.lower, next.span.lower), "."))
        }
        return error
    }

    // MARK: Brackets

    private func explainedUnclosed(_ error: SyntaxError, _ opening: String, from start: Int) -> SyntaxError {
        if current.kind == .rightBrace, blockDepth == 0 {
            return SyntaxError(
                .mismatched(opening, closing: "}"), current.span,
                related: SyntaxError.Related(span: error.span, message: "opened here"))
        }
        var error = error
        let closing = SyntaxProblem.closing(of: opening)
        if opening != "{", index > 0 {
            let last = endOfHead(from: start) ?? previous
            error.related = SyntaxError.Related(span: last.span.atEnd, message: "expected `\(closing)`")
            if last.kind != .comma, endsValue(last) { error.replacement = (last.span.atEnd, closing) }
        }
        return error
    }

    /// The token before the body of a statement that has one.
    private func endOfHead(from start: Int) -> Token? {
        switch reservedWord(at: start) {
        case .if, .while, .for:
            let brace = tokens[start..<index].firstIndex { $0.kind == .leftBrace }
            return brace.map { tokens[$0 - 1] }
        default: return nil
        }
    }

    /// The same with the `{` on the line before.
    private func joined(_ error: SyntaxError) -> SyntaxError {
        var error = error
        error.replacement = (Span(previous.span.upper, current.span.upper), " {")
        return error
    }

    private var lineDistance: Int {
        source.line(at: current.span.lower) - source.line(at: previous.span.lower)
    }
}
