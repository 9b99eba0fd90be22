/// A simplex tableau in whole numbers: `basic = (constant + Σ entry × nonbasic) ÷ denominator`, where every entry is a
/// minor of the rows that were added, so that each division comes out even (Edmonds, Bareiss).
///
/// Slow, dense and exact: a judge for small systems. Bland's rule picks what enters and leaves, so that it always ends.
struct ExactTableau {
    private struct Row {
        /// The quantity that the row gives; nil for a sum that is only watched.
        var quantity: Int?
        var constant = ExactInteger.zero
        var entries: [ExactInteger]
    }

    private var rows: [Row] = []
    /// The quantity of each column.
    private var columns: [Int] = []
    private var denominator = ExactInteger.one
    /// For each quantity, whether it may be negative.
    private var isFree: [Bool] = []
    private var rowOf: [Int?] = []
    private var columnOf: [Int?] = []

    // MARK: Quantities

    /// A new quantity, nonbasic at 0.
    mutating func addColumn(isFree: Bool) -> Int {
        let quantity = addQuantity(isFree: isFree)
        columnOf[quantity] = columns.count
        columns.append(quantity)
        for row in rows.indices { rows[row].entries.append(.zero) }
        return quantity
    }

    private mutating func addQuantity(isFree: Bool) -> Int {
        self.isFree.append(isFree)
        rowOf.append(nil)
        columnOf.append(nil)
        return self.isFree.count - 1
    }

    /// A new quantity, basic, that is this sum of others.
    mutating func addRow(_ terms: [(ExactInteger, Int)], _ constant: ExactInteger, isFree: Bool) -> Int {
        let quantity = addQuantity(isFree: isFree)
        rowOf[quantity] = rows.count
        var row = sum(of: terms, constant)
        row.quantity = quantity
        rows.append(row)
        return quantity
    }

    private func sum(of terms: [(ExactInteger, Int)], _ constant: ExactInteger) -> Row {
        var row = Row(
            quantity: nil, constant: constant * denominator,
            entries: [ExactInteger](repeating: .zero, count: columns.count))
        for (coefficient, quantity) in terms {
            if let column = columnOf[quantity] {
                row.entries[column] = row.entries[column] + coefficient * denominator
            } else if let place = rowOf[quantity] {
                let other = rows[place]
                row.constant = row.constant + coefficient * other.constant
                for column in columns.indices where !other.entries[column].isZero {
                    row.entries[column] = row.entries[column] + coefficient * other.entries[column]
                }
            }
        }
        return row
    }

    /// The quantity's value; one that was fixed is 0.
    func value(_ quantity: Int) -> Double {
        rowOf[quantity].map { ExactInteger.ratio(rows[$0].constant, denominator) } ?? 0
    }

    func sign(_ quantity: Int) -> Int {
        rowOf[quantity].map { rows[$0].constant.sign } ?? 0
    }

    /// Turns a basic quantity's row around: it stands for the quantity's opposite from now on.
    mutating func negate(_ quantity: Int) {
        guard let place = rowOf[quantity] else { return }
        rows[place].constant = -rows[place].constant
        for column in columns.indices { rows[place].entries[column] = -rows[place].entries[column] }
    }

    /// Forgets a quantity: it may take any value if it was basic, and is 0 from now on if it was not.
    mutating func drop(_ quantity: Int) {
        if let place = rowOf[quantity] {
            rows.remove(at: place)
            rowOf[quantity] = nil
            for later in place..<rows.count { if let moved = rows[later].quantity { rowOf[moved] = later } }
        } else if let column = columnOf[quantity] {
            removeColumn(column)
        }
    }

    private mutating func removeColumn(_ column: Int) {
        columnOf[columns[column]] = nil
        columns.remove(at: column)
        for row in rows.indices { rows[row].entries.remove(at: column) }
        for later in column..<columns.count { columnOf[columns[later]] = later }
    }

    // MARK: Optimizing

    enum Outcome {
        case zero, highest, unbounded
    }

    /// Raises a basic quantity as far as it goes, to 0 at most where that is a limit. A quantity below 0 may be raised
    /// though it is not free.
    mutating func raise(_ quantity: Int, toZero isLimited: Bool = true) -> Outcome {
        while let place = rowOf[quantity] {
            if isLimited, rows[place].constant.isZero { return .zero }
            guard let column = enteringColumn(rows[place]) else { return .highest }
            let isRising = rows[place].entries[column].sign > 0
            var leaving = isLimited ? place : nil
            for row in rows.indices where row != place {
                guard let basic = rows[row].quantity, !isFree[basic] else { continue }
                let entry = isRising ? rows[row].entries[column] : -rows[row].entries[column]
                if entry.sign >= 0 { continue }
                if leaves(row, before: leaving, column, unless: place) { leaving = row }
            }
            guard let leaving else { return .unbounded }
            pivot(leaving, column)
            if leaving == place { return .zero }
        }
        return .zero
    }

    /// Least number first, among the columns that raise the row.
    private func enteringColumn(_ row: Row) -> Int? {
        var best: Int?
        for column in columns.indices {
            let sign = row.entries[column].sign
            guard sign > 0 || sign < 0 && isFree[columns[column]] else { continue }
            if best.map({ columns[column] < columns[$0] }) ?? true { best = column }
        }
        return best
    }

    /// Whether the row stops the column earlier than the other; of two at once the raised row, then the least number.
    private func leaves(_ row: Int, before other: Int?, _ column: Int, unless raised: Int) -> Bool {
        guard let other else { return true }
        let one = magnitude(rows[row].constant) * magnitude(rows[other].entries[column])
        let two = magnitude(rows[other].constant) * magnitude(rows[row].entries[column])
        if one < two { return true }
        if two < one || other == raised { return false }
        return (rows[row].quantity ?? 0) < (rows[other].quantity ?? 0)
    }

    private func magnitude(_ number: ExactInteger) -> ExactInteger { number.sign < 0 ? -number : number }

    private mutating func pivot(_ place: Int, _ column: Int) {
        let pivot = rows[place].entries[column]
        let (leaving, entering) = (rows[place].quantity, columns[column])
        var pivotRow = rows[place]
        for row in rows.indices where row != place {
            let factor = rows[row].entries[column]
            rows[row].constant = .reduced(pivot, rows[row].constant, factor, pivotRow.constant, by: denominator)
            for other in columns.indices where other != column {
                let (own, crossing) = (rows[row].entries[other], pivotRow.entries[other])
                if own.isZero, factor.isZero || crossing.isZero { continue }
                rows[row].entries[other] = .reduced(pivot, own, factor, crossing, by: denominator)
            }
        }
        pivotRow.constant = -pivotRow.constant
        for other in columns.indices { pivotRow.entries[other] = -pivotRow.entries[other] }
        pivotRow.entries[column] = denominator
        pivotRow.quantity = entering
        rows[place] = pivotRow
        denominator = pivot
        if denominator.sign < 0 {
            denominator = -denominator
            for row in rows.indices {
                rows[row].constant = -rows[row].constant
                for column in columns.indices { rows[row].entries[column] = -rows[row].entries[column] }
            }
        }
        columns[column] = leaving ?? entering
        rowOf[entering] = place
        columnOf[entering] = nil
        if let leaving {
            rowOf[leaving] = nil
            columnOf[leaving] = column
        }
    }

    // MARK: Narrowing

    /// Holds a basic quantity that is 0 there; any pivot in its row changes no value.
    mutating func fixAtZero(_ quantity: Int) {
        if let place = rowOf[quantity], let column = columns.indices.first(where: { !rows[place].entries[$0].isZero }) {
            pivot(place, column)
        }
        drop(quantity)
    }

    /// Holds a basic quantity at the highest value that `raise` found: what could only lower it stays 0.
    mutating func fixAtHighest(_ quantity: Int) {
        guard let place = rowOf[quantity] else { return }
        for column in columns.indices.reversed() where !rows[place].entries[column].isZero { removeColumn(column) }
        drop(quantity)
    }

    /// Whether a basic quantity can take more than one value.
    mutating func isOpen(_ quantity: Int) -> Bool {
        for _ in 0..<2 {
            if canRise(quantity) { return true }
            negate(quantity)
        }
        return false
    }

    /// Raises the quantity until it does rise, or can't.
    private mutating func canRise(_ quantity: Int) -> Bool {
        guard let place = rowOf[quantity] else { return false }
        let start = (rows[place].constant, denominator)
        if raise(quantity, toZero: false) == .unbounded { return true }
        return !(rows[place].constant * start.1 + -(start.0 * denominator)).isZero
    }
}
