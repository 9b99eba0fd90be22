/// A row being expanded by substituting the definitions of its variables in descending key order.
///
/// During the expansion, `sum` holds the coefficient so far and `scale` its largest contribution, so that a sum that is
/// nonzero only through rounding is dropped.
struct Expansion: ~Copyable {
    /// The result: constant + Σ coefficient × variable.
    private(set) var variables = FlatArray<Int32>()
    private(set) var coefficients = FlatArray<Double>()
    /// The largest contribution to each coefficient.
    private var scales = FlatArray<Double>()
    private(set) var constant = 0.0
    /// The largest contribution to the constant.
    private(set) var constantScale = 0.0
    /// The same, including earlier contributions enlarged by the factors of definitions.
    private(set) var constantExtent = 0.0

    private var sum: FlatArray<Double>
    private var scale: FlatArray<Double>
    private var isMet: FlatArray<Bool>
    private var met = FlatArray<Int32>()
    private var heap = FlatArray<Int32>()
    private var path = FlatArray<Int32>()
    /// Definitions with more terms than this are not substituted.
    private var limit: Int32 = .max
    /// Where the expansions are recorded, if they are.
    var trace: StepTrace

    init(variableCount: Int, trace: consuming StepTrace) {
        sum = FlatArray(repeating: 0, count: variableCount)
        scale = FlatArray(repeating: 0, count: variableCount)
        isMet = FlatArray(repeating: false, count: variableCount)
        self.trace = trace
    }

    @inline(__always) var count: Int { variables.count }

    /// Starts a row. Variables whose definitions have more than `limit` terms stay in it.
    @inline(__always) mutating func begin(constant newConstant: Double, extent: Double = 0, limit newLimit: Int32) {
        constant = newConstant
        constantScale = abs(newConstant)
        constantExtent = max(constantScale, extent)
        limit = newLimit
    }

    @inline(__always) mutating func add(_ coefficient: Double, _ variable: Int32, _ definitions: inout Definitions) {
        if coefficient == 0 { return }
        var variable = variable
        var coefficient = coefficient
        trace.read(variable)
        if definitions.key[variable] != 0 && definitions.count[variable] <= 1 {
            if definitions.count[variable] == 1 { compress(variable, &definitions) }
            addConstant(of: variable, times: coefficient, &definitions)
            if definitions.count[variable] == 0 { return }
            let place = definitions.start[variable]
            coefficient *= definitions.termCoefficients[place]
            variable = definitions.termVariables[place]
            trace.read(variable)
        }
        if abs(coefficient) < Tolerance.vanishing { lose(variable, &definitions) }
        if isMet[variable] {
            sum[variable] += coefficient
            scale[variable] = max(scale[variable], abs(coefficient))
        } else {
            isMet[variable] = true
            sum[variable] = coefficient
            scale[variable] = abs(coefficient)
            met.append(variable)
            if definitions.key[variable] != 0 && definitions.count[variable] <= limit { push(variable, &definitions) }
        }
    }

    /// Records that a term is lost, or soon will be, because its coefficient underflows. The row may then be off by any
    /// amount, and so may the variable it should have defined.
    private mutating func lose(_ variable: Int32, _ definitions: inout Definitions) {
        trace.isUsable = false
        constantExtent = .infinity
        definitions.constantExtent[variable] = .infinity
    }

    @inline(__always) private mutating func addConstant(
        of variable: Int32, times coefficient: Double, _ definitions: inout Definitions
    ) {
        let contribution = coefficient * definitions.constant[variable]
        constant += contribution
        constantScale = max(constantScale, abs(contribution))
        constantExtent = max(constantExtent, abs(coefficient) * definitions.constantExtent[variable])
    }

    /// Expands a single term, directly if it comes to a multiple of one free variable.
    mutating func expand(_ coefficient: Double, _ variable: Int32, _ definitions: inout Definitions) {
        begin(constant: 0, limit: .max)
        var (factor, end) = (coefficient, variable)
        let isDefined = !definitions.isFree(variable)
        if isDefined && definitions.count[variable] == 1 {
            factor *= definitions.termCoefficients[definitions.start[variable]]
            end = definitions.termVariables[definitions.start[variable]]
        }
        if !definitions.isFree(end) || abs(factor) < Tolerance.vanishing {
            add(coefficient, variable, &definitions)
            return finish(&definitions)
        }
        trace.read(variable)
        if isDefined {
            addConstant(of: variable, times: coefficient, &definitions)
            trace.read(end)
        }
        variables.removeAll()
        coefficients.removeAll()
        scales.removeAll()
        variables.append(end)
        coefficients.append(factor)
        scales.append(abs(factor))
    }

    /// Substitutes the definitions and leaves the result in `variables`, `coefficients` and `constant`.
    mutating func finish(_ definitions: inout Definitions) {
        while !heap.isEmpty { substitute(pop(&definitions), &definitions) }
        variables.removeAll()
        coefficients.removeAll()
        scales.removeAll()
        for index in 0..<met.count {
            let variable = met[index]
            isMet[variable] = false
            let coefficient = sum[variable]
            if abs(coefficient) > Tolerance.cancellation * scale[variable] {
                variables.append(variable)
                coefficients.append(coefficient)
                scales.append(scale[variable])
            }
        }
        met.removeAll()
        if abs(constant) <= Tolerance.rounding * constantScale { constant = 0 }
    }

    /// Expands the result further, without a limit.
    mutating func expandFully(_ definitions: inout Definitions) {
        limit = .max
        for index in 0..<variables.count {
            let variable = variables[index]
            add(coefficients[index], variable, &definitions)
            // Include contributions that have already canceled.
            if isMet[variable] { scale[variable] = max(scale[variable], scales[index]) }
        }
        finish(&definitions)
    }

    /// Substitutes the variable with the highest key, whose sum is complete by construction.
    private mutating func substitute(_ variable: Int32, _ definitions: inout Definitions) {
        let coefficient = sum[variable]
        sum[variable] = 0
        if abs(coefficient) <= Tolerance.cancellation * scale[variable] { return }
        addConstant(of: variable, times: coefficient, &definitions)
        let first = Int(definitions.start[variable])
        for index in first..<first + Int(definitions.count[variable]) {
            add(coefficient * definitions.termCoefficients[index], definitions.termVariables[index], &definitions)
        }
    }

    private mutating func push(_ variable: Int32, _ definitions: inout Definitions) {
        heap.append(variable)
        var place = heap.count - 1
        let key = definitions.key[variable]
        while place > 0 {
            let above = (place - 1) / 2
            if definitions.key[heap[above]] >= key { break }
            heap[place] = heap[above]
            place = above
        }
        heap[place] = variable
    }

    private mutating func pop(_ definitions: inout Definitions) -> Int32 {
        let top = heap[0]
        let last = heap.removeLast()
        let count = heap.count
        if count == 0 { return top }
        let key = definitions.key[last]
        var place = 0
        while true {
            var below = 2 * place + 1
            if below >= count { break }
            if below + 1 < count && definitions.key[heap[below + 1]] > definitions.key[heap[below]] { below += 1 }
            if definitions.key[heap[below]] <= key { break }
            heap[place] = heap[below]
            place = below
        }
        heap[place] = last
        return top
    }

    /// Follows definitions with one term to the last variable and makes each definition on the path refer to it
    /// directly.
    @inline(__always) private mutating func compress(_ variable: Int32, _ definitions: inout Definitions) {
        let operand = definitions.termVariables[definitions.start[variable]]
        if !definitions.isFree(operand) { follow(variable, &definitions) }
    }

    private mutating func follow(_ variable: Int32, _ definitions: inout Definitions) {
        var end = variable
        path.removeAll()
        while definitions.key[end] != 0 && definitions.count[end] == 1 {
            path.append(end)
            end = definitions.termVariables[definitions.start[end]]
            trace.read(end)
        }
        // Start nearest the end, so that each operand is compressed before the definitions that refer to it.
        var index = path.count - 2
        if definitions.key[end] != 0 && definitions.count[end] == 0 { index += 1 }
        while index >= 0 {
            let defined = path[index]
            let place = definitions.start[defined]
            let operand = definitions.termVariables[place]
            let coefficient = definitions.termCoefficients[place]
            definitions.constant[defined] += coefficient * definitions.constant[operand]
            definitions.constantExtent[defined] = max(
                definitions.constantExtent[defined], abs(coefficient) * definitions.constantExtent[operand])
            if definitions.count[operand] == 0 {
                definitions.count[defined] = 0
            } else {
                definitions.termVariables[place] = definitions.termVariables[definitions.start[operand]]
                definitions.termCoefficients[place] =
                    coefficient * definitions.termCoefficients[definitions.start[operand]]
                if abs(definitions.termCoefficients[place]) < Tolerance.vanishing {
                    trace.isUsable = false
                    definitions.constantExtent[defined] = .infinity
                    definitions.constantExtent[definitions.termVariables[place]] = .infinity
                }
            }
            trace.rewrote(defined, &definitions)
            index -= 1
        }
    }
}
