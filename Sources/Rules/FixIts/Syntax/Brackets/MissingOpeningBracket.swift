internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The first bracket of an array is missing: `a, b].makeConstraints { … }`.
enum MissingOpeningBracket: SyntaxRule {
    static let id: RuleID = "missing-opening-bracket"

    static func problem(_ opening: String, closing: String) -> SyntaxProblem {
        .explained(.unbalanced, "this `\(closing)` has no opening `\(opening)`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.current.kind == .comma ? context.missingBracket(from: context.start) : nil
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
}
