/// Solves a block with one column, which needs no simplex: level by level its box shrinks to where its error is least.
enum SingleColumn {
    /// Computes the box that every priority leaves, from pieces sorted by priority and position.
    static func solve(_ pieces: borrowing Pieces, _ range: Range<Int>, lower: inout Double, upper: inout Double) {
        var index = range.lowerBound
        while index < range.upperBound && !Tolerance.isPoint(lower, upper) {
            let priority = pieces[index].priority
            var end = index
            var slope = 0.0
            var scale = 0.0
            while end < range.upperBound && pieces[end].priority == priority {
                slope -= pieces[end].below
                scale += pieces[end].below + pieces[end].above
                end += 1
            }
            shrink(pieces, index..<end, slope: slope, zero: scale * Tolerance.slope, lower: &lower, upper: &upper)
            index = end
        }
    }

    /// Cuts the box to the minimum of one level, given the slope below every breakpoint.
    private static func shrink(
        _ pieces: borrowing Pieces, _ level: Range<Int>, slope firstSlope: Double, zero: Double, lower: inout Double,
        upper: inout Double
    ) {
        var slope = firstSlope
        var least = -Double.infinity
        var greatest = Double.infinity
        for index in level {
            if slope < -zero { least = pieces[index].position }
            slope += pieces[index].below + pieces[index].above
            if slope > zero {
                greatest = pieces[index].position
                break
            }
        }
        if greatest < least { greatest = least }
        if greatest <= lower {
            upper = lower
        } else if least >= upper {
            lower = upper
        } else {
            lower = max(lower, least)
            upper = min(upper, greatest)
        }
    }
}
