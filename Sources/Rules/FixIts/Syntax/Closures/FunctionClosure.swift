internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A closure that starts with `function`: `xs.map(function(x) { … })`.
enum FunctionClosure: SyntaxRule {
    static let id: RuleID = "function-closure"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .namesBeforeClosure(let names) = error.problem, let opening = context.opener(of: context.index - 1),
            case let position = opening - 1, position >= 0, context.isWord("function", at: position),
            position == 0 || context.tokens[position - 1].kind != .dot, let word = ForeignWord.find("function", .name)
        else { return nil }
        return context.foreign(
            (word, position), (context.span(from: position, through: context.index), context.closureHead(names)))
    }
}
