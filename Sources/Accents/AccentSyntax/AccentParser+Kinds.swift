package import Diagnostics
internal import Vocabulary
package import Syntax

// Which numbers are integers, so that their quotients have no fraction.
extension AccentParser {
    /// A binary operation. The quotient of two integers loses its fraction.
    package mutating func quotient(
        _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression {
        let isWhole = operation == .divide && isWhole(left) && isWhole(right)
        let whole = try expression(.binary(operation, left, right), start, above: parts)
        return isWhole ? try expression(.conversion(.whole, whole), start, above: height) : whole
    }

    /// Whether the elements of a loop are integers, or pairs that start with one.
    package func hasWholeElements(_ value: Expression) -> Bool {
        switch value.kind {
        case .parentheses(let inner): hasWholeElements(inner)
        case .binary(.halfOpenRange, let lower, let upper), .binary(.closedRange, let lower, let upper):
            isWhole(lower) && isWhole(upper)
        case .message(_, let name, _, let arguments):
            arguments.isEmpty && ["enumerated", "indices"].contains(names.text(name))
        default: false
        }
    }

    /// Whether a value is known to be an integer.
    package func isWhole(_ value: Expression) -> Bool {
        switch value.kind {
        case .number: return true
        case .name(let name): return isWhole(name)
        case .parentheses(let inner), .unary(.negate, let inner): return isWhole(inner)
        case .conversion(.whole, _): return true
        case .conditional(_, let then, let otherwise): return then.map(isWhole) == true && isWhole(otherwise)
        case .binary(let operation, let left, let right):
            switch operation {
            case .add, .subtract, .multiply, .divide, .remainder: return isWhole(left) && isWhole(right)
            case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return true
            default: return false
            }
        case .message(let base, let name, _, _):
            if LibraryMessage.wholeNumbers.contains(names.text(name)) { return true }
            guard case .name(let own) = base.kind, names.text(own) == Builtin.`self`.rawValue else { return false }
            return isWholeProperty(name)
        default: return false
        }
    }
}
