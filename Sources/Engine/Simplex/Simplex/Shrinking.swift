/// Shrinks the boxes to the optimal face by complementary slackness: a basic quantity keeps its current segment, and a
/// nonbasic one whose reduced slope isn't 0 keeps its value.
extension PiecewiseLinearSimplex {
    /// Shrinks every box to the values that the optimal face allows, and fixes quantities that can't move any more.
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

    /// If every error of the level is at its minimum over its own box, shrinks the boxes to those minima without a
    /// step; many inequalities that just hold would need a step each. False if some error is not.
    mutating func shrinkToOwnMinimum() -> Bool {
        for index in 0..<errors.costed.count where !isAtOwnMinimum(Int(errors.costed[index])) { return false }
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            let (left, right) = errors.segments(quantity, around: value[quantity])
            let mayFall = errors.slope(quantity, left) >= 0
            let mayRise = errors.slope(quantity, right) <= 0
            shrink(quantity, from: mayFall ? left : right, to: mayRise ? right : left)
            // A quantity whose error would still change in a direction rests on its bound there.
            if errors.slope(quantity, left) > 0 { upper[quantity] = value[quantity] }
            if errors.slope(quantity, right) < 0 { lower[quantity] = value[quantity] }
        }
        dropFixed()
        for index in 0..<errors.costed.count {
            let quantity = Int(errors.costed[index])
            if isBasic(quantity) && isPoint(quantity) { driveOut(quantity) }
        }
        return true
    }

    private mutating func isAtOwnMinimum(_ quantity: Int) -> Bool {
        let (left, right) = errors.segments(quantity, around: value[quantity])
        let reach = Tolerance.nearness(value[quantity])
        return (errors.slope(quantity, left) <= 0 || value[quantity] <= lower[quantity] + reach)
            && (errors.slope(quantity, right) >= 0 || value[quantity] >= upper[quantity] - reach)
    }

    /// Cuts the box to a range of segments. The value always stays inside.
    private mutating func shrink(_ quantity: Int, from first: Int32, to last: Int32) {
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
    mutating func isMovable(_ quantity: Int) -> Bool {
        let row = tableau.rowOf[quantity]
        if row < 0 { return !tableau.isFixed[quantity] }
        if isPoint(quantity) { return false }
        return tableau.hasMovableTerm(Int(row))
    }
}
