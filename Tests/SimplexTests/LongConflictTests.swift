import Simplex
import Testing

/// Conflicts of many rows that each need many of the others, among rows drawn at random.
@Suite struct LongConflictTests {
    /// Places in a row, each behind some earlier one, with bounds here and there that can't all hold.
    private static func system(seed: UInt64) -> LinearSystem {
        var random = SplitMix(state: seed)
        var system = LinearSystem()
        var places: [Int] = []
        for index in 0..<32 {
            let place = system.addVariable(isNonnegative: true)
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                guard index > 0 else { continue }
                let earlier = places[Int.random(in: max(0, index - 3)..<index, using: &random)]
                let relation: LinearRelation = Int.random(in: 0..<4, using: &random) == 0 ? .equal : .greaterThanOrEqual
                let gap = Double(Int.random(in: -1...5, using: &random))
                system.row([(1, place), (-1, earlier)], relation, gap)
            }
            places.append(place)
            if index.isMultiple(of: 13) {
                system.row([(1, place)], .lessThanOrEqual, Double(Int.random(in: 10...60, using: &random)))
            }
        }
        for place in places.suffix(4) {
            system.row([(1, place)], .lessThanOrEqual, Double(Int.random(in: 20...90, using: &random)))
        }
        return system
    }

    @Test func eachSetIsWhatDroppingNewestFirstLeaves() throws {
        var lengths: [Int] = []
        for seed in 0..<6 as Range<UInt64> {
            let system = Self.system(seed: seed)
            let solution = system.solve()
            for (row, set) in zip(solution.broken, system.conflicts(in: solution)) {
                var rest = system
                for other in 0..<system.rowCount where other > row || other != row && solution.broken.contains(other) {
                    rest.clearRow(other)
                }
                for member in (0..<row).reversed() {
                    var without = rest
                    without.clearRow(member)
                    if !without.canHold { rest = without }
                }
                let expected = (0..<system.rowCount).filter { !rest.row($0).terms.isEmpty }
                #expect(set == expected, "seed \(seed)")
                lengths.append(expected.count)
            }
        }
        #expect(lengths.count > 6 && lengths.count { $0 > 9 } > 2, "\(lengths)")
    }
}
