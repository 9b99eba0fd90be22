import Simplex
import Testing

@Suite struct ConflictTests {
    @Test func theSecondOfTwoWidthsIsBroken() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(1, width)], .equal, 100)
        system.row([(1, width)], .equal, 200)
        let solution = system.solve()
        #expect(solution.broken == [1])
        #expect(areNear(solution.values, [100]))
        #expect(system.conflicts(in: solution) == [[0, 1]])
    }

    @Test func aNegativeWidthBreaksTheConstraintThatAsksForIt() {
        var system = LinearSystem()
        let x = system.addVariable()
        let width = system.addVariable(isNonnegative: true)
        let rootWidth = system.addVariable(isNonnegative: true)
        system.row([(1, rootWidth)], .equal, 320, .system)
        let leading = system.row([(1, x)], .equal, 200)
        let trailing = system.row([(1, x), (1, width), (-1, rootWidth)], .equal, -200)
        system.tie([(1, width)])
        let solution = system.solve()
        #expect(solution.broken == [trailing])
        #expect(areNear(solution.values, [200, 0, 320]))
        #expect(system.conflicts(in: solution) == [[leading, trailing]])
    }

    @Test func aBrokenRowDoesNotBreakOthers() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(1, width)], .equal, -5)
        system.row([(1, width)], .equal, 10)
        let solution = system.solve()
        #expect(solution.broken == [0])
        #expect(areNear(solution.values, [10]))
        #expect(system.conflicts(in: solution) == [[0]])
    }

    @Test func systemRowsBreakRequiredOnesInAnyOrder() {
        var system = LinearSystem()
        let width = system.addVariable()
        system.row([(1, width)], .equal, 10)
        system.row([(1, width)], .equal, 20, .system)
        let solution = system.solve()
        #expect(solution.broken == [0])
        #expect(areNear(solution.values, [20]))
    }

    @Test func redundantRowsHold() {
        var system = LinearSystem()
        let one = system.addVariable()
        let other = system.addVariable()
        system.row([(1, one), (1, other)], .equal, 320)
        system.row([(1.0 / 3, one), (1.0 / 3, other)], .equal, 320.0 / 3)
        system.row([(1, one), (-1, other)], .equal, 0)
        system.row([(2, one)], .equal, 320)
        system.row([(1, one)], .lessThanOrEqual, 160.00000001)
        let solution = system.solve()
        #expect(solution.broken == [])
        #expect(areNear(solution.values, [160, 160]))
    }

    @Test func rowsWithoutTerms() {
        var system = LinearSystem()
        let width = system.addVariable()
        system.row([], .equal, 5)
        system.row([], .lessThanOrEqual, 5)
        system.row([(0, width)], .greaterThanOrEqual, 1)
        system.row([(1, width), (-1, width)], .equal, 0)
        system.row([], .equal, 7, .optional(10))
        let solution = system.solve()
        #expect(solution.broken == [0, 2])
        #expect(system.conflicts(in: solution) == [[0], [2]])
    }

    @Test func contradictorySystemRowsStillGetAnAnswer() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        let height = system.addVariable()
        system.row([(1, width)], .lessThanOrEqual, -10, .system)
        system.row([(1, width), (1, height)], .equal, 5)
        system.row([(1, width), (-1, height)], .lessThanOrEqual, 5)
        #expect(system.solve().values.allSatisfy { $0.isFinite })
    }

    @Test func infiniteNumbersAreLeftOut() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(.nan, width)], .equal, 5)
        system.row([(1, width)], .equal, .infinity, .optional(5))
        system.row([(1, width)], .equal, 7, .optional(4))
        let solution = system.solve()
        #expect(solution.broken == [0])
        #expect(areNear(solution.values, [7]))
    }

    @Test func fiftyConflictsAmongAThousandRows() {
        var system = LinearSystem()
        let rootWidth = system.addVariable(isNonnegative: true)
        system.row([(1, rootWidth)], .equal, 320, .system)
        var expected: [Int] = []
        for index in 0..<250 {
            let x = system.addVariable()
            let width = system.addVariable(isNonnegative: true)
            let first = system.row([(1, x)], .equal, Double(index))
            let second = system.row([(1, x), (1, width), (-1, rootWidth)], .equal, -8)
            system.row([(1, width)], .greaterThanOrEqual, 10)
            guard index.isMultiple(of: 5) else { continue }
            let last = system.row([(1, width)], .lessThanOrEqual, Double(300 - index))
            #expect(last > second && second > first)
            expected.append(last)
        }
        let solution = system.solve()
        #expect(solution.broken == expected)
        #expect(system.conflicts(in: solution) == expected.map { [$0 - 3, $0 - 2, $0] })
    }

    /// `count` lengths in a row, each at least 6 behind the last one, and redundant rows between that are in no set; both
    /// by equalities and by inequalities.
    @Test(arguments: [LinearRelation.equal, .greaterThanOrEqual])
    func aLongSetHasEveryMemberOfTheChain(relation: LinearRelation) {
        let count = 60
        var system = LinearSystem()
        var expected: [Int] = []
        var last: Int?
        for _ in 0..<count {
            let x = system.addVariable()
            if let last {
                expected.append(system.row([(1, x), (-1, last)], relation, 6))
                system.row([(2, x), (-2, last)], .greaterThanOrEqual, 6)
            } else {
                expected.append(system.row([(1, x)], .equal, 0))
                system.row([(3, x)], .equal, 0)
            }
            last = x
        }
        guard let last else { return }
        let end = 6.0 * Double(count - 1)
        system.row([(1, last)], .greaterThanOrEqual, end - 5)
        expected.append(system.row([(1, last)], .lessThanOrEqual, end - 1))
        let solution = system.solve()
        #expect(solution.broken == [expected[count]])
        #expect(system.conflicts(in: solution) == [expected])
        let sum = system.contradictions(of: [expected])[0]
        #expect(sum?.rows.map(\.index) == expected)
        #expect(sum.map { isNear(abs($0.value), 1) } == true)
        // The members alone can't hold, but without any one of them the others do.
        var alone = system
        for row in 0..<system.rowCount where !expected.contains(row) { alone.clearRow(row) }
        #expect(!alone.canHold)
        for member in expected {
            var without = alone
            without.clearRow(member)
            #expect(without.canHold)
        }
    }
}
