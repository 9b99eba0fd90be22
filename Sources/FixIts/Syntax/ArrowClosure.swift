internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A closure with an arrow: `xs.map(x => x + 1)`.
enum ArrowClosure: SyntaxRule {
    static let id: RuleID = "arrow-closure"

    static let page = RulePage(
        meaning: "The parameters of a closure go after its `{` and before `in`.",
        examples: [
            RulePage.Example(
                before: "let xs = [1, 2]\nprint(xs.map(x => x + 1))",
                after: "let xs = [1, 2]\nprint(xs.map({ x in x + 1 }))"),
            RulePage.Example(
                before: "let xs = [1, 2]\nprint(xs.map({ x -> x + 1 }))",
                after: "let xs = [1, 2]\nprint(xs.map({ x in x + 1 }))"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .foreignOperator(.resultType), .foreignOperator(.fatArrow): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if context.isReserved(.in) { return error.with((error.span, ReservedWord.in.rawValue)) }
        guard let arrow = context.position(ofSign: error),
            error.problem == .foreignOperator(.fatArrow) || context.isClosure(arrow)
        else { return nil }
        return context.closure(ofArrow: arrow).map(error.with)
    }
}

extension SyntaxContext {
    /// `v => v.left` and `(a, b) => { … }`
    fileprivate func closure(ofArrow arrow: Int) -> (span: Span, text: String)? {
        guard arrow > 0, arrow + 1 < tokens.count else { return nil }
        var first = arrow - 1
        if tokens[first].kind == .rightParen {
            first = tokens[..<first].lastIndex { ![.identifier, .comma].contains($0.kind) } ?? first
            guard tokens[first].kind == .leftParen else { return nil }
        } else if tokens[first].kind != .identifier {
            return nil
        }
        let names = tokens[first..<arrow].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let body: String
        let last: Int
        if tokens[arrow + 1].kind == .leftBrace {
            guard let closing = closers[arrow + 1] else { return nil }
            last = closing
            body = source.text(in: Span(tokens[arrow + 1].span.upper, tokens[closing].span.upper))
        } else {
            guard let end = endOfValue(from: arrow + 1) else { return nil }
            last = end
            body = " \(text(from: arrow + 1, through: end)) }"
        }
        let head = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
        return (tokens[first].span.joined(with: tokens[last].span), head + body)
    }

    /// Whether the parameters of a closure come before an arrow, as in `xs.map(x -> x * 2)`, not the owner of a member.
    func isClosure(_ arrow: Int) -> Bool {
        guard arrow > 1, arrow + 1 < tokens.count, !(tokens[arrow].isAdjacent && tokens[arrow + 1].isAdjacent) else {
            return false
        }
        let before = tokens[arrow - 1]
        guard before.kind == .identifier else { return before.kind == .rightParen }
        return [.leftParen, .comma, .assign].contains(tokens[arrow - 2].kind)
    }
}
