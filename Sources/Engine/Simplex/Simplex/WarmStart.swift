/// Starts from a known basis: that of an earlier solution, or the current one in a refactored tableau, since a long
/// chain of pivots accumulates more rounding than a short one.
extension PiecewiseLinearSimplex {
    /// Makes the nonbasic `column` basic in exchange for the leaving form with the largest pivot.
    mutating func exchangeColumn(_ column: Int) {
        if isBasic(column) || tableau.isFixed[column] { return }
        tableau.gather(column)
        var leaving = -1
        var largest = 0.0
        for index in 0..<tableau.columnRows.count {
            let basic = Int(tableau.head[tableau.columnRows[index]])
            let size = abs(tableau.columnValues[index])
            if isLeaving[basic] && size > largest {
                largest = size
                leaving = basic
            }
        }
        if leaving < 0 { return }
        tableau.pivot(Int(tableau.rowOf[leaving]), column, values: value)
        replaceMovable(column, by: leaving)
    }

    /// Moves a nonbasic quantity to a value in its box, and the basic ones with it.
    mutating func rest(_ quantity: Int, at newValue: Double) {
        let target = min(max(newValue, lower[quantity]), upper[quantity])
        if target != value[quantity] {
            tableau.gather(quantity)
            move(quantity, 1, target - value[quantity])
            value[quantity] = target
        }
        if isPoint(quantity) && !tableau.isFixed[quantity] {
            tableau.fix(quantity)
            removeMovable(quantity)
        }
    }

    /// Empties the tableau. The forms follow in their order.
    mutating func beginRefactoring() {
        isLeaving.refill(false, count: quantityCount)
        for quantity in 0..<quantityCount { isLeaving[quantity] = !isBasic(quantity) }
        tableau.removeRows()
    }

    /// Brings the refactored tableau to its earlier basis.
    mutating func endRefactoring() {
        for column in 0..<quantityCount - tableau.rowCount where !isLeaving[column] { exchangeColumn(column) }
        movable.removeAll()
        for quantity in 0..<quantityCount where !isBasic(quantity) && !tableau.isFixed[quantity] {
            movable.append(Int32(truncatingIfNeeded: quantity))
        }
        _ = refreshValues()
    }
}
