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
    var value = FlatArray<Double>()
    var lower = FlatArray<Double>()
    var upper = FlatArray<Double>()
    var errors = ErrorFunctions()

    /// The segment of a basic quantity, and the one to the right of a nonbasic one.
    var segment = FlatArray<Int32>()
    /// The segment to the left of a nonbasic quantity.
    var leftSegment = FlatArray<Int32>()
    /// Nonbasic quantities that are not fixed.
    var movable = FlatArray<Int32>()
    var gradient = FlatArray<Double>()
    var gradientScale = FlatArray<Double>()

    var events = EventQueue()
    /// Basic quantities that change segment during a step, with the slopes that the gradients still count them with.
    var passed = FlatArray<Int32>()
    var isPassed = FlatArray<Bool>()
    var countedSlope = FlatArray<Double>()
    var degenerateSteps = 0
    /// Whether steps have led nowhere for so long that they are chosen at random.
    var isStuck: Bool { degenerateSteps > 30 }
    /// Chooses the same in every run.
    var dice = Dice()
    private var work: LinearWork?
    /// The nonbasic quantity that moved for ever, and its direction, where `minimise` ended as unbounded.
    private(set) var ray = (quantity: 0, direction: 0.0)
    /// Whether a level has used up its steps, or solving its work.
    private(set) var didRunOut = false
    /// The largest slope that an error had where the level began.
    var largestSlope = 0.0

    /// A sum being expressed in nonbasic quantities, for `Combinations.swift`.
    var combination = FlatArray<Int32>()
    var combinationCoefficients = FlatArray<Double>()
    var combinationSum = FlatArray<Double>()
    var combinationScale = FlatArray<Double>()
    /// Basic forms that are to become nonbasic, for `WarmStart.swift`.
    var isLeaving = FlatArray<Bool>()
    /// How far each nonbasic quantity can move by itself, since the level began; −1 until it was asked.
    var reaches = FlatArray<Double>()

    /// How `minimise` ended.
    enum Outcome {
        case optimal, unbounded
        /// The observed quantity moved as far as asked.
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

    /// Makes room for so many quantities, and for forms with so many terms.
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

    /// Starts a basic quantity; the terms added next are of nonbasic ones.
    mutating func beginForm(lower newLower: Double, upper newUpper: Double) -> Int {
        let form = addQuantity(0, newLower, newUpper)
        tableau.beginRow(of: form)
        return form
    }

    mutating func addFormTerm(_ coefficient: Double, _ column: Int) {
        value[value.count - 1] += coefficient * value[column]
        addTerm(coefficient, column)
    }

    /// Adds a term to the row begun last.
    mutating func addTerm(_ coefficient: Double, _ column: Int) {
        if tableau.isFixed[column] {
            tableau.addConstant(coefficient * value[column])
        } else {
            tableau.addTerm(coefficient, column)
        }
    }

    @inline(__always) func isBasic(_ quantity: Int) -> Bool { tableau.rowOf[quantity] >= 0 }

    /// Whether numbers lay so far apart that rounding, or the tolerances that are to allow for it, may have decided.
    var isInexact: Bool {
        if didRunOut || tableau.largestCoefficient > Tolerance.spread { return true }
        let farthest = Tolerance.extent / max(1, tableau.largestCoefficient)
        for quantity in 0..<value.count where abs(value[quantity]) > farthest { return true }
        return false
    }

    /// How many terms pivots may write.
    var mostWork = LinearWork.usualLimit

    /// Lets pivots write as many terms as are left of the work.
    mutating func limit(to work: LinearWork?) {
        self.work = work
        mostWork = work?.left ?? LinearWork.usualLimit
    }

    var isStopWished: Bool { work?.isStopWished ?? false }
    /// Whether there is no use in going on.
    var isOver: Bool { isSpent || isStopWished }
    /// Whether solving took all that it may, of work or of memory.
    private var isSpent: Bool { tableau.work > mostWork || tableau.isTooLarge }

    // MARK: Levels

    /// Forgets the errors of the level before; every quantity then has the one segment of no error.
    mutating func beginLevel() {
        for index in 0..<errors.costed.count {
            segment[errors.costed[index]] = 0
            leftSegment[errors.costed[index]] = 0
        }
        reaches.removeAll()
        errors.clear()
    }

    /// Minimizes the errors of the level. Watching a quantity, stops as soon as its value is more than `Tolerance.openness` away from where it was.
    mutating func minimise(observing observed: Int? = nil) -> Outcome {
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
            if isStopWished { return .optimal }
            guard let (entering, direction) = price() else {
                if isFresh { return .optimal }
                // Values and gradients were updated step by step: trust only new ones.
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
        // Steps that go round for so long, though chosen at random, mostly follow the rounding of numbers far apart.
        didRunOut = true
        return .optimal
    }
}
