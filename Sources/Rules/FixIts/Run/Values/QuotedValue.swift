internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax

/// A number, a size or a name is in quotes: `equalTo("root")`, `offset("8")`.
enum QuotedValue: FixItRule {
    static let id: RuleID = "quoted-value"

    static func answers(_ problem: Problem) -> Bool { problem.expected != nil }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let expected = failure.problem.expected,
            let value = context.expressions.first(where: { $0.span == failure.span })
        else { return nil }
        let quoted = if case .unary(_, let operand) = value.kind { operand } else { value }
        guard let (literal, text) = context.literal(of: quoted) else { return nil }
        if case .attributeName = expected, let names = attributeNames(in: context) { return names }
        if case .related = expected, let relation = share(text, in: context) { return relation }
        guard let code = context.unquoted(text, as: expected) else { return nil }
        let box = Span(max(0, literal.span.lower - 1), literal.span.upper)
        guard context.source.accent != .swift, context.tokens(in: box).first?.kind == .at else {
            return FixIt(replacing: literal.span, with: code)
        }
        // In Objective-C, a number that is an object is boxed, as the string was.
        let isObject = if case .related = expected { Double(code) != nil } else { false }
        return FixIt(replacing: box, with: isObject && context.source.accent == .objectiveC ? "@\(code)" : code)
    }

    /// A share of the superview, for `equalTo("50%")`.
    private static func share(_ text: String, in context: RuleContext) -> FixIt? {
        guard context.source.accent == .masonry, text.hasSuffix("%"), let share = Double(text.dropLast()),
            let (call, _) = context.argument, call.arguments.count == 1
        else { return nil }
        let factor = (share / 100).spelled(decimals: 6)
        return FixIt(
            replacing: call.parentheses,
            with: "(\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(factor))")
    }

    /// The arguments of `attributes` as names with dots.
    private static func attributeNames(in context: RuleContext) -> FixIt? {
        guard let (call, _) = context.argument, let given = call.given else { return nil }
        let names = call.arguments.compactMap { argument -> String? in
            guard case .text(let text) = argument.value.kind else { return nil }
            return Attribute(rawValue: text).map { ".\($0.rawValue)" }
        }
        guard names.count == call.arguments.count else { return nil }
        return FixIt(replacing: given, with: names.joined(separator: ", "))
    }
}
