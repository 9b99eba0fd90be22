internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A size of names with an `x` between them: `let size = (w x h)`, `screen w x 100`.
enum SizeOfNames: SyntaxRule {
    static let id: RuleID = "size-of-names"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isBetweenValues(error), context.isSizeOfNames else { return nil }
        let (width, height) = (context.previous.span, context.token(ahead: 1).span)
        let size = "(\(context.source.text(in: width)), \(context.source.text(in: height)))"
        return SyntaxError(
            .expected("a size, such as 320x480 or (width, height)", found: context.found), context.current.span
        ).edited(width.joined(with: height), size)
    }
}

extension SyntaxContext {
    /// Whether the current token is an `x` between two names, or a name and a number, where a size can be.
    fileprivate var isSizeOfNames: Bool {
        let (width, height, next) = (previous, token(ahead: 1), token(ahead: 2))
        let sides: [Token.Kind] = [.identifier, .number]
        guard current.kind == .identifier, text(at: index).lowercased() == "x", index > 1, sides.contains(width.kind),
            sides.contains(height.kind), !height.startsLine, width.kind == .identifier || height.kind == .identifier
        else { return false }
        return
            ([.leftParen, .comma, .assign].contains(tokens[index - 2].kind)
            || statementWord(at: index - 2) == .screen)
            && ([.rightParen, .comma, .end].contains(next.kind) || next.startsLine)
    }
}
