internal import AccentSyntax

/// Arguments whose labels are wrong, missing or in another order.
enum WrongLabels: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .wrongLabels(_, let given, let expected) = error.problem,
            let opening = context.brackets.opening(before: context.outline.position(at: error.span.lower))
        else { return nil }
        let arguments = context.arguments(between: opening, and: context.end(ofBracketAt: opening) - 1)
        // A closure after the parentheses has no label.
        guard arguments.count <= given.count else { return nil }
        let isOfOrder = Set(given) == Set(expected) && Set(given).count == given.count
        if isOfOrder, arguments.count < given.count { return nil }
        let edits = zip(arguments, zip(given, expected)).filter { $0.1.0 != $0.1.1 }.map { argument, labels in
            let moved = isOfOrder ? given.firstIndex(of: labels.1).map { arguments[$0] } : nil
            return moved.map {
                (context.span(argument), context.text($0))
            }
                ?? edit(context.tokens[argument], labels.0, labels.1)
        }
        return context.source.joined(edits).map { error.with($0) }
    }

    /// The edit that adds, changes or removes the label of an argument.
    private static func edit(
        _ tokens: Tokens, _ given: String?, _ label: String?
    ) -> SyntaxContext.Edit {
        let first = tokens[tokens.startIndex].span
        guard given != nil else { return (first.atStart, label.map { "\($0): " } ?? "") }
        if let label { return (first, label) }
        return (Span(first.lower, tokens.dropFirst(2).first?.span.lower ?? first.upper), "")
    }
}
