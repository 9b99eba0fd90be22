// What is known of a value from how it is written.
extension ObjectiveCParser {
    /// The value as a condition.
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

    /// Whether a name stands for a whole number.
    func isWhole(_ name: Name) -> Bool {
        for scope in scopes.reversed() {
            if let isWhole = scope[name] { return isWhole }
        }
        guard let currentClass, let stored = classes[currentClass]?.storageNames[name] else { return false }
        return classes[currentClass]?.wholeProperties.contains(stored) == true
    }

    /// Whether a value is known to be of a whole type, so that a quotient of two has no fraction.
    func isWhole(_ value: Expression) -> Bool {
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
            guard case .name(words.`self`) = base.kind, let currentClass else { return false }
            return classes[currentClass]?.wholeProperties.contains(name) == true
        default: return false
        }
    }
}
