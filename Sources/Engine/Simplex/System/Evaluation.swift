/// The values of all variables: the free ones from their columns, then the defined ones by ascending key.
struct Evaluation: ~Copyable {
    private let values: FlatArray<Double>
    /// Per variable. Defined variables are valid only after `spreadUndetermined`.
    let isUndetermined: FlatArray<Bool>
    /// Per variable, whether its value may be off; empty if none is.
    private(set) var isInexact = FlatArray<Bool>()
    /// Per variable, whether its value is a small difference of far larger numbers, so that it may be off; empty if
    /// none is.
    private(set) var isDoubtful = FlatArray<Bool>()
    /// Per variable, the magnitude that rounding is relative to if it is far larger than the value, else 0; empty if
    /// there is none.
    private var extents = FlatArray<Double>()
    /// Whether the priorities determine every variable.
    private(set) var isDetermined = true

    init(
        _ solution: borrowing BlockSolution, of columns: borrowing FlatArray<Int32>,
        _ definitions: borrowing Definitions, variableCount: Int
    ) {
        values = FlatArray(repeating: 0, count: variableCount)
        isUndetermined = FlatArray(repeating: false, count: variableCount)
        for column in 0..<columns.count {
            let variable = columns[column]
            let value = solution.value[column]
            values[variable] = value
            let extent = max(solution.extent[column], definitions.constantExtent[variable])
            if extent > 0 { enlarge(variable, to: extent) }
            if !solution.isDetermined[column] {
                isUndetermined[variable] = true
                isDetermined = false
            }
        }
        for index in 0..<solution.inexact.count { setInexact(columns[Int(solution.inexact[index])]) }
    }

    /// Sets the value of a free variable.
    func set(_ variable: Int32, _ value: Double) { values[variable] = value }

    /// Computes the defined variables. Values that are differences of far larger numbers may be off.
    mutating func evaluate(_ definitions: borrowing Definitions, in order: borrowing FlatArray<Int32>) {
        for index in 0..<order.count {
            let variable = order[index]
            var value = definitions.constant[variable]
            var extent = 0.0
            let first = Int(definitions.start[variable])
            for term in first..<first + Int(definitions.count[variable]) {
                let coefficient = definitions.termCoefficients[term]
                let operand = definitions.termVariables[term]
                value += coefficient * values[operand]
                if !extents.isEmpty { extent = max(extent, abs(coefficient) * extents[operand]) }
            }
            values[variable] = value
            if extent > 0 { enlarge(variable, to: extent) }
            doubt(variable, definitions.constantExtent[variable])
        }
    }

    /// Marks defined variables as undetermined if they depend on an undetermined one.
    func spreadUndetermined(_ definitions: borrowing Definitions, in order: borrowing FlatArray<Int32>) {
        spread(isUndetermined, definitions, in: order)
    }

    /// Records that rounding in a value is relative to a far larger magnitude.
    private mutating func enlarge(_ variable: Int32, to extent: Double) {
        if extents.isEmpty { extents.refill(0, count: values.count) }
        extents[variable] = extent
        doubt(variable, extent)
    }

    /// Marks a value as possibly off, given the magnitude that rounding is relative to. It is off if a term was lost.
    @inline(__always) private mutating func doubt(_ variable: Int32, _ extent: Double) {
        if extent <= Tolerance.extent * max(1, abs(values[variable])) { return }
        if extent == .infinity {
            setInexact(variable)
        } else {
            if isDoubtful.isEmpty { isDoubtful.refill(false, count: values.count) }
            isDoubtful[variable] = true
        }
    }

    /// Marks the value of a free variable as possibly off.
    mutating func setInexact(_ variable: Int32) {
        if isInexact.isEmpty { isInexact.refill(false, count: values.count) }
        isInexact[variable] = true
    }

    /// Marks defined variables as possibly off if they depend on one that is.
    func spreadInexact(_ definitions: borrowing Definitions, in order: borrowing FlatArray<Int32>) {
        if !isInexact.isEmpty { spread(isInexact, definitions, in: order) }
    }

    /// Marks the defined variables that depend on a marked one.
    private func spread(
        _ isMarked: borrowing FlatArray<Bool>, _ definitions: borrowing Definitions,
        in order: borrowing FlatArray<Int32>
    ) {
        for index in 0..<order.count {
            let variable = order[index]
            let first = Int(definitions.start[variable])
            for term in first..<first + Int(definitions.count[variable])
            where isMarked[definitions.termVariables[term]] {
                isMarked[variable] = true
                break
            }
        }
    }

    /// The ties that contain an undetermined variable.
    func undeterminedTies(_ system: borrowing LinearSystem) -> FlatArray<Int32> {
        var found = FlatArray<Int32>()
        if isDetermined { return found }
        for (index, tie) in system.ties.enumerated() {
            for term in tie.start..<tie.end where isUndetermined[system.terms[term].variable] {
                found.append(Int32(truncatingIfNeeded: index))
                break
            }
        }
        return found
    }

    /// The values, with 0 for those that overflowed.
    func result() -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(values.count)
        for index in 0..<values.count { result.append(values[index].isFinite ? values[index] : 0) }
        return result
    }
}
