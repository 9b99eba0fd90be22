internal import Diagnostics
internal import Masonry
internal import Syntax
internal import Vocabulary

// Bitwise operators of projects' languages.
extension Evaluator {
    /// Bitwise operators on whole numbers, and on attributes, where `|` makes a list.
    func bits(_ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index) throws(Failure) -> Value
    {
        if case .number(let one) = left, case .number(let other) = right,
            let one = Int(exactly: one), let other = Int(exactly: other)
        {
            let result: Int
            switch operation {
            case .bitAnd: result = one & other
            case .bitOr: result = one | other
            case .bitXor: result = one ^ other
            case .shiftLeft: result = one << other
            default: result = one >> other
            }
            guard let number = Double(exactly: result) else { throw failure(.notFinite, at: index) }
            return .number(number)
        }
        if operation == .bitOr, isAttribute(left), isAttribute(right) {
            return try array(elements(of: left) + elements(of: right), at: unit.spans[Int(index)])
        }
        if case .foreign = left { return left }
        if case .foreign = right { return right }
        throw failure(.operands(operation.rawValue, left.phrase, right.phrase), at: index)
    }

    private func elements(of value: Value) -> [Value] {
        if case .array(let array) = value { return array.elements }
        return [value]
    }

    private func isAttribute(_ value: Value) -> Bool {
        switch value {
        case .attributeName: true
        case .array(let array): array.elements.allSatisfy(isAttribute)
        default: false
        }
    }
}
