internal import AccentSyntax

/// A structure made with labels: `CGSize(width: 40, height: 20)`.
enum LabeledStructure: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .structureWithLabels(let type) = error.problem,
            case let close = context.end(ofBracketAt: context.index) - 1, context.tokens[close].kind == .rightParen
        else { return nil }
        let arguments = context.arguments(between: context.index, and: close)
        let isLabeled = arguments.allSatisfy {
            $0.count > 2 && context.tokens[$0.lowerBound].kind == .identifier
                && context.tokens[$0.lowerBound + 1].kind == .colon
        }
        guard isLabeled else { return nil }
        let given = arguments.map { context.text($0.dropFirst(2)) }
        return error.edited(error.span, "\(type)Make(\(given.joined(separator: ", ")))")
    }
}
