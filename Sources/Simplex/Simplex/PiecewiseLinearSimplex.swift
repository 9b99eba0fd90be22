/// The simplex method for convex piecewise-linear errors (Fourer 1985–92) on one block: values of the quantities, their boxes, and a tableau that begins with the forms
/// basic and the columns nonbasic.
///
/// A nonbasic quantity rests anywhere in its box; a basic one counts with the slope of one segment of its error that its value lies in. The *gradient* of a nonbasic
/// quantity is how the errors of the basic ones change with it. A point is optimal when no nonbasic quantity's own slope and gradient add up to an improvement.
///
/// Levels run one after another: `beginLevel`, functions, `minimise`, `shrinkBoxes`. After a level every box holds exactly the values that its optimal face allows
/// (complementary slackness), so later levels need not remember what was optimal.
struct PiecewiseLinearSimplex: ~Copyable {
    var tableau = Tableau()
    private(set) var value = FlatArray<Double>()
    var lower = FlatArray<Double>()
    var upper = FlatArray<Double>()
    var errors = ErrorFunctions()

    /// The segment of a basic quantity, and the one to the right of a nonbasic one.
    var segment = FlatArray<Int32>()
    /// The segment to the left of a nonbasic quantity.
    var leftSegment = FlatArray<Int32>()
    /// Nonbasic quantities that are not fixed.
    private(set) var movable = FlatArray<Int32>()
    var gradient = FlatArray<Double>()
    var gradientScale = FlatArray<Double>()

    private var events = EventQueue()
    /// Basic quantities that change segment during a step, with the slopes that the gradients still count them with.
    private var passed = FlatArray<Int32>()
    private var isPassed = FlatArray<Bool>()
    private var countedSlope = FlatArray<Double>()
    private var degenerateSteps = 0

    /// A sum being expressed in nonbasic quantities, for `Combinations.swift`.
    var combination = FlatArray<Int32>()
    var combinationCoefficients = FlatArray<Double>()
    var combinationSum = FlatArray<Double>()
    var combinationScale = FlatArray<Double>()

    /// How `minimise` ended.
    enum Outcome {
        case optimal, unbounded
        /// The observed quantity moved as far as asked.
        case observed
    }

    mutating func reset() {
        tableau.reset()
        value.removeAll()
        lower.removeAll()
        upper.removeAll()
        errors.reset()
        segment.removeAll()
        leftSegment.removeAll()
        movable.removeAll()
        gradient.removeAll()
        gradientScale.removeAll()
        isPassed.removeAll()
        countedSlope.removeAll()
        combinationSum.removeAll()
        combinationScale.removeAll()
    }

    mutating func addQuantity(_ newValue: Double, _ newLower: Double, _ newUpper: Double) -> Int {
        value.append(newValue)
        lower.append(newLower)
        upper.append(newUpper)
        errors.addQuantity()
        segment.append(0)
        leftSegment.append(0)
        gradient.append(0)
        gradientScale.append(0)
        isPassed.append(false)
        countedSlope.append(0)
        return tableau.addQuantity()
    }

    /// Adds a nonbasic quantity that starts at a value in its box.
    mutating func addColumn(value newValue: Double, lower newLower: Double, upper newUpper: Double) {
        let column = addQuantity(newValue, newLower, newUpper)
        if Tolerance.isPoint(newLower, newUpper) {
            tableau.fix(column)
        } else {
            movable.append(Int32(truncatingIfNeeded: column))
        }
    }

    /// Starts a basic quantity; the terms added next are of nonbasic ones.
    mutating func beginForm(lower newLower: Double, upper newUpper: Double) -> Int {
        let form = addQuantity(0, newLower, newUpper)
        tableau.beginRow(of: form)
        return form
    }

    mutating func addFormTerm(_ coefficient: Double, _ column: Int) {
        value[value.count - 1] += coefficient * value[column]
        if tableau.isFixed[column] { return }
        tableau.addTerm(coefficient, column)
    }

    @inline(__always) func isBasic(_ quantity: Int) -> Bool { tableau.rowOf[quantity] >= 0 }

    // MARK: Levels

    /// Forgets the errors of the level before; every quantity then has the one segment of no error.
    mutating func beginLevel() {
        for index in 0..<errors.costed.count {
            segment[errors.costed[index]] = 0
            leftSegment[errors.costed[index]] = 0
        }
        errors.clear()
    }

    /// Minimises the errors of the level. Watching a quantity, stops as soon as its value is more than `Tolerance.openness` away from where it was.
    mutating func minimise(observing observed: Int? = nil) -> Outcome {
        let startValue = observed.map { value[$0] } ?? 0
        placeInSegments()
        computeGradients()
        degenerateSteps = 0
        var isFresh = true
        var stepsLeft = 200 + 50 * value.count
        while stepsLeft > 0 {
            stepsLeft -= 1
            guard let (entering, direction) = price() else {
                if isFresh { return .optimal }
                // The gradients were updated step by step: trust only new ones.
                computeGradients()
                isFresh = true
                continue
            }
            isFresh = false
            if !step(entering, direction) { return .unbounded }
            if let observed, abs(value[observed] - startValue) > Tolerance.openness { return .observed }
        }
        return .optimal
    }

    private func placeInSegments() {
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            let (left, right) = errors.segments(quantity, around: value[quantity])
            leftSegment[quantity] = left
            segment[quantity] = right
            // On a breakpoint a basic quantity may take either side; the flatter one asks for fewer steps.
            if isBasic(quantity) && abs(errors.slope(quantity, left)) <= abs(errors.slope(quantity, right)) {
                segment[quantity] = left
            }
        }
    }

    private func computeGradients() {
        for index in 0..<movable.count {
            gradient[movable[index]] = 0
            gradientScale[movable[index]] = 0
        }
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            if isBasic(quantity) { addToGradients(errors.slope(quantity, segment[quantity]), timesRowOf: quantity) }
        }
    }

    private func addToGradients(_ slope: Double, timesRowOf quantity: Int) {
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

    /// The nonbasic quantity with the steepest improvement and its direction; under Bland's rule the first that improves.
    private func price() -> (Int, Double)? {
        let isBland = degenerateSteps > 30
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
            if isBland ? (best < 0 || quantity < best) : (gain > bestGain || (gain == bestGain && quantity < best)) {
                best = quantity
                bestGain = gain
                direction = way
            }
        }
        return best < 0 ? nil : (best, direction)
    }

    @inline(__always) private func slopeTolerance(_ quantity: Int) -> Double {
        let own = max(
            abs(errors.slope(quantity, segment[quantity])), abs(errors.slope(quantity, leftSegment[quantity])))
        return Tolerance.slope * max(gradientScale[quantity], own)
    }

    // MARK: Steps

    /// Moves the entering quantity through breakpoints as long as the errors fall. False when they would fall for ever.
    private mutating func step(_ entering: Int, _ direction: Double) -> Bool {
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
        degenerateSteps = first.distance > 0 ? 0 : degenerateSteps + 1
        move(entering, direction, first.distance)
        settlePassed()
        stop(event, entering: entering)
        return true
    }

    /// Queues the next breakpoint or bound that a quantity meets when it moves at this rate.
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

    /// How much the quantity's slope grows at its event: without end at a bound.
    private func slopeIncrease(_ quantity: Int, _ rate: Double) -> Double {
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

    /// Of the events at the blocking distance the one with the largest pivot; under Bland's rule the first quantity.
    private mutating func widestTie(with first: Event) -> Event {
        var best = first
        let reach = first.distance + 1e-12 * (1 + first.distance)
        while let event = events.popFirst(), event.distance <= reach {
            if degenerateSteps > 30 ? event.quantity < best.quantity : abs(event.rate) > abs(best.rate) { best = event }
        }
        return best
    }

    private func move(_ entering: Int, _ direction: Double, _ distance: Double) {
        if distance == 0 { return }
        value[entering] += direction * distance
        for index in 0..<tableau.columnRows.count {
            let basic = tableau.head[tableau.columnRows[index]]
            value[basic] += tableau.columnValues[index] * direction * distance
        }
    }

    /// Brings the gradients up to date with the segments that basic quantities moved to.
    private mutating func settlePassed() {
        for index in 0..<passed.count {
            let quantity = Int(passed[index])
            addToGradients(errors.slope(quantity, segment[quantity]) - countedSlope[quantity], timesRowOf: quantity)
            isPassed[quantity] = false
        }
    }

    /// Rests the quantity of the event on its breakpoint or bound, which it reached, and makes it nonbasic.
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

    /// Pivots, and brings the gradients to the new basis.
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
        }
        gradient[leaving] = multiple - leavingSlope
        gradientScale[leaving] = max(abs(multiple), abs(leavingSlope), gradientScale[entering] / abs(pivot))
        tableau.pivot(row, entering)
        replaceMovable(entering, by: leaving)
    }

    private func replaceMovable(_ entering: Int, by leaving: Int) {
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

    // MARK: Faces

    /// Shrinks every box to the values that the optimal face allows, and fixes what can't move any more.
    mutating func shrinkBoxes() {
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            if isBasic(quantity) { shrink(quantity, from: segment[quantity], to: segment[quantity]) }
        }
        for index in 0..<movable.count {
            let quantity = Int(movable[index])
            let tolerance = slopeTolerance(quantity)
            let right = errors.slope(quantity, segment[quantity]) + gradient[quantity]
            let left = errors.slope(quantity, leftSegment[quantity]) + gradient[quantity]
            let mayRise = right <= tolerance
            let mayFall = left >= -tolerance
            if mayRise && mayFall {
                shrink(quantity, from: leftSegment[quantity], to: segment[quantity])
            } else if mayRise {
                lower[quantity] = value[quantity]
                shrink(quantity, from: segment[quantity], to: segment[quantity])
            } else if mayFall {
                upper[quantity] = value[quantity]
                shrink(quantity, from: leftSegment[quantity], to: leftSegment[quantity])
            } else {
                lower[quantity] = value[quantity]
                upper[quantity] = value[quantity]
            }
        }
        dropFixed()
    }

    /// Cuts the box to a range of segments; the value itself always stays inside.
    private func shrink(_ quantity: Int, from first: Int32, to last: Int32) {
        if first > 0 { lower[quantity] = max(lower[quantity], errors.position(quantity, first - 1)) }
        if Int(last) < errors.breakpointCount(quantity) {
            upper[quantity] = min(upper[quantity], errors.position(quantity, last))
        }
        lower[quantity] = min(lower[quantity], value[quantity])
        upper[quantity] = max(upper[quantity], value[quantity])
    }

    mutating func dropFixed() {
        var kept = 0
        for index in 0..<movable.count {
            let quantity = Int(movable[index])
            if isPoint(quantity) {
                tableau.fix(quantity)
            } else {
                movable[kept] = Int32(truncatingIfNeeded: quantity)
                kept += 1
            }
        }
        movable.truncate(to: kept)
    }

    /// Whether the quantity can still move.
    func isMovable(_ quantity: Int) -> Bool {
        let row = tableau.rowOf[quantity]
        if row < 0 { return !tableau.isFixed[quantity] }
        if isPoint(quantity) { return false }
        return tableau.hasMovableTerm(Int(row))
    }
}
