internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// The argument of a link behind a colon: `make.left.equalTo(view).offset:10;`.
enum ArgumentAfterColon: SyntaxRule {
    static let id: RuleID = "argument-after-colon"

    static let page = RulePage(
        meaning: "The argument of a link needs parentheses.",
        examples: [
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges.equalTo(self.view).priority:500;
                    }];
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges.equalTo(self.view).priority(500);
                    }];
                    """,
                accent: .objectiveC)
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected(.sign(.semicolon), _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (index, tokens) = (context.index, context.tokens)
        guard context.current.kind == .colon, context.previous.kind == .identifier, index > 2,
            tokens[index - 2].kind == .dot, case let name = context.text(of: context.previous),
            Spelling.all.contains(where: { $0.text == name })
        else { return nil }
        var end = index + 1
        while ![.semicolon, .rightBrace, .end].contains(tokens[end].kind), !tokens[end].startsLine {
            guard [.number, .minus, .dot, .identifier, .at].contains(tokens[end].kind) else { return nil }
            end += 1
        }
        guard end > index + 1 else { return nil }
        let given = tokens[index + 1].span.joined(with: tokens[end - 1].span)
        return SyntaxError(.missingParentheses(of: name), context.current.span).edited(
            Span(context.previous.span.upper, given.upper), "(\(context.source.text(in: given)))")
    }
}
