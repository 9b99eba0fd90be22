/// One convex piecewise-linear function per quantity: its error at the level being minimized. A quantity without an
/// error has no breakpoints and slope 0.
///
/// Segment s lies between breakpoints s − 1 and s; slopes ascend with the segments. Breakpoints lie strictly between
/// the quantity's bounds.
struct ErrorFunctions: ~Copyable {
    private var start = FlatArray<Int32>()
    private var count = FlatArray<Int32>()
    private var firstSlope = FlatArray<Double>()
    private var positions = FlatArray<Double>()
    private var slopes = FlatArray<Double>()
    /// The magnitude of the slopes that went into the latest function; a slope that is only a rounding error relative
    /// to it is 0.
    private var weight = 0.0
    /// The quantities that have an error at this level.
    private(set) var costed = FlatArray<Int32>()

    mutating func reset() {
        start.removeAll()
        count.removeAll()
        firstSlope.removeAll()
        positions.removeAll()
        slopes.removeAll()
        costed.removeAll()
    }

    /// Makes room for this many quantities.
    mutating func reserve(quantityCount: Int) {
        start.reserve(quantityCount)
        count.reserve(quantityCount)
        firstSlope.reserve(quantityCount)
    }

    mutating func addQuantity() {
        start.append(0)
        count.append(0)
        firstSlope.append(0)
    }

    /// Removes the level's functions.
    mutating func clear() {
        for index in 0..<costed.count {
            count[costed[index]] = 0
            firstSlope[costed[index]] = 0
        }
        costed.removeAll()
        positions.removeAll()
        slopes.removeAll()
    }

    /// Starts the function of a quantity, given its slope below every breakpoint.
    mutating func begin(_ quantity: Int, slope: Double) {
        start[quantity] = Int32(truncatingIfNeeded: positions.count)
        count[quantity] = 0
        firstSlope[quantity] = slope
        weight = abs(slope)
        costed.append(Int32(truncatingIfNeeded: quantity))
    }

    /// Adds a breakpoint to the latest function, in ascending order; breakpoints closer than rounding are merged.
    mutating func addBreakpoint(_ quantity: Int, _ position: Double, increase: Double) {
        if count[quantity] > 0 {
            let last = positions.count - 1
            if position - positions[last] <= Tolerance.nearness(position) {
                let raised = sum(slopes[last], increase)
                slopes[last] = raised
                return
            }
            slopes.append(sum(slopes[last], increase))
        } else {
            slopes.append(sum(firstSlope[quantity], increase))
        }
        positions.append(position)
        count[quantity] += 1
    }

    /// Adds slope below every breakpoint. No breakpoints may have been added yet.
    mutating func raiseFirstSlope(_ quantity: Int, _ increase: Double) {
        let raised = sum(firstSlope[quantity], increase)
        firstSlope[quantity] = raised
    }

    private mutating func sum(_ slope: Double, _ increase: Double) -> Double {
        weight += increase
        let sum = slope + increase
        return abs(sum) <= Tolerance.cancellation * weight ? 0 : sum
    }

    @inline(__always) func breakpointCount(_ quantity: Int) -> Int { Int(count[quantity]) }

    @inline(__always) func slope(_ quantity: Int, _ segment: Int32) -> Double {
        segment == 0 ? firstSlope[quantity] : slopes[Int(start[quantity]) + Int(segment) - 1]
    }

    @inline(__always) func position(_ quantity: Int, _ breakpoint: Int32) -> Double {
        positions[Int(start[quantity]) + Int(breakpoint)]
    }

    /// The segments to the left and right of a value, which differ at a breakpoint.
    mutating func segments(_ quantity: Int, around value: Double) -> (left: Int32, right: Int32) {
        let first = Int(start[quantity])
        let nearness = Tolerance.nearness(value)
        var low = 0
        var high = Int(count[quantity])
        while low < high {
            let middle = (low + high) / 2
            if positions[first + middle] < value - nearness { low = middle + 1 } else { high = middle }
        }
        let left = Int32(truncatingIfNeeded: low)
        if low < Int(count[quantity]) && positions[first + low] <= value + nearness { return (left, left + 1) }
        return (left, left)
    }
}
