// Words of other languages.
extension SyntaxContext {
    typealias FoundWord = (word: ForeignWord, position: Int)

    /// The word of another language that an error is about, and where it is.
    func foreignWord(of error: SyntaxError) -> FoundWord? {
        if case .notAssignable(let assignment?) = error.problem {
            return comparesInstead(assignment) ? nil : foreignWord(startingAt: outline.position(at: error.span.lower))
        }
        guard isPassedOver else { return nil }
        return foreignWord(startingAt: start) ?? foreignInfix(error)
    }

    /// Whether a `=` after an operation should compare.
    func comparesInstead(_ assignment: SyntaxProblem.Assignment) -> Bool {
        assignment.isToOperation && assignment.operation == .assign && functionDepth > 0
    }

    /// The word of another language that a statement starts with, if it is not used as a name.
    private func foreignWord(startingAt start: Int) -> FoundWord? {
        let token = tokens[start]
        guard token.kind == .identifier, index > start, !declared.functions.contains(token.name),
            let word = ForeignWord.find(text(of: token.name), .statement),
            statementWord(at: start) != .when || branches(ofSwitchAt: start) != nil
        else { return nil }
        switch tokens[start + 1].kind {
        case .dot, .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign, .leftBracket, .comma, .end:
            return nil
        // `UIView *v` is a type and a name.
        case let kind where kind != .times && BinaryOperator(rawValue: kind.spelling ?? "") != nil: return nil
        default: return tokens[start + 1].startsLine ? nil : (word, start)
        }
    }

    /// The word of another language between two values, here or just before.
    private func foreignInfix(_ error: SyntaxError) -> FoundWord? {
        switch error.problem {
        case .expected: if isAtEnd || isVariableAlone || isTypeOfParameter { return nil }
        case .missingSeparator: if statementWord(at: start) == .import { return nil }
        default: return nil
        }
        for position in [index, index - 1] where position >= 0 && tokens[position].kind == .identifier {
            let text = text(of: tokens[position].name)
            if position == 0 || tokens[position].startsLine, ForeignWord.find(text, .statement) != nil { continue }
            if let word = ForeignWord.find(text, .infix) { return (word, position) }
        }
        return nil
    }

    func foreign(_ found: FoundWord, _ edit: Edit?) -> SyntaxError {
        SyntaxError(.foreignWord(found.word), tokens[found.position].span, replacement: edit)
    }

    /// What to write for the word alone.
    func replacement(for word: ForeignWord, at position: Int) -> Edit? {
        // One word does not fix a head that ends with `:`, as in Python.
        guard let text = word.replacement, tokens[endOfLine(of: position)].kind != .colon else { return nil }
        let span = tokens[position].span
        return position + 1 < tokens.count ? rewritten(word, text, span, before: position + 1) : (span, text)
    }

    /// The replacement for a word before the next one.
    private func rewritten(
        _ word: ForeignWord, _ text: String, _ span: Span, before next: Int
    ) -> Edit? {
        if text == ReservedWord.let.rawValue, declaresVariable(at: next) || isReservedWord(.func, at: next) {
            return (Span(span.lower, tokens[next].span.lower), "")
        }
        if text == ReservedWord.let.rawValue, tokens[next].kind == .identifier, endOfLine(of: next) == next {
            return withoutValues(from: next - 1)
        }
        if text.hasPrefix(".") {
            guard tokens[next].kind == .identifier, next + 1 == tokens.count - 1 || tokens[next + 1].startsLine else {
                return nil
            }
            return (span.joined(with: tokens[next].span), self.text(at: next) + text)
        }
        guard text == "" || text == "!" else { return (span, text) }
        if tokens[next].kind == .leftBrace { return nil }
        return (Span(span.lower, tokens[next].span.lower), text)
    }
}

extension SyntaxProblem {
    /// Whether a token does not fit.
    var isUnexpected: Bool {
        switch self {
        case .expected, .missingSeparator: true
        default: false
        }
    }
}
