/// The simplex method for convex piecewise-linear errors (Fourer 1985–92) on one block: the values of the quantities,
/// their boxes, and a tableau that starts with the forms basic and the columns nonbasic.
///
/// A nonbasic quantity rests anywhere in its box. A basic one counts with the slope of one segment of its error that
/// contains its value. The *gradient* of a nonbasic quantity is how the errors of the basic ones change with it. A
/// point is optimal when no nonbasic quantity's own slope and gradient add up to an improvement.
///
/// Levels run one after another: `beginLevel`, functions, `minimize`, `shrinkBoxes`. After a level every box holds
/// exactly the values that its optimal face allows (complementary slackness), so later levels need not remember what
/// was optimal.
struct PiecewiseLinearSimplex: ~Copyable {
    var tableau = Tableau()
    var value = FlatArray<Double>()
    var lower = FlatArray<Double>()
    var upper = FlatArray<Double>()
    var errors = ErrorFunctions()

    /// The segment of a basic quantity, or the segment to the right of a nonbasic one.
    var segment = FlatArray<Int32>()
    /// The segment to the left of a nonbasic quantity.
    var leftSegment = FlatArray<Int32>()
    /// Nonbasic quantities that are not fixed.
    var movable = FlatArray<Int32>()
    var gradient = FlatArray<Double>()
    var gradientScale = FlatArray<Double>()

    /// The gains of the movable quantities, if there are many.
    var tournament = Tournament()

    var events = EventQueue()
    /// Basic quantities that change segment during a step, with the slopes that the gradients still use for them.
    var passed = FlatArray<Int32>()
    var isPassed = FlatArray<Bool>()
    var countedSlope = FlatArray<Double>()
    var degenerateSteps = 0
    /// Whether so many steps made no progress that they are now chosen at random.
    var isStuck: Bool { degenerateSteps > 30 }
    /// Seeded, so that every run chooses the same.
    var dice = Dice()
    private var work: LinearWork?
    /// The nonbasic quantity that moved without end, and its direction, if `minimize` ended as unbounded.
    private(set) var ray = (quantity: 0, direction: 0.0)
    /// Whether a level used up its steps, or solving used up its work.
    private(set) var didRunOut = false
    /// The largest slope of an error at the start of the level.
    var largestSlope = 0.0

    /// A sum being expressed in nonbasic quantities, for `Combinations.swift`.
    var combination = FlatArray<Int32>()
    var combinationCoefficients = FlatArray<Double>()
    var combinationSum = FlatArray<Double>()
    var combinationScale = FlatArray<Double>()
    /// Basic forms that should become nonbasic, for `WarmStart.swift`.
    var isLeaving = FlatArray<Bool>()
    /// How far each nonbasic quantity can move by itself since the level began; −1 until computed.
    var reaches = FlatArray<Double>()

    /// How `minimize` ended.
    enum Outcome {
        case optimal, unbounded
        /// The observed quantity moved far enough.
        case observed
    }

    mutating func reset() {
        tableau.reset()
        didRunOut = false
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
        reaches.removeAll()
    }

    /// Makes room for this many quantities and terms of forms.
    mutating func reserve(columnCount: Int, formCount: Int, termCount: Int) {
        let quantityCount = columnCount + formCount
        tableau.reserve(quantityCount: quantityCount, rowCount: formCount, termCount: termCount)
        errors.reserve(quantityCount: quantityCount)
        value.reserve(quantityCount)
        lower.reserve(quantityCount)
        upper.reserve(quantityCount)
        segment.reserve(quantityCount)
        leftSegment.reserve(quantityCount)
        movable.reserve(columnCount)
        gradient.reserve(quantityCount)
        gradientScale.reserve(quantityCount)
        isPassed.reserve(quantityCount)
        countedSlope.reserve(quantityCount)
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

    /// Starts a basic quantity. The terms added next must be nonbasic quantities.
    mutating func beginForm(lower newLower: Double, upper newUpper: Double) -> Int {
        let form = addQuantity(0, newLower, newUpper)
        tableau.beginRow(of: form)
        return form
    }

    mutating func addFormTerm(_ coefficient: Double, _ column: Int) {
        value[value.count - 1] += coefficient * value[column]
        addTerm(coefficient, column)
    }

    /// Adds a term to the latest row.
    mutating func addTerm(_ coefficient: Double, _ column: Int) {
        if tableau.isFixed[column] {
            tableau.addConstant(coefficient * value[column])
        } else {
            tableau.addTerm(coefficient, column)
        }
    }

    @inline(__always) func isBasic(_ quantity: Int) -> Bool { tableau.rowOf[quantity] >= 0 }

    /// Whether magnitudes differed so much that rounding, or the tolerances for it, may have decided the result.
    var isInexact: Bool {
        if didRunOut || tableau.largestCoefficient > Tolerance.spread { return true }
        let farthest = Tolerance.extent / max(1, tableau.largestCoefficient)
        for quantity in 0..<value.count where abs(value[quantity]) > farthest { return true }
        return false
    }

    /// The number of terms that pivots may write.
    var maxWork = LinearWork.usualLimit

    /// Limits pivots to the remaining work.
    mutating func limit(to work: LinearWork?) {
        self.work = work
        maxWork = work?.left ?? LinearWork.usualLimit
    }

    var shouldStop: Bool { work?.shouldStop ?? false }
    /// Whether solving should stop.
    var isOver: Bool { isSpent || shouldStop }
    /// Whether solving used up its work or memory.
    private var isSpent: Bool { tableau.work > maxWork || tableau.isTooLarge }

    // MARK: Levels

    /// Removes the errors of the previous level; every quantity then has a single segment without error.
    mutating func beginLevel() {
        for index in 0..<errors.costed.count {
            segment[errors.costed[index]] = 0
            leftSegment[errors.costed[index]] = 0
        }
        reaches.removeAll()
        errors.clear()
    }

    /// Minimizes the errors of the level. If a quantity is observed, stops as soon as its value moved by more than
    /// `Tolerance.openness`.
    mutating func minimize(observing observed: Int? = nil) -> Outcome {
        let startValue = observed.map { value[$0] } ?? 0
        placeInSegments()
        computeGradients()
        degenerateSteps = 0
        dice = Dice()
        var isFresh = true
        var stepsLeft = 200 + 50 * value.count
        while stepsLeft > 0 {
            stepsLeft -= 1
            if isSpent { break }
            if shouldStop { return .optimal }
            guard let (entering, direction) = price() else {
                if isFresh { return .optimal }
                // Values and gradients were updated step by step: only recomputed ones are reliable.
                if refreshValues() { placeInSegments() }
                computeGradients()
                isFresh = true
                continue
            }
            isFresh = false
            if !step(entering, direction) {
                ray = (entering, direction)
                return .unbounded
            }
            if let observed, abs(value[observed] - startValue) > Tolerance.openness { return .observed }
        }
        // Random steps that cycle for this long usually follow rounding errors of very different magnitudes.
        didRunOut = true
        return .optimal
    }
}
