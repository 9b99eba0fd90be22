internal import Diagnostics
internal import Masonry
internal import Syntax
internal import Vocabulary

// What is computed from unknown values is unknown again, and a loop over something unknown runs a few sample rounds.
extension Evaluator {
    /// The unknown result of arithmetic; nil if no operand is unknown.
    func unknownResult(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
        guard unit.dialect.hasLibraries else { return nil }
        if operation == .add, let text = joinedWithUnknown(left, right) { return text }
        switch (left, right) {
        case (.array, .foreign): return left
        case (.foreign, .array): return right
        case (.foreign(let one), .foreign(let other)):
            let (first, second) = (one.estimate, other.estimate)
            return switch operation {
            case .add: .foreign(one.derived(first.combined(with: second, times: 1)))
            case .subtract: .foreign(one.derived(first.combined(with: second, times: -1)))
            default: .foreign(one.derived())
            }
        case (.foreign(let unknown), _):
            return .foreign(unknown.derived(right.plainNumber.map { unknown.estimate.after(operation, $0) }))
        case (_, .foreign(let unknown)):
            return .foreign(unknown.derived(left.plainNumber.map { unknown.estimate.before(operation, $0) }))
        default: return nil
        }
    }

    /// A text joined with something unknown, for which a sample is used; nil for other operands.
    private func joinedWithUnknown(_ left: Value, _ right: Value) -> Value? {
        let isText = { (value: Value) in
            switch value {
            case .text: true
            case .foreign(let foreign): foreign.text != nil
            default: false
            }
        }
        guard isText(left) || isText(right),
            let unknown = [left, right].lazy.compactMap(\.unknownNumber).first,
            let one = sampleText(left), let other = sampleText(right)
        else { return nil }
        return .foreign(ForeignValue(unknown.name, text: one + other, isPartial: true, base: unknown.source))
    }

    /// The text of a value, or a sample for an unknown one.
    func sampleText(_ value: Value) -> String? {
        switch value {
        case .text(let text): text.text
        case .foreign(let foreign): foreign.text ?? StandIn.text(foreign.name)
        default: nil
        }
    }

    /// The unknown result of a choice between numbers whose condition was unknown; nil for other values.
    func unknownChoice(_ value: Value, since count: Int) -> Value? {
        guard undecided.count != count, let unknown = undecided.latest, case .number(let number) = value else {
            return nil
        }
        return .foreign(unknown.derived(ForeignValue.Estimate(factor: 0, constant: number)))
    }

    /// The value after `??` of something unknown, if it is known; nil otherwise.
    func fallback(for value: Value, _ otherwise: Code.Index) throws(Failure) -> Value? {
        guard case .foreign(let unknown) = value, !unknown.isMade, library != nil else { return nil }
        let known = try evaluate(otherwise)
        if known.isNothing { return nil }
        if case .foreign = known { return nil }
        try library?.observe(.undecided(unknown, .fallback, unit.spans[Int(otherwise)]))
        return known
    }

    /// A range of sample rounds if an end is unknown; nil if both are known.
    func sampleRange(
        _ lower: (value: Value, code: Code.Index), _ upper: (value: Value, code: Code.Index), isClosed: Bool
    ) throws(Failure) -> Value? {
        guard unit.dialect.hasTypedValues else { return nil }
        for side in [lower, upper] {
            guard case .foreign(let unknown) = side.value else { continue }
            try library?.observe(.undecided(unknown, .loop, unit.spans[Int(side.code)]))
            let start = lower.value.plainNumber.flatMap { Int(exactly: $0) } ?? 0
            return .range(RangeValue(lower: start, upper: start + ForeignValue.sampleCount, isClosed: isClosed))
        }
        return nil
    }
}

extension Value {
    /// The number of a number or bool; nil for other values.
    fileprivate var plainNumber: Double? {
        switch self {
        case .number(let number): number
        case .boolean(let boolean): boolean ? 1 : 0
        default: nil
        }
    }
}

extension ForeignValue.Estimate {
    fileprivate func combined(with other: Self, times sign: Double) -> Self {
        Self(factor: factor + sign * other.factor, constant: constant + sign * other.constant)
    }

    /// With a known number on the right side.
    fileprivate func after(_ operation: BinaryOperator, _ number: Double) -> Self {
        switch operation {
        case .add: Self(factor: factor, constant: constant + number)
        case .subtract: Self(factor: factor, constant: constant - number)
        case .multiply: Self(factor: factor * number, constant: constant * number)
        case .divide where number != 0: Self(factor: factor / number, constant: constant / number)
        default: self
        }
    }

    /// With a known number on the left side.
    fileprivate func before(_ operation: BinaryOperator, _ number: Double) -> Self {
        switch operation {
        case .add, .multiply: after(operation, number)
        case .subtract: Self(factor: -factor, constant: number - constant)
        default: self
        }
    }
}
