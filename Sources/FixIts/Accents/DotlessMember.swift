internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A space instead of the dot before a member: `make.left equalTo(view)`.
enum DotlessMember: SyntaxRule {
    static let id: RuleID = "dotless-member"

    static let page = RulePage(
        meaning: "A member needs a dot before it.",
        examples: [
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges equalTo(self.view);
                    }];
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges.equalTo(self.view);
                    }];
                    """,
                accent: .objectiveC),
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.edges equalToSuperview()
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.edges.equalToSuperview()
                    }
                    """,
                accent: .swift),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected(.newLine, _), .expected(.sign(.semicolon), _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let token = context.current
        guard token.kind == .identifier else { return nil }
        let name = context.text(of: token)
        if context.source.accent == .swift {
            guard isMember(name) || SnapKitWord(rawValue: name) != nil else { return nil }
        } else {
            guard !token.startsLine, context.token(ahead: 1).kind == .leftParen, isMember(name),
                context.previous.kind == .identifier || context.previous.kind == .rightParen
            else { return nil }
        }
        return SyntaxError(.missingDot(before: name), token.span).edited(
            Span(context.previous.span.upper, token.span.lower), ".")
    }

    private static func isMember(_ name: String) -> Bool { Spelling.all.contains { $0.text == name } }
}
