internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Statements with a comma between them: `a.hidden = true, b.hidden = true`.
enum CommaBetweenStatements: SyntaxRule {
    static let id: RuleID = "comma-between-statements"

    static var problem: SyntaxProblem {
        .explained(.unexpected, "separate statements with new lines or `;`, not with `,`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let (comma, next) = (context.current, context.token(ahead: 1))
        guard comma.kind == .comma else { return nil }
        let place = Span(comma.span.lower, next.span.lower)
        if context.isListOfImport {
            return SyntaxError(
                problem, comma.span, replacement: (place, "\n\(StatementWord.import.rawValue) "))
        }
        guard !context.declaresVariable(at: context.start), context.endsValue(context.previous),
            next.kind == .identifier,
            context.statementWord(at: context.start) == nil
        else { return nil }
        let indentation = context.source.indentation(at: comma.span.lower)
        return SyntaxError(problem, comma.span, replacement: (place, "\n\(indentation)"))
    }
}
