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
        guard let currentClass, let stored = storageNames(of: currentClass)[name] else { return false }
        return isWholeProperty(stored)
    }

    func isWholeProperty(_ name: Name) -> Bool {
        currentClass.map(lineage)?.contains { classes[$0]?.wholeProperties.contains(name) == true } == true
    }

    /// The instance variables of a class and of those above it, with the names of their properties.
    func storageNames(of type: Name) -> [Name: Name] {
        lineage(of: type).reduce(into: [:]) { names, type in
            names.merge(classes[type]?.storageNames ?? [:]) { own, _ in own }
        }
    }

    /// A class and those above it, as far as interfaces are known.
    private func lineage(of type: Name) -> [Name] {
        var lineage = [type]
        while let next = classes[lineage[lineage.count - 1]]?.superclass, !lineage.contains(next) {
            lineage.append(next)
        }
        return lineage
    }
}
