internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A color as a hexadecimal number: `a.color = 0xff8800`.
enum HexadecimalColor: SyntaxRule {
    static let id: RuleID = "hexadecimal-color"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(let letters, let number) = error.problem, context.isAssignedColor else {
            return nil
        }
        let color = (number + letters).dropFirst(2)
        guard (number + letters).hasPrefix("0x"), color.count == 6 || color.count == 3, color.allSatisfy(\.isHexDigit)
        else {
            return nil
        }
        return error.edited(context.number(number, before: error.span), "\"#\(color)\"")
    }
}

extension SyntaxContext {
    /// Whether the current value is assigned to a view's color.
    fileprivate var isAssignedColor: Bool {
        index > 1 && previous.kind == .assign
            && text(at: index - 2) == Member.color.rawValue
    }
}
