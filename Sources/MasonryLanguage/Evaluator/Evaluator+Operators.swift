internal import Masonry

extension Evaluator {
    static let tolerance = 0.001

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

    /// What a number's arithmetic comes to, where that is finite and took no care.
    @inline(__always)
    static func quickResult(_ operation: BinaryOperator, _ one: Double, _ other: Double) -> Double? {
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

    /// Whole numbers divide quicker than others. A negative dividend could have a remainder of -0.
    @inline(__always)
    private static func quickRemainder(_ one: Double, _ other: Double) -> Double? {
        guard one >= 0, one < 0x1p31, other >= 1, other < 0x1p31 else { return nil }
        let (dividend, divisor) = (UInt32(one), UInt32(other))
        guard Double(dividend) == one, Double(divisor) == other else { return nil }
        return Double(dividend % divisor)
    }

    @inline(never)
    func arithmetic(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index
    ) throws(Failure) -> Value {
        if let own = try ownOperator(operation.rawValue, [left, right], at: unit.spans[Int(index)]) { return own }
        if operation == .add, case .text(let one) = left, case .text(let other) = right {
            return try joined(one.text, other.text, unit.spans[Int(index)])
        }
        if operation == .add, case .array(let one) = left, case .array(let other) = right, unit.source.accent == .swift
        {
            return try array(one.elements + other.elements, at: unit.spans[Int(index)])
        }
        if let text = try joinedWithUnknown(operation, left, right, unit.spans[Int(index)]) { return text }
        do throws(Failure) {
            return .number(try number(operation, left, right, unit.spans[Int(index)]))
        } catch {
            throw explained(error, operation, left, right, at: index)
        }
    }

    /// The failure with what was probably meant by the operator.
    private func explained(
        _ failure: Failure, _ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index
    ) -> Failure {
        let sides: (Code.Index, Code.Index)
        switch unit.codes[Int(index)].spelledOut {
        case .arithmetic(_, let one, let other): sides = (one, other)
        default: return failure
        }
        func reading(_ attribute: Code.Index, with other: Value = .number(0), isView: Bool = false) -> Failure {
            let isNumber = if case .number = other { true } else { false }
            return insteadOfArithmetic(on: attribute, isView: isView, takesOthers: isNumber, at: index)
                .map { failure.replacing($0.span, with: $0.text) } ?? failure
        }
        if let instead = operandInstead(operation, left, right, sides, at: index) {
            return failure.replacing(instead.span, with: instead.text)
        }
        switch (failure.problem, left, right) {
        case (.operands, .constraint, .number):
            let span = unit.spans[Int(index)]
            let (chain, number) = (
                unit.source.text(in: unit.spans[Int(sides.0)]), unit.source.text(in: unit.spans[Int(sides.1)])
            )
            let changes: [BinaryOperator: String] = [
                .add: "\(Member.offset.rawValue)(\(number))", .subtract: "\(Member.offset.rawValue)(-\(number))",
                .multiply: "\(Member.multipliedBy.rawValue)(\(number))",
                .divide: "\(Member.dividedBy.rawValue)(\(number))",
            ]
            return changes[operation].map { failure.replacing(span, with: "\(chain).\($0)") } ?? failure
        case (.operands("+", _, _, _), .text, _): return quoting(sides.1, failure)
        case (.operands("+", _, _, _), _, .text): return quoting(sides.0, failure)
        case (.operands, .view, .number), (.operands, .guide, .number): return reading(sides.0, isView: true)
        case (.operands, .number, .view), (.operands, .number, .guide): return reading(sides.1, isView: true)
        case (.attributeAsNumber, .attribute, _): return reading(sides.0, with: right)
        case (.attributeAsNumber, _, _): return reading(sides.1, with: left)
        default: return failure
        }
    }

    /// For `"3" * 2` the number in the string, and for `"n = %d" % n` the string with the value in it.
    private func operandInstead(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ sides: (Code.Index, Code.Index),
        at index: Code.Index
    ) -> (span: Span, text: String)? {
        let source = unit.source
        guard source.accent == .masonry else { return nil }
        let spans = (unit.spans[Int(sides.0)], unit.spans[Int(sides.1)])
        if operation == .remainder, case .text = left {
            let given = source.text(in: spans.1)
            let isList = given.hasPrefix("(") && given.hasSuffix(")")
            let values = isList ? given.dropFirst().dropLast().split(separator: ",").map(String.init) : [given]
            return SourceText.formatted(source.text(in: spans.0), values[...]).map { (unit.spans[Int(index)], $0) }
        }
        if operation == .add { return nil }
        switch (left, right) {
        case (.text(let text), .number):
            return Double(text.text) == nil || source.text(in: spans.0).first != "\"" ? nil : (spans.0, text.text)
        case (.number, .text(let text)):
            return Double(text.text) == nil || source.text(in: spans.1).first != "\"" ? nil : (spans.1, text.text)
        default: return nil
        }
    }

    private func quoting(_ code: Code.Index, _ failure: Failure) -> Failure {
        let span = unit.spans[Int(code)]
        return failure.replacing(span, with: "\"\\(\(unit.source.text(in: span)))\"")
    }

    private func number(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ span: Span
    ) throws(Failure) -> Double {
        guard case .number(let one) = left, case .number(let other) = right else {
            var (one, other) = (left, right)
            if let number = numberInC(left, at: span) { one = .number(number) }
            if let number = numberInC(right, at: span) { other = .number(number) }
            if case .number(let divisor) = other, case .foreign = right, divisor == 0,
                operation == .divide || operation == .remainder
            {
                // What is divided by something unknown is as unknown.
                return 0
            }
            if case .number = one, case .number = other { return try number(operation, one, other, span) }
            if case .attribute(let value) = left { throw needsValue(operation, value, right, span) }
            if case .attribute(let value) = right { throw needsValue(operation, value, left, span) }
            let sides = [left.phrase, right.phrase]
            let reason = [(left, 0), (right, 1)].lazy.compactMap { [self] in reasonOfNothing($0.0, side: $0.1, of: span)
            }
            .first
            throw failure(.operands(operation.rawValue, sides[0], sides[1], help: reason), span)
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

    /// A text with what nothing is known of beside it, which is left out; nil where that is not so.
    private func joinedWithUnknown(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ span: Span
    ) throws(Failure) -> Value? {
        guard operation == .add, unit.source.accent != .masonry else { return nil }
        switch (left, right) {
        case (.text, .foreign(let unknown)), (.foreign(let unknown), .text):
            guard let text = unknown.text else {
                report(.unknownText(unknown.name, of: nil), at: span)
                if case .text = left { return left }
                return right
            }
            if case .text(let one) = left { return try joined(one.text, text, span) }
            if case .text(let other) = right { return try joined(text, other.text, span) }
            return nil
        default: return nil
        }
    }

    private func joined(_ one: String, _ other: String, _ span: Span) throws(Failure) -> Value {
        let length = one.utf8.count + other.utf8.count
        if length > limits.text { throw failure(.limit(.text, limits.text), span) }
        try step(copying: length, at: span)
        return .text(TextValue(one + other, countedBy: memory))
    }

    /// Makes of a value what an assignment operator says. A string that nothing else refers to grows in place.
    func combine(
        _ operation: BinaryOperator, _ value: Value, into old: inout Value, _ span: Span
    ) throws(Failure) {
        if operation == .add, case .array(let one) = old, case .array(let other) = value, unit.source.accent == .swift {
            old = try array(one.elements + other.elements, at: span)
            return
        }
        if let own = try ownOperator(operation.rawValue, [old, value], at: span) {
            old = own
            return
        }
        guard operation == .add, case .text(var text) = old, case .text(let other) = value else {
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

    // MARK: Comparison

    /// What a comparison says that a script defines: from `==` and `<` follow the others.
    private func ownComparison(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, at span: Span
    ) throws(Failure) -> Bool? {
        if let own = try ownOperator(operation.rawValue, [left, right], at: span) { return isTrue(own) }
        let less = BinaryOperator.less.rawValue
        switch operation {
        case .notEqual:
            return try ownOperator(BinaryOperator.equal.rawValue, [left, right], at: span).map { !isTrue($0) }
        case .greater: return try ownOperator(less, [right, left], at: span).map(isTrue)
        case .lessOrEqual: return try ownOperator(less, [right, left], at: span).map { !isTrue($0) }
        case .greaterOrEqual: return try ownOperator(less, [left, right], at: span).map { !isTrue($0) }
        default: return nil
        }
    }

    @inline(never)
    func compare(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        isTolerant: Bool, at index: Code.Index
    ) throws(Failure) -> Bool {
        let tolerance = isTolerant ? Self.tolerance : 0
        if let holds = try ownComparison(operation, left, right, at: unit.spans[Int(index)]) { return holds }
        if let unknown = undecided(left, right, rightCode) {
            reportUndecided(unknown, .comparison, at: unit.spans[Int(index)])
        }
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
        let readings = (reading(of: left, at: leftCode), reading(of: right, at: rightCode))
        let whole = unit.spans[Int(leftCode)].joined(with: unit.spans[Int(rightCode)])
        let failure = failure(
            .comparison(left.phrase, right.phrase, reading: readings.0 ?? readings.1), whole)
        if let constraint = constraint(comparedWith: operation, left, leftCode, rightCode, at: index) {
            throw failure.replacing(unit.spans[Int(index)], with: constraint)
        }
        switch readings {
        case (let one?, let other?): throw failure.replacing(whole, with: "\(one) \(operation.rawValue) \(other)")
        case (let one?, nil): throw failure.replacing(unit.spans[Int(leftCode)], with: one)
        case (nil, let other?): throw failure.replacing(unit.spans[Int(rightCode)], with: other)
        case (nil, nil): break
        }
        if case .tuple = left, case .array = right,
            let tuple = unit.source.tuple(inBrackets: unit.spans[Int(rightCode)])
        {
            throw failure.replacing(unit.spans[Int(rightCode)], with: tuple)
        }
        throw failure
    }

    private func order(
        _ operation: BinaryOperator, _ left: Value, _ right: Value, tolerance: Double, _ span: Span
    ) throws(Failure) -> Bool? {
        switch (left, right) {
        case (.number(let one), .number(let other)):
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

    /// Whether two values are equal; nil where they are of kinds that can't be.
    func areEqual(_ left: Value, _ right: Value, tolerance: Double, at span: Span) throws(Failure) -> Bool? {
        switch (left, right) {
        case (.nothing, .nothing): true
        case (.nothing, .number(let number)) where unit.source.accent == .objectiveC,
            (.number(let number), .nothing) where unit.source.accent == .objectiveC:
            number == 0
        case (.nothing, _), (_, .nothing): false
        case (.boolean(let one), .boolean(let other)): one == other
        case (.number(let one), .number(let other)): abs(one - other) <= tolerance
        case (.text(let one), .text(let other)): try areEqual(one, other, at: span)
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
        case (.object(let one), .object(let other)): try areEqual(one, other, at: span)
        case (.dictionary(let one), .dictionary(let other)): one === other
        case (.foreign(let one), .foreign(let other)): one.isSame(as: other)
        case (.foreign, _), (_, .foreign): false
        case (.number(let number), .boolean(let boolean)) where unit.source.accent != .masonry,
            (.boolean(let boolean), .number(let number)) where unit.source.accent != .masonry:
            (number != 0) == boolean
        default: unit.source.accent == .masonry ? nil : false
        }
    }

    private func areEqual(_ one: TextValue, _ other: TextValue, at span: Span) throws(Failure) -> Bool {
        try step(reading: min(one.text.utf8.count, other.text.utf8.count), at: span)
        return one.text == other.text
    }

    private func areEqual(
        _ one: ArrayValue, _ other: ArrayValue, tolerance: Double, at span: Span
    ) throws(Failure) -> Bool? {
        if one === other { return true }
        if one.isSet || other.isSet { return try areSameSets(one, other, at: span) }
        guard one.elements.count == other.elements.count else { return false }
        // Arrays of Objective-C can hold themselves.
        if callDepth >= limits.calls { throw failure(.limit(.nesting, limits.calls), span) }
        callDepth += 1
        defer { callDepth -= 1 }
        for (left, right) in zip(one.elements, other.elements) {
            try step(at: span)
            guard let equal = try areEqual(left, right, tolerance: tolerance, at: span) else { return nil }
            if !equal { return false }
        }
        return true
    }
}
