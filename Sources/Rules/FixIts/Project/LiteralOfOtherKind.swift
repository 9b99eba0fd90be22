/// A literal of another type than the property or argument: `label.text = 5`, `offset(@10)`.
enum LiteralOfOtherKind: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.otherKind(_, let expected, _)) = failure.problem else { return nil }
        return text(of: expected, in: context).map { FixIt(replacing: failure.span, with: $0) }
    }

    /// The literal of the expected type for the one at the failure; nil if there is none with this value.
    private static func text(of expected: ProjectProblem.LiteralType, in context: RuleContext) -> String? {
        let tokens = context.tokens(in: context.location).drop { $0.kind == .at }
        guard let first = tokens.first, let last = tokens.last else { return nil }
        let isInside = first.kind == .string || first.kind == .leftParen
        let plain = context.source.text(in: first.span.joined(with: last.span))
        let content = isInside ? String(plain.dropFirst().dropLast()) : plain
        switch expected {
        case .string: return "\"\(plain)\""
        case .nsString: return "@\"\(plain)\""
        case .number: return Double(content).map { _ in content }
        case .plainNumber: return content
        case .boolean(let isTrueOrFalse):
            let words = isTrueOrFalse ? ["true", "false"] : ["YES", "NO"]
            switch content.uppercased() {
            case "YES", "TRUE", "1": return words[0]
            case "NO", "FALSE", "0": return words[1]
            default: return nil
            }
        }
    }
}
