internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// Which mistake a token that does not fit is likely to be, judged by the tokens around it.
extension SyntaxContext {
    /// The error with a better explanation, if there is one.
    func explained(_ error: SyntaxError) -> SyntaxError {
        if place.end == nil { return explainedProduction(error) }
        return explained(error, from: start)
    }

    private func explained(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if error.problem == .alreadyReported { return error }
        if case .invalidBox = error.problem, current.kind == .identifier {
            guard ForeignWord.find("@" + text(of: current.name), .statement) != nil else { return error }
            return SyntaxError(.objectiveC, error.span.joined(with: current.span))
        }
        switch error.problem {
        case .expected(let expected, _): return explainedUnexpected(error, expected, from: start)
        case .missingSeparator: return explainedSeparator(error, from: start)
        case .unexpectedClosing: return missingOpening(from: start) ?? error
        case .unclosed(let opening, _):
            return unclosedBrace(error) ?? explainedUnclosed(error, opening, from: start)
        case .assignmentInExpression where isReservedWord(.func, at: start):
            return openBrackets.isEmpty
                ? functionOfOneValue()
                : SyntaxError(.defaultValue(besideTypes: false), current.span, replacement: plainParameters())
        case .assignmentInExpression where isLabel(at: index - 1) && !isBeforeConditional:
            return SyntaxError(
                .labelAssigned(source.text(in: previous.span)), current.span,
                replacement: (Span(previous.span.upper, current.span.upper), ":"))
        case .assignmentInExpression where isForHead(from: start): return loop(from: start)
        case .assignmentInExpression where contentBehindParent(from: start) != nil:
            return contentBehindParent(from: start) ?? error
        case .assignmentInExpression where tokens[start..<index].contains { $0.kind == .assign }:
            return SyntaxError(.chainedAssignment, current.span)
        case .reservedWord: return reservedLabel ?? error
        case .braceOnNewLine: return joined(error)
        case .statementStartsWithBrace:
            if index > 0, previous.kind == .leftBrace, !current.startsLine { return doubledBrace() }
            guard index > 0, endsCall, lineDistance == 1 else { return error }
            return joined(SyntaxError(.statementStartsWithBrace(closesCall: true), error.span))
        default: return error
        }
    }

    // MARK: Tokens that are not what was expected

    private func explainedUnexpected(_ error: SyntaxError, _ expected: Expectation, from start: Int) -> SyntaxError {
        if let message = objectiveCMessage() { return message }
        if expected == .value, let error = emptyArray() {
            return error
        }
        if expected == .parameter, current.kind == .leftParen, previous.kind == .leftParen {
            return SyntaxError(error.problem, current.span, replacement: (current.span, ""))
        }
        if expected == .value, current.kind == .closedRange, !endsValue(previous), startsValue(token(ahead: 1)),
            token(ahead: 1).kind != .number
        {
            return SyntaxError(.spread, current.span)
        }
        if expected == .value, current.kind == .comma, previous.kind == .comma {
            return SyntaxError(error.problem, current.span, replacement: (current.span, ""))
        }
        if isAtEnd || isVariableAlone {
            return atEndOfLine(error, from: start)
        }
        let opening = openBrackets.last.map { tokens[$0].kind }
        if current.kind == .colon, isReservedWord(.func, at: start) {
            if opening == .leftParen { return typeOfParameter(error) }
        }
        if isReserved(.if), endsValue(previous), let choice = choice(ofIf: index) {
            return SyntaxError(.statementAsValue(ReservedWord.if.rawValue), current.span, replacement: choice)
        }
        if expected == .word(.in), current.kind == .assign, isForHead(from: start) { return loop(from: start) }
        switch current.kind {
        case .colon where index == start + 2 && declaresVariable(at: start):
            return typeOfVariable(error)
        case .semicolon where opening != nil && startsValue(token(ahead: 1)) && isClosedOnLine(openBrackets.last):
            return semicolonInBrackets()
        case .leftBrace where opening == .leftParen && isReservedWord(.func, at: start):
            return explainedUnclosed(openingError, openingError.problem.opening, from: start)
        case .reserved where isReservedWord(.for, at: index) && opening == .leftBracket: return comprehension()
        case .leftParen where index == start + 1 && declaresVariable(at: start):
            return SyntaxError(
                .severalNames(source.text(in: tokens[start].span)), current.span, replacement: partsOfTuple(from: start)
            )
        case .semicolon where opening == .leftParen || opening == .leftBracket:
            return explainedUnclosed(openingError, openingError.problem.opening, from: start)
        case .colon where opening == .leftBracket: return slice ?? SyntaxError(.dictionary, current.span)
        case .rightBracket where opening == .leftParen: return SyntaxError(.mismatched("(", closing: "]"), current.span)
        case .rightParen where opening == .leftBracket:
            if let opening = openBrackets.last, opensCall(opening) || opensTuple(opening) {
                return SyntaxError(
                    .mismatched("[", closing: ")"), tokens[opening].span,
                    related: SyntaxError.Related(span: current.span, message: "closed here"),
                    replacement: (tokens[opening].span, "("))
            }
            if let opening = openBrackets.last, let place = endOfShort(opening) {
                return SyntaxError(
                    .unclosed("[", found: "`)`"), tokens[opening].span,
                    related: SyntaxError.Related(span: place, message: "expected `]`"), replacement: (place, "]"))
            }
            let isOuter = openBrackets.dropLast().contains { tokens[$0].kind == .leftParen }
            return SyntaxError(
                .mismatched("[", closing: ")"), current.span,
                replacement: isOuter ? (Span(current.span.lower, current.span.lower), "]") : nil)
        case .leftParen where isReservedWord(.for, at: start) && index == start + 1: return loop(from: start)
        case .reserved
        where ReservedWord(current.name) == .in && (opening == .leftParen || startsBlock(openBrackets.last)):
            return SyntaxError(.closureWithoutBraces, current.span, replacement: closureInBraces ?? braceInstead)
        case .comma where index == start + 2 && declaresVariable(at: start):
            return SyntaxError(
                .severalNames(source.text(in: tokens[start].span)), current.span,
                replacement: variables(from: start) ?? withoutValues(from: start))
        case .number where expected.isName: return nameFromNumber(error)
        case .leftParen where expected == .file: return fileInParentheses(error)
        case .identifier where expected == .file && startsLowercase(current):
            return fileWithoutQuotes(error)
        default: break
        }
        if let word = reservedWord(at: start), index == start + 1, declaresVariable(at: index) {
            return optionalBinding(word, from: start)
        }
        if expected == .value, let word = reservedWord(at: index), !word.isValue {
            if word == .func, declaresVariable(at: start), index == start + 3, token(ahead: 1).kind == .leftParen {
                let name = source.text(in: tokens[start + 1].span)
                return SyntaxError(
                    .statementAsValue(word.rawValue), current.span,
                    replacement: (tokens[start].span.joined(with: current.span), "\(word.rawValue) \(name)"))
            }
            return SyntaxError(
                .statementAsValue(word.rawValue), current.span,
                replacement: word == .if ? choice(ofBlocksAt: index) ?? choiceOfThen(behindIf: index) : nil)
        }
        if expected == .sign(.leftBrace), openBrackets.isEmpty,
            current.kind == .rightParen || current.kind == .rightBracket
        {
            return SyntaxError(.unexpectedClosing(current.kind.spelling ?? ""), current.span)
        }
        if expected == .sign(.leftBrace) { return bodyWithoutBraces(error, from: start) }
        if expected == .sign(.leftParen), current.kind == .leftBrace { return inserting("()", behindPrevious: error) }
        if expected == .word(.in), current.kind == .comma, isForHead(from: start) { return loop(from: start) }
        if let place = misspeltIn(expected) { return place }
        if expected == .word(.in), startsValue(current) { return inserting(" in", behindPrevious: error) }
        if expected == .sign(.assign), startsValue(current) { return inserting(" =", behindPrevious: error) }
        if expected == .sign(.assign), current.kind == .equal {
            return SyntaxError(error.problem, error.span, replacement: (current.span, "="))
        }
        if opening != nil, startsValue(current), endsValue(previous) { return missingComma(error) }
        return error
    }

    private func atEndOfLine(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if declaresVariable(at: start), let word = reservedWord(at: start), index == start + 2 {
            return SyntaxError(
                .variableWithoutValue(word.rawValue), error.span, replacement: withoutValues(from: start))
        }
        if let word = statementWord(at: start), index == start + 1 {
            return SyntaxError(.missingName(word), tokens[start].span)
        }
        if case .expected(.sign(.leftBrace), _) = error.problem, openBrackets.isEmpty {
            return SyntaxError(
                .bodyWithoutBraces, error.span,
                replacement: endOfIndentedLines(under: start) == nil ? bodyBelow(start) : (previous.span.atEnd, " {"))
        }
        return error
    }

    /// `import other.mas`
    private func fileWithoutQuotes(_ error: SyntaxError) -> SyntaxError {
        var last = index
        while last + 1 < tokens.count, tokens[last + 1].isAdjacent, tokens[last + 1].kind != .semicolon { last += 1 }
        let span = current.span.joined(with: tokens[last].span)
        let file = source.text(in: span)
        return SyntaxError(
            error.problem, span, replacement: (span, file.hasSuffix(".mas") ? "\"\(file)\"" : "\"\(file).mas\""))
    }

    /// `print(1; 2; 3)`
    private func semicolonInBrackets() -> SyntaxError {
        let closing = openBrackets.last.flatMap { closers[$0] } ?? index
        var last = index
        for position in index..<closing where tokens[position].kind == .semicolon { last = position }
        let stretch = current.span.joined(with: tokens[last].span)
        if tokens[index...last].contains(where: { isString($0) }) {
            return SyntaxError(.semicolonInBrackets, current.span)
        }
        let separated = String(source.text(in: stretch).map { $0 == ";" ? "," : $0 })
        return SyntaxError(.semicolonInBrackets, current.span, replacement: (stretch, separated))
    }

    private func isClosedOnLine(_ opening: Int?) -> Bool {
        guard let opening, let closing = closers[opening] else { return false }
        return source.line(at: tokens[opening].span.lower) == source.line(at: tokens[closing].span.lower)
    }

    func declaresVariable(at position: Int) -> Bool {
        isReservedWord(.let, at: position) || isReservedWord(.var, at: position)
    }

    func startsLowercase(_ token: Token) -> Bool {
        source.text(in: token.span).first?.isLowercase ?? false
    }

    /// `view 2nd`; replaces what the lexer said about the letters.
    func nameFromNumber(_ error: SyntaxError) -> SyntaxError {
        let text = source.text(in: current.span)
        guard text.contains(where: \.isLetter), !text.contains(".") else { return error }
        return SyntaxError(.digitBeforeName(text), current.span, replacement: (current.span, "_\(text)"))
    }

    /// Whether the value after the sign is the condition of a choice, as in `wide = true ? 1 : 2`.
    private var isBeforeConditional: Bool {
        let line = source.range(ofLine: source.line(at: current.span.upper))
        return source.text(in: current.span.upper..<line.upperBound).contains(" ? ")
    }

    func spelling(of token: Token) -> Spelling? {
        let name = text(of: token.name)
        return token.kind == .identifier ? Spelling.all.first { $0.text == name }?.spelling : nil
    }

    /// The error for the innermost open bracket, which is not closed here.
    private var openingError: SyntaxError {
        let bracket = tokens[openBrackets.last ?? index]
        return SyntaxError(.unclosed(bracket.kind.spelling ?? "", found: found), bracket.span)
    }

    private func missingComma(_ error: SyntaxError) -> SyntaxError {
        if previous.startsLine, statementWord(at: index - 1) != nil, let opening = openBrackets.last,
            tokens[opening].kind == .leftParen, opening < index - 1
        {
            // `tap(`, and a statement on the next line.
            let place = tokens[index - 2].span.atEnd
            return SyntaxError(
                .unclosed("(", found: "`\(source.text(in: previous.span))`"), tokens[opening].span,
                related: SyntaxError.Related(span: place, message: "expected `)`"), replacement: (place, ")"))
        }
        if isLabel(at: index - 1), ArgumentLabel(rawValue: source.text(in: previous.span)) != nil {
            return SyntaxError(
                .labelAssigned(source.text(in: previous.span)), current.span, replacement: (previous.span.atEnd, ":"))
        }
        if let error = parameterLabel() { return error }
        if let size = sizeInWords() { return size }
        if let call = callWithoutParentheses() { return call }
        if let dot = missingMemberDot { return dot }
        return SyntaxError(.missingComma, current.span, replacement: elements() ?? (previous.span.atEnd, ","))
    }

    private func bodyWithoutBraces(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if let error = steppedRange(from: start) { return error }
        if current.kind == .comma, isForHead(from: start), let brace = braceOfLine(from: start),
            isReservedWord(.in, at: start + 2)
        {
            let elements = tokens[start + 3].span.joined(with: tokens[brace - 1].span)
            return SyntaxError(
                .arrayWithoutBrackets, elements, replacement: (elements, "[\(source.text(in: elements))]"))
        }
        if isReserved(.in), endsValue(previous), startsValue(token(ahead: 1)) { return membership(from: start) }
        if isCallable(previous), startsValue(current), let brace = braceOfLine(from: index) {
            let given = current.span.joined(with: tokens[brace - 1].span)
            return SyntaxError(
                .missingParentheses(of: source.text(in: previous.span)), given,
                replacement: (Span(previous.span.upper, given.upper), "(\(source.text(in: given)))"))
        }
        // The braces are there, behind a word that does not belong before them.
        if current.kind == .identifier, endsValue(previous), startsValue(token(ahead: 1)),
            braceOfLine(from: index) != nil
        {
            return error
        }
        var replacement: (span: Span, text: String)?
        if current.kind == .colon {
            replacement = statement(withBodyBehind: index, of: start)
        } else if startsValue(current) || current.kind == .reserved {
            let statement = Span(current.span.lower, endOfLine.upper)
            replacement = (statement, "{ \(source.text(in: statement)) }")
        }
        return SyntaxError(.bodyWithoutBraces, current.span, replacement: replacement)
    }

    // MARK: Brackets

    private func explainedUnclosed(_ error: SyntaxError, _ opening: String, from start: Int) -> SyntaxError {
        if current.kind == .rightBrace, blockDepth == 0 || !current.startsLine && hasSpareBrace {
            return SyntaxError(
                .mismatched(opening, closing: "}"), current.span,
                related: SyntaxError.Related(span: error.span, message: "opened here"))
        }
        var error = error
        let closing = SyntaxProblem.closing(of: opening)
        if opening != "{", index > 0 {
            let last = endOfHead(from: start) ?? previous
            error.related = SyntaxError.Related(span: last.span.atEnd, message: "expected `\(closing)`")
            if let doubled = doubledParenthesis {
                (error.related, error.replacement) = (nil, (doubled, ""))
            } else if let bracket = openBrackets.last, let place = endOfShort(bracket) {
                error.related = SyntaxError.Related(span: place, message: "expected `\(closing)`")
                error.replacement = (place, closing)
            } else if opening == "(", let division = division(behind: last.span) {
                error.replacement = division
            } else if opening == "(", let bracket = openBrackets.last, tokens[bracket].kind == .leftParen,
                last.span == tokens[bracket].span, bracket > 0, endsValue(tokens[bracket - 1])
            {
                // `offset(10(`
                error.replacement = (last.span, closing)
            } else if last.kind != .comma, endsValue(last) {
                error.replacement = (last.span.atEnd, closing)
            }
        }
        return error
    }

    /// Whether more braces are closed than opened, because one of them should be another bracket.
    private var hasSpareBrace: Bool {
        looksFar && tokens.count { $0.kind == .rightBrace } > tokens.count { $0.kind == .leftBrace }
    }

    /// Where a bracket should have been closed, because the code after that can only follow the closing bracket:
    /// `equalTo(root.offset(8)`, `[a, b.distribute(…)`.
    private func endOfShort(_ opening: Int) -> Span? {
        let isRelation = opening > 0 && source.text(in: tokens[opening - 1].span).hasSuffix("qualTo")
        let isArray = tokens[opening].kind == .leftBracket
        guard isRelation || isArray else { return nil }
        if isArray, opening > 0, tokens[opening].isAdjacent, opening + 2 < index, tokens[opening + 1].kind == .number,
            tokens[opening + 2].kind == .dot
        {
            // `rows[4.frame`
            return tokens[opening + 1].span.atEnd
        }
        var position = opening + 1
        while position + 1 < index {
            if let closing = closers[position] {
                position = closing
            } else if tokens[position].kind == .dot,
                case .member(let member)? = Spelling.all.first(where: { $0.text == text(of: tokens[position + 1].name) }
                )?
                .spelling,
                member.receivers.contains(isArray ? .views : .constraint),
                isArray || !member.receivers.contains(.view)
            {
                return position > opening + 1 ? tokens[position - 1].span.atEnd : nil
            }
            position += 1
        }
        return nil
    }

    /// The token before the body, if the statement has one.
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
