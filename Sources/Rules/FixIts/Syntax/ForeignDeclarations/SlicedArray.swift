internal import Syntax
internal import Diagnostics

/// A part of an array by its positions: `xs[0:2]`.
enum SlicedArray: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.current.kind == .colon, context.opening == .leftBracket,
            !context.isAtEnd
        else { return nil }
        return context.slice
    }
}

extension SyntaxContext {
    /// `xs[0:2]`
    fileprivate var slice: SyntaxError? {
        guard let opening = openBrackets.last, opening > 0, endsValue(tokens[opening - 1]), tokens[opening].isAdjacent,
            let closing = closers[opening]
        else { return nil }
        let isPlain = tokens[opening - 1].kind == .identifier && opening + 2 == index && index + 2 == closing
        guard isPlain, !isMember(opening - 1) else { return SyntaxError(.slice, current.span) }
        let array = text(at: opening - 1)
        let positions = "\(source.text(in: previous.span))..<\(source.text(in: token(ahead: 1).span))"
        return SyntaxError(
            .slice, current.span,
            replacement: (
                span(from: opening - 1, through: closing), "(\(positions)).map { i in \(array)[i] }"
            ))
    }

    fileprivate func isMember(_ position: Int) -> Bool { position > 0 && tokens[position - 1].kind == .dot }
}
