/// Looks for a point inside all boxes by repairing one row after another. Chains of inequalities need nothing else,
/// while the simplex method would exchange a quantity for each.
extension PiecewiseLinearSimplex {
    private static let sweeps = 6

    /// Moves nonbasic quantities inside their boxes to bring basic ones into theirs as far as possible: forwards, each
    /// row through its last quantities, then backwards through its first.
    mutating func propagateBounds() {
        for sweep in 0..<Self.sweeps {
            let isForward = sweep % 2 == 0
            var isChanged = false
            for index in 0..<tableau.rowCount {
                if isOver { break }
                let row = isForward ? index : tableau.rowCount - 1 - index
                if moveIntoBox(row, isForward: isForward) { isChanged = true }
            }
            if !isChanged { break }
        }
        _ = refreshValues()
    }

    /// Returns whether anything had to move.
    private mutating func moveIntoBox(_ row: Int, isForward: Bool) -> Bool {
        let basic = tableau.head[row]
        let first = tableau.start[row]
        let length = tableau.length[row]
        tableau.charge(length)
        var sum = tableau.constant[row]
        for term in first..<first + length {
            sum += tableau.coefficients[term] * value[tableau.quantities[term]]
        }
        var missing = min(max(sum, lower[basic]), upper[basic]) - sum
        let rounding = Tolerance.nearness(sum)
        if abs(missing) <= rounding { return false }
        for step in 0..<length {
            let term = isForward ? first + length - 1 - step : first + step
            let quantity = tableau.quantities[term]
            if tableau.isFixed[quantity] { continue }
            let wanted = value[quantity] + missing / tableau.coefficients[term]
            let target = min(max(wanted, lower[quantity]), upper[quantity])
            missing -= tableau.coefficients[term] * (target - value[quantity])
            value[quantity] = target
            if abs(missing) <= rounding { break }
        }
        return true
    }
}
