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
    var lower = FlatArray<Double>()
    var upper = FlatArray<Double>()
    /// The largest magnitude that went into each bound, used to judge whether the bounds can hold.
    var lowerScale = FlatArray<Double>()
    var upperScale = FlatArray<Double>()
    /// The magnitude that rounding is relative to in the bounds and preferences of each quantity, where it is far larger
    /// than they are.
    var extent = FlatArray<Double>()
    /// Form f has the terms formStart[f] ..< formStart[f + 1].
    private(set) var formStart = FlatArray<Int32>()
    private(set) var termColumns = FlatArray<Int32>()
    private(set) var termCoefficients = FlatArray<Double>()
    var pieces = Pieces()
    /// The pieces that are being collected.
    var collected = FlatArray<Piece>()
    /// Whether bounds contradict each other or a row without variables doesn't hold.
    var isContradictory = false
    /// Whether rows were left out because the work or memory limit was reached.
    private(set) var isCut = false

    private var table: FlatArray<Int32>
    var hashes = FlatArray<UInt64>()
    var sorting = FlatArray<Term>()
    /// How the bound of each variable and each row were expressed, if that is recorded.
    var expressedBounds: FlatArray<Expressed>
    var expressedRows: FlatArray<Expressed>

    struct Term: BitwiseCopyable {
        var variable: Int32
        var coefficient: Double
    }

    /// The forms of nothing, for a pass without an earlier one.
    init() {
        columnOf = FlatArray()
        table = FlatArray()
        expressedBounds = FlatArray()
        expressedRows = FlatArray()
        formStart.append(0)
    }

    init(_ system: borrowing LinearSystem, _ presolve: inout Presolve, skipping skipped: borrowing RowSet) {
        var none = Forms()
        self.init(system, &presolve, skipping: skipped, after: &none, isRowChanged: FlatArray())
    }

    /// Takes over from an earlier pass what depends on no changed variable or row, if passes are recorded.
    init(
        _ system: borrowing LinearSystem, _ presolve: inout Presolve, skipping skipped: borrowing RowSet,
        after earlier: inout Forms, isRowChanged: borrowing FlatArray<Bool>
    ) {
        columnOf = FlatArray(repeating: -1, count: system.variableCount)
        table = FlatArray(repeating: -1, count: max(64, earlier.table.count))
        expressedBounds = FlatArray()
        expressedRows = FlatArray()
        reserve(system, after: earlier)
        formStart.append(0)
        for variable in 0..<system.variableCount where presolve.definitions.key[variable] == 0 {
            columnOf[variable] = Int32(truncatingIfNeeded: columns.count)
            columns.append(Int32(truncatingIfNeeded: variable))
            lower.append(system.lowerBounds[variable])
            upper.append(.infinity)
            lowerScale.append(system.lowerBounds[variable] == -.infinity ? 0 : abs(system.lowerBounds[variable]))
            upperScale.append(0)
            extent.append(0)
        }
        let isRecording = presolve.expansion.trace.isRecording
        if isRecording {
            swap(&expressedBounds, &earlier.expressedBounds)
            swap(&expressedRows, &earlier.expressedRows)
            if expressedBounds.count != system.variableCount {
                expressedBounds.refill(Expressed(), count: system.variableCount)
                expressedRows.removeAll()
            }
            expressedRows.resize(to: system.rowCount, filling: Expressed())
        }
        let formOfEarlier = FlatArray<Int32>(repeating: -1, count: earlier.formCount)
        for variable in 0..<system.variableCount where presolve.definitions.key[variable] != 0 {
            let bound = system.lowerBounds[variable]
            if bound == -.infinity { continue }
            if isFull(system, at: variable) { break }
            if isRecording, expressedBounds[variable].kind != .unknown, expressedBounds[variable].quantity.isExact,
                presolve.expansion.trace.isUntouched(expressedBounds[variable].reads, presolve.isChanged)
            {
                if expressedBounds[variable].quantity.form >= 0 {
                    let made = takenOver(expressedBounds[variable], from: &earlier, formOfEarlier)
                    expressedBounds[variable] = made
                }
                apply(expressedBounds[variable])
                continue
            }
            let made = express(boundOf: variable, bound, &presolve)
            apply(made)
            if isRecording { expressedBounds[variable] = made }
        }
        for index in 0..<system.rowCount {
            let row = system.rows[index]
            if row.isFirmEquality || skipped.contains(index) { continue }
            if isFull(system, at: index) { break }
            if isRecording, expressedRows[index].kind != .unknown, expressedRows[index].quantity.isExact,
                !isRowChanged[index],
                presolve.expansion.trace.isUntouched(expressedRows[index].reads, presolve.isChanged)
            {
                if expressedRows[index].quantity.form >= 0 {
                    let made = takenOver(expressedRows[index], from: &earlier, formOfEarlier)
                    expressedRows[index] = made
                }
                apply(expressedRows[index])
                continue
            }
            let made = express(index, of: system, &presolve)
            apply(made)
            if isRecording { expressedRows[index] = made }
        }
        for quantity in 0..<quantityCount { checkBounds(of: quantity) }
        pieces.group(collected, quantityCount: quantityCount)
        collected.removeAll()
    }

    /// Makes room for what will probably be added.
    private mutating func reserve(_ system: borrowing LinearSystem, after earlier: borrowing Forms) {
        let columnCount = system.variableCount - min(system.variableCount, system.rowCount) / 2
        let quantityCount = max(columnCount, earlier.quantityCount + 8)
        columns.reserve(columnCount)
        lower.reserve(quantityCount)
        upper.reserve(quantityCount)
        lowerScale.reserve(quantityCount)
        upperScale.reserve(quantityCount)
        extent.reserve(quantityCount)
        var preferenceCount = 0
        for row in 0..<system.rowCount where !system.rows[row].isFirm { preferenceCount += 1 }
        collected.reserve(preferenceCount)
        if earlier.formCount == 0 { return }
        formStart.reserve(earlier.formStart.count + 8)
        hashes.reserve(earlier.hashes.count + 8)
        termColumns.reserve(earlier.termColumns.count + 32)
        termCoefficients.reserve(earlier.termColumns.count + 32)
    }

    /// Whether the work or memory limit leaves no room for another row.
    private mutating func isFull(_ system: borrowing LinearSystem, at index: Int) -> Bool {
        if termColumns.count > LinearWork.maxTerms || index % 64 == 0 && system.isStopped { isCut = true }
        return isCut
    }

    /// The number of terms in the forms.
    var termCount: Int { termColumns.count }
    var formCount: Int { formStart.count - 1 }
    var quantityCount: Int { columns.count + formCount }

    /// The number of a quantity.
    @inline(__always) func number(of quantity: Expressed.Quantity) -> Int {
        quantity.form < 0 ? Int(columnOf[quantity.column]) : columns.count + Int(quantity.form)
    }

    /// Adds the bound or error to its quantity.
    mutating func apply(_ made: Expressed) {
        switch made.kind {
        case .unknown, .always: return
        case .never: isContradictory = true
        case .lower, .upper, .preference:
            let quantity = number(of: made.quantity)
            if made.extent > Tolerance.amplification * max(1, abs(made.position)) {
                extent[quantity] = max(extent[quantity], made.extent)
            }
            if made.kind == .preference {
                collected.append(
                    Piece(
                        quantity: Int32(truncatingIfNeeded: quantity), sides: made.sides, priority: made.rating,
                        position: made.position, slope: made.slope))
            } else if made.kind == .upper {
                if made.position < upper[quantity] {
                    upper[quantity] = made.position
                    upperScale[quantity] = made.rating
                }
            } else if made.position > lower[quantity] {
                lower[quantity] = made.position
                lowerScale[quantity] = made.rating
            }
        }
    }

    /// The quantity that the expanded row is a multiple of, and the factor.
    mutating func quantity(of expansion: inout Expansion) -> (Expressed.Quantity, factor: Double) {
        if expansion.count == 1 {
            return (Expressed.Quantity(column: expansion.variables[0]), expansion.coefficients[0])
        }
        sorting.removeAll()
        var largest = 0.0
        for index in 0..<expansion.count {
            sorting.append(Term(variable: expansion.variables[index], coefficient: expansion.coefficients[index]))
            largest = max(largest, abs(expansion.coefficients[index]))
        }
        sorting.sort(0..<sorting.count) { $0.variable < $1.variable }
        var leading = 0
        while abs(sorting[leading].coefficient) < 0.99 * largest { leading += 1 }
        let factor = sorting[leading].coefficient
        var hash: UInt64 = UInt64(truncatingIfNeeded: sorting.count)
        for index in 0..<sorting.count {
            let coefficient = sorting[index].coefficient / factor
            sorting[index].coefficient = coefficient
            hash = (hash ^ UInt64(UInt32(bitPattern: sorting[index].variable))) &* 0x9E37_79B9_7F4A_7C15
            hash = (hash ^ (hash >> 29) ^ UInt64(Float(coefficient).bitPattern)) &* 0xBF58_476D_1CE4_E5B9
        }
        let (form, isExact) = form(hash ^ (hash >> 32))
        return (Expressed.Quantity(form: Int32(truncatingIfNeeded: form), isExact: isExact), factor)
    }

    /// The form with the terms in `sorting`, looked up by hash or created, and whether its coefficients are exactly
    /// these.
    mutating func form(_ hash: UInt64) -> (number: Int, isExact: Bool) {
        if formCount * 2 >= table.count { growTable() }
        let mask = table.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while table[place] >= 0 {
            let known = Int(table[place])
            if hashes[known] == hash {
                let difference = difference(from: known)
                if difference <= 1e-13 { return (known, difference == 0) }
            }
            place = (place + 1) & mask
        }
        let made = formCount
        table[place] = Int32(truncatingIfNeeded: made)
        hashes.append(hash)
        for index in 0..<sorting.count {
            termColumns.append(columnOf[sorting[index].variable])
            termCoefficients.append(sorting[index].coefficient)
        }
        formStart.append(Int32(truncatingIfNeeded: termColumns.count))
        lower.append(-.infinity)
        upper.append(.infinity)
        lowerScale.append(0)
        upperScale.append(0)
        extent.append(0)
        return (made, true)
    }

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

    /// The largest difference of a coefficient in `sorting` from that of a form; infinite if the variables differ.
    private func difference(from form: Int) -> Double {
        let start = Int(formStart[form])
        guard Int(formStart[form + 1]) - start == sorting.count else { return .infinity }
        var largest = 0.0
        for index in 0..<sorting.count {
            if columns[termColumns[start + index]] != sorting[index].variable { return .infinity }
            largest = max(largest, abs(termCoefficients[start + index] - sorting[index].coefficient))
        }
        return largest
    }

    /// Merges bounds that cross by no more than rounding into one point.
    mutating func checkBounds(of quantity: Int) {
        if lower[quantity] <= upper[quantity] { return }
        let scale = max(lowerScale[quantity], upperScale[quantity])
        if lower[quantity] - upper[quantity] > Tolerance.feasibility(scale) { isContradictory = true }
        upper[quantity] = lower[quantity]
    }
}
