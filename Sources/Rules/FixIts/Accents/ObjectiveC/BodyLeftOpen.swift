internal import AccentSyntax

/// A body or a block that is still open where the next method starts, judged by the indentation.
enum BodyLeftOpen: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.rightBrace), _) = error.problem else { return nil }
        let (index, tokens, source) = (context.index, context.tokens, context.source)
        guard startsMethod(index, in: context), context.current.startsLine else { return nil }
        let own = context.indentation(at: index)
        let head = (0..<index).reversed().first { position in
            tokens[position].startsLine && startsMethod(position, in: context)
                && context.indentation(at: position) <= own
        }
        for brace in (head ?? 0)..<index where tokens[brace].kind == .leftBrace {
            let own = context.indentation(at: brace)
            guard let next = context.line(afterBodyOf: brace, before: index),
                case let closesAnother = tokens[next].kind == .rightBrace,
                !closesAnother || context.indentation(at: next) < own
            else { continue }
            let (place, closing) = (tokens[next].span, context.opensBlock(brace) ? "}];" : "}")
            let line = source.range(ofLine: source.line(at: place.lower)).lowerBound
            return SyntaxError(
                .unclosed("{", found: .text(source.text(in: place))), tokens[brace].span,
                related: SyntaxError.Related(span: place, closesAnother ? .closesAnother : .expected(closing)),
                replacement: (Span(line, line), "\(String(repeating: " ", count: own))\(closing)\n"))
        }
        return nil
    }

    private static func startsMethod(_ position: Int, in context: SyntaxContext) -> Bool {
        [.minus, .plus].contains(context.tokens[position].kind)
            && context.tokens[position + 1].kind == .leftParen
    }
}
