/// A message as in Objective-C: `[view addSubview:other]`.
enum ObjectiveCMessage: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, let opening = context.openBrackets.last,
            context.isMessage(from: opening)
        else { return nil }
        let first = opening + 1
        if let word = context.statementWord(at: first), word.declaresView {
            return SyntaxError(StatementAsValue.problem(word.rawValue), context.tokens[first].span)
        }
        let receiver = context.receiver(after: opening)
        if let word = ForeignWord.find(receiver, .name) {
            return context.foreign((word, first), context.replacement(for: word, at: first))
        }
        guard !context.mayBeElements(from: opening) else { return nil }
        return SyntaxError(
            .message(receiver: receiver, selector: context.text(at: context.index)),
            context.span(from: opening, through: context.index),
            replacement: context.call(of: receiver, from: opening) ?? context.blockOfMaker(of: receiver, from: opening))
    }
}

extension SyntaxContext {
    fileprivate func isMessage(from opening: Int) -> Bool {
        tokens[opening].kind == .leftBracket && current.kind == .identifier && !current.startsLine
            && index > opening + 1 && [.identifier, .rightBracket, .reserved].contains(previous.kind)
            && !tokens[opening..<index].contains { $0.kind == .comma }
    }

    fileprivate func receiver(after opening: Int) -> String {
        (opening + 1..<index).map { text(at: $0) }.joined()
    }

    /// Whether the brackets hold only names, which may be elements of an array without commas.
    fileprivate func mayBeElements(from opening: Int) -> Bool {
        guard let closing = closers[opening], tokens[opening + 1..<closing].allSatisfy({ $0.kind == .identifier })
        else { return false }
        let isKnown = isMemberName(current) || ["alloc", "init", "new"].contains(text(at: index))
        return closing > index + 1 || !isKnown
    }

    /// `[view removeFromSuperview]` and `[view addSubview:other]`
    fileprivate func call(of receiver: String, from opening: Int) -> Edit? {
        guard let closing = closers[opening] else { return nil }
        let (message, selector) = (span(from: opening, through: closing), text(at: index))
        if closing == index + 1 { return (message, "\(receiver).\(selector)()") }
        guard closing == index + 3, tokens[index + 1].kind == .colon, tokens[index + 2].kind == .identifier else {
            return nil
        }
        return (message, "\(receiver).\(selector)(\(text(at: index + 2)))")
    }
}
