/// A value stands at the end of a body of several statements, without `return`.
enum ReturnedValue: FixItRule {
    static let id: RuleID = "returned-value"

    static let page = RulePage(
        meaning: "A function of several statements returns a value with `return`.",
        examples: [
            RulePage.Example(
                before: "func f(x) {\n    let y = x + 1\n    y\n}\nprint(f(1))",
                after: "func f(x) {\n    let y = x + 1\n    return y\n}\nprint(f(1))", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .noted(.idleExpression, _, _), .noted(.idleComparison, _, _): true
        default: false
        }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard context.source.accent == .masonry, let statement = context.statement,
            case .expression(let value) = statement.kind, value.span.contains(failure.span),
            context.endsFunction(statement)
        else { return nil }
        let word = ReservedWord.return.rawValue
        return FixIt(
            problem: .noted(
                .idleExpression,
                "nobody asks for the value: a body of several statements gives one back with `\(word)`", help: nil),
            place: value.span, replacing: Span(value.span.lower, value.span.lower), with: "\(word) ")
    }
}

extension FailureContext {
    /// Whether a statement is the last of a function or a closure with several, which makes no constraints.
    fileprivate func endsFunction(_ statement: Statement) -> Bool {
        guard
            let depth = path.lastIndex(where: { if case .block = $0 { true } else { false } }), depth > 0,
            case .block(let block) = path[depth], case .function = path[depth - 1], makerCall(at: depth - 1) == nil
        else { return false }
        return block.statements.count > 1 && block.statements.last?.span == statement.span
    }
}
