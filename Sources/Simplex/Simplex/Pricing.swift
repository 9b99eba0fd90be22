/// Chooses the nonbasic quantity that enters the basis.
extension PiecewiseLinearSimplex {
    mutating func placeInSegments() {
        largestSlope = 0
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            let (left, right) = errors.segments(quantity, around: value[quantity])
            leftSegment[quantity] = left
            segment[quantity] = right
            largestSlope = max(largestSlope, abs(errors.slope(quantity, left)), abs(errors.slope(quantity, right)))
            // On a breakpoint a basic quantity may take either side; the flatter one needs fewer steps.
            if isBasic(quantity) && abs(errors.slope(quantity, left)) <= abs(errors.slope(quantity, right)) {
                segment[quantity] = left
            }
        }
    }

    /// Recomputes the basic values from the nonbasic ones, which rest on exact numbers. Returns whether one had drifted
    /// by more than rounding.
    mutating func refreshValues() -> Bool {
        var didDrift = false
        for row in 0..<tableau.rowCount where tableau.length[row] > 0 {
            var sum = tableau.constant[row]
            for index in tableau.start[row]..<tableau.start[row] + tableau.length[row] {
                sum += tableau.coefficients[index] * value[tableau.quantities[index]]
            }
            let quantity = tableau.head[row]
            if abs(sum - value[quantity]) <= Tolerance.nearness(sum) * 0.01 { continue }
            value[quantity] = sum
            didDrift = true
        }
        return didDrift
    }

    mutating func computeGradients() {
        for index in 0..<movable.count {
            gradient[movable[index]] = 0
            gradientScale[movable[index]] = 0
        }
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            if isBasic(quantity) { addToGradients(errors.slope(quantity, segment[quantity]), timesRowOf: quantity) }
        }
    }

    mutating func addToGradients(_ slope: Double, timesRowOf quantity: Int) {
        if slope == 0 { return }
        let row = tableau.rowOf[quantity]
        let first = tableau.start[row]
        for index in first..<first + tableau.length[row] {
            let nonbasic = tableau.quantities[index]
            let contribution = slope * tableau.coefficients[index]
            gradient[nonbasic] += contribution
            gradientScale[nonbasic] = max(gradientScale[nonbasic], abs(contribution))
        }
    }

    /// The nonbasic quantity with the steepest improvement, and its direction. After many steps without progress, any
    /// that improves. (Bland's rule is not enough: steps that pass breakpoints at distance 0 can cycle under it.)
    mutating func price() -> (Int, Double)? {
        var improving: UInt64 = 0
        var best = -1
        var bestGain = 0.0
        var direction = 1.0
        for index in 0..<movable.count {
            let quantity = Int(movable[index])
            let slope = gradient[quantity]
            let right = errors.slope(quantity, segment[quantity]) + slope
            let left = errors.slope(quantity, leftSegment[quantity]) + slope
            if right >= 0 && left <= 0 { continue }
            let tolerance = slopeTolerance(quantity)
            let gain: Double
            let way: Double
            if right < -tolerance && value[quantity] < upper[quantity] {
                gain = -right
                way = 1
            } else if left > tolerance && value[quantity] > lower[quantity] {
                gain = left
                way = -1
            } else {
                continue
            }
            improving += 1
            let isChosen =
                isStuck
                ? dice.next() % improving == 0 : gain > bestGain || (gain == bestGain && quantity < best)
            if isChosen {
                best = quantity
                bestGain = gain
                direction = way
            }
        }
        return best < 0 ? nil : (best, direction)
    }

    @inline(__always) func slopeTolerance(_ quantity: Int) -> Double {
        let own = max(
            abs(errors.slope(quantity, segment[quantity])), abs(errors.slope(quantity, leftSegment[quantity])))
        return max(Tolerance.slope * max(gradientScale[quantity], own), Tolerance.noise * largestSlope)
    }
}
