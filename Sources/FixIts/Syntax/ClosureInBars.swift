internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A closure whose parameters are between bars: `xs.map(|x| x + 1)`.
enum ClosureInBars: SyntaxRule {
    static let id: RuleID = "closure-in-bars"

    static let page = RulePage(
        meaning: "The parameters of a closure go after its `{` and before `in`.",
        examples: [
            RulePage.Example(
                before: "let xs = [1, 2]\nprint(xs.map(|x| x + 1))",
                after: "let xs = [1, 2]\nprint(xs.map({ x in x + 1 }))")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .foreignOperator(.bar)
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.index > 0 && context.previous.kind == .leftBrace || context.goesOnWithBar else { return nil }
        return error.with(context.position(ofSign: error).flatMap(context.closure(ofBar:)))
    }
}

extension SyntaxContext {
    /// Whether there is another `|` on the line.
    fileprivate var goesOnWithBar: Bool {
        tokens[(index + 1)...].prefix { !$0.startsLine && $0.kind != .end }.contains {
            $0.kind == .or || $0.kind == .invalid && source.text(in: $0.span) == ForeignOperator.bar.rawValue
        }
    }

    /// `|x, y| x + y`
    fileprivate func closure(ofBar bar: Int) -> (span: Span, text: String)? {
        var end = bar + 1
        while end < tokens.count, [.identifier, .comma].contains(tokens[end].kind) { end += 1 }
        guard end > bar + 1, end + 1 < tokens.count, tokens[end].kind == .invalid,
            bar == 0 || !endsValue(tokens[bar - 1]),
            source.text(in: tokens[end].span) == ForeignOperator.bar.rawValue
        else { return nil }
        let names = tokens[bar..<end].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let head = "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
        if tokens[end + 1].kind == .leftBrace {
            guard let closing = closers[end + 1] else { return nil }
            let body = source.text(in: Span(tokens[end + 1].span.upper, tokens[closing].span.upper))
            return (tokens[bar].span.joined(with: tokens[closing].span), head + body)
        }
        guard let last = endOfValue(from: end + 1) else { return nil }
        return (tokens[bar].span.joined(with: tokens[last].span), "\(head) \(text(from: end + 1, through: last)) }")
    }
}
