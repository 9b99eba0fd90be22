/// The variables that required equalities eliminate, each as constant + Σ coefficient × variable.
///
/// Every definition has a key. Invariant: a definition refers only to free variables and to variables with a lower key.
/// So expanding by descending key visits each variable once, evaluating by ascending key finds every operand ready, and
/// no definition ever needs back-substitution.
struct Definitions: ~Copyable {
    /// 0 for a free variable.
    var key: FlatArray<Int32>
    var start: FlatArray<Int32>
    var count: FlatArray<Int32>
    var constant: FlatArray<Double>
    /// The largest magnitude that went into each constant, enlarged by the factors applied since: rounding is relative
    /// to it. Infinite if a term was lost.
    var constantExtent: FlatArray<Double>
    /// How many definitions have referred to the variable.
    var uses: FlatArray<Int32>
    var termVariables = FlatArray<Int32>()
    var termCoefficients = FlatArray<Double>()

    init(variableCount: Int) {
        key = FlatArray(repeating: 0, count: variableCount)
        start = FlatArray(repeating: 0, count: variableCount)
        count = FlatArray(repeating: 0, count: variableCount)
        constant = FlatArray(repeating: 0, count: variableCount)
        constantExtent = FlatArray(repeating: 0, count: variableCount)
        uses = FlatArray(repeating: 0, count: variableCount)
        termVariables.reserve(variableCount * 2)
        termCoefficients.reserve(variableCount * 2)
    }

    @inline(__always) func isFree(_ variable: Int32) -> Bool { key[variable] == 0 }

    /// Whether no definition refers to the variable, so that its own definition may refer to anything.
    @inline(__always) func isFresh(_ variable: Int32) -> Bool { key[variable] == 0 && uses[variable] == 0 }

    /// Starts a definition. With a key above all others, it is of a variable that no definition refers to, and may use
    /// any other variable; with a key below all others, it may use free variables only.
    mutating func begin(_ variable: Int32, key newKey: Int32, constant newConstant: Double, extent: Double) {
        key[variable] = newKey
        start[variable] = Int32(truncatingIfNeeded: termVariables.count)
        count[variable] = 0
        constant[variable] = newConstant
        constantExtent[variable] = max(constantExtent[variable], extent)
    }

    @inline(__always) mutating func addTerm(_ coefficient: Double, _ variable: Int32, to defined: Int32) {
        termVariables.append(variable)
        termCoefficients.append(coefficient)
        uses[variable] += 1
        count[defined] += 1
    }

    /// Adds terms to a definition, all at once.
    @inline(__always) mutating func addTerms(
        _ terms: Range<Int>, of variables: borrowing FlatArray<Int32>, _ coefficients: borrowing FlatArray<Double>,
        to defined: Int32
    ) {
        let first = termVariables.count
        termVariables.extend(by: terms.count)
        termCoefficients.extend(by: terms.count)
        for index in 0..<terms.count {
            let variable = variables[terms.lowerBound + index]
            termVariables[first + index] = variable
            termCoefficients[first + index] = coefficients[terms.lowerBound + index]
            uses[variable] += 1
        }
        count[defined] += Int32(truncatingIfNeeded: terms.count)
    }

    /// Replaces a definition by an equivalent one with this many terms, which follow from the place that is returned,
    /// keeping its key.
    mutating func beginRewriting(
        _ variable: Int32, termCount: Int, constant newConstant: Double, extent: Double
    ) -> Int {
        if termCount > Int(count[variable]) {
            start[variable] = Int32(truncatingIfNeeded: termVariables.count)
            termVariables.resize(to: termVariables.count + termCount, filling: 0)
            termCoefficients.resize(to: termVariables.count, filling: 0)
        }
        count[variable] = Int32(truncatingIfNeeded: termCount)
        constant[variable] = newConstant
        constantExtent[variable] = extent
        return Int(start[variable])
    }

    /// Replaces a definition by the expanded one, which is equivalent.
    mutating func rewrite(_ variable: Int32, as row: inout Expansion) {
        let first = beginRewriting(
            variable, termCount: row.count, constant: row.constant, extent: row.constantExtent)
        for index in 0..<row.count {
            termVariables[first + index] = row.variables[index]
            termCoefficients[first + index] = row.coefficients[index]
        }
    }

    /// Whether the variable is as in other definitions: free, or defined by the same row with equal numbers.
    func isSame(_ variable: Int, as other: borrowing Definitions) -> Bool {
        if key[variable] != other.key[variable] { return false }
        if key[variable] == 0 { return true }
        guard count[variable] == other.count[variable],
            constant[variable].bitPattern == other.constant[variable].bitPattern,
            constantExtent[variable].bitPattern == other.constantExtent[variable].bitPattern
        else { return false }
        let (first, otherFirst) = (Int(start[variable]), Int(other.start[variable]))
        for index in 0..<Int(count[variable])
        where termVariables[first + index] != other.termVariables[otherFirst + index]
            || termCoefficients[first + index].bitPattern != other.termCoefficients[otherFirst + index].bitPattern
        {
            return false
        }
        return true
    }
}
