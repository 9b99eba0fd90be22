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
        tournament.stop()
        for index in 0..<movable.count {
            gradient[movable[index]] = 0
            gradientScale[movable[index]] = 0
        }
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            if isBasic(quantity) { addToGradients(errors.slope(quantity, segment[quantity]), timesRowOf: quantity) }
        }
        if movable.count < Tournament.fewest { return }
        tournament.start(quantityCount: value.count)
        for index in 0..<movable.count {
            let quantity = Int(movable[index])
            tournament.enter(quantity, gain(of: quantity))
        }
        tournament.play()
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
            tournament.touch(nonbasic)
        }
    }

    /// The nonbasic quantity with the steepest improvement, and its direction. After many steps without progress, any
    /// that improves. (Bland's rule is not enough: steps that pass breakpoints at distance 0 can cycle under it.)
    mutating func price() -> (Int, Double)? {
        var best = (quantity: -1, gain: 0.0)
        if isStuck {
            var improving: UInt64 = 0
            for index in 0..<movable.count {
                let quantity = Int(movable[index])
                let gain = gain(of: quantity)
                if gain == 0 { continue }
                improving += 1
                if dice.next() % improving == 0 { best = (quantity, gain) }
            }
        } else if tournament.isOn {
            while let changed = tournament.takeChanged() {
                let quantity = Int(changed)
                let isMovable = !isBasic(quantity) && !tableau.isFixed[quantity]
                tournament.set(quantity, isMovable ? gain(of: quantity) : 0)
            }
            best = tournament.best
        } else {
            for index in 0..<movable.count {
                let quantity = Int(movable[index])
                let gain = gain(of: quantity)
                if abs(gain) > abs(best.gain) || abs(gain) == abs(best.gain) && quantity < best.quantity {
                    best = (quantity, gain)
                }
            }
        }
        return best.gain == 0 ? nil : (best.quantity, best.gain > 0 ? 1 : -1)
    }

    /// How fast the errors fall if a nonbasic quantity moves: positive for an increase, negative for a decrease; 0 if
    /// they don't.
    @inline(__always) private func gain(of quantity: Int) -> Double {
        let slope = gradient[quantity]
        let right = errors.slope(quantity, segment[quantity]) + slope
        let left = errors.slope(quantity, leftSegment[quantity]) + slope
        if right >= 0 && left <= 0 { return 0 }
        let tolerance = slopeTolerance(quantity)
        if right < -tolerance && value[quantity] < upper[quantity] { return -right }
        if left > tolerance && value[quantity] > lower[quantity] { return -left }
        return 0
    }

    @inline(__always) func slopeTolerance(_ quantity: Int) -> Double {
        let own = max(
            abs(errors.slope(quantity, segment[quantity])), abs(errors.slope(quantity, leftSegment[quantity])))
        return max(Tolerance.slope * max(gradientScale[quantity], own), Tolerance.noise * largestSlope)
    }
}
