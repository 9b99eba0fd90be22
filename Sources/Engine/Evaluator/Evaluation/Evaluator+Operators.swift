internal import Masonry
internal import Vocabulary
internal import Diagnostics
package import Syntax

extension Evaluator {
    static let tolerance = 0.001
    /// For what must change linearly from screen to screen.
    static let exactTolerance = 1e-6

    @inline(__always)
    static func holds(_ operation: BinaryOperator, _ one: Double, _ other: Double) -> Bool {
        switch operation {
        case .equal: one == other
        case .notEqual: one != other
        case .less: one < other
        case .lessOrEqual: one <= other
        case .greater: one > other
        case .greaterOrEqual: one >= other
        default: false
        }
    }

    /// The result of simple arithmetic, if it is finite and needs no special handling.
    @inline(__always)
    package static func quickResult(_ operation: BinaryOperator, _ one: Double, _ other: Double) -> Double? {
        let result: Double
        switch operation {
        case .add: result = one + other
        case .subtract: result = one - other
        case .multiply: result = one * other
        case .divide: result = one / other
        case .remainder: return quickRemainder(one, other)
        default: return nil
        }
        return result.isFinite ? result : nil
    }

    /// Integers divide faster. A negative dividend could have a remainder of -0.
    @inline(__always)
    private static func quickRemainder(_ one: Double, _ other: Double) -> Double? {
        guard one >= 0, one < 0x1p31, other >= 1, other < 0x1p31 else { return nil }
        let (dividend, divisor) = (UInt32(one), UInt32(other))
        guard Double(dividend) == one, Double(divisor) == other else { return nil }
        return Double(dividend % divisor)
    }

    /// The quotient of operands whose remainder is also used. A fraction is recorded, since remainders suggest integer
    /// division.
    @inline(never)
    func quotient(_ left: Value, _ right: Value, at index: Code.Index) throws(Failure) -> Value {
        let value = try arithmetic(.divide, left, right, at: index)
        if case .number(let one) = left, case .number(let other) = right, case .number(let result) = value,
            one == one.rounded(), other == other.rounded(), result != result.rounded()
        {
            note(.fractionalQuotient, at: unit.spans[Int(index)])
        }
        return value
    }

    @inline(never)
    func arithmetic(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index
    ) throws(Failure) -> Value {
        if let own = try library?.ownOperator(operation.rawValue, [left, right], at: unit.spans[Int(index)]) {
            return own
        }
        if operation == .add, case .text(let one) = left, case .text(let other) = right {
            return try joined(one.text, other.text, unit.spans[Int(index)])
        }
        if operation == .add, case .array(let one) = left, case .array(let other) = right, unit.dialect.hasTypedValues {
            return try array(one.elements + other.elements, at: unit.spans[Int(index)])
        }
        if let unknown = unknownResult(operation, left, right) { return unknown }
        do throws(Failure) {
            return .number(try number(operation, left, right, unit.spans[Int(index)]))
        } catch {
            throw holding(left, right, error, at: index)
        }
    }

    /// The failure with both values.
    private func holding(_ left: Value, _ right: Value, _ failure: Failure, at index: Code.Index) -> Failure {
        guard case .arithmetic(_, let one, let other) = unit.codes[Int(index)].spelledOut else { return failure }
        return failure.holding([(unit.spans[Int(one)], left), (unit.spans[Int(other)], right)])
    }

    func number(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ span: Span
    ) throws(Failure) -> Double {
        guard case .number(let one) = left, case .number(let other) = right else {
            var (one, other) = readsAttributes ? (solved(left), solved(right)) : (left, right)
            if let number = library?.number(left, at: span, mayBeView: false) { one = .number(number) }
            if let number = library?.number(right, at: span, mayBeView: false) { other = .number(number) }
            if case .number = one, case .number = other { return try number(operation, one, other, span) }
            if case .attribute(let value) = left { throw needsValue(operation, value, right, span) }
            if case .attribute(let value) = right { throw needsValue(operation, value, left, span) }
            let sides = [left.phrase, right.phrase]
            throw failure(.operands(operation.rawValue, sides[0], sides[1]), span)
        }
        let result: Double
        switch operation {
        case .subtract: result = one - other
        case .multiply: result = one * other
        case .divide:
            if other == 0 { throw failure(.divisionByZero, span) }
            result = one / other
        case .remainder:
            if other == 0 { throw failure(.divisionByZero, span) }
            result = one.truncatingRemainder(dividingBy: other)
        default: result = one + other
        }
        if !result.isFinite { throw failure(.notFinite, span) }
        return result
    }

    private func needsValue(
        _ operation: BinaryOperator, _ value: AttributeValue, _ other: Value, _ span: Span
    ) -> Failure {
        let name = "\(value.attribute.itemName).\(value.attribute.attribute.rawValue)"
        return failure(.attributeAsNumber(name), span)
    }

    private func joined(_ one: String, _ other: String, _ span: Span) throws(Failure) -> Value {
        let length = one.utf8.count + other.utf8.count
        if length > limits.text { throw failure(.limit(.text, limits.text), span) }
        try step(copying: length, at: span)
        return .text(TextValue(one + other, countedBy: memory))
    }

    /// Applies an assignment operator. A string without other references grows in place.
    func combine(
        _ operation: BinaryOperator, _ value: Value, into old: inout Value, _ span: Span
    ) throws(Failure) {
        if operation == .add, case .array(let one) = old, case .array(let other) = value, unit.dialect.hasTypedValues {
            old = try array(one.elements + other.elements, at: span)
            return
        }
        if let own = try library?.ownOperator(operation.rawValue, [old, value], at: span) {
            old = own
            return
        }
        guard operation == .add, case .text(var text) = old, case .text(let other) = value else {
            if let unknown = unknownResult(operation, old, value) {
                old = unknown
                return
            }
            old = .number(try number(operation, old, value, span))
            return
        }
        old = .nothing
        defer { old = .text(text) }
        let addition = other.text
        if !isKnownUniquelyReferenced(&text) || !text.isCounted {
            try step(copying: text.text.utf8.count, at: span)
            text = TextValue(text.text, countedBy: memory)
        }
        if text.text.utf8.count + addition.utf8.count > limits.text {
            throw failure(.limit(.text, limits.text), span)
        }
        try step(copying: addition.utf8.count, at: span)
        text.append(addition)
    }
}
