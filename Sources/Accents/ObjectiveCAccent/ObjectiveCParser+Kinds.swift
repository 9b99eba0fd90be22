internal import Vocabulary
internal import Syntax

// What is known about a value from its expression.
extension ObjectiveCParser {
    /// The value as a condition, converted unless it is a boolean already.
    func truth(of value: Expression) -> Expression {
        switch value.kind {
        case .boolean, .unary(.not, _): return value
        case .binary(let operation, _, _):
            switch operation {
            case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return value
            default: break
            }
        case .parentheses(let inner):
            if case .binary = inner.kind { return truth(of: inner) }
        default: break
        }
        return Expression(kind: .conversion(.truth, value), span: value.span)
    }

    /// Whether a name is known to be an integer.
    func isWhole(_ name: Name) -> Bool {
        for scope in scopes.reversed() {
            if let isWhole = scope[name] { return isWhole }
        }
        guard let currentClass, let stored = classes[currentClass]?.storageNames[name] else { return false }
        return classes[currentClass]?.wholeProperties.contains(stored) == true
    }

    func isWholeProperty(_ name: Name) -> Bool {
        currentClass.flatMap { classes[$0] }?.wholeProperties.contains(name) == true
    }
}
