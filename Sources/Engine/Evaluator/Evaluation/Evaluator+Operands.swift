internal import Masonry

// Converts operands, arguments and conditions.
extension Evaluator {
    /// The value of an operand, usually a number at hand.
    @inline(__always)
    func operand(_ index: Code.Index) throws(Failure) -> Value {
        if let number = numberAtHand(index) { return .number(number) }
        return try evaluate(index)
    }

    /// The number in a literal or local variable, or of arithmetic of these two; nil for all other codes.
    @inline(__always)
    func numberAtHand(_ index: Code.Index) -> Double? {
        switch unit.codes[Int(index)] {
        case .number(let number): return number
        case .local(let slot): return stack.number(slot)
        case .arithmeticWithNumber(let operation, let slot, let other, _):
            guard let one = stack.number(slot) else { return nil }
            return Self.quickResult(operation, one, other)
        default: return nil
        }
    }

    func values(_ list: CodeList) throws(Failure) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(Int(list.count))
        for code in unit.elements(of: list) { values.append(try evaluate(code)) }
        return values
    }

    @inline(__always)
    func condition(_ index: Code.Index) throws(Failure) -> Bool {
        if case .comparisonWithNumber(let operation, let slot, let other, _) = unit.codes[Int(index)],
            let one = stack.number(slot), comparisons == nil
        {
            return Self.holds(operation, one, other)
        }
        return try uncommonCondition(index)
    }

    private func uncommonCondition(_ index: Code.Index) throws(Failure) -> Bool {
        if case .comparison(let operation, let left, let right, isTolerant: false) = unit.codes[Int(index)].spelledOut {
            let one = try operand(left)
            let other = try operand(right)
            if comparisons == nil, case .number(let one) = one, case .number(let other) = other {
                return Self.holds(operation, one, other)
            }
            return try compare(operation, one, other, left, right, isTolerant: false, at: index)
        }
        let value = try evaluate(index)
        guard case .boolean(let boolean) = value else {
            throw failure(.condition(value.phrase), at: index).holding([(unit.spans[Int(index)], value)])
        }
        return boolean
    }
}
