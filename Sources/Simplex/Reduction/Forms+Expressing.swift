// Rows and bounds as what they say of a quantity.
extension Forms {
    /// What a bound or row says of a quantity.
    struct Expressed: BitwiseCopyable {
        enum Kind: BitwiseCopyable {
            case unknown
            /// It holds whatever the variables are, or never.
            case always, never
            case lower, upper, wish
        }

        var kind = Kind.unknown
        /// Whether its form has these very coefficients, not those of another row that differ by rounding.
        var isExact = true
        /// Whether an error counts below and above the position.
        var countsBelow = false
        var countsAbove = false
        /// The variable of its column; −1 if it is of a form.
        var column: Int32 = -1
        var form: Int32 = -1
        var reads = StepTrace.Part()
        /// The bound, or the position of the breakpoint.
        var position = 0.0
        /// The largest magnitude that went into a bound, or the priority of an error.
        var rating = 0.0
        /// What rounding in the position is relative to.
        var extent = 0.0
        /// The slope of an error.
        var slope = 0.0
    }

    /// What the lower bound of a defined variable says of a quantity.
    mutating func express(boundOf variable: Int, _ bound: Double, _ presolve: inout Presolve) -> Expressed {
        let reads = presolve.expansion.trace.readCount
        presolve.expansion.begin(constant: 0, limit: .max)
        presolve.expansion.add(1, Int32(truncatingIfNeeded: variable), &presolve.definitions)
        presolve.expansion.finish(&presolve.definitions)
        var made = bind(&presolve.expansion, .greaterThanOrEqual, bound, rowScale: 1)
        made.reads = StepTrace.Part(start: reads, end: presolve.expansion.trace.readCount)
        return made
    }

    /// What a row says of a quantity.
    mutating func express(
        _ index: Int, of system: borrowing LinearSystem, _ presolve: inout Presolve
    ) -> Expressed {
        let row = system.rows[index]
        let reads = presolve.expansion.trace.readCount
        var rowScale = 0.0
        presolve.expansion.begin(constant: 0, limit: .max)
        for term in row.start..<row.end {
            rowScale = max(rowScale, abs(system.termCoefficients[term]))
            presolve.expansion.add(
                system.termCoefficients[term], system.termVariables[term], &presolve.definitions)
        }
        presolve.expansion.finish(&presolve.definitions)
        var made =
            row.isFirm
            ? bind(&presolve.expansion, row.relation, row.constant, rowScale: rowScale)
            : wish(&presolve.expansion, row.relation, row.constant, row.priority)
        made.reads = StepTrace.Part(start: reads, end: presolve.expansion.trace.readCount)
        return made
    }

    /// The bound that the expanded row is.
    private mutating func bind(
        _ expansion: inout Expansion, _ relation: LinearRelation, _ constant: Double, rowScale: Double
    ) -> Expressed {
        let rest = constant - expansion.constant
        var made = Expressed()
        guard expansion.count > 0 else {
            let scale = max(rowScale * 0.01, abs(constant), expansion.constantScale)
            let excess = relation == .lessThanOrEqual ? -rest : rest
            made.kind = excess > Tolerance.feasibility(scale) ? .never : .always
            return made
        }
        let factor = findQuantity(of: &expansion, for: &made)
        made.kind = (relation == .lessThanOrEqual) == (factor > 0) ? .upper : .lower
        made.position = rest / factor
        made.rating = max(abs(constant), expansion.constantScale) / abs(factor)
        made.extent = expansion.constantExtent / abs(factor)
        return made
    }

    /// The error that the expanded row is.
    private mutating func wish(
        _ expansion: inout Expansion, _ relation: LinearRelation, _ constant: Double, _ priority: Double
    ) -> Expressed {
        var made = Expressed()
        made.kind = .always
        guard expansion.count > 0 else { return made }
        let factor = findQuantity(of: &expansion, for: &made)
        made.countsAbove = relation == .equal || (relation == .lessThanOrEqual) == (factor > 0)
        made.countsBelow = relation == .equal || (relation == .lessThanOrEqual) != (factor > 0)
        made.kind = .wish
        made.position = (constant - expansion.constant) / factor
        made.extent = expansion.constantExtent / abs(factor)
        made.rating = priority
        made.slope = abs(factor)
        return made
    }
}
