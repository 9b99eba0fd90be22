internal import Syntax
internal import Diagnostics

/// A string with quotes of another kind: `label title 'Hello'`.
enum OtherQuotes: SyntaxRule {
    static let id: RuleID = "other-quotes"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .quotes, .mismatchedQuotes, .unterminatedString: break
        default: return nil
        }
        let text = context.source.text(in: error.span)
        let contents = String(text.dropFirst().dropLast())
        switch error.problem {
        case .quotes where text.count > 1:
            let plain = contents.filter { $0 != "\"" }.interpolated(from: "${") ?? ""
            return error.edited(error.span, "\"\(plain)\"")
        case .mismatchedQuotes: return error.edited(error.span, "\"\(contents)\"")
        case .unterminatedString where context.isInDoubleQuotes(error):
            guard let other = context.source.otherQuote(in: error.span.range) else { return nil }
            return SyntaxError(
                .mismatchedQuotes("\"", context.source.text(in: other)), Span(error.span.lower, other.upper),
                replacement: (other, "\""))
        default: return nil
        }
    }
}
