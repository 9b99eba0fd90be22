/// One step of the entering quantity: through breakpoints while the errors fall, to the event that blocks it, and the
/// pivot there.
extension PiecewiseLinearSimplex {
    /// Moves the entering quantity through breakpoints as long as the errors fall. False if they would fall without
    /// end.
    mutating func step(_ entering: Int, _ direction: Double) -> Bool {
        tableau.gather(entering)
        if direction < 0 { segment[entering] = leftSegment[entering] }
        var slope = direction * (errors.slope(entering, segment[entering]) + gradient[entering])
        let tolerance = slopeTolerance(entering)
        events.removeAll()
        passed.removeAll()
        pushEvent(entering, direction)
        for index in 0..<tableau.columnRows.count {
            let rate = tableau.columnValues[index] * direction
            if abs(rate) > Tolerance.cancellation { pushEvent(Int(tableau.head[tableau.columnRows[index]]), rate) }
        }
        var blocking: Event?
        while let event = events.popFirst() {
            let increase = abs(event.rate) * slopeIncrease(Int(event.quantity), event.rate)
            if slope + increase >= -tolerance {
                blocking = event
                break
            }
            slope += increase
            pass(event, entering: entering)
        }
        guard let first = blocking else {
            settlePassed()
            return false
        }
        let event = widestTie(with: first)
        let isMoving = first.distance > Tolerance.tie * (1 + abs(value[entering]))
        degenerateSteps = isMoving ? 0 : degenerateSteps + 1
        move(entering, direction, first.distance)
        settlePassed()
        stop(event, entering: entering)
        tournament.touch(Int32(truncatingIfNeeded: entering))
        return true
    }

    /// Queues the next breakpoint or bound that a quantity reaches at this rate.
    private mutating func pushEvent(_ quantity: Int, _ rate: Double) {
        let target: Double
        let segment = segment[quantity]
        if rate > 0 {
            target =
                Int(segment) < errors.breakpointCount(quantity) ? errors.position(quantity, segment) : upper[quantity]
        } else {
            target = segment > 0 ? errors.position(quantity, segment - 1) : lower[quantity]
        }
        if target.isInfinite { return }
        let distance = max(0, (target - value[quantity]) / rate)
        events.push(Event(distance: distance, rate: rate, quantity: Int32(truncatingIfNeeded: quantity)))
    }

    /// How much the quantity's slope grows at its event; infinite at a bound.
    private mutating func slopeIncrease(_ quantity: Int, _ rate: Double) -> Double {
        let here = segment[quantity]
        if rate > 0 {
            if Int(here) == errors.breakpointCount(quantity) { return .infinity }
            return errors.slope(quantity, here + 1) - errors.slope(quantity, here)
        }
        if here == 0 { return .infinity }
        return errors.slope(quantity, here) - errors.slope(quantity, here - 1)
    }

    private mutating func pass(_ event: Event, entering: Int) {
        let quantity = Int(event.quantity)
        if quantity != entering && !isPassed[quantity] {
            isPassed[quantity] = true
            countedSlope[quantity] = errors.slope(quantity, segment[quantity])
            passed.append(event.quantity)
        }
        segment[quantity] += event.rate > 0 ? 1 : -1
        pushEvent(quantity, event.rate)
    }

    /// The event with the largest pivot among those at the blocking distance. After many steps without progress, a
    /// random one, favoring large pivots.
    private mutating func widestTie(with first: Event) -> Event {
        var best = first
        var bestWeight = weight(of: first)
        let reach = first.distance + Tolerance.tie * (1 + first.distance)
        while let event = events.popFirst(), event.distance <= reach {
            let weight = weight(of: event)
            if weight > bestWeight {
                best = event
                bestWeight = weight
            }
        }
        return best
    }

    private mutating func weight(of event: Event) -> Double {
        isStuck ? abs(event.rate) * Double(1 + dice.next() % 1000) : abs(event.rate)
    }

    mutating func move(_ entering: Int, _ direction: Double, _ distance: Double) {
        if distance == 0 { return }
        value[entering] += direction * distance
        for index in 0..<tableau.columnRows.count {
            let basic = tableau.head[tableau.columnRows[index]]
            value[basic] += tableau.columnValues[index] * direction * distance
        }
    }

    /// Updates the gradients to the segments that basic quantities moved to.
    private mutating func settlePassed() {
        for index in 0..<passed.count {
            let quantity = Int(passed[index])
            addToGradients(errors.slope(quantity, segment[quantity]) - countedSlope[quantity], timesRowOf: quantity)
            isPassed[quantity] = false
        }
    }

    /// Rests the event's quantity on the breakpoint or bound it reached, and makes it nonbasic.
    private mutating func stop(_ event: Event, entering: Int) {
        let quantity = Int(event.quantity)
        let here = segment[quantity]
        let slopeBefore = errors.slope(quantity, here)
        if event.rate > 0 {
            if Int(here) < errors.breakpointCount(quantity) {
                value[quantity] = errors.position(quantity, here)
                leftSegment[quantity] = here
                segment[quantity] = here + 1
            } else {
                value[quantity] = upper[quantity]
                leftSegment[quantity] = here
            }
        } else {
            leftSegment[quantity] = here
            if here > 0 {
                value[quantity] = errors.position(quantity, here - 1)
                leftSegment[quantity] = here - 1
            } else {
                value[quantity] = lower[quantity]
            }
        }
        if quantity == entering { return }
        exchange(quantity, slopeBefore, entering)
    }

    /// Pivots, and updates the gradients to the new basis.
    private mutating func exchange(_ leaving: Int, _ leavingSlope: Double, _ entering: Int) {
        let row = Int(tableau.rowOf[leaving])
        let first = tableau.start[row]
        var pivot = 1.0
        for index in first..<first + tableau.length[row] where Int(tableau.quantities[index]) == entering {
            pivot = tableau.coefficients[index]
        }
        let enteringSlope = errors.slope(entering, segment[entering])
        let multiple = (gradient[entering] + enteringSlope) / pivot
        for index in first..<first + tableau.length[row] {
            let nonbasic = tableau.quantities[index]
            let contribution = multiple * tableau.coefficients[index]
            gradient[nonbasic] -= contribution
            gradientScale[nonbasic] = max(gradientScale[nonbasic], abs(contribution))
            tournament.touch(nonbasic)
        }
        tournament.touch(Int32(truncatingIfNeeded: leaving))
        gradient[leaving] = multiple - leavingSlope
        gradientScale[leaving] = max(abs(multiple), abs(leavingSlope), gradientScale[entering] / abs(pivot))
        tableau.pivot(row, entering, values: value)
        replaceMovable(entering, by: leaving)
    }

    mutating func replaceMovable(_ entering: Int, by leaving: Int) {
        for index in 0..<movable.count where Int(movable[index]) == entering {
            movable[index] = Int32(truncatingIfNeeded: leaving)
            return
        }
    }

    mutating func removeMovable(_ quantity: Int) {
        for index in 0..<movable.count where Int(movable[index]) == quantity {
            movable[index] = movable[movable.count - 1]
            movable.truncate(to: movable.count - 1)
            return
        }
    }
}
