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
    private(set) var highestKey: Int32 = 0
    private(set) var lowestKey: Int32 = 0

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

    /// Starts the definition of a variable that no definition refers to. Its terms may use any other variables.
    mutating func beginAboveAll(_ variable: Int32, constant: Double, extent: Double) {
        highestKey += 1
        begin(variable, key: highestKey, constant: constant, extent: extent)
    }

    /// Starts the definition of a free variable that others refer to. Its terms must be free variables.
    mutating func beginBelowAll(_ variable: Int32, constant: Double, extent: Double) {
        lowestKey -= 1
        begin(variable, key: lowestKey, constant: constant, extent: extent)
    }

    private mutating func begin(_ variable: Int32, key newKey: Int32, constant newConstant: Double, extent: Double) {
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

    /// Replaces the terms of a definition by equivalent ones, keeping its key.
    mutating func rewrite(_ variable: Int32, as row: inout Expansion) {
        if row.count > Int(count[variable]) {
            start[variable] = Int32(truncatingIfNeeded: termVariables.count)
            termVariables.resize(to: termVariables.count + row.count, filling: 0)
            termCoefficients.resize(to: termVariables.count, filling: 0)
        }
        let first = Int(start[variable])
        for index in 0..<row.count {
            termVariables[first + index] = row.variables[index]
            termCoefficients[first + index] = row.coefficients[index]
        }
        count[variable] = Int32(truncatingIfNeeded: row.count)
        constant[variable] = row.constant
        constantExtent[variable] = row.constantExtent
    }
}
