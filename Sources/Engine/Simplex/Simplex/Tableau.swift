/// A sparse tableau: every basic quantity as a constant and a sum over nonbasic ones. Terms of fixed quantities are
/// folded into the constants as rows are rewritten.
///
/// Rows store their terms contiguously in one pool. Each nonbasic quantity keeps a list of the rows that may contain
/// it. Entries may be stale or repeated and are cleaned up by gathering, so pivots only ever append to the lists.
///
/// Methods that only read are `mutating` as well, here and in the types built on it: a borrowed struct of this size
/// would be copied at every call.
struct Tableau: ~Copyable {
    /// The quantity each row defines.
    private(set) var head = FlatArray<Int32>()
    /// The row of a basic quantity, −1 for a nonbasic one.
    private(set) var rowOf = FlatArray<Int32>()
    /// Nonbasic quantities that never move again: their terms may be left out.
    private(set) var isFixed = FlatArray<Bool>()
    /// The column gathered last: rows and coefficients.
    private(set) var columnRows = FlatArray<Int32>()
    private(set) var columnValues = FlatArray<Double>()

    private(set) var constant = FlatArray<Double>()
    private(set) var start = FlatArray<Int>()
    private(set) var length = FlatArray<Int>()
    private var room = FlatArray<Int>()
    private(set) var quantities = FlatArray<Int32>()
    private(set) var coefficients = FlatArray<Double>()
    private var liveRoom = 0
    /// The number of terms that pivots have written: the cost of solving, the same on every machine.
    private(set) var work = 0
    /// The largest absolute coefficient that pivots have written.
    private(set) var largestCoefficient = 0.0
    /// Whether sums of coefficients canceled so far that the rest contains too much rounding to judge slopes by.
    private(set) var isWorn = false

    struct Entry: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }
    private var entries = FlatArray<Entry>()
    private var firstEntry = FlatArray<Int32>()

    private var stamp = FlatArray<Int32>()
    private var stampNow: Int32 = 0
    private var place = FlatArray<Int>()

    /// Whether pivots have filled it beyond the memory limit.
    var isTooLarge: Bool { quantities.count > LinearWork.maxTerms }

    /// Counts work that takes as long as this many terms of pivots.
    mutating func charge(_ terms: Int) { work += terms }

    /// Counts work from 0 again.
    mutating func forgetWork() { work = 0 }

    mutating func reset() {
        rowOf.removeAll()
        isFixed.removeAll()
        firstEntry.removeAll()
        place.removeAll()
        removeRows()
        largestCoefficient = 0
    }

    /// Makes every quantity nonbasic; fixed ones stay fixed.
    mutating func removeRows() {
        rowOf.refill(-1, count: rowOf.count)
        head.removeAll()
        constant.removeAll()
        start.removeAll()
        length.removeAll()
        room.removeAll()
        quantities.removeAll()
        coefficients.removeAll()
        liveRoom = 0
        isWorn = false
        entries.removeAll()
        firstEntry.refill(-1, count: firstEntry.count)
        stamp.removeAll()
        stampNow = 0
    }

    /// Makes room for this many quantities and rows, and for the terms with which the rows start.
    mutating func reserve(quantityCount: Int, rowCount: Int, termCount: Int) {
        rowOf.reserve(quantityCount)
        isFixed.reserve(quantityCount)
        firstEntry.reserve(quantityCount)
        place.reserve(quantityCount)
        head.reserve(rowCount)
        constant.reserve(rowCount)
        start.reserve(rowCount)
        length.reserve(rowCount)
        room.reserve(rowCount)
        stamp.reserve(rowCount)
        // Pivots move growing rows to the end of the pool and lengthen the lists.
        quantities.reserve(4 * termCount)
        coefficients.reserve(4 * termCount)
        entries.reserve(4 * termCount)
    }

    var rowCount: Int { head.count }
    /// The number of terms that the rows have room for.
    var termCount: Int { liveRoom }
    var quantityCount: Int { rowOf.count }

    mutating func addQuantity() -> Int {
        rowOf.append(-1)
        isFixed.append(false)
        firstEntry.append(-1)
        place.append(-1)
        return rowOf.count - 1
    }

    /// Starts the row of a new basic quantity. Its terms follow.
    mutating func beginRow(of quantity: Int) {
        rowOf[quantity] = Int32(truncatingIfNeeded: head.count)
        head.append(Int32(truncatingIfNeeded: quantity))
        constant.append(0)
        start.append(quantities.count)
        length.append(0)
        room.append(0)
        stamp.append(0)
    }

    /// Adds to the constant of the latest row.
    mutating func addConstant(_ contribution: Double) {
        constant[head.count - 1] += contribution
    }

    /// Adds a term of a nonbasic quantity to the latest row. Each quantity may be added once.
    mutating func addTerm(_ coefficient: Double, _ quantity: Int) {
        let row = head.count - 1
        quantities.append(Int32(truncatingIfNeeded: quantity))
        coefficients.append(coefficient)
        length[row] += 1
        room[row] += 1
        liveRoom += 1
        list(row, under: quantity)
    }

    @inline(__always) private mutating func list(_ row: Int, under quantity: Int) {
        entries.append(Entry(row: Int32(truncatingIfNeeded: row), next: firstEntry[quantity]))
        firstEntry[quantity] = Int32(truncatingIfNeeded: entries.count - 1)
    }

    func fix(_ quantity: Int) { isFixed[quantity] = true }

    /// Whether the row contains a movable quantity.
    mutating func hasMovableTerm(_ row: Int) -> Bool {
        let first = start[row]
        for index in first..<first + length[row] where !isFixed[quantities[index]] { return true }
        return false
    }

    /// Empties the row, so that its quantity constrains nothing any more.
    mutating func clearRow(_ row: Int) {
        length[row] = 0
    }

    /// The cost of moving on to another row, relative to that of a term.
    private static let costOfJump = 4

    /// Collects the rows that contain a nonbasic quantity, with the coefficients.
    mutating func gather(_ quantity: Int) {
        columnRows.removeAll()
        columnValues.removeAll()
        stampNow &+= 1
        let wanted = Int32(truncatingIfNeeded: quantity)
        var entry = firstEntry[quantity]
        while entry >= 0 {
            let row = entries[entry].row
            entry = entries[entry].next
            if stamp[row] == stampNow { continue }
            stamp[row] = stampNow
            let first = start[row]
            for index in first..<first + length[row] where quantities[index] == wanted {
                columnRows.append(row)
                columnValues.append(coefficients[index])
                work += index - first + Self.costOfJump
                break
            }
        }
    }

    /// Exchanges the basic quantity of `row` with the nonbasic `entering`, whose column must be the one gathered last.
    mutating func pivot(_ row: Int, _ entering: Int, values: borrowing FlatArray<Double>) {
        let leaving = Int(head[row])
        solveRow(row, for: entering, values)
        for index in 0..<columnRows.count where Int(columnRows[index]) != row {
            add(columnValues[index], timesRow: row, to: Int(columnRows[index]), replacing: entering, values)
        }
        head[row] = Int32(truncatingIfNeeded: entering)
        rowOf[entering] = Int32(truncatingIfNeeded: row)
        rowOf[leaving] = -1
        firstEntry[entering] = -1
        firstEntry[leaving] = -1
        for index in 0..<columnRows.count { list(Int(columnRows[index]), under: leaving) }
        if max(quantities.count, entries.count) > 4 * liveRoom + 1024 { collect() }
    }

    /// Rewrites `leaving = … + a·entering + …` as a row of the entering quantity, dropping fixed terms.
    private mutating func solveRow(_ row: Int, for entering: Int, _ values: borrowing FlatArray<Double>) {
        let first = start[row]
        let leaving = head[row]
        var factor = 1.0
        for index in first..<first + length[row] where Int(quantities[index]) == entering {
            factor = 1 / coefficients[index]
        }
        constant[row] = -constant[row] * factor
        var end = first
        for index in first..<first + length[row] {
            let quantity = quantities[index]
            if Int(quantity) == entering {
                quantities[end] = leaving
                coefficients[end] = factor
                end += 1
            } else if !isFixed[quantity] {
                quantities[end] = quantity
                coefficients[end] = -coefficients[index] * factor
                end += 1
            } else {
                constant[row] -= coefficients[index] * factor * values[quantity]
            }
        }
        length[row] = end - first
    }

    /// target += multiple × source. The source row expresses `entering`, which leaves the target.
    private mutating func add(
        _ multiple: Double, timesRow source: Int, to target: Int, replacing entering: Int,
        _ values: borrowing FlatArray<Double>
    ) {
        reserve(target, length[target] + length[source])
        var rest = constant[target] + multiple * constant[source]
        let first = start[target]
        var end = first
        for index in first..<first + length[target] {
            let quantity = quantities[index]
            if Int(quantity) == entering { continue }
            if isFixed[quantity] {
                rest += coefficients[index] * values[quantity]
                continue
            }
            quantities[end] = quantity
            coefficients[end] = coefficients[index]
            place[quantity] = end
            end += 1
        }
        constant[target] = rest
        let old = end
        let sourceStart = start[source]
        for index in sourceStart..<sourceStart + length[source] {
            let quantity = quantities[index]
            let contribution = multiple * coefficients[index]
            let at = place[quantity]
            if at >= 0 {
                var sum = coefficients[at] + contribution
                if abs(sum) <= Tolerance.wear * abs(contribution) {
                    if abs(sum) <= Tolerance.cancellation * abs(contribution) { sum = 0 } else { isWorn = true }
                }
                coefficients[at] = sum
            } else {
                quantities[end] = quantity
                coefficients[end] = contribution
                end += 1
                list(target, under: Int(quantity))
            }
        }
        var largest = 0.0
        for index in first..<old { place[quantities[index]] = -1 }
        for index in first..<end { largest = max(largest, abs(coefficients[index])) }
        work += end - first
        largestCoefficient = max(largestCoefficient, largest)
        // Drop canceled terms, and terms so small relative to the row's largest coefficient that they are only
        // rounding.
        let threshold = largest * Tolerance.rounding
        var kept = first
        for index in first..<end where abs(coefficients[index]) > threshold {
            quantities[kept] = quantities[index]
            coefficients[kept] = coefficients[index]
            kept += 1
        }
        length[target] = kept - first
    }

    /// Makes room for a row of this length, moving it to the end of the pool if necessary.
    private mutating func reserve(_ row: Int, _ needed: Int) {
        if needed <= room[row] { return }
        let newStart = quantities.count
        let newRoom = needed + needed / 2
        quantities.resize(to: newStart + newRoom, filling: 0)
        coefficients.resize(to: newStart + newRoom, filling: 0)
        for index in 0..<length[row] {
            quantities[newStart + index] = quantities[start[row] + index]
            coefficients[newStart + index] = coefficients[start[row] + index]
        }
        liveRoom += newRoom - room[row]
        start[row] = newStart
        room[row] = newRoom
    }

    /// Compacts the rows and rebuilds the lists.
    private mutating func collect() {
        var newQuantities = FlatArray<Int32>(minimumCapacity: liveRoom)
        var newCoefficients = FlatArray<Double>(minimumCapacity: liveRoom)
        entries.removeAll()
        firstEntry.refill(-1, count: firstEntry.count)
        for row in 0..<rowCount {
            let newStart = newQuantities.count
            for index in start[row]..<start[row] + length[row] {
                newQuantities.append(quantities[index])
                newCoefficients.append(coefficients[index])
                list(row, under: Int(quantities[index]))
            }
            start[row] = newStart
            room[row] = length[row]
        }
        quantities = newQuantities
        coefficients = newCoefficients
        liveRoom = quantities.count
    }
}
