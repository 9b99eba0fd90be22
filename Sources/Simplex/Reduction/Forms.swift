/// The inequalities, bounds and optional rows, expressed in the free variables.
///
/// A *column* is a free variable; a *form* is a sum of two or more columns, scaled so that its leading coefficient is
/// 1. Rows that are multiples of each other share one form with the tightest bounds. Columns and forms both carry
/// bounds and *pieces*: the breakpoints of their convex piecewise-linear error, by priority.
///
/// Quantities are numbered columns first, then forms.
struct Forms: ~Copyable {
    /// The variable of each column, ascending.
    private(set) var columns = FlatArray<Int32>()
    /// The column of each variable; −1 for a defined one.
    private(set) var columnOf: FlatArray<Int32>
    private(set) var lower = FlatArray<Double>()
    private(set) var upper = FlatArray<Double>()
    /// The largest magnitude that went into each bound, used to judge whether the bounds can hold.
    private(set) var lowerScale = FlatArray<Double>()
    private(set) var upperScale = FlatArray<Double>()
    /// The magnitude that rounding is relative to in the bounds and wishes of each quantity, where it is far larger
    /// than they are.
    private(set) var extent = FlatArray<Double>()
    /// Form f has the terms formStart[f] ..< formStart[f + 1].
    private(set) var formStart = FlatArray<Int32>()
    private(set) var termColumns = FlatArray<Int32>()
    private(set) var termCoefficients = FlatArray<Double>()
    private(set) var pieces = Pieces()
    /// Whether bounds contradict each other or a row without variables doesn't hold.
    private(set) var isContradictory = false
    /// Whether rows were left out because the work or memory limit was reached.
    private(set) var isCut = false

    private var table: FlatArray<Int32>
    private var sorting = FlatArray<Term>()

    struct Term: BitwiseCopyable {
        var column: Int32
        var coefficient: Double
    }

    init(
        _ system: borrowing LinearSystem, _ definitions: inout Definitions, _ expansion: inout Expansion,
        skipping skipped: borrowing RowSet
    ) {
        columnOf = FlatArray(repeating: -1, count: system.variableCount)
        table = FlatArray(repeating: -1, count: 64)
        formStart.append(0)
        for variable in 0..<system.variableCount where definitions.key[variable] == 0 {
            columnOf[variable] = Int32(truncatingIfNeeded: columns.count)
            columns.append(Int32(truncatingIfNeeded: variable))
            lower.append(system.lowerBounds[variable])
            upper.append(.infinity)
            lowerScale.append(system.lowerBounds[variable] == -.infinity ? 0 : abs(system.lowerBounds[variable]))
            upperScale.append(0)
            extent.append(0)
        }
        for variable in 0..<system.variableCount where definitions.key[variable] != 0 {
            let bound = system.lowerBounds[variable]
            if bound == -.infinity { continue }
            if isFull(system, at: variable) { break }
            expansion.begin(constant: 0, limit: .max)
            expansion.add(1, Int32(truncatingIfNeeded: variable), &definitions)
            expansion.finish(&definitions)
            bind(&expansion, .greaterThanOrEqual, bound, rowScale: 1)
        }
        for index in 0..<system.rowCount {
            let row = system.rows[index]
            if row.isFirmEquality || skipped.contains(index) { continue }
            if isFull(system, at: index) { break }
            var rowScale = 0.0
            expansion.begin(constant: 0, limit: .max)
            for term in row.start..<row.end {
                rowScale = max(rowScale, abs(system.termCoefficients[term]))
                expansion.add(system.termCoefficients[term], system.termVariables[term], &definitions)
            }
            expansion.finish(&definitions)
            if row.isFirm {
                bind(&expansion, row.relation, row.constant, rowScale: rowScale)
            } else {
                wish(&expansion, row.relation, row.constant, row.priority)
            }
        }
        checkBounds()
        pieces.group(quantityCount: quantityCount)
    }

    /// Whether the work or memory limit leaves no room for another row.
    private mutating func isFull(_ system: borrowing LinearSystem, at index: Int) -> Bool {
        if termColumns.count > LinearWork.mostTerms || index % 64 == 0 && system.isStopped { isCut = true }
        return isCut
    }

    /// The number of terms in the forms.
    var termCount: Int { termColumns.count }
    var formCount: Int { formStart.count - 1 }
    var quantityCount: Int { columns.count + formCount }

    /// Turns the expanded row into a bound.
    private mutating func bind(
        _ expansion: inout Expansion, _ relation: LinearRelation, _ constant: Double, rowScale: Double
    ) {
        let rest = constant - expansion.constant
        guard expansion.count > 0 else {
            let scale = max(rowScale * 0.01, abs(constant), expansion.constantScale)
            let excess = relation == .lessThanOrEqual ? -rest : rest
            if excess > Tolerance.feasibility(scale) { isContradictory = true }
            return
        }
        let (quantity, factor) = self.quantity(of: &expansion)
        let bound = rest / factor
        widen(quantity, expansion.constantExtent / abs(factor), around: bound)
        let scale = max(abs(constant), expansion.constantScale) / abs(factor)
        if (relation == .lessThanOrEqual) == (factor > 0) {
            if bound < upper[quantity] {
                upper[quantity] = bound
                upperScale[quantity] = scale
            }
        } else if bound > lower[quantity] {
            lower[quantity] = bound
            lowerScale[quantity] = scale
        }
    }

    /// Adds the error of the expanded row to its quantity's pieces.
    private mutating func wish(
        _ expansion: inout Expansion, _ relation: LinearRelation, _ constant: Double, _ priority: Double
    ) {
        guard expansion.count > 0 else { return }
        let (quantity, factor) = self.quantity(of: &expansion)
        let position = (constant - expansion.constant) / factor
        widen(quantity, expansion.constantExtent / abs(factor), around: position)
        let countsAbove = relation == .equal || (relation == .lessThanOrEqual) == (factor > 0)
        let countsBelow = relation == .equal || (relation == .lessThanOrEqual) != (factor > 0)
        pieces.append(
            Piece(
                quantity: Int32(truncatingIfNeeded: quantity), priority: priority,
                position: position, below: countsBelow ? abs(factor) : 0,
                above: countsAbove ? abs(factor) : 0))
    }

    /// Records the magnitude that rounding is relative to in a bound or wish.
    private func widen(_ quantity: Int, _ extent: Double, around position: Double) {
        if extent > Tolerance.amplification * max(1, abs(position)) {
            self.extent[quantity] = max(self.extent[quantity], extent)
        }
    }

    /// The quantity that the expanded row is a multiple of, and the factor.
    private mutating func quantity(of expansion: inout Expansion) -> (Int, Double) {
        if expansion.count == 1 { return (Int(columnOf[expansion.variables[0]]), expansion.coefficients[0]) }
        sorting.removeAll()
        var largest = 0.0
        for index in 0..<expansion.count {
            sorting.append(
                Term(column: columnOf[expansion.variables[index]], coefficient: expansion.coefficients[index]))
            largest = max(largest, abs(expansion.coefficients[index]))
        }
        sorting.sort(0..<sorting.count) { $0.column < $1.column }
        var leading = 0
        while abs(sorting[leading].coefficient) < 0.99 * largest { leading += 1 }
        let factor = sorting[leading].coefficient
        var hash: UInt64 = UInt64(truncatingIfNeeded: sorting.count)
        for index in 0..<sorting.count {
            let coefficient = sorting[index].coefficient / factor
            sorting[index] = Term(column: sorting[index].column, coefficient: coefficient)
            hash = (hash ^ UInt64(UInt32(bitPattern: sorting[index].column))) &* 0x9E37_79B9_7F4A_7C15
            hash = (hash ^ (hash >> 29) ^ UInt64(Float(coefficient).bitPattern)) &* 0xBF58_476D_1CE4_E5B9
        }
        return (columns.count + form(hash ^ (hash >> 32)), factor)
    }

    /// The form with the terms in `sorting`, looked up by hash or created.
    private mutating func form(_ hash: UInt64) -> Int {
        if formCount * 2 >= table.count { growTable() }
        let mask = table.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while table[place] >= 0 {
            if isForm(Int(table[place])) { return Int(table[place]) }
            place = (place + 1) & mask
        }
        let made = formCount
        table[place] = Int32(truncatingIfNeeded: made)
        hashes.append(hash)
        for index in 0..<sorting.count {
            termColumns.append(sorting[index].column)
            termCoefficients.append(sorting[index].coefficient)
        }
        formStart.append(Int32(truncatingIfNeeded: termColumns.count))
        lower.append(-.infinity)
        upper.append(.infinity)
        lowerScale.append(0)
        upperScale.append(0)
        extent.append(0)
        return made
    }

    private var hashes = FlatArray<UInt64>()

    /// Distinguishes systems with different free variables or forms.
    var signature: UInt64 {
        var signature = UInt64(truncatingIfNeeded: columns.count)
        for index in 0..<columns.count {
            signature = (signature ^ UInt64(UInt32(bitPattern: columns[index]))) &* 0x9E37_79B9_7F4A_7C15
        }
        for index in 0..<hashes.count { signature = (signature ^ hashes[index]) &* 0xBF58_476D_1CE4_E5B9 }
        return signature
    }

    private mutating func growTable() {
        table.refill(-1, count: table.count * 4)
        let mask = table.count - 1
        for form in 0..<formCount {
            var place = Int(truncatingIfNeeded: hashes[form]) & mask
            while table[place] >= 0 { place = (place + 1) & mask }
            table[place] = Int32(truncatingIfNeeded: form)
        }
    }

    private func isForm(_ form: Int) -> Bool {
        let start = Int(formStart[form])
        guard Int(formStart[form + 1]) - start == sorting.count else { return false }
        for index in 0..<sorting.count {
            if termColumns[start + index] != sorting[index].column { return false }
            if abs(termCoefficients[start + index] - sorting[index].coefficient) > 1e-13 { return false }
        }
        return true
    }

    /// Merges bounds that cross by no more than rounding into one point.
    private mutating func checkBounds() {
        for quantity in 0..<quantityCount where lower[quantity] > upper[quantity] {
            let scale = max(lowerScale[quantity], upperScale[quantity])
            if lower[quantity] - upper[quantity] > Tolerance.feasibility(scale) { isContradictory = true }
            upper[quantity] = lower[quantity]
        }
    }
}
