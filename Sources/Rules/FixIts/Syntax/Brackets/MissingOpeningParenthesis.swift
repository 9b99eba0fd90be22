internal import Syntax
internal import Diagnostics

/// The first parenthesis of a call is missing, or is another sign: `equalToroot)`, `equalTo:root)`.
enum MissingOpeningParenthesis: SyntaxRule {
    static let id: RuleID = "missing-opening-parenthesis"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .unexpectedClosing, .missingSeparator: break
        default: return nil
        }
        guard context.isPassedOver else { return nil }
        if case .unexpectedClosing = error.problem { return context.missingOpening(from: context.start) }
        switch context.current.kind {
        case .comma:
            return context.openingInstead
                ?? (context.isListOfImport ? nil : context.missingOpening(from: context.start))
        case .colon: return context.isAfterMember ? context.openingInstead : nil
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `make.left.equalTo:root)` and `equalTo,root)`: another sign instead of the `(`.
    fileprivate var openingInstead: SyntaxError? {
        guard hasSpareParenthesis, case let name = source.text(in: previous.span), isMethod(name) else { return nil }
        return SyntaxError(
            MissingParentheses.problem(of: name), previous.span,
            replacement: (Span(previous.span.upper, current.span.upper), "("))
    }
}
