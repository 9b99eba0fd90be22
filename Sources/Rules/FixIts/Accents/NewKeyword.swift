/// An object made with `new`: `new UIView()`.
enum NewKeyword: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .otherWord("new"), .expected(.newLine, _), .expected(.punctuation(.semicolon), _): break
        default: return nil
        }
        let word = context.previous
        guard word.kind == .identifier, context.text(of: word) == "new", context.current.kind == .identifier else {
            return nil
        }
        if context.source.accent == .swift {
            let foreign = ForeignWord(
                text: "new", role: .statement, advice: "make a view by calling its class: UIView()")
            return SyntaxError(.foreignWord(foreign), word.span).edited(
                Span(word.span.lower, context.current.span.lower), "")
        }
        guard context.isClass(context.current), context.token(ahead: 1).kind == .leftParen else { return nil }
        let type = context.text(of: context.current)
        let isBare = context.token(ahead: 2).kind == .rightParen
        let whole = word.span.joined(with: context.token(ahead: isBare ? 2 : 0).span)
        let called = SyntaxError(.classCalled(type), whole)
        return isBare ? called.edited(whole, "[[\(type) alloc] init]") : called
    }
}
