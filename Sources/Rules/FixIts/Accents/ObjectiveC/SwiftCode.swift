internal import AccentSyntax

/// A closure or a constraint as Swift writes it.
enum SwiftCode: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.punctuation(.semicolon), _), .expected(.punctuation(.rightParen), _): break
        default: return nil
        }
        if error.problem.isExpected(.punctuation(.rightParen)) { return anchor(in: context) }
        let isClosure =
            context.current.kind == .leftBrace && context.token(ahead: 1).kind == .identifier
            && context.isReserved(.in, ahead: 2)
        return isClosure ? SyntaxError(.swift, context.current.span) : nil
    }

    /// `label.centerXAnchor.constraint(equalTo: box.centerXAnchor, constant: 8)`
    private static func anchor(in context: SyntaxContext) -> SyntaxError? {
        let (index, tokens) = (context.index, context.tokens)
        guard context.current.kind == .colon, context.previous.kind == .identifier, index > 4,
            tokens[index - 2].kind == .leftParen, tokens[index - 4].kind == .dot,
            context.text(of: tokens[index - 3]) == UIKitName.anchorConstraint
        else { return nil }
        let close = context.end(ofBracketAt: index - 2) - 1
        guard tokens[close].kind == .rightParen else { return nil }
        var start = index - 4
        while start > 1, tokens[start].kind == .dot, tokens[start - 1].kind == .identifier { start -= 2 }
        let answer = SyntaxError(.swift, context.span(from: start + 1, through: close))
        let arguments = context.arguments(between: index - 2, and: close)
        let relation = context.text(of: context.previous)
        guard Relation.allCases.contains(where: { relation.hasPrefix($0.member.rawValue) }),
            // Each argument is a label, a `:` and a value.
            arguments.allSatisfy({ $0.count > 2 && tokens[$0.lowerBound + 1].kind == .colon }),
            !tokens[index..<close].contains(where: { $0.kind == .leftParen || $0.startsLine })
        else { return answer }
        let what = relation.hasSuffix("Constant") ? "" : "Anchor"
        let parts = arguments.enumerated().map { position, argument in
            let label =
                position == 0
                ? "\(relation.prefix(1).uppercased())\(relation.dropFirst())\(what)"
                : " \(context.text(at: argument.lowerBound))"
            return "\(label):\(context.text(argument.dropFirst(2)))"
        }
        let anchor = context.text(from: start + 1, through: index - 5)
        return answer.edited(answer.span, "[\(anchor) \(UIKitName.anchorConstraint)\(parts.joined())]")
    }
}
