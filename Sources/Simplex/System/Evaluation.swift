/// The values of all variables: those of the free ones from their columns, then each definition by ascending key.
struct Evaluation: ~Copyable {
    private let values: FlatArray<Double>
    /// Per variable; of the defined ones only after `spreadUndetermined`.
    let isUndetermined: FlatArray<Bool>
    /// Per variable, whether its value may be off; empty where none is.
    private(set) var isInexact = FlatArray<Bool>()
    /// Per variable, whether its value is a small difference of numbers far larger, so that it may be off; empty where none is.
    private(set) var isDoubtful = FlatArray<Bool>()
    /// Per variable, what rounding is a share of in its value where that is far more than the value, else 0; empty where none is.
    private var extents = FlatArray<Double>()
    /// Whether the priorities left nothing open.
    private(set) var isDetermined = true

    init(_ reduction: borrowing Reduction, variableCount: Int) {
        values = FlatArray(repeating: 0, count: variableCount)
        isUndetermined = FlatArray(repeating: false, count: variableCount)
        for column in 0..<reduction.solver.forms.columns.count {
            let variable = reduction.solver.forms.columns[column]
            let value = reduction.solver.value[column]
            values[variable] = value
            let extent = max(
                reduction.solver.forms.extent[column], reduction.presolve.definitions.constantExtent[variable])
            if extent > 0 { enlarge(variable, to: extent) }
            if !reduction.solver.isDetermined[column] {
                isUndetermined[variable] = true
                isDetermined = false
            }
        }
        for index in 0..<reduction.solver.inexact.count {
            setInexact(reduction.solver.forms.columns[Int(reduction.solver.inexact[index])])
        }
    }

    /// Sets the value of a free variable.
    func set(_ variable: Int32, _ value: Double) { values[variable] = value }

    /// Finds the values of the defined variables; those that follow from differences of far larger numbers may be off.
    mutating func evaluate(_ reduction: borrowing Reduction) {
        for index in 0..<reduction.presolve.order.count {
            let variable = reduction.presolve.order[index]
            var value = reduction.presolve.definitions.constant[variable]
            var extent = 0.0
            let first = Int(reduction.presolve.definitions.start[variable])
            for term in first..<first + Int(reduction.presolve.definitions.count[variable]) {
                let coefficient = reduction.presolve.definitions.termCoefficients[term]
                let operand = reduction.presolve.definitions.termVariables[term]
                value += coefficient * values[operand]
                if !extents.isEmpty { extent = max(extent, abs(coefficient) * extents[operand]) }
            }
            values[variable] = value
            if extent > 0 { enlarge(variable, to: extent) }
            doubt(variable, reduction.presolve.definitions.constantExtent[variable])
        }
    }

    /// A defined variable is undetermined if it depends on one that is.
    func spreadUndetermined(_ reduction: borrowing Reduction) {
        spread(isUndetermined, reduction)
    }

    /// Notes what rounding is a share of in a value: far more than the value.
    private mutating func enlarge(_ variable: Int32, to extent: Double) {
        if extents.isEmpty { extents.refill(0, count: values.count) }
        extents[variable] = extent
        doubt(variable, extent)
    }

    /// Says whether a value may be off, given what rounding is a share of in it: it is if a term was lost.
    @inline(__always) private mutating func doubt(_ variable: Int32, _ extent: Double) {
        if extent <= Tolerance.extent * max(1, abs(values[variable])) { return }
        if extent == .infinity {
            setInexact(variable)
        } else {
            if isDoubtful.isEmpty { isDoubtful.refill(false, count: values.count) }
            isDoubtful[variable] = true
        }
    }

    /// Says that the value of a free variable may be off.
    mutating func setInexact(_ variable: Int32) {
        if isInexact.isEmpty { isInexact.refill(false, count: values.count) }
        isInexact[variable] = true
    }

    /// A defined variable may be off if it depends on one that may.
    func spreadInexact(_ reduction: borrowing Reduction) {
        if !isInexact.isEmpty { spread(isInexact, reduction) }
    }

    /// Marks the defined variables that depend on a marked one.
    private func spread(_ isMarked: borrowing FlatArray<Bool>, _ reduction: borrowing Reduction) {
        for index in 0..<reduction.presolve.order.count {
            let variable = reduction.presolve.order[index]
            let first = Int(reduction.presolve.definitions.start[variable])
            for term in first..<first + Int(reduction.presolve.definitions.count[variable])
            where isMarked[reduction.presolve.definitions.termVariables[term]] {
                isMarked[variable] = true
                break
            }
        }
    }

    /// The ties with an undetermined variable.
    func undeterminedTies(_ system: borrowing LinearSystem) -> FlatArray<Int32> {
        var found = FlatArray<Int32>()
        if isDetermined { return found }
        for (index, tie) in system.ties.enumerated() {
            for term in tie.start..<tie.end where isUndetermined[system.termVariables[term]] {
                found.append(Int32(truncatingIfNeeded: index))
                break
            }
        }
        return found
    }

    /// The values, 0 in place of what overflowed.
    func result() -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(values.count)
        for index in 0..<values.count { result.append(values[index].isFinite ? values[index] : 0) }
        return result
    }
}
