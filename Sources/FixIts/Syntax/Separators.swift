internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

// Statements that do not end where they could, and what they probably should be.
extension SyntaxContext {
    func explainedSeparator(_ error: SyntaxError, from start: Int) -> SyntaxError {
        if let error = importUnderName(from: start) { return error }
        if isReserved(.if), let choice = choice(ofIf: index) ?? statement(beforeIf: index) {
            return SyntaxError(error.problem, current.span, replacement: choice)
        }
        if isReserved(.else), previous.kind == .rightBrace {
            let place = Span(tokens[start].span.lower, tokens[start].span.lower)
            return SyntaxError(
                .elseWithoutIf, current.span,
                replacement: reservedWord(at: start) == nil ? (place, "\(ReservedWord.if.rawValue) ") : nil)
        }
        if let error = dotInstead() { return error }
        if current.kind == .comma, let openingInstead { return openingInstead }
        if let error = missingBrace() ?? missingAssignment(from: start) { return error }
        if let size = sizeOfScreen(from: start) ?? sizeOfNames() { return size }
        if let word = statementWord(at: start), index == start + 1 {
            if current.kind == .reserved, !isReserved(.in), !(reservedWord(at: index)?.isValue ?? true) {
                return SyntaxError(.reservedWord(text(of: current.name)), current.span)
            }
            if word.declaresView, current.kind == .number,
                case .digitBeforeName? = Optional(nameFromNumber(error).problem)
            {
                return nameFromNumber(error)
            }
            if word == .screen, current.kind == .string {
                return SyntaxError(.expected("a size, such as 393x852", found: found), current.span)
            }
            return SyntaxError(
                .missingName(word), tokens[start].span, replacement: nameFromText(word) ?? nameSelected(word))
        }
        if let error = missingClosureIn(from: start) ?? visualFormat(from: start) { return error }
        if let content = contentBehindParent(from: start) { return content }
        if isSize(from: start) { return sizeInParts() }
        if let addition = addition(from: start) { return addition }
        if let dot = missingDot(from: start) { return dot }
        if let view = viewAsValue(from: start) { return view }
        if startsMethod(at: start) {
            return SyntaxError(.objectiveC, tokens[start].span.joined(with: current.span))
        }
        switch current.kind {
        case .identifier where statementWord(at: start)?.declaresView ?? false && declaresParent(from: start):
            let word = statementWord(at: start) ?? .view
            return SyntaxError(.contentOfView(word), Span(current.span.lower, endOfLine.upper))
        case .comma where statementWord(at: start)?.declaresView ?? false && declaresParent(from: start):
            let indentation = indentation(ofLineAt: tokens[start].span.lower)
            let word = source.text(in: tokens[start].span)
            return SyntaxError(
                .severalParents, current.span,
                replacement: (Span(current.span.lower, token(ahead: 1).span.lower), "\n\(indentation)\(word) "))
        case .comma where statementWord(at: start) == .import && isString(token(ahead: 1)):
            return SyntaxError(
                .commaBetweenStatements, current.span,
                replacement: (
                    Span(current.span.lower, token(ahead: 1).span.lower), "\n\(StatementWord.import.rawValue) "
                ))
        case .comma where missingOpening(from: start) != nil || missingBracket(from: start) != nil:
            return missingBracket(from: start) ?? missingOpening(from: start) ?? error
        case .comma: return textWithoutQuotes(from: start) ?? extraComma(error, from: start)
        case .identifier where statementWord(at: start) == .expect && previous.kind == .identifier:
            guard let comma = tokens[start..<index].lastIndex(where: { $0.kind == .comma }) else {
                return missingMemberDot ?? error
            }
            let text = Span(tokens[comma + 1].span.lower, endOfLine.upper)
            return SyntaxError(.textWithoutQuotes, text, replacement: (text, "\"\(source.text(in: text))\""))
        case .at where endsValue(previous) && [.number, .identifier].contains(token(ahead: 1).kind):
            let end = token(ahead: 1).span
            return SyntaxError(
                .prioritySign, current.span.joined(with: end),
                replacement: (Span(previous.span.upper, end.upper), ".priority(\(source.text(in: end)))"))
        case _ where isString(current) && statementWord(at: start) == .expect:
            return SyntaxError(.missingComma, current.span, replacement: (previous.span.atEnd, ","))
        case .size where statementWord(at: start) == .image && previous.kind == .string && index == start + 3:
            return SyntaxError(
                .imageByName, previous.span, replacement: (Span(previous.span.lower, current.span.lower), ""))
        case .size where showsText(at: start) && index == start + 3,
            .number where showsText(at: start) && index == start + 3, .string where showsText(at: start):
            let word = statementWord(at: start) ?? .label
            return SyntaxError(.contentAfterText(word), current.span)
        case .colon where index > 1 && tokens[index - 2].kind == .leftBrace:
            return SyntaxError(.dictionary, current.span)
        case .colon where index > start + 2 && tokens[index - 2].kind == .dot && previous.kind == .identifier:
            if let error = relationByColon(from: start) ?? signInsteadOfColon(from: start) { return error }
            let receiver = source.text(in: Span(tokens[start].span.lower, tokens[index - 2].span.lower))
            return SyntaxError(
                .message(receiver: receiver, selector: source.text(in: previous.span)), current.span,
                replacement: linkByColon)
        case .colon where token(ahead: 1).startsLine || token(ahead: 1).kind == .end:
            return textWithoutQuotes(from: start)
                ?? SyntaxError(.colonAtEnd, current.span, replacement: (current.span, ""))
        case .identifier where index == start + 3 && previous.kind == .identifier && showsText(at: start):
            let text = Span(previous.span.lower, endOfLine.upper)
            return SyntaxError(.textWithoutQuotes, text, replacement: (text, "\"\(source.text(in: text))\""))
        case .identifier where isMemberName(current) && continuesChain(previous):
            return SyntaxError(
                .missingDot(before: source.text(in: current.span)), current.span,
                replacement: (Span(previous.span.upper, current.span.lower), "."))
        case .reserved where isReserved(.in) && endsValue(previous) && startsValue(token(ahead: 1)):
            return membership(from: start)
        case .identifier where isCallable(previous) && parametersBeforeBrace() != nil:
            return parametersBeforeBrace() ?? error
        case _ where isValueOfProperty(from: start): return missingSignOfAssignment()
        case _ where startsValue(current) && current.kind != .leftParen && isCallable(previous):
            if let place = missingOpening { return place }
            let given = Span(current.span.lower, endOfGiven)
            return SyntaxError(
                .missingParentheses(of: source.text(in: previous.span)), given,
                replacement: (Span(previous.span.upper, given.upper), "(\(source.text(in: given)))"))
        default:
            let found =
                viewInChain(from: start) ?? misspelt(from: start) ?? unknownStatement(from: start)
                ?? textWithoutQuotes(from: start)
            if found == nil, error.replacement == nil, startsAnotherStatement {
                return SyntaxError(error.problem, error.span, replacement: (previous.span.atEnd, ";"))
            }
            return found ?? error
        }
    }

    /// `card frame` and `equalTo(card bottom)`, where the first word is a name and the second is not.
    var missingMemberDot: SyntaxError? {
        guard previous.kind == .identifier, current.kind == .identifier, isKnown(previous), !isKnown(current),
            isMemberName(current)
        else { return nil }
        return SyntaxError(
            .missingDot(before: source.text(in: current.span)), current.span,
            replacement: (Span(previous.span.upper, current.span.lower), "."))
    }

    /// Whether the current token can only start another statement.
    private var startsAnotherStatement: Bool {
        if !endsValue(previous) { return false }
        if current.kind == .identifier { return Builtin(rawValue: text(of: current.name))?.isChainWord ?? false }
        return declaresVariable(at: index) || isReservedWord(.for, at: index) || isReservedWord(.if, at: index)
    }

    /// `title.text = Hello World`
    private func textWithoutQuotes(from start: Int) -> SyntaxError? {
        guard let sign = tokens[start..<index].firstIndex(where: { $0.kind == .assign }), sign > start + 1,
            source.text(in: tokens[sign - 1].span) == Member.text.rawValue, tokens[sign - 2].kind == .dot
        else { return nil }
        let words = tokens[(sign + 1)...].prefix { !$0.startsLine && $0.kind != .end }
        let signs: [Token.Kind] = [.identifier, .number, .colon, .comma, .dot, .not]
        guard words.allSatisfy({ signs.contains($0.kind) }), let first = words.first, let last = words.last,
            first.kind == .identifier
        else { return nil }
        let text = first.span.joined(with: last.span)
        return SyntaxError(.textWithoutQuotes, text, replacement: (text, "\"\(source.text(in: text))\""))
    }

    /// `{ make make.left.equalTo(root) }`: a closure whose first word is used as its parameter or declared nowhere.
    private func missingClosureIn(from start: Int) -> SyntaxError? {
        let name = tokens[start]
        guard index == start + 1, start > 0, tokens[start - 1].kind == .leftBrace, name.kind == .identifier,
            current.kind == .identifier, statementWord(at: start) == nil,
            source.parameter(suggestedAt: name.span) != nil
        else { return nil }
        guard name.name == current.name || !isKnown(name) && misspelt(from: start) == nil else { return nil }
        return SyntaxError(
            .missingClosureIn(source.text(in: name.span)), current.span,
            replacement: (name.span.atEnd, " \(ReservedWord.in.rawValue)"))
    }

    func isKnown(_ name: Token) -> Bool {
        declared.names.contains(name.name) || Builtin(rawValue: text(of: name.name)) != nil
    }

    /// `V:|-[a]-|`
    private func visualFormat(from start: Int) -> SyntaxError? {
        guard current.kind == .colon, index == start + 1, current.isAdjacent, token(ahead: 1).isAdjacent,
            ["H", "V"].contains(source.text(in: tokens[start].span))
        else { return nil }
        let span = Span(tokens[start].span.lower, endOfLine.upper)
        let signs = ["|", "[", "-", "("]
        return signs.contains { source.text(in: token(ahead: 1).span).hasPrefix($0) }
            ? SyntaxError(
                .visualFormat, span,
                replacement: VisualFormat(source.text(in: span).filter { $0 != " " })
                    .map { (span, $0.blocks) }) : nil
    }

    /// A name that the source does not declare, followed by a value without an operator.
    private func unknownStatement(from start: Int) -> SyntaxError? {
        let token = tokens[start]
        guard index == start + 1, token.kind == .identifier, startsValue(current),
            !declared.names.contains(token.name), Builtin(rawValue: text(of: token.name)) == nil
        else { return nil }
        return SyntaxError(.unknownStatement(source.text(in: token.span)), token.span)
    }

    func indentation(ofLineAt offset: Int) -> Substring {
        source.text(in: source.range(ofLine: source.line(at: offset))).prefix { $0 == " " || $0 == "\t" }
    }

    private func declaresParent(from start: Int) -> Bool {
        tokens[start..<index].indices.contains { isReservedWord(.in, at: $0) }
    }

    /// `a makeConstraints { … }` and `make:left.equalTo(root)`
    private func missingDot(from start: Int) -> SyntaxError? {
        guard index == start + 1, previous.kind == .identifier, statementWord(at: start) == nil else { return nil }
        let isColon = current.kind == .colon
        let colons = !isColon ? 0 : token(ahead: 1).kind == .colon && token(ahead: 1).isAdjacent ? 2 : 1
        let name = token(ahead: colons)
        let behind = token(ahead: colons + 1)
        guard name.kind == .identifier, !name.startsLine, isMemberName(name), !behind.startsLine else { return nil }
        let goesOn =
            [.leftBrace, .leftParen, .dot].contains(behind.kind)
            && (isColon || Builtin(rawValue: text(of: previous.name))?.isChainWord != true || behind.kind != .dot)
        guard goesOn || isKnown(previous) && isAssigned(name, behind),
            isKnown(previous) || isColon || misspelt(from: start) == nil
        else { return nil }
        return SyntaxError(
            .missingDot(before: source.text(in: name.span)), current.span,
            replacement: (Span(previous.span.upper, name.span.lower), "."))
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

    /// A name at the start of a statement that is similar to a word that is possible there.
    private func misspelt(from start: Int) -> SyntaxError? {
        let word = source.text(in: current.span)
        if previous.kind == .rightBrace, isReservedWord(.if, at: start), current.kind == .identifier,
            token(ahead: 1).kind == .leftBrace || isReservedWord(.if, at: min(index + 1, tokens.count - 1)),
            NearestName.of(word, among: [ReservedWord.else.rawValue]) != nil
        {
            let nearest = ReservedWord.else.rawValue
            return SyntaxError(.misspelt(word, nearest: nearest), current.span, replacement: (current.span, nearest))
        }
        guard index == start + 1, tokens[start].kind == .identifier else { return nil }
        let statements = StatementWord.allCases.filter { startsStatement($0, at: start) }.map(\.rawValue)
        let reserved = ReservedWord.allCases.filter { fits($0, at: start) }.map(\.rawValue)
        let span = tokens[start].span
        let written = source.text(in: span)
        guard let nearest = NearestName.of(written, among: statements + reserved) else { return nil }
        return SyntaxError(.misspelt(written, nearest: nearest), span, replacement: (span, nearest))
    }

    /// Whether a statement could start with the word, judging by the tokens after it.
    private func fits(_ word: ReservedWord, at start: Int) -> Bool {
        let second = tokens[min(start + 2, tokens.count - 1)]
        switch word {
        case .let, .var: return current.kind == .identifier && second.kind == .assign
        case .func:
            return current.kind == .identifier && (second.kind == .leftParen || second.kind == .leftBrace)
        case .for: return current.kind == .identifier && second.kind == .reserved && ReservedWord(second.name) == .in
        case .if, .while:
            let end = tokens[index...].first { [.leftBrace, .semicolon, .end].contains($0.kind) || $0.startsLine }
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
        if previous.kind == .identifier, isKnown(previous), next.kind == .identifier, current.isAdjacent,
            next.isAdjacent, isMemberName(next), !isKnown(next)
        {
            return SyntaxError(.extraComma("a `.`"), span, replacement: (span, "."))
        }
        if previous.kind == .number, next.kind == .number, next.isAdjacent, current.isAdjacent {
            return SyntaxError(.extraComma("a decimal point"), span, replacement: (span, "."))
        }
        if previous.kind == .number, next.kind == .number || next.kind == .minus {
            var first = index - 1
            while first > 1, tokens[first - 1].kind == .comma, tokens[first - 2].kind == .number { first -= 2 }
            let numbers = Span(tokens[first].span.lower, endOfLine.upper)
            let text = source.text(in: numbers)
            let isClosed = text.hasSuffix(")") && !text.contains("(")
            return SyntaxError(
                .tupleWithoutParentheses, numbers, replacement: (numbers, "(\(text)\(isClosed ? "" : ")")"))
        }
        if next.kind == .identifier, areAttributes(from: start, to: index), next.name == tokens[start].name,
            token(ahead: 2).kind == .dot
        {
            return SyntaxError(
                .extraComma("a `.`"), span, replacement: (Span(span.lower, token(ahead: 2).span.lower), ""))
        }
        if next.kind == .identifier, isMemberName(next), continuesChain(previous) {
            return SyntaxError(.extraComma("a `.`"), span, replacement: (Span(span.lower, next.span.lower), "."))
        }
        if declaresVariable(at: start), next.startsLine || next.kind == .end {
            return SyntaxError(
                .expected("a value after the `,`", found: "the end of the line"), span, replacement: (span, ""))
        }
        if declaresVariable(at: start) {
            let word = source.text(in: tokens[start].span)
            let declares = next.kind == .identifier && token(ahead: 2).kind == .assign
            if !declares, let array = arrayAssigned(from: start) { return array }
            return SyntaxError(
                .severalNames(word), span,
                replacement: declares ? (Span(span.lower, next.span.lower), "; \(word) ") : nil)
        }
        if index == start + 1, let array = arrayWithoutBrackets(from: start) { return array }
        guard endsValue(previous), next.kind == .identifier, statementWord(at: start) == nil else { return error }
        let indentation = indentation(ofLineAt: span.lower)
        return SyntaxError(
            .commaBetweenStatements, span, replacement: (Span(span.lower, next.span.lower), "\n\(indentation)"))
    }

    /// `view "header"` and `label "Hello" t`: the name is in the text, or after it.
    private func nameFromText(_ word: StatementWord) -> (span: Span, text: String)? {
        guard word.declaresView, current.kind == .string else { return nil }
        let next = token(ahead: 1)
        if next.kind == .identifier, !next.startsLine {
            guard showsText(at: index - 1) else { return nil }
            let text = "\(source.text(in: next.span)) \(source.text(in: current.span))"
            return (current.span.joined(with: next.span), text)
        }
        let text = source.text(in: current.span).dropFirst().dropLast()
        let name = text.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, !first.isNumber, text.count <= 40, ReservedWord(rawValue: String(name)) == nil
        else { return nil }
        guard showsText(at: index - 1) else { return name == text ? (current.span, String(name)) : nil }
        return (current.span, "\(first.lowercased())\(name.dropFirst()) \"\(text)\"")
    }

    /// Whether the tokens are `make` with only attributes after it.
    private func areAttributes(from start: Int, to end: Int) -> Bool {
        guard end > start + 2, Builtin(rawValue: text(of: tokens[start].name))?.isChainWord ?? false else {
            return false
        }
        return tokens[(start + 1)..<end].allSatisfy { $0.kind == .dot || $0.kind == .identifier && isMemberName($0) }
    }

    /// `let all = a, b, c`
    private func arrayAssigned(from start: Int) -> SyntaxError? {
        guard index > start + 3, tokens[start + 2].kind == .assign else { return nil }
        let elements = Span(tokens[start + 3].span.lower, endOfLine.upper)
        let isList = !tokens[index...].prefix { !$0.startsLine && $0.kind != .end }.contains { $0.kind == .assign }
        guard isList else { return nil }
        return SyntaxError(
            .arrayWithoutBrackets, elements, replacement: (elements, "[\(source.text(in: elements))]"))
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
}
