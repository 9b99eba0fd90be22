internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A property in a declaration: `button ok "OK", color: "red"`, `label title "Hi" color: "red"`.
enum PropertyInDeclaration: SyntaxRule {
    static let id: RuleID = "property-in-declaration"

    static let page = RulePage(
        meaning: "A declaration gives a name, a text and a parent. Assign other properties after it.",
        examples: [
            RulePage.Example(
                before: "button ok \"OK\", color: \"red\"",
                after: "button ok \"OK\"; ok.color = \"red\""),
            RulePage.Example(
                before: "label title \"Hi\" hidden: true",
                after: "label title \"Hi\"; title.hidden = true"),
            RulePage.Example(
                before: "label title \"Hi\" font: 20",
                after: "label title \"Hi\""),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .signInView, .missingSeparator: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if let word = error.problem.declaration { return context.propertyInDeclaration(word) }
        guard context.current.kind == .identifier, context.statementWord(at: context.start)?.declaresView ?? false,
            context.isString(context.previous) || context.previous.kind == .size
        else { return nil }
        return context.propertyBehindText(from: context.start)
    }
}

extension SyntaxContext {
    /// `button ok "OK", color: "red"`
    fileprivate func propertyInDeclaration(_ word: StatementWord) -> SyntaxError? {
        let (name, value) = (text(of: previous.name), token(ahead: 2))
        guard current.kind == .colon || current.kind == .assign, index > 4,
            let member = [Member.color, .hidden, .text, .numberOfLines].first(where: { $0.rawValue == name }),
            tokens[index - 2].kind == .comma, isString(tokens[index - 3]), tokens[index - 4].kind == .identifier,
            statementWord(at: index - 5) == word, token(ahead: 1).kind != .end, !token(ahead: 1).startsLine,
            value.startsLine || value.kind == .end || value.kind == .semicolon
        else { return nil }
        let given = source.text(in: token(ahead: 1).span)
        let isName = member == .color && token(ahead: 1).kind == .identifier
        return SyntaxError(
            .contentAfterText(word), previous.span.joined(with: token(ahead: 1).span),
            replacement: (
                tokens[index - 2].span.joined(with: token(ahead: 1).span),
                "; \(source.text(in: tokens[index - 4].span)).\(name) = \(isName ? "\"\(given)\"" : given)"
            ))
    }

    /// `label title "Hi" color: "red"` and `label title "Hi" font 20`: assigns the property, or drops it if it does not
    /// affect the layout.
    fileprivate func propertyBehindText(from start: Int) -> SyntaxError? {
        let (name, next) = (source.text(in: current.span), token(ahead: 1))
        let isJoined = next.kind == .colon || next.kind == .assign
        let value = isJoined ? token(ahead: 2) : next
        let behind = token(ahead: isJoined ? 3 : 2)
        guard index == start + 3, let word = statementWord(at: start), value.kind != .end, !value.startsLine,
            behind.startsLine || behind.kind == .end || behind.kind == .semicolon
        else { return nil }
        let given = source.text(in: value.span)
        let isProperty = [Member.color, .hidden, .numberOfLines].contains { $0.rawValue == name }
        let isIdle =
            ForeignWord.withoutLayout.contains(name) && (isJoined || value.kind != .identifier)
            || isJoined && ["action", "target"].contains(name)
        guard isProperty || isIdle else { return nil }
        let isName = name == Member.color.rawValue && value.kind == .identifier
        let assignment = "; \(source.text(in: tokens[start + 1].span)).\(name) = \(isName ? "\"\(given)\"" : given)"
        return SyntaxError(
            .contentAfterText(word), current.span.joined(with: value.span),
            replacement: (Span(previous.span.upper, value.span.upper), isProperty ? assignment : ""))
    }
}
