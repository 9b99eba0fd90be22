/// The parameters of a closure in another place than after its `{`: `xs.map(x => x + 1)`, `xs.map(|x| x + 1)`, `{ (x) in … }`.
enum ClosureParameters: SyntaxRule {
    static var numbered: SyntaxProblem {
        .explained(.otherLanguage, "closures name their parameters: `{ v in … }`")
    }

    static var inParentheses: SyntaxProblem {
        .explained(.unexpected, "a closure's parameters have no parentheses and no types")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .foreignOperator(let sign): return context.parameters(by: sign, error)
        case .missingSeparator, .expected, .alreadyReported: return context.parametersInParentheses
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `|x| x + 1`, `x => x + 1` and `$0 + 1`
    fileprivate func parameters(by sign: ForeignOperator, _ error: SyntaxError) -> SyntaxError? {
        let place = position(ofToken: error)
        switch sign {
        case .bar:
            guard index > 0 && previous.kind == .leftBrace || goesOnWithBar else { return nil }
            return error.with(place.flatMap(closure(ofBar:)))
        case .resultType, .fatArrow:
            if isReserved(.in) { return error.edited(error.span, ReservedWord.in.rawValue) }
            guard let place, sign == .fatArrow || isClosure(place) else { return nil }
            return closure(ofArrow: place).map(error.with)
        case .dollar:
            return place.flatMap(namedParameter(at:)).map {
                SyntaxError(ClosureParameters.numbered, error.span).with($0)
            }
        default: return nil
        }
    }

    /// `{ (x) in x + 1 }`, perhaps with types: `{ (a, b: Int) -> Int in`
    fileprivate var parametersInParentheses: SyntaxError? {
        guard start > 0, tokens[start - 1].kind == .leftBrace, tokens[start].kind == .leftParen,
            let closing = closers[start], let word = wordAfterParameters(closing),
            let names = closureParameters(start)
        else { return nil }
        let end = names.isEmpty ? tokens[word + 1].span.lower : tokens[word - 1].span.upper
        let span = span(from: start, through: word - 1)
        return SyntaxError(
            ClosureParameters.inParentheses, span, replacement: (Span(span.lower, end), names.joined(separator: ", ")))
    }

    /// Whether there is another `|` on the line.
    fileprivate var goesOnWithBar: Bool {
        tokens[(index + 1)...].indices.prefix { !tokens[$0].startsLine && tokens[$0].kind != .end }.contains {
            tokens[$0].kind == .or || isForeign(.bar, at: $0)
        }
    }

    /// `|x, y| x + y`
    fileprivate func closure(ofBar bar: Int) -> Edit? {
        var end = bar + 1
        while end < tokens.count, [.identifier, .comma].contains(tokens[end].kind) { end += 1 }
        guard end > bar + 1, end + 1 < tokens.count, isForeign(.bar, at: end),
            bar == 0 || !endsValue(tokens[bar - 1])
        else { return nil }
        return closure(identifiers(in: bar..<end), bodyAt: end + 1).map {
            (span(from: bar, through: $0.last), $0.text)
        }
    }

    /// `v => v.left` and `(a, b) => { … }`
    fileprivate func closure(ofArrow arrow: Int) -> Edit? {
        guard arrow > 0, arrow + 1 < tokens.count else { return nil }
        var first = arrow - 1
        if tokens[first].kind == .rightParen {
            first = tokens[..<first].lastIndex { ![.identifier, .comma].contains($0.kind) } ?? first
            guard tokens[first].kind == .leftParen else { return nil }
        } else if tokens[first].kind != .identifier {
            return nil
        }
        return closure(identifiers(in: first..<arrow), bodyAt: arrow + 1).map {
            (span(from: first, through: $0.last), $0.text)
        }
    }

    /// Whether the parameters of a closure come before an arrow, as in `xs.map(x -> x * 2)`, not the owner of a member.
    func isClosure(_ arrow: Int) -> Bool {
        guard arrow > 1, arrow + 1 < tokens.count, !(tokens[arrow].isAdjacent && tokens[arrow + 1].isAdjacent) else {
            return false
        }
        let before = tokens[arrow - 1]
        guard before.kind == .identifier else { return before.kind == .rightParen }
        return [.leftParen, .comma, .assign].contains(tokens[arrow - 2].kind)
    }

    /// For `$0`: the closure with a named parameter, or the parameter's name in a closure that already names it.
    fileprivate func namedParameter(at dollar: Int) -> Edit? {
        guard let brace = brace(around: dollar), closers[brace] != nil, let wanted = number(after: dollar) else {
            return nil
        }
        if startsWithParameters(after: brace) {
            let names = tokens[brace...].prefix { $0.kind != .reserved }.filter { $0.kind == .identifier }
            guard names.indices.contains(wanted) else { return nil }
            return (span(from: dollar, through: dollar + 1), source.text(in: names[wanted].span))
        }
        var outermost = brace
        for _ in 0..<Self.deepestClosure {
            guard let outer = self.brace(around: outermost), !startsWithParameters(after: outer),
                !numbers(in: outer).isEmpty
            else { break }
            outermost = outer
        }
        guard let last = closers[outermost] else { return nil }
        var used = Set(identifiers(in: outermost..<last))
        let closure = span(from: outermost, through: last)
        return namedParameters(outermost, &used).map { (closure, source.text(in: closure, with: $0)) }
    }

    /// The `in` on the line of the `)` at an index, perhaps after a type.
    fileprivate func wordAfterParameters(_ closing: Int) -> Int? {
        let line = tokens[(closing + 1)...].prefix {
            !$0.startsLine && ![.end, .semicolon, .leftBrace, .rightBrace].contains($0.kind)
        }
        return line.indices.first { isReservedWord(.in, at: $0) }
    }

    /// The first name of each part.
    fileprivate func closureParameters(_ opening: Int) -> [String]? {
        guard let parts = parameterParts(opening) else { return nil }
        let names = parts.compactMap { tokens[$0.lowerBound].kind == .identifier ? text(at: $0.lowerBound) : nil }
        return names.count == parts.count ? names : nil
    }
}
