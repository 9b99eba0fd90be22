internal import Masonry

extension Evaluator {
    private static let tolerance = 0.001

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

    func add(_ left: Value, _ right: Value, at index: Code.Index) throws(Failure) -> Value {
        if case .text(let one) = left, case .text(let other) = right {
            if one.text.utf8.count + other.text.utf8.count > limits.text {
                throw failure(.limit(.text, limits.text), at: index)
            }
            return .text(one.text + other.text)
        }
        return try arithmetic(.add, left, right, at: index)
    }

    func arithmetic(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index
    ) throws(Failure) -> Value {
        .number(try number(operation, left, right, unit.spans[Int(index)]))
    }

    private func number(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ span: Span
    ) throws(Failure) -> Double {
        guard case .number(let one) = left, case .number(let other) = right else {
            var (one, other) = (left, right)
            if let number = numberInC(left, at: span) { one = .number(number) }
            if let number = numberInC(right, at: span) { other = .number(number) }
            if case .number = one, case .number = other { return try number(operation, one, other, span) }
            if case .attribute(let value) = left { throw needsValue(operation, value, right, span) }
            if case .attribute(let value) = right { throw needsValue(operation, value, left, span) }
            throw failure(.operands(operation.rawValue, left.phrase, right.phrase), span)
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
        return failure(
            .wrongKind(
                of: "`\(name)`", expected: "an attribute", found: "a number",
                help: "take its solved number: \(name).value"), span)
    }

    /// What an assignment operator makes of the old value.
    func combined(_ operation: BinaryOperator, _ old: Value, _ value: Value, _ span: Span) throws(Failure) -> Value {
        if operation == .add, case .text(let one) = old, case .text(let other) = value {
            if one.text.utf8.count + other.text.utf8.count > limits.text {
                throw failure(.limit(.text, limits.text), span)
            }
            return .text(one.text + other.text)
        }
        return .number(try number(operation, old, value, span))
    }

    // MARK: Comparison

    func compare(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        isTolerant: Bool, at index: Code.Index
    ) throws(Failure) -> Bool {
        let tolerance = isTolerant ? Self.tolerance : 0
        switch operation {
        case .equal, .notEqual:
            if let equal = try areEqual(left, right, tolerance: tolerance, at: unit.spans[Int(index)]) {
                return equal == (operation == .equal)
            }
        default:
            if let holds = order(operation, left, right, tolerance: tolerance) { return holds }
        }
        if unit.source.accent != .masonry {
            // In C nil and false are numbers; what is unknown compares with nothing.
            if case .foreign = left { return operation == .notEqual }
            if case .foreign = right { return operation == .notEqual }
            let span = unit.spans[Int(index)]
            if case .number(let one) = left, let other = numberInC(right, at: span) {
                return Self.holds(operation, one, other)
            }
            if let one = numberInC(left, at: span), case .number(let other) = right {
                return Self.holds(operation, one, other)
            }
        }
        var attribute: String?
        if case .attribute = left { attribute = unit.source.text(in: unit.spans[Int(leftCode)]) }
        if case .attribute = right { attribute = attribute ?? unit.source.text(in: unit.spans[Int(rightCode)]) }
        throw failure(.comparison(left.phrase, right.phrase, attribute: attribute), at: index)
    }

    private func order(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, tolerance: Double
    ) -> Bool? {
        switch (left, right) {
        case (.number(let one), .number(let other)):
            switch operation {
            case .lessOrEqual: return one <= other + tolerance
            case .greaterOrEqual: return one >= other - tolerance
            default: return Self.holds(operation, one, other)
            }
        case (.text(let one), .text(let other)):
            switch operation {
            case .less: return one.text < other.text
            case .lessOrEqual: return one.text <= other.text
            case .greater: return one.text > other.text
            default: return one.text >= other.text
            }
        default:
            return nil
        }
    }

    /// Whether two values are equal; nil where they are of kinds that can't be.
    func areEqual(_ left: Value, _ right: Value, tolerance: Double, at span: Span) throws(Failure) -> Bool? {
        switch (left, right) {
        case (.nothing, .nothing): true
        case (.nothing, .number(let number)) where unit.source.accent != .masonry,
            (.number(let number), .nothing) where unit.source.accent != .masonry:
            number == 0
        case (.nothing, _), (_, .nothing): false
        case (.boolean(let one), .boolean(let other)): one == other
        case (.number(let one), .number(let other)): abs(one - other) <= tolerance
        case (.text(let one), .text(let other)): one.text == other.text
        case (.tuple(let one), .tuple(let other)): one.tuple.isEqual(to: other.tuple, within: Self.tolerance)
        case (.array(let one), .array(let other)): try areEqual(one, other, tolerance: tolerance, at: span)
        case (.range(let one), .range(let other)): one.lower == other.lower && one.upper == other.upper
        case (.view(let one), .view(let other)): one === other
        case (.attribute(let one), .attribute(let other)): one.attribute == other.attribute
        case (.guide(let one), .guide(let other)): one.guide == other.guide
        case (.constraint(let one), .constraint(let other)): one.constraint === other.constraint
        case (.equation(let one), .equation(let other)): one === other
        case (.maker(let one), .maker(let other)): one === other
        case (.function(let one), .function(let other)): one === other
        case (.builtin(let one), .builtin(let other)): one == other
        case (.axis(let one), .axis(let other)): one == other
        case (.direction(let one), .direction(let other)): one == other
        case (.attributeName(let one), .attributeName(let other)): one == other
        case (.type(let one), .type(let other)): one === other
        case (.object(let one), .object(let other)): one === other
        case (.dictionary(let one), .dictionary(let other)): one === other
        case (.foreign(let one), .foreign(let other)): one.name == other.name
        case (.foreign, _), (_, .foreign): false
        case (.number(let number), .boolean(let boolean)) where unit.source.accent != .masonry,
            (.boolean(let boolean), .number(let number)) where unit.source.accent != .masonry:
            (number != 0) == boolean
        default: unit.source.accent == .masonry ? nil : false
        }
    }

    private func areEqual(
        _ one: ArrayValue, _ other: ArrayValue, tolerance: Double, at span: Span
    ) throws(Failure) -> Bool? {
        if one === other { return true }
        guard one.elements.count == other.elements.count else { return false }
        for (left, right) in zip(one.elements, other.elements) {
            try step(at: span)
            guard let equal = try areEqual(left, right, tolerance: tolerance, at: span) else { return nil }
            if !equal { return false }
        }
        return true
    }
}
