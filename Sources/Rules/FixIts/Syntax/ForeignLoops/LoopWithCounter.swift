internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A loop that counts as in C or in Basic: `for (var i = 0; i < 3; i++) {`, `for i = 0 to 3 {`.
enum LoopWithCounter: SyntaxRule {
    static let id: RuleID = "loop-with-counter"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected, .assignmentInExpression: break
        default: return nil
        }
        guard context.isForeignLoopHead(error), case let first = context.start + 1,
            let range = context.rangeInWords(from: first) ?? context.rangeOfCounter(from: first)
        else { return nil }
        return SyntaxError(LoopHead.problem, context.tokens[first].span, replacement: range)
    }
}

extension SyntaxContext {
    /// `i = 0 to 3` and `i = 0 until 3`
    fileprivate func rangeInWords(from name: Int) -> Edit? {
        let operators = ["to": "...", "until": "..<"]
        guard tokens[name].kind == .identifier, tokens[name + 1].kind == .assign, let brace = braceOfLine(from: name),
            let word = (name..<brace).first(where: { tokens[$0].kind == .identifier && operators[text(at: $0)] != nil }
            ),
            let token = operators[text(at: word)], word > name + 2, word + 1 < brace
        else { return nil }
        let range = text(from: name + 2, through: word - 1) + token + text(from: word + 1, through: brace - 1)
        return (span(from: name, through: brace - 1), "\(text(at: name)) \(ReservedWord.in.rawValue) \(range)")
    }

    /// `(var i = 0; i < 3; i++)`, with or without its parentheses
    fileprivate func rangeOfCounter(from first: Int) -> Edit? {
        let isInParentheses = tokens[first].kind == .leftParen
        guard let end = isInParentheses ? closers[first] : braceOfLine(from: first) else { return nil }
        let parts = tokens[(isInParentheses ? first + 1 : first)..<end].split { $0.kind == .semicolon }.map(\.indices)
        guard parts.count == 3, let assign = parts[0].first(where: { tokens[$0].kind == .assign }),
            assign > parts[0].lowerBound, assign + 1 < parts[0].upperBound, parts[1].count > 2,
            case let (test, name) = (parts[1].lowerBound, text(at: assign - 1)), text(at: test) == name,
            let token = rangeOperator(for: tokens[test + 1]),
            ["\(name)++", "++\(name)", "\(name)+=1"].contains(
                text(from: parts[2].lowerBound, through: end - 1).filter { $0 != " " })
        else { return nil }
        let lower = text(from: assign + 1, through: parts[0].upperBound - 1)
        let upper = text(from: test + 2, through: parts[1].upperBound - 1)
        return (
            span(from: first, through: isInParentheses ? end : end - 1),
            "\(name) \(ReservedWord.in.rawValue) \(lower)\(token)\(upper)"
        )
    }

    private func rangeOperator(for comparison: Token) -> String? {
        switch comparison.kind {
        case .less: "..<"
        case .lessOrEqual: "..."
        default: nil
        }
    }
}
