/// Something other than a member after a dot: `xs.0`, `print(150.)`, `"a" . "b"`, `make.left.equalTo.(root)`.
enum MisplacedDot: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem, context.previous.kind == .dot else { return nil }
        let (dot, token) = (context.previous.span, context.current)
        if token.kind == .number, token.isAdjacent { return context.numberAfterDot() }
        if let number = context.dotAfterNumber() { return number }
        if token.kind == .end || token.startsLine { return context.memberOnNextLine(after: dot) }
        if context.isString(token) {
            return SyntaxError(
                .explained(.unexpected, "join strings with `+`, not with `.`"), dot, replacement: (dot, "+"))
        }
        // `make.left.>=(root)`
        if let relation = token.kind.spelling.flatMap(Problem.relation) {
            return SyntaxError(error.problem, token.span, replacement: (token.span, relation))
        }
        switch token.kind {
        case .leftBracket:
            return context.attributesInBrackets().map { SyntaxError(error.problem, token.span, replacement: $0) }
        case .leftParen: return SyntaxError(error.problem, dot, replacement: (dot, ""))
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `xs.0`
    fileprivate func numberAfterDot() -> SyntaxError {
        let opening = hasSpareParenthesis ? missingOpening(from: start) : nil
        return opening
            ?? SyntaxError(
                .explained(
                    .unexpected, "a member's name can't start with a digit",
                    help: "read an element with brackets: xs[0]; a number has one decimal point"), current.span)
    }

    /// `print(150.)`, and a dot instead of a comma: `(150. 20)`
    fileprivate func dotAfterNumber() -> SyntaxError? {
        let dot = previous
        guard index > 1, tokens[index - 2].kind == .number, dot.isAdjacent else { return nil }
        if current.kind == .less, current.isAdjacent {
            let range = dot.span.joined(with: current.span)
            return SyntaxError(
                .expected("a range", found: .text(".<")), range,
                replacement: (range, Token.Kind.halfOpenRange.spelling ?? ""))
        }
        let isComma = current.kind == .number && !openBrackets.isEmpty
        return SyntaxError(
            .explained(.invalidLiteral, "a digit must follow the decimal point", help: "write 1.0, or 1"), dot.span,
            replacement: (dot.span, isComma ? "," : ""))
    }

    /// The error for a dot at the end of a line: it moves to the next line if that continues the chain.
    fileprivate func memberOnNextLine(after dot: Span) -> SyntaxError {
        let isWhole = index > 1 && tokens[index - 2].kind == .rightParen
        let goesOn = current.kind == .identifier && isMemberName(current) && statementWord(at: index) == nil
        let gap = source.text(in: Span(dot.upper, current.span.lower))
        return SyntaxError(
            .expected(.member, found: .endOfLine), dot.atEnd,
            replacement: goesOn ? (Span(dot.lower, current.span.lower), "\(gap).") : isWhole ? (dot, "") : nil)
    }

    /// For `[left, top]` after the dot of a chain, the attributes as a chain.
    fileprivate func attributesInBrackets() -> Edit? {
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
}
