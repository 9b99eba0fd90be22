internal import Diagnostics
internal import Syntax
internal import Evaluator

/// A literal in a project's code, as it is written.
struct Literal {
    enum Kind: Equatable {
        case number, string, nothing
        case boolean(Bool)
        /// `@(…)`
        case expression
    }

    let kind: Kind
    /// Whether it starts with `@`: in Objective-C, it is an object.
    let isBoxed: Bool
    let span: Span

    init?(_ tokens: Tokens, in source: SourceText) {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        isBoxed = first.kind == .at
        span = first.span.joined(with: last.span)
        let rest = isBoxed ? tokens.dropFirst() : tokens
        switch (rest.first?.kind, rest.count) {
        case (.number, 1): kind = .number
        case (.minus, 2) where rest.last?.kind == .number: kind = .number
        case (.string, 1): kind = .string
        case (.identifier, 1), (.reserved, 1):
            switch source.text(in: last.span) {
            case "YES", "TRUE", "true": kind = .boolean(true)
            case "NO", "FALSE", "false": kind = .boolean(false)
            case "nil", "NULL": kind = .nothing
            default: return nil
            }
        case (.leftParen, _) where isBoxed:
            var depth = 0
            // The last parenthesis must close the first.
            let isOpen = rest.dropLast().allSatisfy { token in
                depth += token.kind.depth
                return depth > 0
            }
            guard isOpen, last.kind == .rightParen else { return nil }
            kind = .expression
        default: return nil
        }
    }
}
