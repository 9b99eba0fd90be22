internal import Syntax
internal import Diagnostics

/// A size without its height, or with a name as its height: `image icon 40x`, `screen 100xh`.
enum IncompleteSize: SyntaxRule {
    static let id: RuleID = "incomplete-size"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(let letters, let number) = error.problem, letters.hasPrefix("x"),
            !number.contains("x")
        else {
            return nil
        }
        if letters == "x", !number.contains(".") { return error.edited(error.span, "x\(number)") }
        guard error.problem.replacement == nil else { return nil }
        return error.edited(context.number(number, before: error.span), "(\(number), \(letters.dropFirst()))")
    }
}
