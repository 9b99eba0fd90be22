internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The parameters of a closure in parentheses, perhaps with types: `{ (x) in x + 1 }`, `{ (a, b: Int) -> Int in`.
enum ParametersInParentheses: SyntaxRule {
    static let id: RuleID = "parameters-in-parentheses"

    static var problem: SyntaxProblem {
        .explained(.unexpected, "a closure's parameters have no parentheses and no types")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingSeparator, .expected, .alreadyReported: break
        default: return nil
        }
        let opening = context.start
        guard opening > 0, context.tokens[opening - 1].kind == .leftBrace, context.tokens[opening].kind == .leftParen,
            let closing = context.closers[opening], let word = context.wordAfterParameters(closing),
            let names = context.closureParameters(opening)
        else { return nil }
        let end = names.isEmpty ? context.tokens[word + 1].span.lower : context.tokens[word - 1].span.upper
        let span = context.span(from: opening, through: word - 1)
        return SyntaxError(
            problem, span, replacement: (Span(span.lower, end), names.joined(separator: ", ")))
    }
}

extension SyntaxContext {
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
