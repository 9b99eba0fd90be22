internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A variable that is set to the declaration of a view: `let title = label "Hi"`.
enum DeclarationAsValue: SyntaxRule {
    static let id: RuleID = "declaration-as-value"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let start = context.start
        guard context.declaresVariable(at: start), context.index == start + 4,
            context.tokens[start + 2].kind == .assign, let word = context.statementWord(at: start + 3),
            word.declaresView, let edit = context.declaration(word, from: start)
        else { return nil }
        return SyntaxError(StatementAsValue.problem(word.rawValue), context.previous.span, replacement: edit)
    }
}

extension SyntaxContext {
    /// The declaration with the name of the variable.
    fileprivate func declaration(_ word: StatementWord, from start: Int) -> Edit? {
        let (lower, name) = (tokens[start].span.lower, tokens[start + 1])
        let declaration = "\(word.rawValue) \(text(at: start + 1))"
        if isString(current) || current.kind == .size || isReserved(.in) {
            return (Span(lower, previous.span.upper), declaration)
        }
        guard current.kind == .identifier else { return nil }
        // `let a = view b` names one view twice: the name that is used stays.
        let isUsed = tokens[index...].contains { $0.kind == .identifier && $0.name == name.name }
        return isUsed ? (Span(lower, current.span.upper), declaration) : (Span(lower, previous.span.lower), "")
    }
}
