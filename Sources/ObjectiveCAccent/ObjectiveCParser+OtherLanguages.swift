internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import AccentSyntax

// What other languages write in another way.
extension ObjectiveCParser {
    /// `for (UIView *v : views)` and `for (int i = 0, i < 3, i++)`.
    var headOfLoop: SyntaxError? {
        guard let opening = innermostOpening, opening > 0, tokens[opening].kind == .leftParen,
            isReserved(.for, ahead: opening - 1 - index)
        else { return nil }
        if current.kind == .colon, previous.kind == .identifier {
            let word = ReservedWord.in.rawValue
            return SyntaxError(.expected("`\(word)`", found: "`:`"), current.span, replacement: (current.span, word))
        }
        let end = end(ofBracketAt: opening) - 1
        guard tokens[end].kind == .rightParen else { return nil }
        var commas: [Span] = []
        var position = opening + 1
        while position < end {
            switch tokens[position].kind {
            case .semicolon: return nil
            case .comma: commas.append(tokens[position].span)
            case .leftParen, .leftBracket, .leftBrace:
                position = self.end(ofBracketAt: position)
                continue
            default: break
            }
            position += 1
        }
        guard commas.count == 2 else { return nil }
        let text = [
            Span(tokens[opening].span.upper, commas[0].lower), Span(commas[0].upper, commas[1].lower),
            Span(commas[1].upper, tokens[end].span.lower),
        ].map(source.text(in:)).joined(separator: ";")
        return SyntaxError(
            .expected("`;`", found: "`,`"), commas[0],
            replacement: (Span(tokens[opening].span.upper, tokens[end].span.lower), text))
    }

    /// `make.left.equalTo(view), make.top.equalTo(view);`
    var commaBetweenStatements: SyntaxError? {
        guard current.kind == .comma, previous.kind == .rightParen || previous.kind == .rightBracket,
            let opening = innermostOpening, tokens[opening].kind == .leftBrace
        else { return nil }
        return SyntaxError(.expected("`;`", found: "`,`"), current.span, replacement: (current.span, ";"))
    }

    /// `if (a and b)`
    var wordForOperator: SyntaxError? {
        guard current.kind == .identifier, !current.startsLine else { return nil }
        let word = names.text(current.name)
        guard let sign = ["and": "&&", "or": "||"][word] else { return nil }
        let foreign = ForeignWord(text: word, role: .statement, advice: "join conditions with && and ||")
        return SyntaxError(.foreignWord(foreign), current.span, replacement: (current.span, sign))
    }

    /// `[view mas_makeConstraints:{`
    var blockWithoutCaret: SyntaxError? {
        guard current.kind == .leftBrace, previous.kind == .colon || previous.kind == .leftParen else { return nil }
        let word = previous.kind == .colon && index > 1 ? names.text(tokens[index - 2].name) : ""
        let isMaker = [Member.makeConstraints, .updateConstraints, .remakeConstraints].contains { member in
            [member.rawValue, Spelling.prefix + member.rawValue].contains(word)
        }
        let place = Span(current.span.lower, current.span.lower)
        return SyntaxError(
            .missingCaret, current.span,
            replacement: (place, isMaker ? "^(MASConstraintMaker *\(Builtin.make.rawValue)) " : "^"))
    }

    /// `CGRect(x: 0, y: 0, width: 10, height: 10)`: a structure that a function without labels makes.
    func structureWithLabels(_ base: Expression) -> SyntaxError? {
        guard case .name(let name) = base.kind, previous.span == base.span, token(ahead: 1).kind == .identifier,
            token(ahead: 2).kind == .colon,
            case let type = names.text(name), ["CGRect", "CGSize", "CGPoint", "UIEdgeInsets"].contains(type)
        else { return nil }
        let close = end(ofBracketAt: index) - 1
        guard tokens[close].kind == .rightParen else { return nil }
        let call = Span(base.span.lower, tokens[close].span.upper)
        var given: [String] = []
        var position = index + 1
        while position < close {
            guard tokens[position].kind == .identifier, tokens[position + 1].kind == .colon else { return nil }
            let first = position + 2
            position = first
            while position < close, tokens[position].kind != .comma {
                let isOpening = [.leftParen, .leftBracket, .leftBrace].contains(tokens[position].kind)
                position = isOpening ? end(ofBracketAt: position) : position + 1
            }
            guard position > first else { return nil }
            given.append(source.text(in: tokens[first].span.joined(with: tokens[position - 1].span)))
            position += 1
        }
        return SyntaxError(
            .structureWithLabels(type), call, replacement: (call, "\(type)Make(\(given.joined(separator: ", ")))"))
    }
}
