internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Evaluator
internal import Diagnostics
internal import AccentSyntax

// What the parser reads all the same, or finds where a statement, a member or a value begins.
extension SyntaxContext {
    /// The explanation of an error after which the parser continued with the statement.
    func explainedProduction(_ error: SyntaxError) -> SyntaxError {
        var answer = error
        switch error.problem {
        case .namesBeforeClosure(let names): return parametersBeforeBrace(names) ?? error
        case .notAssignable(let assignment?):
            if comparesInstead(assignment) {
                return SyntaxError(
                    .assignmentInExpression, assignment.sign,
                    replacement: (assignment.sign, BinaryOperator.equal.rawValue))
            }
        case .unclosed("{", _):
            if current.kind == .rightParen { answer.replacement = (previous.span.atEnd, " }") }
            if let brace = unclosedBrace(error) { return brace }
        case .mismatched("{", let closing):
            // Where the brace that another bracket closes is a call's, it should have been one itself.
            guard let opening = error.related?.span, closing == ")",
                opensCall(outline.position(at: opening.lower))
            else { break }
            return SyntaxError(
                error.problem, opening, related: SyntaxError.Related(span: current.span, .closing),
                replacement: (opening, "("))
        default: break
        }
        return answer.withUsualReplacement
    }

    /// The error for an unclosed block, at the brace that the indentation shows to be unclosed.
    func unclosedBrace(_ error: SyntaxError) -> SyntaxError? {
        guard current.kind == .end, case .unclosed("{", _) = error.problem else { return nil }
        return unclosedBrace(from: outline.position(at: error.span.lower))
    }
}
