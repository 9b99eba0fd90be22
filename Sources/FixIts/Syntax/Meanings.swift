internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

// Statements whose form shows what was intended.
extension SyntaxContext {

    /// `func f(a) = a + 1`
    func functionOfOneValue() -> SyntaxError {
        let value = Span(token(ahead: 1).span.lower, endOfLine.upper)
        let body = value.lower < value.upper ? "{ \(ReservedWord.return.rawValue) \(source.text(in: value)) }" : nil
        return SyntaxError(
            .bodyWithoutBraces, current.span, replacement: body.map { (Span(current.span.lower, value.upper), $0) })
    }

    /// `add a to root`
    func addition(from start: Int) -> SyntaxError? {
        guard index == start + 1, ["add", "put", "insert"].contains(source.text(in: previous.span)) else { return nil }
        let (joint, parent) = (token(ahead: 1), token(ahead: 2))
        guard [current, joint, parent].allSatisfy({ $0.kind == .identifier || $0.kind == .reserved }),
            ["to", "in", "into", "on"].contains(source.text(in: joint.span)), !parent.startsLine
        else { return nil }
        let whole = tokens[start].span.joined(with: parent.span)
        let call =
            "\(source.text(in: parent.span)).\(Member.addSubview.rawValue)(\(source.text(in: current.span)))"
        return SyntaxError(.addition, whole, replacement: (whole, call))
    }

    /// `print(twice 4)`
    func callWithoutParentheses() -> SyntaxError? {
        guard isCallable(previous), [.rightParen, .rightBracket, .comma].contains(token(ahead: 1).kind) else {
            return nil
        }
        return SyntaxError(
            .missingParentheses(of: source.text(in: previous.span)), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), "(\(source.text(in: current.span)))"))
    }

    /// `xs[0:2]`
    var slice: SyntaxError? {
        guard let opening = openBrackets.last, opening > 0, endsValue(tokens[opening - 1]), tokens[opening].isAdjacent,
            let closing = closers[opening]
        else { return nil }
        let isPlain = tokens[opening - 1].kind == .identifier && opening + 2 == index && index + 2 == closing
        guard isPlain, !isMember(opening - 1) else { return SyntaxError(.slice, current.span) }
        let array = source.text(in: tokens[opening - 1].span)
        let positions = "\(source.text(in: previous.span))..<\(source.text(in: token(ahead: 1).span))"
        return SyntaxError(
            .slice, current.span,
            replacement: (
                tokens[opening - 1].span.joined(with: tokens[closing].span), "(\(positions)).map { i in \(array)[i] }"
            ))
    }

    private func isMember(_ position: Int) -> Bool { position > 0 && tokens[position - 1].kind == .dot }

    /// `xs.map(x in x * 2)`: the contents of the parentheses in braces.
    var closureInBraces: (span: Span, text: String)? {
        guard let opening = openBrackets.last, let closing = closers[opening], opening + 1 < index,
            tokens[(opening + 1)..<index].allSatisfy({ $0.kind == .identifier || $0.kind == .comma })
        else { return nil }
        let place = Span(tokens[opening - 1].span.upper, tokens[closing].span.upper)
        let text = source.text(in: Span(tokens[opening].span.upper, tokens[closing].span.lower))
        return (place, text.contains("\n") ? " {\(text)}" : " { \(text) }")
    }

    /// Whether a `[` is at the place of a closure's `{`: after a method that takes only a closure.
    func startsBlock(_ opening: Int?) -> Bool {
        guard let opening, opening > 0, tokens[opening].kind == .leftBracket, tokens[opening - 1].kind == .identifier
        else {
            return false
        }
        return Member(rawValue: source.text(in: tokens[opening - 1].span))?.takesClosureAlone ?? false
    }

    /// `let title = label "Hi"`, `let box = view in root`
    func viewAsValue(from start: Int) -> SyntaxError? {
        guard declaresVariable(at: start), index == start + 4, tokens[start + 2].kind == .assign,
            let word = statementWord(at: start + 3), word.declaresView,
            isString(current) || current.kind == .size || current.kind == .identifier || isReserved(.in)
        else { return nil }
        if current.kind == .identifier {
            // One view has two names: it keeps the one that is used.
            let name = tokens[start + 1]
            let isUsed = tokens[index...].contains { $0.kind == .identifier && $0.name == name.name }
            return SyntaxError(
                .statementAsValue(word.rawValue), previous.span,
                replacement: isUsed
                    ? (
                        Span(tokens[start].span.lower, current.span.upper),
                        "\(word.rawValue) \(source.text(in: name.span))"
                    ) : (Span(tokens[start].span.lower, previous.span.lower), ""))
        }
        let name = source.text(in: tokens[start + 1].span)
        return SyntaxError(
            .statementAsValue(word.rawValue), previous.span,
            replacement: (tokens[start].span.joined(with: previous.span), "\(word.rawValue) \(name)"))
    }

    /// `make.height: 50`
    func relationByColon(from start: Int) -> SyntaxError? {
        let word = source.text(in: tokens[start].span)
        guard index > start + 2, tokens[index - 2].kind == .dot, previous.kind == .identifier,
            Builtin(rawValue: word)?.isChainWord ?? false,
            startsValue(token(ahead: 1)) || token(ahead: 1).kind == .minus,
            Spelling.all.contains(where: {
                $0.text == text(of: previous.name) && $0.spelling.isMember(of: .maker) && !$0.spelling.isMethod
            })
        else { return nil }
        let value = source.text(in: Span(token(ahead: 1).span.lower, endOfLine.upper))
        return SyntaxError(
            .missingRelation(source.text(in: tokens[start].span.joined(with: previous.span))), current.span,
            replacement: (Span(previous.span.upper, endOfLine.upper), ".\(Member.equalTo.rawValue)(\(value))"))
    }

    /// `make.left.equalTo(root).offset: 16`
    var linkByColon: (span: Span, text: String)? {
        let links: [Member] = [.offset, .inset, .insets, .multipliedBy, .dividedBy, .priority]
        let place = Span(previous.span.upper, endOfLine.upper)
        let value = source.text(in: Span(token(ahead: 1).span.lower, endOfLine.upper))
        guard links.contains(where: { $0.rawValue == text(of: previous.name) }), startsValue(token(ahead: 1)),
            !value.contains(":")
        else { return nil }
        return (place, "(\(value))")
    }

    /// `[1 2 3]`: the plain values from the one before on, with commas, if there are more than two.
    func elements() -> (span: Span, text: String)? {
        let isPlain = { (token: Token) in [.number, .size, .string, .identifier].contains(token.kind) }
        var last = index - 1
        while last + 1 < tokens.count, isPlain(tokens[last + 1]) { last += 1 }
        let closing: [Token.Kind] = [.rightBracket, .rightParen, .comma]
        guard isPlain(previous), last > index, last + 1 < tokens.count, closing.contains(tokens[last + 1].kind) else {
            return nil
        }
        let values = tokens[(index - 1)...last].map { source.text(in: $0.span) }
        return (previous.span.joined(with: tokens[last].span), values.joined(separator: ", "))
    }

    /// `print(7 // 2)`, whose rest is a comment.
    func division(behind place: Span) -> (span: Span, text: String)? {
        let line = source.text(
            in: place.upper..<max(place.upper, source.range(ofLine: source.line(at: place.upper)).upperBound))
        let blanks = line.prefix { $0 == " " }
        let rest = line.dropFirst(blanks.count)
        guard rest.hasPrefix("//"), rest.hasSuffix(")"), let first = rest.dropFirst(2).first(where: { $0 != " " }),
            first.isNumber || first.isLetter
        else { return nil }
        let lower = place.upper + blanks.utf8.count
        return (Span(lower, lower + 2), "/")
    }

    /// `if x in xs {`, `let isThere = x in xs`
    func membership(from start: Int) -> SyntaxError {
        if index == start + 1, tokens[start].kind == .identifier, let brace = braceOfLine(from: index),
            brace > index + 1
        {
            // `x in xs {`, without the word that it starts with.
            let place = tokens[start].span.lower
            let word = ReservedWord.for.rawValue
            return SyntaxError(
                .expected(.word(.for), found: .text(source.text(in: tokens[start].span))), tokens[start].span,
                replacement: (Span(place, place), "\(word) "))
        }
        let first = declaresVariable(at: start) ? start + 3 : start + 1
        let joints: [Token.Kind] = [.and, .or, .not]
        guard
            let brace = declaresVariable(at: start)
                ? endOfValue(from: index + 1).map({ $0 + 1 }) : braceOfLine(from: index),
            first < index, !tokens[first..<brace].contains(where: { joints.contains($0.kind) })
        else { return SyntaxError(.membership, current.span) }
        let value = source.text(in: tokens[first].span.joined(with: previous.span))
        var array = source.text(in: token(ahead: 1).span.joined(with: tokens[brace - 1].span))
        if tokens[(index + 1)..<brace].contains(where: { [.halfOpenRange, .closedRange].contains($0.kind) }),
            !array.hasPrefix("(")
        {
            array = "(\(array))"
        }
        return SyntaxError(
            .membership, current.span,
            replacement: (
                tokens[first].span.joined(with: tokens[brace - 1].span),
                "\(array).\(Member.contains.rawValue)(\(value))"
            ))
    }

    /// `for i in 0..<10 step 2 {`
    func steppedRange(from start: Int) -> SyntaxError? {
        let word = source.text(in: current.span)
        let step = token(ahead: 1)
        guard isForHead(from: start), current.kind == .identifier, ["step", "by", "stride"].contains(word),
            step.kind == .number, token(ahead: 2).kind == .leftBrace
        else { return nil }
        let foreign = ForeignWord(
            text: word, role: .infix,
            advice: "a range goes up by one; for other steps, (0..<5).map({ i in i * 2 })")
        var replacement: (span: Span, text: String)?
        if index == start + 6, [.halfOpenRange, .closedRange].contains(tokens[start + 4].kind),
            let last = Int(source.text(in: previous.span))
        {
            let end = tokens[start + 4].kind == .halfOpenRange ? last : last + 1
            let bounds = [source.text(in: tokens[start + 3].span), "\(end)", source.text(in: step.span)]
            replacement = source.multiples(of: bounds).map {
                (tokens[start + 3].span.joined(with: step.span), $0)
            }
        }
        return SyntaxError(.foreignWord(foreign), current.span, replacement: replacement)
    }
}
