/// A variable declared with `let` or `var`.
enum UntypedVariable: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .otherWord(let text) = error.problem, [.let, .var].contains(context.reservedWord(at: context.index))
        else { return nil }
        let (word, name, value) = (context.current, context.token(ahead: 1), context.token(ahead: 3))
        let foreign = ForeignWord(
            text: text, role: .statement, advice: "start a variable with its type: UIView *view = …")
        let answer = SyntaxError(.foreignWord(foreign), word.span)
        if context.isClass(value), context.token(ahead: 4).kind == .leftParen,
            context.token(ahead: 5).kind == .rightParen
        {
            let type = context.text(of: value)
            let ending = context.endsWithoutSemicolon(at: context.index + 5) ? ";" : ""
            return answer.edited(
                word.span.joined(with: context.token(ahead: 5).span),
                "\(type) *\(context.text(of: name)) = [[\(type) alloc] init]\(ending)")
        }
        return answer.edited(Span(word.span.lower, name.span.lower), type(ofValueAt: context.index + 3, in: context))
    }

    /// The type of a value, as far as its first tokens show it, with the blank or `*` before a name.
    private static func type(ofValueAt start: Int, in context: SyntaxContext) -> String {
        let next = context.tokens[start + 1]
        switch context.tokens[start].kind {
        case .leftBracket:
            let first = context.tokens[start...].first { $0.kind != .leftBracket }
            guard let first, first.kind == .identifier, context.startsUppercase(first.name) else { return "id " }
            return "\(context.text(of: first)) *"
        case .number, .minus: return "CGFloat "
        case .at:
            switch next.kind {
            case .string: return "NSString *"
            case .leftBracket: return "NSArray *"
            case .leftBrace: return "NSDictionary *"
            default: return "NSNumber *"
            }
        default: return "id "
        }
    }
}
