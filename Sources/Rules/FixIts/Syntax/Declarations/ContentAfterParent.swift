/// The text or the size of a view after its parent: `label title in card "Title"`.
enum ContentAfterParent: SyntaxRule {
    static func problem(_ word: StatementWord) -> SyntaxProblem {
        .explained(
            .unexpected, "the text of \(word.named) goes before `in` and the parent", help: "write \(word.usage)")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingSeparator, .assignmentInExpression: break
        default: return nil
        }
        guard context.isPassedOver else { return nil }
        if let content = context.contentAfterParent(from: context.start) { return content }
        guard error.problem != .assignmentInExpression, context.current.kind == .identifier,
            let word = context.statementWord(at: context.start), word.declaresView, context.declaresParent
        else { return nil }
        return SyntaxError(.contentOfView(word), Span(context.current.span.lower, context.endOfLine.upper))
    }
}

extension SyntaxContext {
    /// `label title in card "Title"`, `label title in card text: "Title"`, `view line in card height: 1`: moves the
    /// text after the name, and the size to separate chains.
    fileprivate func contentAfterParent(from start: Int) -> SyntaxError? {
        guard let word = statementWord(at: start), word.declaresView, index == start + 4,
            isReservedWord(.in, at: start + 2),
            tokens[start + 1].kind == .identifier, previous.kind == .identifier, !current.startsLine
        else { return nil }
        var position = index
        if [.identifier, .assign].contains(tokens[position].kind) { position += 1 }
        if [.colon, .assign].contains(tokens[position].kind) { position += 1 }
        let content = tokens[position]
        let isShown = content.kind == .string && showsText(at: start) || content.kind == .size && word == .image
        guard isShown, !content.startsLine, endsStatement(tokens[position + 1]) else { return sizeAfter(word) }
        let parent = text(from: start + 2, through: start + 3)
        return SyntaxError(
            ContentAfterParent.problem(word), current.span.joined(with: content.span),
            replacement: (
                Span(tokens[start + 1].span.upper, content.span.upper), " \(source.text(in: content.span)) \(parent)"
            ))
    }
}
