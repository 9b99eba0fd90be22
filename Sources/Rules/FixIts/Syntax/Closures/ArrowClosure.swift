internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A closure with an arrow: `xs.map(x => x + 1)`.
enum ArrowClosure: SyntaxRule {
    static let id: RuleID = "arrow-closure"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .foreignOperator(.resultType), .foreignOperator(.fatArrow): break
        default: return nil
        }
        if context.isReserved(.in) { return error.edited(error.span, ReservedWord.in.rawValue) }
        guard let arrow = context.position(ofToken: error),
            error.problem == .foreignOperator(.fatArrow) || context.isClosure(arrow)
        else { return nil }
        return context.closure(ofArrow: arrow).map(error.with)
    }
}

extension SyntaxContext {
    /// `v => v.left` and `(a, b) => { … }`
    fileprivate func closure(ofArrow arrow: Int) -> Edit? {
        guard arrow > 0, arrow + 1 < tokens.count else { return nil }
        var first = arrow - 1
        if tokens[first].kind == .rightParen {
            first = tokens[..<first].lastIndex { ![.identifier, .comma].contains($0.kind) } ?? first
            guard tokens[first].kind == .leftParen else { return nil }
        } else if tokens[first].kind != .identifier {
            return nil
        }
        return closure(identifiers(in: first..<arrow), bodyAt: arrow + 1).map {
            (span(from: first, through: $0.last), $0.text)
        }
    }

    /// Whether the parameters of a closure come before an arrow, as in `xs.map(x -> x * 2)`, not the owner of a member.
    func isClosure(_ arrow: Int) -> Bool {
        guard arrow > 1, arrow + 1 < tokens.count, !(tokens[arrow].isAdjacent && tokens[arrow + 1].isAdjacent) else {
            return false
        }
        let before = tokens[arrow - 1]
        guard before.kind == .identifier else { return before.kind == .rightParen }
        return [.leftParen, .comma, .assign].contains(tokens[arrow - 2].kind)
    }
}
