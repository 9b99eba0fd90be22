internal import Syntax
internal import Diagnostics

/// A number with a unit, or with separated digits: `10px`, `2rem`, `1_000`.
enum NumberWithUnit: SyntaxRule {
    static let id: RuleID = "number-with-unit"

    /// The usual size of a browser's font, in points.
    private static let fontSize = 16

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(let letters, _) = error.problem else { return nil }
        let digits = letters.filter { $0 != "_" }
        if letters.hasPrefix("_"), digits.allSatisfy(\.isNumber) { return error.edited(error.span, digits) }
        if ["rem", "em"].contains(letters) { return error.edited(error.span, " * \(Self.fontSize)") }
        return letters.hasPrefix("x") ? error : error.edited(error.span, "")
    }
}
