internal import Syntax
internal import Diagnostics

/// Attributes in brackets: `make.[left, top].equalTo(root)`.
enum AttributesInBrackets: SyntaxRule {
    static let id: RuleID = "attributes-in-brackets"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem, context.previous.kind == .dot,
            context.current.kind == .leftBracket,
            let names = context.attributesInBrackets()
        else { return nil }
        return SyntaxError(error.problem, context.current.span, replacement: names)
    }
}

extension SyntaxContext {
    /// For `[left, top]` after the dot of a chain, the attributes as a chain.
    fileprivate func attributesInBrackets() -> Edit? {
        guard let close = tokens[index...].prefix(20).firstIndex(where: { $0.kind == .rightBracket }) else {
            return nil
        }
        let names = tokens[(index + 1)..<close].filter { $0.kind != .comma && $0.kind != .dot }
        guard !names.isEmpty, names.allSatisfy({ $0.kind == .identifier && isMemberName($0) }) else { return nil }
        return (
            current.span.joined(with: tokens[close].span),
            names.map { source.text(in: $0.span) }.joined(separator: ".")
        )
    }
}
