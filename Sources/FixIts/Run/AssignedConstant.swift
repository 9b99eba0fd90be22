internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// A constant is assigned.
enum AssignedConstant: FixItRule {
    static let id: RuleID = "assigned-constant"

    static let page = RulePage(
        meaning: """
            A name declared with `let` can't change. Declare it with `var`. If it holds a constraint, set one of \
            the constraint's members, such as `offset`.
            """,
        examples: [
            RulePage.Example(before: "let n = 1\nn = 2", after: "var n = 1\nn = 2"),
            RulePage.Example(
                before: "func f() { let n = 1; n += 2 }", after: "func f() { var n = 1; n += 2 }"),
            RulePage.Example(
                before: "view a\nlet c = make.left.equalTo(root)\nc = 12",
                after: "view a\nlet c = make.left.equalTo(root)\nc.offset = 12"),
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .constantAssigned, .constraintReplaced: true
        default: false
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        if case .constraintReplaced = failure.problem {
            return FixIt(replacing: failure.span.atEnd, with: ".\(Member.offset.rawValue)")
        }
        guard let declaration = failure.related, declaration.source === context.source,
            let word = context.program.constantWord(declaring: declaration.span)
        else { return nil }
        return FixIt(replacing: word, with: ReservedWord.var.rawValue)
    }
}

extension Program {
    /// The `let` of the constant whose name is at a place.
    fileprivate func constantWord(declaring name: Span) -> Span? {
        path(to: name).lazy.compactMap { node -> Span? in
            guard case .statement(let statement) = node,
                case .variable(let declared, isConstant: true, _, _) = statement.kind, declared.span == name
            else { return nil }
            let start = statement.span.lower
            return Span(start, start + ReservedWord.let.rawValue.utf8.count)
        }.first
    }
}
