internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax

/// A number, a size or a name is in quotes: `equalTo("root")`, `offset("8")`.
enum QuotedValue: FixItRule {
    static let id: RuleID = "quoted-value"

    static let page = RulePage(
        meaning: "Text in quotes is a string. Write a number, a size or a name without quotes.",
        examples: [
            RulePage.Example(
                before: "view a\nmake.left.equalTo(root).offset(\"8\")",
                after: "view a\nmake.left.equalTo(root).offset(8)", needsRun: true),
            RulePage.Example(before: "print(\"3\" * 2)", after: "print(3 * 2)", needsRun: true),
            RulePage.Example(
                before: "view a\nview b in \"a\"", after: "view a\nview b in a", needsRun: true),
            RulePage.Example(
                before: "view a\nmake.width.equalTo(\"50%\")",
                after: "view a\nmake.width.equalTo(superview).multipliedBy(0.5)", needsRun: true),
            RulePage.Example(
                before: "let n = \"3\"\nview a\nmake.width.equalTo(root).offset(n)",
                after: "let n = 3\nview a\nmake.width.equalTo(root).offset(n)", needsRun: true),
            RulePage.Example(
                before: "view a, b\n[a, b].distribute(\"horizontal\", spacing: 8)",
                after: "view a, b\n[a, b].distribute(horizontal, spacing: 8)", needsRun: true),
            RulePage.Example(
                before: "view a\nmake.attributes(\"left\", \"top\").equalTo(root)",
                after: "view a\nmake.attributes(.left, .top).equalTo(root)", needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .operands, .comparison: true
        default: problem.expected != nil
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let (expression, expected) = wanted(failure, in: context),
            let literal = context.literal(of: expression), case .text(let text) = literal.kind
        else { return nil }
        if case .attributeName = expected, let names = attributeNames(in: context) { return names }
        if case .related = expected, let relation = share(text, in: context) { return relation }
        guard let bare = bare(text, as: expected, in: context) else { return nil }
        let box = Span(max(0, literal.span.lower - 1), literal.span.upper)
        guard context.source.accent != .swift, context.source.text(in: box).hasPrefix("@") else {
            return FixIt(replacing: literal.span, with: bare)
        }
        // In Objective-C a number that is an object is boxed, as the string was.
        let isObject = if case .related = expected { Double(bare) != nil } else { false }
        return FixIt(
            replacing: box, with: isObject && context.source.accent == .objectiveC ? "@\(bare)" : bare)
    }

    /// The expression that may be in quotes, and the expected kind of value.
    private static func wanted(
        _ failure: Failure, in context: RuleContext
    ) -> (Expression, ExpectedValue)? {
        switch failure.problem {
        case .operands, .comparison:
            guard context.source.accent == .masonry,
                case .binary(let operation, let left, let right)? = context.expression?.kind, operation != .add
            else { return nil }
            for (side, other) in [(left, right), (right, left)] {
                guard context.kind(of: side) == .of(.string) else { continue }
                switch context.kind(of: other) {
                case .number: return (side, .number)
                case .of(.view), .of(.root): return (side, .view)
                default: continue
                }
            }
            return nil
        default:
            guard let expected = failure.problem.expected,
                let expression = context.expressions.first(where: { $0.span == failure.span })
            else { return nil }
            if case .unary(_, let operand) = expression.kind { return (operand, expected) }
            return (expression, expected)
        }
    }

    /// The string without its quotes, if that is of the expected kind.
    private static func bare(_ text: String, as expected: ExpectedValue, in context: RuleContext) -> String? {
        let name = context.vocabulary.names.intern(text)
        let number = Double(text).flatMap { $0.isFinite ? $0.spelled(decimals: 6) : nil }
        switch expected {
        case .number:
            if text.hasSuffix("%"), let share = Double(text.dropLast()) { return (share / 100).spelled(decimals: 6) }
            let priorities = Builtin.allCases.filter(\.isPriority).map(\.rawValue)
            let priority = NearestName.of(text, among: priorities) ?? priorities.first { $0 == text }
            if context.source.accent == .swift, let priority { return ".\(priority)" }
            return number ?? (context.kind(of: name) == .number ? text : priority)
        case .related:
            let kind = context.kind(of: name)
            return number ?? (kind.isRelated || kind == .number ? text : nil) ?? bare(text, as: .size, in: context)
        case .view: return [.of(.view), .of(.root)].contains(context.kind(of: name)) ? text : nil
        case .size:
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
            return sides.count == 2 && text.split(separator: "x").count == 2
                ? sides.map { $0.spelled(decimals: 6) }.joined(separator: "x") : nil
        case .axis: return Axis(rawValue: text)?.rawValue
        case .direction: return [Builtin.ltr, .rtl].map(\.rawValue).first { $0 == text }
        case .attributeName: return Attribute(rawValue: text).map { ".\($0.rawValue)" }
        default: return nil
        }
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

extension RuleContext {
    /// The string literal that an expression is, or that is the value of its variable.
    fileprivate func literal(of expression: Expression) -> Expression? {
        switch expression.bare.kind {
        case .text: return expression.bare
        case .name(let name) where source.accent == .masonry:
            guard let value = program.value(declaredAs: name, before: location.lower), case .text = value.kind
            else { return nil }
            return value
        default: return nil
        }
    }

}

extension Program {
    /// The value in the last declaration of a variable before a place.
    func value(declaredAs name: Name, before place: Int) -> Expression? {
        var found: Expression?
        var open = statements.map { SyntaxNode.statement($0) }
        while let node = open.popLast() {
            guard node.span.lower < place else { continue }
            if case .statement(let statement) = node,
                case .variable(let declared, _, _, let value) = statement.kind, declared.name == name,
                found.map({ $0.span.lower < value.span.lower }) ?? true
            {
                found = value
            }
            open += node.children
        }
        return found
    }
}
