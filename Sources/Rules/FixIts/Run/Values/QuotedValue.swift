/// A number, a size or a name is in quotes: `equalTo("root")`, `offset("8")`.
enum QuotedValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let expected = failure.problem.expected,
            let value = context.subject
        else { return nil }
        let quoted = if case .unary(_, let operand) = value.kind { operand } else { value }
        guard let (literal, text) = context.literal(of: quoted) else {
            return expected.isNumber ? elements(around: quoted, in: context) : nil
        }
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

    /// The array that a text is an element of, with numbers: `["40", "80"]`.
    private static func elements(around value: Expression, in context: RuleContext) -> FixIt? {
        guard context.source.accent == .masonry, let array = context.array(with: value),
            case .array(let elements) = array.kind
        else { return nil }
        let numbers = elements.compactMap { element -> String? in
            guard case .text(let text) = element.kind else { return context.text(element) }
            return Double(text).flatMap { $0.isFinite ? text : nil }
        }
        guard numbers.count == elements.count, numbers != elements.map(context.text) else { return nil }
        return FixIt(replacing: array.span, with: "[\(numbers.joined(separator: ", "))]")
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

extension ExpectedValue {
    /// Whether a number fits.
    fileprivate var isNumber: Bool {
        switch self {
        case .number, .related: true
        default: false
        }
    }
}

extension RuleContext {
    /// The array, as it is written, of which a value is an element: by its index, or in a loop.
    fileprivate func array(with element: Expression) -> Expression? {
        switch element.bare.kind {
        case .index(let array, _): return written(array)
        case .name(let name):
            let loop = path.reversed().lazy.compactMap { node -> Expression? in
                guard case .statement(let statement) = node, case .for(let variable, let elements, _) = statement.kind
                else { return nil }
                return variable.name == name ? elements : nil
            }.first
            return loop.flatMap(written)
        default: return nil
        }
    }

    private func written(_ array: Expression) -> Expression? {
        guard case .name(let name) = array.bare.kind else { return array.bare }
        return program.declaredValue(of: name, before: location.lower)?.bare
    }
}
