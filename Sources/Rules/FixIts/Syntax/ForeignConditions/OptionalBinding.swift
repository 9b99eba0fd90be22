internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A value that is unwrapped in a condition: `if let v = value {`.
enum OptionalBinding: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(
            .otherLanguage, "`\(word) let` is not supported: any variable can hold nil",
            help: "compare with nil: if v != nil { … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, !context.isAtEnd,
            let word = context.reservedWord(at: context.start),
            context.index == context.start + 1, context.declaresVariable(at: context.index)
        else { return nil }
        return context.optionalBinding(word, from: context.start)
    }
}

extension SyntaxContext {
    /// `if let v = value { … }`
    fileprivate func optionalBinding(_ word: ReservedWord, from start: Int) -> SyntaxError {
        let span = tokens[start].span.joined(with: current.span)
        let problem = OptionalBinding.problem(word.rawValue)
        let name = token(ahead: 1)
        guard word == .if, name.kind == .identifier,
            let brace = tokens[index...].firstIndex(where: { $0.startsLine || $0.kind == .leftBrace }),
            tokens[brace].kind == .leftBrace
        else { return SyntaxError(problem, span) }
        let head = Span(span.lower, tokens[brace].span.lower)
        let text = source.text(in: name.span)
        let comparison = "\(word.rawValue) \(text) != \(ReservedWord.nil.rawValue) "
        if index + 2 == brace { return SyntaxError(problem, span, replacement: (head, comparison)) }
        guard token(ahead: 2).kind == .assign, index + 3 < brace,
            !tokens[index..<brace].contains(where: { $0.kind == .comma })
        else { return SyntaxError(problem, span) }
        let value = source.text(in: Span(token(ahead: 3).span.lower, tokens[brace - 1].span.upper))
        let variable = value == text ? "" : "\(ReservedWord.let.rawValue) \(text) = \(value); "
        return SyntaxError(problem, span, replacement: (head, variable + comparison))
    }
}
