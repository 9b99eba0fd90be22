import Simplex
import Testing

struct RangeTests {
    /// Along one way the objective and a row are parallel, but for rounding that the ranges sought before leave behind.
    @Test func earlierRangesDoNotMoveALimit() {
        var system = LinearSystem()
        // Left and width of five boxes.
        for place in 0..<10 { _ = system.addVariable(isNonnegative: place % 2 == 1) }
        system.row([(1, 4), (1, 5), (-1, 0)], .equal, 0)
        system.row([(1, 8)], .greaterThanOrEqual, 50)
        system.row([(1, 3), (-1, 7)], .greaterThanOrEqual, 0)
        system.row([(1, 3)], .equal, 0)
        system.row([(1, 4), (-1000, 2), (-500, 3)], .greaterThanOrEqual, 0)
        system.row([(1, 6), (1, 7), (-1, 0), (-1, 1)], .greaterThanOrEqual, -100)
        system.row([(1, 6)], .greaterThanOrEqual, 0)
        system.row([(1, 0), (1, 1), (-0.001, 8), (-0.001, 9), (-0.999, 0)], .equal, 10)
        let sums: [[(Double, Int)]] = [
            [(1, 9)], [(1, 8), (-1, 0)], [(1, 6), (-1, 4)], [(1, 5)], [(1, 4)], [(1, 2)], [(1, 1)], [(1, 0)],
        ]
        for sum in sums { system.tie(sum) }
        let ranges = system.ranges(ofTies: Array(sums.indices), in: system.solve())
        // The third: l5 ≥ l0 + w0 − 100, and l0 ≥ l4.
        let lowers: [Double?] = [0, nil, -100, 0, nil, nil, 0, nil]
        for (range, lower) in zip(ranges, lowers) {
            #expect(range != nil && (range?.lower == nil) == (lower == nil))
            if let end = range?.lower, let lower { #expect(isNear(end, lower)) }
            #expect(range?.upper == nil)
        }
    }
}
