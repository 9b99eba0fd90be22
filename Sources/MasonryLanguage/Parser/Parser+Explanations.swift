// Which mistake a token that does not fit is likely to be, judged by the tokens around it.
extension Parser {
    /// The error in its writer's terms; the same where nothing more is known.
    func explained(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if current.kind == .not, current.isAdjacent, endsValue(previous) {
            return SyntaxError(.forceUnwrap, current.span)
        }
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
        case .assignmentInExpression where tokens[start..<index].contains { $0.kind == .assign }:
            return SyntaxError(.chainedAssignment, current.span)
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
        case .semicolon where opening != nil && startsValue(token(ahead: 1)) && isClosedOnLine(openBrackets.last):
            return SyntaxError(.semicolonInBrackets, current.span)
        case .leftBrace where opening == .leftParen && isReservedWord(.func, at: start):
            return explainedUnclosed(openingError, openingError.problem.opening, from: start)
        case .reserved where isReservedWord(.for, at: index) && opening == .leftBracket: return comprehension()
        case .leftParen where index == start + 1 && declaresVariable(at: start):
            return SyntaxError(.severalNames(source.text(in: tokens[start].span)), current.span)
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
            return fileWithoutQuotes(error)
        case .identifier where expected == "a file's name in quotes":
            return SyntaxError(.importOfLibrary(source.text(in: current.span)), current.span)
        default: break
        }
        if let word = reservedWord(at: start), index == start + 1, declaresVariable(at: index) {
            return optionalBinding(word, from: start)
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

    /// `import other.mas`
    private func fileWithoutQuotes(_ error: SyntaxError) -> SyntaxError {
        var last = index
        while last + 1 < tokens.count, tokens[last + 1].isAdjacent, tokens[last + 1].kind != .semicolon { last += 1 }
        let span = current.span.joined(with: tokens[last].span)
        let file = source.text(in: span)
        return SyntaxError(
            error.problem, span, replacement: (span, file.hasSuffix(".mas") ? "\"\(file)\"" : "\"\(file).mas\""))
    }

    /// `if let v = value { … }`
    private func optionalBinding(_ word: ReservedWord, from start: Int) -> SyntaxError {
        let span = tokens[start].span.joined(with: current.span)
        let problem = SyntaxProblem.optionalBinding(word.rawValue)
        let name = token(ahead: 1)
        guard word == .if, name.kind == .identifier,
            let brace = tokens[index...].firstIndex(where: { $0.startsLine || $0.kind == .leftBrace }),
            tokens[brace].kind == .leftBrace
        else { return SyntaxError(problem, span) }
        let head = Span(span.lower, tokens[brace].span.lower)
        let text = source.text(in: name.span)
        let comparison = "\(word.rawValue) \(text) != \(ReservedWord.nil.rawValue) "
        if index + 2 == brace { return SyntaxError(problem, span, replacement: (head, comparison)) }
        guard token(ahead: 2).kind == .assign, !tokens[index..<brace].contains(where: { $0.kind == .comma }) else {
            return SyntaxError(problem, span)
        }
        let value = source.text(in: Span(token(ahead: 3).span.lower, tokens[brace - 1].span.upper))
        let variable = value == text ? "" : "\(ReservedWord.let.rawValue) \(text) = \(value); "
        return SyntaxError(problem, span, replacement: (head, variable + comparison))
    }

    /// `[x for x in xs if x > 1]`
    private func comprehension() -> SyntaxError {
        let name = token(ahead: 1)
        guard let opening = openBrackets.last, let closing = closers?[opening], name.kind == .identifier,
            isReservedWord(.in, at: index + 2), closing > index + 3
        else { return SyntaxError(.comprehension, current.span) }
        let condition = tokens[index..<closing].firstIndex { $0.kind == .reserved && ReservedWord($0.name) == .if }
        let end = condition ?? closing
        guard end > index + 3, end == closing || end + 1 < closing else { return SyntaxError(.comprehension, current.span) }
        let text = source.text(in: name.span)
        let value = source.text(in: Span(tokens[opening + 1].span.lower, previous.span.upper))
        var array = source.text(in: Span(tokens[index + 3].span.lower, tokens[end - 1].span.upper))
        if end > index + 4 { array = "(\(array))" }
        if let condition {
            let test = source.text(in: Span(tokens[condition + 1].span.lower, tokens[closing - 1].span.upper))
            array += ".filter { \(text) in \(test) }"
        }
        if condition == nil || value != text { array += ".map { \(text) in \(value) }" }
        return SyntaxError(
            .comprehension, current.span, replacement: (tokens[opening].span.joined(with: tokens[closing].span), array))
    }

    private func isClosedOnLine(_ opening: Int?) -> Bool {
        guard let opening, let closing = closers?[opening] else { return false }
        return source.line(at: tokens[opening].span.lower) == source.line(at: tokens[closing].span.lower)
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
        if let error = prefixedString() ?? quoteInString() ?? parameterLabel() { return error }
        return SyntaxError(.missingComma, current.span, replacement: (previous.span.atEnd, ","))
    }

    /// `f"hello {name}"`
    private func prefixedString() -> SyntaxError? {
        guard isString(current), current.isAdjacent, previous.kind == .identifier else { return nil }
        let prefix = source.text(in: previous.span)
        let text = source.text(in: current.span)
        let contents = String(text.dropFirst().dropLast())
        let replaced = prefix.lowercased() == "f" ? contents.interpolated(from: "{").map { "\"\($0)\"" } : text
        guard current.kind == .string, let replaced else { return SyntaxError(.stringPrefix(prefix), previous.span) }
        return SyntaxError(
            .stringPrefix(prefix), previous.span, replacement: (previous.span.joined(with: current.span), replaced))
    }

    /// `"He said "hi""`
    private func quoteInString() -> SyntaxError? {
        guard previous.kind == .string, current.isAdjacent, current.kind == .identifier else { return nil }
        var last = index
        var end: Int?
        while last < tokens.count, last == index || !tokens[last].startsLine, tokens[last].kind != .end {
            if tokens[last].kind == .string { end = last }
            last += 1
        }
        guard let end else { return nil }
        let string = previous.span.joined(with: tokens[end].span)
        let text = source.text(in: Span(string.lower + 1, string.upper - 1))
        let escaped = text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        return SyntaxError(.quoteInString, current.span, replacement: (string, "\"\(escaped)\""))
    }

    /// `func pin(_ v, with gap)`, as Swift has them.
    private func parameterLabel() -> SyntaxError? {
        guard let opening = openBrackets.last, opening == 2 || opening > 2, isReservedWord(.func, at: opening - 2),
            current.kind == .identifier, previous.kind == .identifier,
            ["_", "with", "to", "from", "by", "at", "on", "of", "using", "and", "as"].contains(text(of: previous.name)),
            let closing = closers?[opening]
        else { return nil }
        let names = tokens[opening..<closing].indices.filter {
            tokens[$0].kind == .identifier && (tokens[$0 + 1].kind == .comma || $0 + 1 == closing)
        }
        let text = names.map { source.text(in: tokens[$0].span) }.joined(separator: ", ")
        return SyntaxError(
            .parameterLabel, previous.span,
            replacement: (Span(tokens[opening].span.upper, tokens[closing].span.lower), text))
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
        if let error = prefixedString() ?? quoteInString() { return error }
        if let word = statementWord(at: start), index == start + 1 {
            if current.kind == .reserved, !isReserved(.in), !(reservedWord(at: index)?.isValue ?? true) {
                return SyntaxError(.reservedWord(text(of: current.name)), current.span)
            }
            if word.declaresView, current.kind == .number,
                case .digitBeforeName? = Optional(nameFromNumber(error).problem)
            {
                return nameFromNumber(error)
            }
            return SyntaxError(.missingName(word), tokens[start].span)
        }
        if isSize(from: start) { return sizeInParts() }
        if startsMethod(at: start) {
            return SyntaxError(.objectiveC, tokens[start].span.joined(with: current.span))
        }
        switch current.kind {
        case .comma: return extraComma(error, from: start)
        case .at where endsValue(previous) && [.number, .identifier].contains(token(ahead: 1).kind):
            let end = token(ahead: 1).span
            return SyntaxError(
                .prioritySign, current.span.joined(with: end),
                replacement: (Span(previous.span.upper, end.upper), ".priority(\(source.text(in: end)))"))
        case _ where isString(current) && statementWord(at: start) == .expect:
            return SyntaxError(.missingComma, current.span, replacement: (previous.span.atEnd, ","))
        case .size where showsText(at: start) && index == start + 3, .string where showsText(at: start):
            let word = statementWord(at: start) ?? .label
            return SyntaxError(.contentAfterText(word), current.span)
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
        default: return viewInChain(from: start) ?? misspelt(from: start) ?? error
        }
    }

    /// `- (void)viewDidLoad`
    private func startsMethod(at start: Int) -> Bool {
        let sign = tokens[start].kind
        return (sign == .minus || sign == .plus) && tokens[start + 1].kind == .leftParen && previous.kind == .rightParen
            && current.kind == .identifier
    }

    /// `make a.left.equalTo(b)`
    private func viewInChain(from start: Int) -> SyntaxError? {
        let word = text(of: tokens[start].name)
        guard index == start + 1, tokens[start].kind == .identifier, Builtin(rawValue: word)?.isChainWord ?? false,
            current.kind == .identifier, token(ahead: 1).kind == .dot
        else { return nil }
        let view = source.text(in: current.span)
        let whole = Span(tokens[start].span.lower, endOfLine.upper)
        let chain = source.text(in: Span(token(ahead: 1).span.lower, whole.upper))
        return SyntaxError(
            .viewInChain(word, view: view), current.span,
            replacement: (whole, "\(view).\(word)Constraints { \(word) in \(word)\(chain) }"))
    }

    /// A name at the start of a statement that is like a word which could stand there.
    private func misspelt(from start: Int) -> SyntaxError? {
        guard index == start + 1, tokens[start].kind == .identifier else { return nil }
        let statements = StatementWord.allCases.filter { startsStatement($0, at: start) }.map(\.rawValue)
        let reserved = ReservedWord.allCases.filter { fits($0, at: start) }.map(\.rawValue)
        let span = tokens[start].span
        let word = source.text(in: span)
        guard let nearest = NearestName.of(word, among: statements + reserved) else { return nil }
        return SyntaxError(.misspelt(word, nearest: nearest), span, replacement: (span, nearest))
    }

    /// Whether a statement could start with the word, judged by what follows it.
    private func fits(_ word: ReservedWord, at start: Int) -> Bool {
        let second = tokens[min(start + 2, tokens.count - 1)]
        switch word {
        case .let, .var: return current.kind == .identifier && second.kind == .assign
        case .func: return current.kind == .identifier && second.kind == .leftParen
        case .for: return current.kind == .identifier && second.kind == .reserved && ReservedWord(second.name) == .in
        case .if, .while:
            let end = tokens[index...].first { $0.kind == .leftBrace || $0.kind == .end || $0.startsLine }
            return startsValue(current) && end?.kind == .leftBrace
        case .return: return functionDepth > 0 && startsValue(current)
        case .else, .in, .break, .continue, .true, .false, .nil: return false
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

    private func extraComma(_ error: SyntaxError, from start: Int) -> SyntaxError {
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
        if declaresVariable(at: start) {
            let word = source.text(in: tokens[start].span)
            let declares = next.kind == .identifier && token(ahead: 2).kind == .assign
            return SyntaxError(
                .severalNames(word), span,
                replacement: declares ? (Span(span.lower, next.span.lower), "; \(word) ") : nil)
        }
        if index == start + 1, let array = arrayWithoutBrackets(from: start) { return array }
        guard endsValue(previous), next.kind == .identifier, statementWord(at: start) == nil else { return error }
        let line = source.range(ofLine: source.line(at: span.lower))
        let indentation = source.text(in: line).prefix { $0 == " " || $0 == "\t" }
        return SyntaxError(
            .commaBetweenStatements, span, replacement: (Span(span.lower, next.span.lower), "\n\(indentation)"))
    }

    /// `a, b.makeConstraints { … }`
    private func arrayWithoutBrackets(from start: Int) -> SyntaxError? {
        var last = start
        while tokens[last].kind == .identifier, last + 2 < tokens.count, tokens[last + 1].kind == .comma { last += 2 }
        guard last > start, tokens[last].kind == .identifier, tokens[last + 1].kind == .dot,
            Spelling.all.contains(where: {
                $0.text == text(of: tokens[last + 2].name) && $0.spelling.isMember(of: .views)
            })
        else { return nil }
        let views = tokens[start].span.joined(with: tokens[last].span)
        return SyntaxError(.arrayWithoutBrackets, views, replacement: (views, "[\(source.text(in: views))]"))
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
