// Rows and bounds as what they say of a quantity.
extension Forms {
    /// What a bound or row requires of a quantity.
    struct Expressed: BitwiseCopyable {
        enum Kind: BitwiseCopyable {
            case unknown
            /// It holds whatever the variables are, or never.
            case always, never
            case lower, upper, preference
        }

        /// A column, by its variable, or a form; the other is −1. Both are −1 for what is of no quantity.
        struct Quantity: BitwiseCopyable {
            var column: Int32 = -1
            var form: Int32 = -1
            /// Whether its form has these very coefficients, not those of another row that differ by rounding.
            var isExact = true
        }

        var quantity = Quantity()
        var kind = Kind.unknown
        /// The sides of its position on which an error counts.
        var sides: Piece.Sides = []
        var reads = StepTrace.Part()
        /// The bound, or the position of the breakpoint.
        var position = 0.0
        /// The largest magnitude that went into a bound, or the priority of an error.
        var rating = 0.0
        /// What rounding in the position is relative to.
        var extent = 0.0
        /// The slope of an error.
        var slope = 0.0

        @inline(__always) var hasQuantity: Bool { quantity.form >= 0 || quantity.column >= 0 }
    }

    /// What the lower bound of a defined variable requires of a quantity.
    @inline(__always) mutating func express(
        boundOf variable: Int, _ bound: Double, _ presolve: inout Presolve
    ) -> Expressed {
        if presolve.definitions.count[variable] > 0 { return expand(boundOf: variable, bound, &presolve) }
        let first = presolve.expansion.trace.readCount
        presolve.expansion.trace.read(Int32(truncatingIfNeeded: variable))
        let value = presolve.definitions.constant[variable]
        return Expressed(
            kind: verdict(excess: bound - value, scale: max(0.01, abs(bound), abs(value))),
            reads: presolve.expansion.trace.reads(from: first))
    }

    private mutating func expand(boundOf variable: Int, _ bound: Double, _ presolve: inout Presolve) -> Expressed {
        let first = presolve.expansion.trace.readCount
        presolve.expansion.expand(1, Int32(truncatingIfNeeded: variable), &presolve.definitions)
        let reads = presolve.expansion.trace.reads(from: first)
        return bind(&presolve.expansion, .greaterThanOrEqual, bound, rowScale: 1, reads)
    }

    /// What a row requires of a quantity.
    mutating func express(
        _ index: Int, of system: borrowing LinearSystem, _ presolve: inout Presolve
    ) -> Expressed {
        let row = system.rows[index]
        let first = presolve.expansion.trace.readCount
        var rowScale = 0.0
        if row.end - row.start == 1 {
            rowScale = abs(system.terms[row.start].coefficient)
            presolve.expansion.expand(
                system.terms[row.start].coefficient, system.terms[row.start].variable, &presolve.definitions)
        } else {
            presolve.expansion.begin(constant: 0, limit: .max)
            for term in row.start..<row.end {
                rowScale = max(rowScale, abs(system.terms[term].coefficient))
                presolve.expansion.add(
                    system.terms[term].coefficient, system.terms[term].variable, &presolve.definitions)
            }
            presolve.expansion.finish(&presolve.definitions)
        }
        let reads = presolve.expansion.trace.reads(from: first)
        return row.isFirm
            ? bind(&presolve.expansion, row.relation, row.constant, rowScale: rowScale, reads)
            : preference(&presolve.expansion, row.relation, row.constant, row.priority, reads)
    }

    /// Whether a row without variables holds that is exceeded by this much.
    @inline(__always) private func verdict(excess: Double, scale: Double) -> Expressed.Kind {
        excess > Tolerance.feasibility(scale) ? .never : .always
    }

    /// The bound that the expanded row is.
    private mutating func bind(
        _ expansion: inout Expansion, _ relation: LinearRelation, _ constant: Double, rowScale: Double,
        _ reads: StepTrace.Part
    ) -> Expressed {
        let rest = constant - expansion.constant
        guard expansion.count > 0 else {
            let kind = verdict(
                excess: relation == .lessThanOrEqual ? -rest : rest,
                scale: max(rowScale * 0.01, abs(constant), expansion.constantScale))
            return Expressed(kind: kind, reads: reads)
        }
        let (quantity, factor) = quantity(of: &expansion)
        return Expressed(
            quantity: quantity, kind: (relation == .lessThanOrEqual) == (factor > 0) ? .upper : .lower, reads: reads,
            position: rest / factor, rating: max(abs(constant), expansion.constantScale) / abs(factor),
            extent: expansion.constantExtent / abs(factor))
    }

    /// The error that the expanded row is.
    private mutating func preference(
        _ expansion: inout Expansion, _ relation: LinearRelation, _ constant: Double, _ priority: Double,
        _ reads: StepTrace.Part
    ) -> Expressed {
        guard expansion.count > 0 else { return Expressed(kind: .always, reads: reads) }
        let (quantity, factor) = quantity(of: &expansion)
        let sides: Piece.Sides =
            relation == .equal
            ? [.below, .above] : (relation == .lessThanOrEqual) == (factor > 0) ? .above : .below
        return Expressed(
            quantity: quantity, kind: .preference, sides: sides, reads: reads,
            position: (constant - expansion.constant) / factor, rating: priority,
            extent: expansion.constantExtent / abs(factor), slope: abs(factor))
    }
}
