import Simplex
import Testing

@Suite struct TieTests {
    @Test func openVariablesAreClosestToZero() {
        var system = LinearSystem()
        let free = system.addVariable()
        let above = system.addVariable()
        let below = system.addVariable()
        system.row([(1, above)], .greaterThanOrEqual, 40)
        system.row([(1, below)], .lessThanOrEqual, -7)
        for variable in [below, above, free] { system.tie([(1, variable)]) }
        let solution = system.solve()
        #expect(areNear(solution.values, [0, 40, -7]))
        #expect(system.openTies(in: solution) == [true, true, true])
        #expect(system.range(ofTie: 0, in: solution) == (nil, -7))
        #expect(system.range(ofTie: 1, in: solution) == (40, nil))
        #expect(system.range(ofTie: 2, in: solution) == (nil, nil))
    }

    @Test func earlierTiesOutrankLaterOnes() {
        var system = LinearSystem()
        let first = system.addVariable(isNonnegative: true)
        let last = system.addVariable(isNonnegative: true)
        system.row([(1, first), (1, last)], .equal, 100)
        for width in [first, last] { system.row([(1, width)], .lessThanOrEqual, 30, .optional(250)) }
        system.tie([(1, last)])
        system.tie([(1, first)])
        let solution = system.solve()
        #expect(areNear(solution.values, [70, 30]))
        #expect(system.openTies(in: solution) == [true, true])
        let range = system.range(ofTie: 0, in: solution)
        #expect(isNear(range.lower ?? -1, 30) && isNear(range.upper ?? -1, 70))
    }

    @Test func opennessIgnoresTies() {
        var system = LinearSystem()
        let one = system.addVariable()
        let other = system.addVariable()
        system.row([(1, one), (-1, other)], .equal, 5)
        system.tie([(1, one)])
        system.tie([(1, other)])
        system.tie([(1, one), (-1, other)])
        let solution = system.solve()
        #expect(areNear(solution.values, [0, -5]))
        #expect(system.openTies(in: solution) == [true, true, false])
        let range = system.range(ofTie: 2, in: solution)
        #expect(isNear(range.lower ?? 0, 5) && isNear(range.upper ?? 0, 5))
    }

    @Test func aTieMayJoinPartsThatNothingElseJoins() {
        var system = LinearSystem()
        let parent = system.addVariable()
        let child = system.addVariable()
        system.row([(1, child)], .greaterThanOrEqual, 12)
        system.tie([(1, child), (-1, parent)], plus: -3)
        system.tie([(1, parent)])
        let solution = system.solve()
        #expect(areNear(solution.values, [9, 12]))
        #expect(system.openTies(in: solution) == [true, true])
    }

    @Test func degeneracyDoesNotHideThatATieIsClosed() {
        var system = LinearSystem()
        let x = system.addVariable()
        let y = system.addVariable()
        let z = system.addVariable()
        // x ≤ y ≤ z ≤ x: no equality, yet every difference is determined.
        system.row([(1, x), (-1, y)], .lessThanOrEqual, 0)
        system.row([(1, y), (-1, z)], .lessThanOrEqual, 0)
        system.row([(1, z), (-1, x)], .lessThanOrEqual, 0)
        system.tie([(1, x), (-1, z)])
        system.tie([(1, y)], plus: -4)
        let solution = system.solve()
        #expect(areNear(solution.values, [4, 4, 4]))
        #expect(system.openTies(in: solution) == [false, true])
    }
}
