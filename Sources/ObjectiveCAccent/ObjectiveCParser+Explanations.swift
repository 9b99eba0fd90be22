internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import AccentSyntax

// Which mistake a token that does not fit is likely to be.
extension ObjectiveCParser {
    /// The error in its writer's terms; the same where nothing more is known.
    func explained(_ error: SyntaxError) -> SyntaxError {
        guard case .expected(let expected, _) = error.problem else { return error }
        switch expected {
        case "`]`": return messageWithoutColon ?? error
        case "`(`": return conditionWithoutParentheses ?? error
        case "a message's name":
            return classInBrackets ?? arrayWithoutSign ?? messageWithoutReceiver ?? dotInMessage ?? error
        case "`;`":
            return otherLanguage ?? missingDot ?? messageWithoutOpening ?? argumentBehindColon ?? headOfLoop
                ?? commaBetweenStatements ?? error
        case "`)`": return anchorOfSwift ?? wordForOperator ?? error
        case "a value": return blockWithoutCaret ?? error
        case "`@end`":
            let place = previous.span.atEnd
            return SyntaxError(error.problem, error.span, replacement: (place, "\n@end"))
        default: return error
        }
    }

    private func startsValue(_ token: Token) -> Bool {
        [.identifier, .number, .at, .leftBracket, .caret].contains(token.kind) && !token.startsLine
    }

    /// `if view.hidden {`
    private var conditionWithoutParentheses: SyntaxError? {
        guard isReserved(.if, ahead: -1) || isReserved(.while, ahead: -1), !current.startsLine,
            let brace = tokens[index...].firstIndex(where: { $0.kind == .leftBrace || $0.startsLine || $0.kind == .end }
            ),
            tokens[brace].kind == .leftBrace, brace > index
        else { return nil }
        let condition = current.span.joined(with: tokens[brace - 1].span)
        return SyntaxError(
            .conditionWithoutParentheses, condition, replacement: (condition, "(\(source.text(in: condition)))"))
    }

    /// `[view addSubview other]` and `[view setHidden=YES]`
    var messageWithoutColon: SyntaxError? {
        guard startsValue(current) || current.kind == .assign, previous.kind == .identifier,
            let opening = innermostOpening, tokens[opening].kind == .leftBracket, index > opening + 2
        else { return nil }
        return SyntaxError(
            .missingColon(source.text(in: previous.span)), current.span,
            replacement: (
                Span(previous.span.upper, current.kind == .assign ? current.span.upper : current.span.lower), ":"
            ))
    }

    /// `view addSubview:other];`
    private var messageWithoutOpening: SyntaxError? {
        guard current.kind == .identifier, !current.startsLine, [.colon, .rightBracket].contains(token(ahead: 1).kind)
        else { return nil }
        var closing = index
        while closing < tokens.count, tokens[closing].kind != .rightBracket {
            switch tokens[closing].kind {
            case .semicolon, .rightBrace, .rightParen, .end: return nil
            case .leftBracket, .leftParen, .leftBrace: closing = end(ofBracketAt: closing)
            default: closing += 1
            }
        }
        guard closing < tokens.count else { return nil }
        var first = index - 1
        if tokens[first].kind == .rightBracket {
            // `[UIView alloc] init];`
            guard let opening = self.opening(ofBracketAt: first) else { return nil }
            first = opening
        }
        while first > 0, tokens[first - 1].kind == .dot || tokens[first].kind == .dot { first -= 1 }
        let start = tokens[first].span.lower
        return SyntaxError(.unexpectedClosing("]"), tokens[closing].span, replacement: (Span(start, start), "["))
    }

    private func opening(ofBracketAt end: Int) -> Int? {
        var depth = 0
        for position in (0...end).reversed().prefix(1_000) {
            switch tokens[position].kind {
            case .rightBrace, .rightParen, .rightBracket: depth += 1
            case .leftBrace, .leftParen, .leftBracket:
                depth -= 1
                if depth == 0 { return position }
            default: continue
            }
        }
        return nil
    }

    /// `[UIView]`, where an object is wanted.
    private var classInBrackets: SyntaxError? {
        guard current.kind == .rightBracket, index > 1, tokens[index - 2].kind == .leftBracket, isClass(previous) else {
            return nil
        }
        let type = names.text(previous.name)
        let whole = tokens[index - 2].span.joined(with: current.span)
        return SyntaxError(.classCalled(type), whole, replacement: (whole, "[[\(type) alloc] init]"))
    }

    /// `[view.mas_makeConstraints:^…]`
    private var dotInMessage: SyntaxError? {
        guard current.kind == .colon, previous.kind == .identifier, index > 3, tokens[index - 2].kind == .dot,
            let opening = innermostOpening, tokens[opening].kind == .leftBracket
        else { return nil }
        let dot = tokens[index - 2].span
        return SyntaxError(.dotInMessage(names.text(previous.name)), dot, replacement: (dot, " "))
    }

    /// `make.left.equalTo(view).offset:10;`
    private var argumentBehindColon: SyntaxError? {
        guard current.kind == .colon, previous.kind == .identifier, index > 2, tokens[index - 2].kind == .dot,
            case let name = names.text(previous.name), Spelling.all.contains(where: { $0.text == name })
        else { return nil }
        var end = index + 1
        while ![.semicolon, .rightBrace, .end].contains(tokens[end].kind), !tokens[end].startsLine {
            guard [.number, .minus, .dot, .identifier, .at].contains(tokens[end].kind) else { return nil }
            end += 1
        }
        guard end > index + 1 else { return nil }
        let given = tokens[index + 1].span.joined(with: tokens[end - 1].span)
        return SyntaxError(
            .missingParentheses(of: name), current.span,
            replacement: (Span(previous.span.upper, given.upper), "(\(source.text(in: given)))"))
    }

    /// `[a, b]`
    private var arrayWithoutSign: SyntaxError? {
        guard current.kind == .comma || current.kind == .rightBracket, let opening = innermostOpening,
            tokens[opening].kind == .leftBracket
        else { return nil }
        let bracket = tokens[opening].span
        return SyntaxError(.arrayWithoutSign, bracket, replacement: (Span(bracket.lower, bracket.lower), "@"))
    }

    /// `[addSubview:other]`
    private var messageWithoutReceiver: SyntaxError? {
        guard current.kind == .colon, previous.kind == .identifier, index > 1, tokens[index - 2].kind == .leftBracket
        else { return nil }
        let name = previous.span
        return SyntaxError(
            .missingReceiver(source.text(in: name)), name, replacement: (Span(name.lower, name.lower), "self "))
    }

    /// `view.snp.makeConstraints { make in` and `func setUp() {`
    private var otherLanguage: SyntaxError? {
        let isClosure =
            current.kind == .leftBrace && token(ahead: 1).kind == .identifier && isReserved(.in, ahead: 2)
        if isClosure { return SyntaxError(.swift, current.span) }
        if previous.kind == .identifier, names.text(previous.name) == "new", isClass(current),
            token(ahead: 1).kind == .leftParen
        {
            let type = names.text(current.name)
            let isBare = token(ahead: 2).kind == .rightParen
            let whole = previous.span.joined(with: token(ahead: isBare ? 2 : 0).span)
            return SyntaxError(
                .classCalled(type), whole, replacement: isBare ? (whole, "[[\(type) alloc] init]") : nil)
        }
        if previous.kind == .reserved, ReservedWord(previous.name) == .func {
            let word = ForeignWord(
                text: names.text(previous.name), role: .statement,
                advice: "write a function as void name(void) { … }, a method as - (void)name { … }")
            return SyntaxError(.foreignWord(word), previous.span)
        }
        return nil
    }

    /// `make.left equalTo(self.view)`
    private var missingDot: SyntaxError? {
        guard current.kind == .identifier, !current.startsLine, token(ahead: 1).kind == .leftParen,
            previous.kind == .identifier || previous.kind == .rightParen
        else { return nil }
        let name = names.text(current.name)
        guard Spelling.all.contains(where: { $0.text == name }) else { return nil }
        return SyntaxError(
            .missingDot(before: name), current.span, replacement: (Span(previous.span.upper, current.span.lower), "."))
    }

    /// `^(make) {`: a name alone, which is of no type that there is.
    var parameterWithoutType: SyntaxError? {
        let text = names.text(current.name)
        guard current.kind == .identifier, [.comma, .rightParen].contains(token(ahead: 1).kind), TypeWord(text) == nil,
            text.first?.isLowercase ?? false, !text.hasSuffix("_t"), classes[current.name] == nil,
            structures[current.name] == nil
        else { return nil }
        // A type that stands in another file is not known; what is used in the block is a name.
        let end = innermostOpening.map(end(ofBracketAt:)) ?? index
        guard tokens[end].kind == .leftBrace,
            tokens[end..<self.end(ofBracketAt: end)].contains(where: {
                $0.kind == .identifier && $0.name == current.name
            })
        else { return nil }
        return SyntaxError(
            .parameterWithoutType(text), current.span,
            replacement: isMakerBlock
                ? (Span(current.span.lower, current.span.lower), "MASConstraintMaker *") : nil)
    }

    /// Notes what the parameter of a block for constraints lacks: the `*` of its class, or its name.
    mutating func checkMaker(_ type: Token, hasPointer: Bool) {
        guard names.text(type.name) == "MASConstraintMaker" else { return }
        if isName(current), !hasPointer {
            let name = names.text(current.name)
            let place = Span(current.span.lower, current.span.lower)
            return note(
                Rejection(
                    SyntaxError(
                        .missingPointer("MASConstraintMaker", variable: name), current.span, replacement: (place, "*")))
            )
        }
        guard current.kind == .rightParen else { return }
        let place = Span(current.span.lower, current.span.lower)
        note(
            Rejection(
                SyntaxError(
                    .parameterWithoutName("MASConstraintMaker"), type.span,
                    replacement: (place, hasPointer ? Builtin.make.rawValue : " *\(Builtin.make.rawValue)"))))
    }

    /// Whether the block whose parameters are read is what `mas_makeConstraints:` or its like is given.
    private var isMakerBlock: Bool {
        guard let opening = innermostOpening, opening > 2, tokens[opening - 1].kind == .caret,
            tokens[opening - 2].kind == .colon
        else { return false }
        let word = names.text(tokens[opening - 3].name)
        return [Member.makeConstraints, .updateConstraints, .remakeConstraints].contains { member in
            [member.rawValue, Spelling.prefix + member.rawValue].contains(word)
        }
    }

    /// `UIView()` and `UILabel(frame: …)`: a class that is called as if it were a function.
    func classCalled(_ base: Expression) -> SyntaxError? {
        guard case .name(let name) = base.kind, previous.span == base.span, previous.name == name, isClass(previous),
            !scopes.contains(where: { $0[name] != nil })
        else { return nil }
        let type = names.text(name)
        let close = end(ofBracketAt: index) - 1
        let isLabelled = token(ahead: 1).kind == .identifier && token(ahead: 2).kind == .colon
        guard close == index + 1 || isLabelled else { return nil }
        let call = Span(base.span.lower, tokens[close].span.upper)
        let ending = endsWithoutSemicolon(at: close) ? ";" : ""
        return SyntaxError(
            .classCalled(type), call, replacement: isLabelled ? nil : (call, "[[\(type) alloc] init]\(ending)"))
    }

    /// Whether a statement ends behind a token without the `;` that it needs.
    func endsWithoutSemicolon(at position: Int) -> Bool {
        let next = tokens[min(position + 1, tokens.count - 1)]
        return next.kind == .end || next.kind == .rightBrace || next.startsLine && next.kind != .dot
    }
}
