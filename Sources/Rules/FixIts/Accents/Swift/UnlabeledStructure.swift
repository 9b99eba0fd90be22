/// A structure made without its labels: `CGSize(40, 40)`.
enum UnlabeledStructure: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let first = context.outline.position(at: error.span.lower)
        let last = context.outline.position(at: error.span.upper)
        guard case .missingLabels(_, let labels) = error.problem, error.related == nil, first > 0,
            context.tokens[first - 1].kind == .leftParen, context.tokens[last].kind == .rightParen
        else { return nil }
        let arguments = context.arguments(between: first - 1, and: last)
        guard arguments.count == labels.count else { return nil }
        let labeled = zip(labels, arguments).map { label, argument in
            "\(label): \(context.text(argument))"
        }
        return error.edited(error.span, labeled.joined(separator: ", "))
    }
}
