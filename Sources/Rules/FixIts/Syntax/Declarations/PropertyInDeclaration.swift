/// A property in a declaration: `button ok "OK", color: "red"`, `label title "Hi" color: "red"`.
enum PropertyInDeclaration: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .missingSeparator: break
        default: return nil
        }
        if let word = error.problem.declaration { return context.propertyInDeclaration(word) }
        guard context.current.kind == .identifier, context.statementWord(at: context.start)?.declaresView ?? false,
            context.isString(context.previous) || context.previous.kind == .size
        else { return nil }
        return context.propertyAfterText(from: context.start)
    }
}

extension SyntaxContext {
    /// `button ok "OK", color: "red"`
    fileprivate func propertyInDeclaration(_ word: StatementWord) -> SyntaxError? {
        let (value, after) = (token(ahead: 1), token(ahead: 2))
        guard current.kind == .colon || current.kind == .assign, index > 4,
            let member = Member(rawValue: text(of: previous.name)),
            [.color, .hidden, .text, .numberOfLines].contains(member),
            tokens[index - 2].kind == .comma, isString(tokens[index - 3]), tokens[index - 4].kind == .identifier,
            statementWord(at: index - 5) == word, value.kind != .end, !value.startsLine,
            after.startsLine || after.kind == .end || after.kind == .semicolon
        else { return nil }
        return SyntaxError(ContentAfterText.problem(word), previous.span.joined(with: value.span)).edited(
            tokens[index - 2].span.joined(with: value.span), assignment(of: member, value, to: index - 4))
    }

    /// `label title "Hi" color: "red"` and `label title "Hi" font 20`: assigns the property, or drops it if it does not
    /// affect the layout.
    fileprivate func propertyAfterText(from start: Int) -> SyntaxError? {
        let (name, next) = (text(at: index), token(ahead: 1))
        let isJoined = next.kind == .colon || next.kind == .assign
        let value = isJoined ? token(ahead: 2) : next
        let after = token(ahead: isJoined ? 3 : 2)
        guard index == start + 3, let word = statementWord(at: start), value.kind != .end, !value.startsLine,
            after.startsLine || after.kind == .end || after.kind == .semicolon
        else { return nil }
        let property = [Member.color, .hidden, .numberOfLines].first { $0.rawValue == name }
        let isIdle =
            ForeignWord.isWithoutLayout(name) && (isJoined || value.kind != .identifier)
            || isJoined && ["action", "target"].contains(name)
        guard property != nil || isIdle else { return nil }
        return SyntaxError(ContentAfterText.problem(word), current.span.joined(with: value.span)).edited(
            Span(previous.span.upper, value.span.upper), property.map { assignment(of: $0, value, to: start + 1) } ?? ""
        )
    }

    /// The statement that assigns a property of a view. The name of a color gets quotes.
    private func assignment(of property: Member, _ value: Token, to view: Int) -> String {
        let quote = property == .color && value.kind == .identifier ? "\"" : ""
        return "; \(text(at: view)).\(property.rawValue) = \(quote)\(source.text(in: value.span))\(quote)"
    }
}
