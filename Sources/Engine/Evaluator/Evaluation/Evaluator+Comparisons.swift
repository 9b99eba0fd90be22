internal import Masonry
internal import Syntax
package import Diagnostics
internal import Vocabulary

// Equality and ordering of values.
extension Evaluator {
    /// The result of a comparison defined by a script: the others follow from `==` and `<`.
    private func ownComparison(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, at span: Span
    ) throws(Failure) -> Bool? {
        guard let library else { return nil }
        if let own = try library.ownOperator(operation.rawValue, [left, right], at: span) { return own.isTrue }
        let less = BinaryOperator.less.rawValue
        switch operation {
        case .notEqual:
            return try library.ownOperator(BinaryOperator.equal.rawValue, [left, right], at: span).map { !$0.isTrue }
        case .greater: return try library.ownOperator(less, [right, left], at: span).map(\.isTrue)
        case .lessOrEqual: return try library.ownOperator(less, [right, left], at: span).map { !$0.isTrue }
        case .greaterOrEqual: return try library.ownOperator(less, [left, right], at: span).map { !$0.isTrue }
        default: return nil
        }
    }

    @inline(never)
    func compare(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        isTolerant: Bool, at index: Code.Index
    ) throws(Failure) -> Bool {
        let holds = try outcome(operation, left, right, leftCode, rightCode, isTolerant: isTolerant, at: index)
        outcomes?.append(holds)
        return holds
    }

    /// Whether an unknown collection has elements, which it has as a sample: `items.count > 0`; nil for other comparisons.
    private func isFilled(_ left: Value, _ operation: BinaryOperator, _ right: Value) -> Bool? {
        guard library != nil, case .foreign(let unknown) = left, unknown.name.hasSuffix(".count"),
            case .number(let number) = right, number == 0 || number == 1
        else { return nil }
        return Self.holds(operation, Double(StandIn.count), number)
    }

    /// Whether one size of text is smaller or larger than another; nil for other values.
    private func ofTextSizes(_ left: Value, _ operation: BinaryOperator, _ right: Value) -> Bool? {
        guard case .foreign(let one) = left, case .foreign(let other) = right, one.isConstant, other.isConstant,
            let first = UIKitName.textSizes.firstIndex(of: one.lastWord),
            let second = UIKitName.textSizes.firstIndex(of: other.lastWord)
        else { return nil }
        return Self.holds(operation, Double(first), Double(second))
    }

    private func outcome(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        isTolerant: Bool, at index: Code.Index
    ) throws(Failure) -> Bool {
        let tolerance = !isTolerant ? 0 : readsAttributes ? Self.exactTolerance : Self.tolerance
        let (left, right) = readsAttributes ? (solved(left), solved(right)) : (left, right)
        if let holds = try ownComparison(operation, left, right, at: unit.spans[Int(index)]) { return holds }
        if let holds = isFilled(left, operation, right) ?? ofTextSizes(left, operation, right) { return holds }
        try library?.observe(
            .compared(operation, left, right, left: leftCode, right: rightCode, at: index))
        switch operation {
        case .equal, .notEqual:
            if let equal = try areEqual(left, right, tolerance: tolerance, at: unit.spans[Int(index)]) {
                return equal == (operation == .equal)
            }
        default:
            if let holds = try order(operation, left, right, tolerance: tolerance, unit.spans[Int(index)]) {
                return holds
            }
        }
        if let library {
            // In C nil and false are numbers. An unknown value equals nothing.
            if case .foreign = left { return operation == .notEqual }
            if case .foreign = right { return operation == .notEqual }
            let span = unit.spans[Int(index)]
            if case .number(let one) = left, let other = library.number(right, at: span, mayBeView: false) {
                return Self.holds(operation, one, other)
            }
            if let one = library.number(left, at: span, mayBeView: false), case .number(let other) = right {
                return Self.holds(operation, one, other)
            }
        }
        let whole = unit.spans[Int(leftCode)].joined(with: unit.spans[Int(rightCode)])
        throw failure(.comparison(left.phrase, right.phrase), whole)
            .holding([(unit.spans[Int(leftCode)], left), (unit.spans[Int(rightCode)], right)])
    }

    private func order(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, tolerance: Double, _ span: Span
    ) throws(Failure) -> Bool? {
        switch (left, right) {
        case (.number(let one), .number(let other)):
            comparisons?.append(one - other)
            switch operation {
            case .lessOrEqual: return one <= other + tolerance
            case .greaterOrEqual: return one >= other - tolerance
            default: return Self.holds(operation, one, other)
            }
        case (.text(let one), .text(let other)):
            try step(reading: min(one.text.utf8.count, other.text.utf8.count), at: span)
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

    /// Whether two values are equal; nil if their kinds can't be compared.
    package func areEqual(_ left: Value, _ right: Value, tolerance: Double, at span: Span) throws(Failure) -> Bool? {
        switch (left, right) {
        case (.nothing, .nothing): true
        case (.nothing, .number(let number)) where unit.dialect.hasCSemantics,
            (.number(let number), .nothing) where unit.dialect.hasCSemantics:
            number == 0
        case (.nothing, _), (_, .nothing): false
        case (.foreign(let word), .object(let object)) where word.isCase(of: object),
            (.object(let object), .foreign(let word)) where word.isCase(of: object):
            ".\(object.caseName ?? "")" == word.name
        case (.boolean(let one), .boolean(let other)): one == other
        case (.number(let one), .number(let other)): areEqual(one, other, tolerance)
        case (.text(let one), .text(let other)): try areEqual(one, other, at: span)
        case (.tuple(let one), .tuple(let other)): areEqual(one.tuple, other.tuple)
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
        case (.object(let one), .object(let other)):
            try foreignLibrary?.areEqual(left, right, at: span) ?? (one === other)
        case (.dictionary(let one), .dictionary(let other)): one === other
        case (.foreign(let one), .foreign(let other)): one.isSame(as: other)
        case (.foreign, _), (_, .foreign): false
        case (.number(let number), .boolean(let boolean)) where unit.dialect.hasLibraries,
            (.boolean(let boolean), .number(let number)) where unit.dialect.hasLibraries:
            (number != 0) == boolean
        default: !unit.dialect.hasLibraries ? nil : false
        }
    }

    private func areEqual(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
        comparisons?.append(one - other)
        return abs(one - other) <= tolerance
    }

    private func areEqual(_ one: Tuple, _ other: Tuple) -> Bool? {
        comparisons? += (0..<4).map { one.numbers[$0] - other.numbers[$0] }
        return one.isEqual(to: other, within: readsAttributes ? Self.exactTolerance : Self.tolerance)
    }

    /// A solved value for an attribute; anything else as it is.
    func solved(_ value: Value) -> Value {
        if case .attribute(let attribute) = value { .number(attribute.attribute.value) } else { value }
    }

    private func areEqual(_ one: TextValue, _ other: TextValue, at span: Span) throws(Failure) -> Bool {
        try step(reading: min(one.text.utf8.count, other.text.utf8.count), at: span)
        return one.text == other.text
    }

    private func areEqual(
        _ one: ArrayValue, _ other: ArrayValue, tolerance: Double, at span: Span
    ) throws(Failure) -> Bool? {
        if one === other { return true }
        if one.isSet || other.isSet {
            return try foreignLibrary?.areEqual(.array(one), .array(other), at: span) ?? false
        }
        guard one.elements.count == other.elements.count else { return false }
        // Objective-C arrays can contain themselves.
        if usage.comparisonDepth >= trail.remainingCalls { throw failure(.limit(.nesting, limits.calls), span) }
        usage.comparisonDepth += 1
        defer { usage.comparisonDepth -= 1 }
        for (left, right) in zip(one.elements, other.elements) {
            try step(at: span)
            guard let equal = try areEqual(left, right, tolerance: tolerance, at: span) else { return nil }
            if !equal { return false }
        }
        return true
    }
}
