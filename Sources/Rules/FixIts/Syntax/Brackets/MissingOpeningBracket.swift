/// The bracket that opens an array or a call is missing: `a, b].makeConstraints { … }`, `print 1)`.
enum MissingOpeningBracket: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        missingOpeningBracket(error, in: context)
            ?? missingOpeningParenthesis(error, in: context)
    }

    static func problem(_ opening: String, closing: String) -> SyntaxProblem {
        .explained(.unbalanced, "this `\(closing)` has no opening `\(opening)`")
    }

    /// The first bracket of an array is missing: `a, b].makeConstraints { … }`.
    private static func missingOpeningBracket(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.current.kind == .comma ? context.missingBracket(from: context.start) : nil
    }

    /// The first parenthesis of a call is missing, or is another sign: `equalToroot)`, `equalTo:root)`.
    private static func missingOpeningParenthesis(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .unexpectedClosing, .missingSeparator: break
        default: return nil
        }
        guard context.isPassedOver else { return nil }
        if case .unexpectedClosing = error.problem { return context.missingOpening(from: context.start) }
        switch context.current.kind {
        case .comma:
            return context.openingInstead
                ?? (context.isListOfImport ? nil : context.missingOpening(from: context.start))
        case .colon: return context.isAfterMember ? context.openingInstead : nil
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `a, b].makeConstraints { … }`: the `[` of the array.
    fileprivate func missingBracket(from start: Int) -> SyntaxError? {
        var depth = 0
        let line = tokens[start...].prefix {
            ($0.span.lower == tokens[start].span.lower || !$0.startsLine) && $0.kind != .end
        }
        let closing = line.indices.first { position in
            depth += line[position].kind == .leftBracket ? 1 : line[position].kind == .rightBracket ? -1 : 0
            return depth < 0
        }
        guard let closing, isKnown(tokens[start]), tokens[closing + 1].kind == .dot,
            tokens[start..<closing].allSatisfy({ $0.kind == .identifier || $0.kind == .comma })
        else { return nil }
        let place = Span(tokens[start].span.lower, tokens[start].span.lower)
        return SyntaxError(
            MissingOpeningBracket.problem("[", closing: "]"), tokens[closing].span, replacement: (place, "["))
    }

    /// `make.left.equalTo:root)` and `equalTo,root)`: another sign instead of the `(`.
    fileprivate var openingInstead: SyntaxError? {
        guard hasSpareParenthesis, case let name = source.text(in: previous.span), isMethod(name) else { return nil }
        return SyntaxError(
            MissingParentheses.problem(of: name), previous.span,
            replacement: (Span(previous.span.upper, current.span.upper), "("))
    }
}
