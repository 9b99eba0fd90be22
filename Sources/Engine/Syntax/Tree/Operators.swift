/// An operator before its operand.
package enum UnaryOperator: String, CaseIterable {
    case negate = "-"
    case not = "!"

    package init?(_ kind: Token.Kind) {
        guard let spelling = kind.spelling else { return nil }
        self.init(rawValue: spelling)
    }
}

/// An operator between its operands.
package enum BinaryOperator: String, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case halfOpenRange = "..<"
    case closedRange = "..."
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"

    /// Whether it makes a number of two numbers.
    package var isArithmetic: Bool {
        switch self {
        case .add, .subtract, .multiply, .divide, .remainder: true
        default: false
        }
    }
}

/// An operator that changes a variable, an element or a member.
package enum AssignmentOperator: String, CaseIterable {
    case assign = "="
    case add = "+="
    case subtract = "-="
    case multiply = "*="
    case divide = "/="

    /// The operation on the old value and the right side; nil for plain assignment.
    package var arithmetic: BinaryOperator? {
        switch self {
        case .assign: nil
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        }
    }
}
