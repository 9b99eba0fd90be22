internal import Masonry

/// A chain ends by removing the constraint that it is about to make: `make.left.equalTo(root).uninstall()`.
enum EarlyRemoval: FixItRule {
    static let id: RuleID = "early-removal"

    static let page = RulePage(
        meaning: "A chain makes its constraint when the statement ends. It is removed by a later statement.",
        examples: [
            RulePage.Example(
                before: "view a\nlet c = make.left.equalTo(root).uninstall()",
                after: "view a\nlet c = make.left.equalTo(root)\nc.uninstall()", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.idleExpression, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard let call = context.call, let receiver = call.receiver, let member = context.member(call),
            [.uninstall, .deactivate].contains(member), let statement = context.statement
        else { return nil }
        let variable: Name
        switch statement.kind {
        case .variable(let declared, _, _, let value) where value.span == call.span: variable = declared.name
        case .assignment(let target, .assign, let value) where value.span == call.span:
            guard case .name(let name) = target.kind else { return nil }
            variable = name
        default: return nil
        }
        let line = context.source.text(in: context.source.range(ofLine: context.source.line(at: statement.span.lower)))
        let blanks = line.prefix { $0 == " " || $0 == "\t" }
        return FixIt(
            replacing: Span(receiver.span.upper, call.span.upper),
            with: "\n\(blanks)\(context.text(variable)).\(member.rawValue)()")
    }
}
