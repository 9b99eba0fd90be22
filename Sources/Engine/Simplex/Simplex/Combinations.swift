extension PiecewiseLinearSimplex {
    var quantityCount: Int { value.count }

    /// Starts a sum of basic or nonbasic quantities, to be expressed in movable nonbasic quantities.
    mutating func beginCombination() {
        combinationSum.resize(to: value.count, filling: 0)
        combinationScale.resize(to: value.count, filling: 0)
        combination.removeAll()
    }

    mutating func addToCombination(_ coefficient: Double, _ quantity: Int) {
        let row = tableau.rowOf[quantity]
        if row < 0 {
            addNonbasic(coefficient, quantity)
            return
        }
        let first = tableau.start[row]
        for index in first..<first + tableau.length[row] {
            addNonbasic(coefficient * tableau.coefficients[index], Int(tableau.quantities[index]))
        }
    }

    private mutating func addNonbasic(_ coefficient: Double, _ quantity: Int) {
        if coefficient == 0 || tableau.isFixed[quantity] { return }
        if combinationScale[quantity] == 0 { combination.append(Int32(truncatingIfNeeded: quantity)) }
        combinationSum[quantity] += coefficient
        combinationScale[quantity] = max(combinationScale[quantity], abs(coefficient))
    }

    /// Drops canceled terms and returns the number of terms left.
    mutating func finishCombination() -> Int {
        combinationCoefficients.removeAll()
        var kept = 0
        for index in 0..<combination.count {
            let quantity = combination[index]
            if abs(combinationSum[quantity]) > Tolerance.leverage * combinationScale[quantity] {
                combination[kept] = quantity
                combinationCoefficients.append(combinationSum[quantity])
                kept += 1
            }
            combinationSum[quantity] = 0
            combinationScale[quantity] = 0
        }
        combination.truncate(to: kept)
        return kept
    }

    /// Makes the combination the row of a new unbounded basic quantity, and returns the quantity.
    mutating func addCombinationRow(value newValue: Double) -> Int {
        let quantity = addQuantity(newValue, -.infinity, .infinity)
        tableau.beginRow(of: quantity)
        var constant = newValue
        for index in 0..<combination.count {
            constant -= combinationCoefficients[index] * value[combination[index]]
            tableau.addTerm(combinationCoefficients[index], Int(combination[index]))
        }
        tableau.addConstant(constant)
        return quantity
    }

    /// Whether one of the combination's terms alone can move far enough to make the sum open.
    mutating func canMoveCombination() -> Bool {
        reaches.resize(to: value.count, filling: -1)
        for index in 0..<combination.count {
            let quantity = Int(combination[index])
            if reaches[quantity] < 0 {
                tableau.gather(quantity)
                let up = reach(quantity, 1)
                let down = reach(quantity, -1)
                reaches[quantity] = max(up, down)
            }
            if reaches[quantity] * abs(combinationCoefficients[index]) > Tolerance.openness { return true }
        }
        return false
    }

    /// How far the nonbasic quantity gathered last can move before it or a basic quantity reaches a bound.
    private mutating func reach(_ quantity: Int, _ direction: Double) -> Double {
        var least = direction > 0 ? upper[quantity] - value[quantity] : value[quantity] - lower[quantity]
        for index in 0..<tableau.columnRows.count {
            let basic = tableau.head[tableau.columnRows[index]]
            let rate = tableau.columnValues[index] * direction
            if abs(rate) <= Tolerance.cancellation { continue }
            let room = rate > 0 ? upper[basic] - value[basic] : lower[basic] - value[basic]
            least = min(least, max(0, room / rate))
        }
        return least
    }

    /// Whether the quantity's box is a point.
    mutating func isPoint(_ quantity: Int) -> Bool {
        Tolerance.isPoint(lower[quantity], upper[quantity])
    }

    /// Makes a basic quantity whose box is a point nonbasic and fixes it. The nonbasic quantity with the largest
    /// coefficient replaces it.
    mutating func driveOut(_ quantity: Int) {
        let entering = largestTerm(ofRowOf: quantity) { _ in true }
        if entering < 0 { return }
        tableau.gather(entering)
        tableau.pivot(Int(tableau.rowOf[quantity]), entering, values: value)
        tableau.fix(quantity)
        removeMovable(entering)
    }

    /// Makes a basic quantity that rests on a bound nonbasic, in exchange for one that can move both ways, so that it
    /// does not block every step at its start.
    mutating func driveOutTight(_ quantity: Int) {
        let reach = Tolerance.nearness(value[quantity])
        if value[quantity] - lower[quantity] > reach && upper[quantity] - value[quantity] > reach { return }
        let entering = largestTerm(ofRowOf: quantity) { lower[$0] < value[$0] && value[$0] < upper[$0] }
        if entering < 0 { return }
        tableau.gather(entering)
        tableau.pivot(Int(tableau.rowOf[quantity]), entering, values: value)
        replaceMovable(entering, by: quantity)
    }

    /// The quantity with the largest coefficient among the movable, wanted nonbasic ones in the row of a basic
    /// quantity; −1 if there is none.
    private func largestTerm(ofRowOf quantity: Int, where isWanted: (Int) -> Bool) -> Int {
        let row = Int(tableau.rowOf[quantity])
        if row < 0 { return -1 }
        var entering = -1
        var largest = 0.0
        let first = tableau.start[row]
        for index in first..<first + tableau.length[row] {
            let nonbasic = Int(tableau.quantities[index])
            let size = abs(tableau.coefficients[index])
            if size > largest && !tableau.isFixed[nonbasic] && isWanted(nonbasic) {
                largest = size
                entering = nonbasic
            }
        }
        return entering
    }
}
