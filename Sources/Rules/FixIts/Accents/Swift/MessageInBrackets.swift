internal import AccentSyntax

/// A message of Objective-C: `[view addSubview:other]`, `[[UIView alloc] init]`.
enum MessageInBrackets: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .message, .expected(.punctuation(.rightBracket), _): break
        default: return nil
        }
        if case .message = error.problem {
            let call = call(at: context.outline.position(at: error.span.lower), in: context)
            return call.flatMap { $0.isMade ? error.edited(error.span, $0.text) : nil }
        }
        guard context.startsMessageWord, let opening = context.innermostOpening,
            context.tokens[opening].kind == .leftBracket
        else { return nil }
        let bracket = context.tokens[opening].span
        let receiver = context.source.text(in: Span(bracket.upper, context.previous.span.upper))
        let selector = context.source.text(in: context.current.span)
        let message = SyntaxError(
            .message(receiver: receiver, selector: selector), bracket.joined(with: context.current.span))
        let end = context.end(ofBracketAt: opening)
        let argument = context.token(ahead: 2)
        guard context.index + 4 == end, argument.kind == .identifier || argument.kind == .number else { return message }
        return message.edited(
            bracket.joined(with: context.tokens[end - 1].span),
            "\(receiver).\(selector)(\(context.source.text(in: argument.span)))")
    }

    /// A message without arguments as a call, and whether it makes an object; nil if the call is not known.
    private static func call(at start: Int, in context: SyntaxContext) -> (text: String, isMade: Bool)? {
        let tokens = context.tokens
        let isNested = tokens[start + 1].kind == .leftBracket
        let inner = isNested ? call(at: start + 1, in: context) : nil
        let word = isNested ? context.end(ofBracketAt: start + 1) : start + 2
        guard word + 1 < tokens.count, tokens[word + 1].kind == .rightBracket else { return nil }
        let receiver = context.text(from: start + 1, through: word - 1)
        switch context.text(of: tokens[word]) {
        case "alloc": return (receiver, false)
        case "new": return ("\(receiver)()", true)
        case "init": return inner.flatMap { $0.isMade ? nil : ("\($0.text)()", true) }
        case let selector: return inner.map { ("\($0.text).\(selector)()", true) }
        }
    }
}
