/// Moves on an `OptimalFace` to find which ties are open, which point the ties choose, and the range of a tie's
/// expression.
///
/// The simplex starts at the face's known point with the rows basic, so no phase is needed to become feasible. An
/// expression is a row of the tableau only while it is the objective.
struct FaceSolver: ~Copyable {
    private let face: OptimalFace
    private let blocks: Blocks
    private let work: LinearWork?
    private var simplex = PiecewiseLinearSimplex()
    private var localOf: FlatArray<Int32>
    private var globalOf = FlatArray<Int32>()
    /// The value of each column.
    private(set) var values: FlatArray<Double>
    /// The columns whose values may be off because the magnitudes differ too much.
    private(set) var inexact = FlatArray<Int32>()
    /// Whether solving a part was abandoned.
    private(set) var didRunOut = false

    init(_ face: OptimalFace, work: LinearWork?) {
        self.face = face
        blocks = face.blocks
        self.work = work
        simplex.limit(to: work)
        localOf = FlatArray(repeating: -1, count: face.variables.count)
        values = FlatArray(face.values)
    }

    deinit { work?.spend(simplex.tableau.work) }

    // MARK: Ties

    /// Moves to the point that the ties choose, tie by tie.
    mutating func applyTies() {
        for block in 0..<blocks.count {
            let part = part(block)
            if part.columns.count == 1 {
                if let open = part.ties.first(where: { isOpenSingle(line(at: $0)) }) { applySingle(line(at: open)) }
                continue
            }
            load(part)
            for place in part.ties {
                if simplex.isOver { didRunOut = true }
                if simplex.movable.isEmpty || simplex.isOver { break }
                applyTie(line(at: place))
            }
            store()
        }
    }

    /// For each tie, in order, whether its expression can be 0 up to rounding, together with the earlier ones that can.
    /// Nil if this would exceed the remaining work.
    mutating func vanishing(rounding: Double) -> [Bool]? {
        var vanishing = [Bool](repeating: false, count: face.ties.count)
        for block in 0..<blocks.count {
            let part = part(block)
            load(part)
            for place in part.ties {
                if simplex.isOver { return nil }
                let line = line(at: place)
                vanishing[line - face.rowCount] = applyTie(line, tolerance: rounding)
            }
        }
        return vanishing
    }

    /// Calls `open` for each tie of the system whose expression has more than one value on the face.
    mutating func findOpenTies(_ open: (Int) -> Void) {
        for block in 0..<blocks.count {
            let part = part(block)
            let isSingle = part.columns.count == 1
            if !isSingle {
                load(part)
                driveOutTight()
            }
            for place in part.ties {
                let line = line(at: place)
                let isOpen = isSingle ? isOpenSingle(line) : !simplex.isOver && isOpen(line)
                if isOpen { open(Int(face.ties[line - face.rowCount])) }
            }
        }
    }

    private mutating func load(_ part: Part) {
        begin()
        for place in part.columns { addColumn(Int(blocks.columns[place])) }
        for place in part.rows { addRow(line(at: place)) }
        driveOutFixed()
    }

    /// Columns connected by rows or ties, and those, by their places in the blocks.
    private struct Part {
        var columns: Range<Int>
        var rows: Range<Int>
        var ties: Range<Int>
    }

    private func part(_ block: Int) -> Part {
        let end = Int(blocks.formStart[block + 1])
        let rows = Int(blocks.formStart[block])
        var ties = rows
        while ties < end && line(at: ties) < face.rowCount { ties += 1 }
        return Part(
            columns: Int(blocks.columnStart[block])..<Int(blocks.columnStart[block + 1]), rows: rows..<ties,
            ties: ties..<end)
    }

    private func line(at place: Int) -> Int { Int(blocks.forms[place]) }

    /// Handles a part with one column. It has no rows: its box decides what is open, and the first open tie decides the
    /// value.
    private func isOpenSingle(_ line: Int) -> Bool {
        let term = terms(line).lowerBound
        let column = Int(face.termColumns[term])
        return (face.upper[column] - face.lower[column]) * abs(face.termCoefficients[term]) > Tolerance.openness
    }

    private func applySingle(_ line: Int) {
        let term = terms(line).lowerBound
        let column = Int(face.termColumns[term])
        let nearest = -face.tieConstants[line - face.rowCount] / face.termCoefficients[term]
        values[column] = min(max(nearest, face.lower[column]), face.upper[column])
    }

    /// Whether the line's expression has more than one value on the face. Usually an unblocked step decides it; where
    /// degeneracy hides the answer, two linear programs do.
    private mutating func isOpen(_ line: Int) -> Bool {
        if combine(line) == 0 { return false }
        if simplex.canMoveCombination() { return true }
        let quantity = simplex.addCombinationRow(value: 0)
        var isOpen = false
        for slope in [-1.0, 1.0] where !isOpen {
            simplex.beginLevel()
            simplex.errors.begin(quantity, slope: slope)
            switch simplex.minimize(observing: quantity) {
            case .optimal: break
            case .observed: isOpen = true
            case .unbounded: isOpen = isRay(for: line, slope)
            }
        }
        simplex.tableau.clearRow(Int(simplex.tableau.rowOf[quantity]))
        return isOpen
    }

    /// Moves to where the line's expression is nearest 0, and fixes it there unless it is farther than `tolerance` from 0.
    ///
    /// - Returns: whether it was fixed.
    @discardableResult
    private mutating func applyTie(_ line: Int, tolerance: Double = .infinity) -> Bool {
        if combine(line) == 0 { return abs(value(ofLine: line)) <= tolerance }
        let quantity = simplex.addCombinationRow(value: value(ofLine: line))
        simplex.beginLevel()
        simplex.errors.begin(quantity, slope: -1)
        simplex.errors.addBreakpoint(quantity, 0, increase: 2)
        _ = simplex.minimize()
        let isKept = abs(simplex.value[quantity]) <= tolerance
        if isKept { simplex.shrinkBoxes() }
        let row = Int(simplex.tableau.rowOf[quantity])
        if row >= 0 && !(isKept && simplex.tableau.hasMovableTerm(row)) { simplex.tableau.clearRow(row) }
        return isKept
    }

    /// Expresses the line in movable nonbasic quantities and returns their number.
    private mutating func combine(_ line: Int) -> Int {
        simplex.beginCombination()
        for term in terms(line) {
            simplex.addToCombination(face.termCoefficients[term], Int(localOf[face.termColumns[term]]))
        }
        return simplex.finishCombination()
    }

    // MARK: Ranges

    /// The least and greatest value of the expression of each of `face.ties[places]`; an end is nil if unbounded. Each
    /// search starts where the previous one ended. A tie that would exceed the remaining work has no range.
    mutating func ranges(ofTiesAt places: [Int]) -> [(lower: Double?, upper: Double?)?] {
        var ranges = places.map { boxRange(face.rowCount + $0) }
        let order = FlatArray<Int32>(repeating: -1, count: face.ties.count)
        for (index, place) in places.enumerated() where ranges[index] == nil {
            order[place] = Int32(truncatingIfNeeded: index)
        }
        for block in 0..<blocks.count {
            let part = part(block)
            let wanted = part.ties.map { line(at: $0) }.filter { order[$0 - face.rowCount] >= 0 }
            if wanted.isEmpty { continue }
            load(part)
            driveOutTight()
            for line in wanted where !simplex.isOver {
                let range = range(ofLine: line, in: part)
                if !simplex.isOver { ranges[Int(order[line - face.rowCount])] = range }
            }
        }
        return ranges
    }

    private mutating func range(
        ofLine line: Int, in part: Part, isFresh: Bool = false
    ) -> (lower: Double?, upper: Double?) {
        let value = value(ofLine: line)
        if combine(line) == 0 { return (value, value) }
        let quantity = simplex.addCombinationRow(value: value)
        var ends: [Double?] = []
        for slope in [1.0, -1.0] {
            simplex.beginLevel()
            simplex.errors.begin(quantity, slope: slope)
            let isUnbounded = simplex.minimize() == .unbounded
            let isEndless = isUnbounded && isRay(for: line, slope)
            if isUnbounded && !isEndless && !isFresh {
                // Start without the rounding errors of earlier solves.
                load(part)
                return range(ofLine: line, in: part, isFresh: true)
            }
            ends.append(isEndless ? nil : simplex.value[quantity])
        }
        simplex.tableau.clearRow(Int(simplex.tableau.rowOf[quantity]))
        return (ends[0], ends[1])
    }

    /// Whether the line's expression decreases without end, with this slope, along the ray that `minimize` found: by
    /// more than rounding, and without leaving the box of any column.
    private mutating func isRay(for line: Int, _ slope: Double) -> Bool {
        let (entering, direction) = simplex.ray
        let rates = FlatArray<Double>(repeating: 0, count: simplex.quantityCount)
        rates[entering] = direction
        simplex.tableau.gather(entering)
        for index in 0..<simplex.tableau.columnRows.count {
            rates[simplex.tableau.head[simplex.tableau.columnRows[index]]] =
                simplex.tableau.columnValues[index] * direction
        }
        let (rate, scale) = rate(ofLine: line, rates)
        if slope * rate >= -Tolerance.leverage * scale { return false }
        for local in 0..<globalOf.count {
            let column = globalOf[local]
            if rates[local] > 0 ? face.upper[Int(column)] < .infinity : face.lower[Int(column)] > -.infinity,
                abs(rates[local]) > Tolerance.leverage * abs(rate)
            {
                return false
            }
        }
        return true
    }

    /// How fast a line's sum grows when the quantities change at these rates, and the magnitude of its contributions.
    private func rate(ofLine line: Int, _ rates: borrowing FlatArray<Double>) -> (rate: Double, scale: Double) {
        var (sum, scale) = (0.0, 0.0)
        for term in terms(line) {
            let rate = face.termCoefficients[term] * rates[localOf[face.termColumns[term]]]
            sum += rate
            scale += abs(rate)
        }
        return (sum, scale)
    }

    /// The expression of a loaded tie at the current point.
    private mutating func value(ofLine line: Int) -> Double {
        var value = face.tieConstants[line - face.rowCount]
        for term in terms(line) {
            value += face.termCoefficients[term] * simplex.value[Int(localOf[face.termColumns[term]])]
        }
        return value
    }

    /// The range of a line whose columns are in no row: the sum of the boxes.
    private func boxRange(_ line: Int) -> (lower: Double?, upper: Double?)? {
        var least = face.tieConstants[line - face.rowCount]
        var greatest = least
        for term in terms(line) {
            let column = Int(face.termColumns[term])
            if face.isInRow[column] { return nil }
            let ends = (
                face.lower[column] * face.termCoefficients[term], face.upper[column] * face.termCoefficients[term]
            )
            least += min(ends.0, ends.1)
            greatest += max(ends.0, ends.1)
        }
        return (least == -.infinity ? nil : least, greatest == .infinity ? nil : greatest)
    }

    // MARK: Loading

    private func terms(_ line: Int) -> Range<Int> {
        Int(face.lineStart[line])..<Int(face.lineStart[line + 1])
    }

    private mutating func begin() {
        simplex.reset()
        globalOf.removeAll()
    }

    private mutating func addColumn(_ column: Int) {
        localOf[column] = Int32(truncatingIfNeeded: globalOf.count)
        globalOf.append(Int32(truncatingIfNeeded: column))
        simplex.addColumn(value: face.values[column], lower: face.lower[column], upper: face.upper[column])
    }

    private mutating func addRow(_ row: Int) {
        let form = simplex.beginForm(lower: face.rowLower[row], upper: face.rowUpper[row])
        for term in terms(row) {
            simplex.addFormTerm(face.termCoefficients[term], Int(localOf[face.termColumns[term]]))
        }
        // The known point may miss a bound by a rounding error.
        simplex.lower[form] = min(simplex.lower[form], simplex.value[form])
        simplex.upper[form] = max(simplex.upper[form], simplex.value[form])
    }

    /// Makes the rows that are equations on the face nonbasic, so that the remaining basic quantities can move unless
    /// degenerate.
    private mutating func driveOutFixed() {
        for quantity in globalOf.count..<simplex.quantityCount where simplex.isPoint(quantity) {
            if simplex.isOver { return }
            simplex.driveOut(quantity)
        }
    }

    private mutating func driveOutTight() {
        for quantity in globalOf.count..<simplex.quantityCount {
            if simplex.isOver { return }
            simplex.driveOutTight(quantity)
        }
    }

    private mutating func store() {
        let isInexact = simplex.isInexact
        if simplex.didRunOut { didRunOut = true }
        for local in 0..<globalOf.count {
            values[globalOf[local]] = simplex.value[local]
            if isInexact { inexact.append(globalOf[local]) }
        }
    }
}
