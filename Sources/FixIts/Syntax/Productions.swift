internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Evaluator
internal import Diagnostics
internal import AccentSyntax

// What the parser reads all the same, or finds where a statement, a member or a value begins.
extension SyntaxContext {
    /// The explanation of an error after which the parser continued with the statement.
    func explainedProduction(_ error: SyntaxError) -> SyntaxError {
        var answer = error
        switch error.problem {
        case .closureInHead:
            if let closing = closers[index] {
                let closure = source.text(in: current.span.joined(with: tokens[closing].span))
                answer.replacement = (Span(previous.span.upper, tokens[closing].span.upper), "(\(closure))")
            }
        case .blockOfView: answer.replacement = constraintsOfView(at: outline.position(at: error.span.lower))
        case .namesBeforeClosure(let names): return parametersBeforeBrace(names) ?? error
        case .semicolonBefore: answer.replacement = (error.span, "")
        case .duplicateParameter(let name, let others):
            answer.replacement = (2...).lazy.map { "\(name)\($0)" }.first { !others.contains($0) }.map {
                (error.span, $0)
            }
        case .invalidEscape: answer.replacement = (Span(error.span.lower, error.span.lower), "\\")
        case .tupleInBraces:
            let numbers = source.text(in: Span(error.span.lower + 1, error.span.upper - 1)).split(separator: ",")
            let tuple = numbers.map { String($0.filter { !$0.isWhitespace }) }.joined(separator: ", ")
            answer.replacement = (error.span, "(\(tuple))")
        case .parametersInParentheses(let names):
            let word = outline.position(at: error.span.upper)
            let end = names.isEmpty ? tokens[min(word + 1, tokens.count - 1)].span.lower : error.span.upper
            answer.replacement = (Span(error.span.lower, end), names.joined(separator: ", "))
        case .notAssignable(let assignment?):
            let isPlain = assignment.operation == .assign
            if assignment.isToOperation, isPlain, functionDepth > 0 {
                return SyntaxError(
                    .assignmentInExpression, assignment.sign,
                    replacement: (assignment.sign, BinaryOperator.equal.rawValue))
            }
            if isPlain { answer.replacement = constantInstead(ofAssigning: assignment.value, behind: index) }
        case .unclosed("{", _):
            if current.kind == .rightParen { answer.replacement = (previous.span.atEnd, " }") }
            if let brace = unclosedBrace(error) { return brace }
        case .unterminatedInterpolation:
            if endsValue(previous) { answer.replacement = (previous.span.atEnd, ")") }
        case .mismatched("{", let closing):
            // Where the brace that another bracket closes is a call's, it should have been one itself.
            guard let opening = error.related?.span, closing == ")",
                opensCall(outline.position(at: opening.lower))
            else { break }
            return SyntaxError(
                error.problem, opening, related: SyntaxError.Related(span: current.span, .closing),
                replacement: (opening, "("))
        default: break
        }
        return answer.withUsualReplacement
    }

    /// The error for an unclosed block, at the brace that the indentation shows to be unclosed.
    func unclosedBrace(_ error: SyntaxError) -> SyntaxError? {
        guard current.kind == .end, case .unclosed("{", _) = error.problem else { return nil }
        return unclosedBrace(from: outline.position(at: error.span.lower))
    }

    /// `view a in card { make.left… }`: the constraints in a separate block.
    private func constraintsOfView(at brace: Int) -> (span: Span, text: String)? {
        let first = tokens[min(brace + 1, tokens.count - 1)]
        guard brace > 0, first.kind == .identifier, let chain = Builtin(rawValue: text(of: first.name)),
            chain.isChainWord
        else { return nil }
        let view = source.text(in: tokens[start + 1].span)
        let indentation = indentation(ofLineAt: tokens[brace - 1].span.lower)
        return (
            Span(tokens[brace - 1].span.upper, tokens[brace].span.upper),
            "\n\(indentation)\(view).\(chain.rawValue)Constraints {"
        )
    }

    // MARK: Starts of statements

    /// The explanation of an error in the first tokens of a statement.
    func explainedStart(_ error: SyntaxError) -> SyntaxError? {
        if let error = sessionCommand { return error }
        switch error.problem {
        case .statementStartsWithDot:
            let name = text(of: token(ahead: 1).name)
            let isAttribute = Attribute(rawValue: name) != nil || Member(rawValue: name)?.parts != nil
            let make = "\(Builtin.make.rawValue)."
            return styleSheet(from: index, at: index + 2)
                ?? SyntaxError(error.problem, error.span, replacement: isAttribute ? (error.span, make) : nil)
        case .expected(.value, _) where index == start && isReserved(.in) && index > 0:
            if previous.kind == .leftBrace { return missingParameter() }
            guard previous.kind == .semicolon, !current.startsLine else { return nil }
            return SyntaxError(.semicolonBefore("in"), previous.span, replacement: (previous.span, ""))
        case .missingSeparator where current.kind == .colon && index == start + 1 && start > 1:
            // `header { width: 100%; }`
            let brace = start - 1
            guard tokens[brace].kind == .leftBrace, startOfStatement(at: brace - 1) == brace - 1 else { return nil }
            return styleSheet(from: brace - 1, at: brace)
        case .missingCondition where isReservedWord(.if, at: index - 1) && index > 1:
            guard isReservedWord(.else, at: index - 2) else { return nil }
            return SyntaxError(
                error.problem, error.span, replacement: (Span(previous.span.lower, current.span.lower), ""))
        default: return nil
        }
    }

    /// A line such as `:fix 1`.
    private var sessionCommand: SyntaxError? {
        let (sign, name) = (tokens[start], tokens[min(start + 1, tokens.count - 1)])
        guard sign.kind == .colon, sign.startsLine || start == 0, name.isAdjacent,
            name.kind == .identifier || name.kind == .reserved
        else { return nil }
        return SyntaxError(.sessionCommand(source.text(in: name.span)), Span(sign.span.lower, name.span.upper))
    }

    // MARK: Values and members

    /// A value or a member written as in another language.
    func explainedValue(_ error: SyntaxError) -> SyntaxError? {
        switch error.problem {
        case .expected(.member, _): return explainedMember(error)
        case .expected(.value, found: .emptyParentheses):
            let opening = outline.position(at: error.span.lower)
            guard opening > 0, tokens[opening - 1].kind == .leftParen else { return error }
            return SyntaxError(
                error.problem, error.span,
                replacement: (error.span, current.kind == .rightParen ? "" : ")"))
        case .chainedComparison(let middle):
            let place = Span(current.span.lower, current.span.lower)
            return SyntaxError(
                error.problem, error.span,
                replacement: (place, "\(BinaryOperator.and.rawValue) \(source.text(in: middle)) "))
        case .decrement where index > start:
            return SyntaxError(error.problem, error.span, replacement: (error.span, " -= 1"))
        case .percent:
            let number = source.text(in: error.span).dropLast()
            let share = Double(number).map { ($0 / 100).spelled(decimals: 6) }
            return SyntaxError(error.problem, error.span, replacement: share.map { (error.span, $0) })
        case .invalidBox where current.kind == .identifier:
            guard ForeignWord.find("@" + text(of: current.name), .statement) != nil else { return nil }
            return SyntaxError(.objectiveC, error.span.joined(with: current.span))
        default: return nil
        }
    }

    /// Something after a dot that is not a name.
    private func explainedMember(_ error: SyntaxError) -> SyntaxError? {
        let (dot, token) = (previous, current)
        guard dot.kind == .dot else { return nil }
        if token.isAdjacent, token.kind == .number {
            let opening = hasSpareParenthesis ? missingOpening(from: start) : nil
            return opening ?? SyntaxError(.numberAsMember, token.span)
        }
        if index > 1, tokens[index - 2].kind == .number, dot.isAdjacent {
            // `(150. 20)`
            let isComma = token.kind == .number && !openBrackets.isEmpty
            let sign = dot.span.joined(with: token.span)
            return token.kind == .less && token.isAdjacent
                ? SyntaxError(
                    .expected("a range", found: .text(".<")), sign,
                    replacement: (sign, Token.Kind.halfOpenRange.spelling ?? ""))
                : SyntaxError(.missingDigitsAfterPoint, dot.span, replacement: (dot.span, isComma ? "," : ""))
        }
        if token.kind == .end || token.startsLine { return memberOnNextLine(behind: dot) }
        if isString(token) { return SyntaxError(.dotBetweenStrings, dot.span, replacement: (dot.span, "+")) }
        if let sign = token.kind.spelling, BinaryOperator(rawValue: sign) != nil,
            let relation = Problem.relation(of: sign)
        {
            return SyntaxError(error.problem, token.span, replacement: (token.span, relation))
        }
        if token.kind == .leftBracket, let names = attributesInBrackets() {
            return SyntaxError(error.problem, token.span, replacement: names)
        }
        if token.kind == .leftParen { return SyntaxError(error.problem, dot.span, replacement: (dot.span, "")) }
        return nil
    }

    /// For `[left, top]` after the dot of a chain, the attributes as a chain.
    private func attributesInBrackets() -> (span: Span, text: String)? {
        guard let close = tokens[index...].prefix(20).firstIndex(where: { $0.kind == .rightBracket }) else {
            return nil
        }
        let names = tokens[(index + 1)..<close].filter { $0.kind != .comma && $0.kind != .dot }
        guard !names.isEmpty, names.allSatisfy({ $0.kind == .identifier && isMemberName($0) }) else { return nil }
        return (
            current.span.joined(with: tokens[close].span),
            names.map { source.text(in: $0.span) }.joined(separator: ".")
        )
    }

    /// The error for a dot at the end of a line: it moves to the next line if that continues the chain.
    private func memberOnNextLine(behind dot: Token) -> SyntaxError {
        let isWhole = index > 1 && tokens[index - 2].kind == .rightParen
        let goesOn = current.kind == .identifier && isMemberName(current) && statementWord(at: index) == nil
        let gap = source.text(in: Span(dot.span.upper, current.span.lower))
        return SyntaxError(
            .expected(.member, found: .endOfLine), dot.span.atEnd,
            replacement: goesOn
                ? (Span(dot.span.lower, current.span.lower), "\(gap).") : isWhole ? (dot.span, "") : nil)
    }
}
