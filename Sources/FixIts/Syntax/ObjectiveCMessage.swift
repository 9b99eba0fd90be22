internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A message as in Objective-C: `[view addSubview:other]`.
enum ObjectiveCMessage: SyntaxRule {
    static let id: RuleID = "objective-c-message"

    static let page = RulePage(
        meaning: "Call a method with a dot and parentheses.",
        examples: [
            RulePage.Example(
                before: "view a, b\n[a addSubview:b]",
                after: "view a, b\na.addSubview(b)"),
            RulePage.Example(
                before: "view box\n[box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(root); }];",
                after: "view box\nbox.makeConstraints { make in make.left.equalTo(root); }"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.isPassedOver ? context.objectiveCMessage() : nil
    }
}

extension SyntaxContext {
    /// `[view addSubview:other]`
    fileprivate func objectiveCMessage() -> SyntaxError? {
        guard let opening = openBrackets.last, tokens[opening].kind == .leftBracket, current.kind == .identifier,
            !current.startsLine, index > opening + 1,
            previous.kind == .identifier || previous.kind == .rightBracket || previous.kind == .reserved,
            !tokens[opening..<index].contains(where: { $0.kind == .comma })
        else { return nil }
        if let word = statementWord(at: opening + 1), word.declaresView {
            return SyntaxError(.statementAsValue(word.rawValue), tokens[opening + 1].span)
        }
        let receiver = source.text(in: Span(tokens[opening].span.upper, current.span.lower)).split(separator: " ")
            .joined()
        if let word = ForeignWord.find(receiver, .name) {
            return foreign((word, opening + 1), replacement(for: word, at: opening + 1))
        }
        let selector = source.text(in: current.span)
        var replacement: (span: Span, text: String)?
        if let closing = closers[opening] {
            let message = tokens[opening].span.joined(with: tokens[closing].span)
            // Names alone may as well be elements without commas.
            let isKnown = isMemberName(current) || ["alloc", "init", "new"].contains(selector)
            let areNames = tokens[opening + 1..<closing].allSatisfy { $0.kind == .identifier }
            if areNames, closing > index + 1 || !isKnown { return nil }
            if closing == index + 1 {
                replacement = (message, "\(receiver).\(selector)()")
            } else if token(ahead: 1).kind == .colon, token(ahead: 2).kind == .identifier, closing == index + 3 {
                replacement = (message, "\(receiver).\(selector)(\(source.text(in: token(ahead: 2).span)))")
            }
        }
        return SyntaxError(
            .message(receiver: receiver, selector: selector), tokens[opening].span.joined(with: current.span),
            replacement: replacement ?? blockOfMaker(of: receiver, from: opening))
    }

    /// `[box mas_makeConstraints:^(MASConstraintMaker *make) { … }];` as a block of this language.
    fileprivate func blockOfMaker(of receiver: String, from opening: Int) -> (span: Span, text: String)? {
        let selector = source.text(in: current.span)
        let methods: [Member] = [.makeConstraints, .updateConstraints, .remakeConstraints]
        guard let method = methods.first(where: { selector == Spelling.prefix + $0.rawValue }),
            token(ahead: 1).kind == .colon,
            let brace = tokens[index...].prefix(12).firstIndex(where: { $0.kind == .leftBrace }),
            tokens[brace - 1].kind == .rightParen, tokens[brace - 2].kind == .identifier,
            let closing = closers[brace], tokens[closing + 1].kind == .rightBracket
        else { return nil }
        let end = tokens[closing + 2].kind == .semicolon && !tokens[closing + 2].startsLine ? closing + 2 : closing + 1
        let body = source.text(in: Span(tokens[brace].span.upper, tokens[closing].span.upper))
        let maker = source.text(in: tokens[brace - 2].span)
        return (
            tokens[opening].span.joined(with: tokens[end].span),
            "\(receiver).\(method.rawValue) { \(maker) \(ReservedWord.in.rawValue)\(body)"
        )
    }
}
