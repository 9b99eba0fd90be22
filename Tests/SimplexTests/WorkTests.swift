import Simplex
import Testing

/// What solving may take is shared, and what comes after it is said to be of no use.
struct WorkTests {
    /// Each of the variables is wished to be larger than each other, by different lengths.
    private static func entangled(_ count: Int, _ strength: LinearStrength = .optional(500)) -> LinearSystem {
        var system = LinearSystem()
        let variables = (0..<count).map { _ in system.addVariable(isNonnegative: true) }
        for (place, one) in variables.enumerated() {
            for (other, two) in variables.enumerated() where other != place {
                system.row(
                    [(1, one), (-0.9, two)], .greaterThanOrEqual, Double((place * 7 + other * 13) % 50), strength)
            }
        }
        return system
    }

    @Test func systemsThatShareItSpendItTogether() {
        var system = Self.entangled(12)
        let work = LinearWork()
        system.work = work
        let alone = system.solve()
        let first = work.spent
        #expect(first > 0 && !work.isSpent && !alone.didRunOut)
        let other = system
        #expect(other.solve().values == alone.values)
        #expect(work.spent == 2 * first)
    }

    @Test func halvesCountForTheWhole() {
        let work = LinearWork(limit: 1_000)
        let half = work.half()
        #expect(half.limit == 500)
        half.spend(499)
        #expect(half.left == 1 && work.left == 501 && !half.isSpent && !work.didRunOut)
        half.spend(10)
        #expect(half.left == 0 && half.isSpent && !work.isSpent && work.didRunOut)
        #expect(work.half().limit == 245)
    }

    @Test func workBeyondTheLimitIsGivenUp() {
        var system = Self.entangled(12)
        system.work = LinearWork(limit: 2_000)
        let solution = system.solve()
        #expect(solution.didRunOut && solution.isInexact.contains(true))
        #expect(solution.values.allSatisfy { $0.isFinite })
        #expect(system.work?.isSpent == true)
    }

    @Test func conflictingSetsAreNotMadeUp() {
        var system = Self.entangled(8, .required)
        let sum = (0..<8).map { (1.0, $0) }
        let broken = system.row(sum, .lessThanOrEqual, 1)
        let solution = system.solve()
        #expect(solution.broken == [broken])
        let set = system.conflicts(in: solution)[0]
        #expect(set?.contains(broken) == true)
        system.work = LinearWork(limit: 100)
        system.work?.spend(100)
        #expect(system.conflicts(in: solution) == [nil])
        #expect(system.conflictWithAllRows(before: broken) == nil)
    }

    @Test func aRequestToStopEndsIt() {
        let work = LinearWork(until: { true })
        #expect(work.isOver && !work.isSpent && work.half().isOver)
    }

    @Test(arguments: [0, 1, 2])
    func aRequestAtAnyTimeStopsTheSearchForContradictions(requiredCount: Int) {
        var wasAsked = true
        var patience = 0
        while wasAsked {
            var system = LinearSystem()
            let width = system.addVariable(isNonnegative: true)
            let height = system.addVariable()
            system.row([(1, width), (1, height)], .lessThanOrEqual, -10, .system)
            system.row([(1, height)], .greaterThanOrEqual, 0, .system)
            for place in 0..<requiredCount { system.row([(1, height)], .equal, Double(place)) }
            nonisolated(unsafe) var questions = 0
            let limit = patience
            system.work = LinearWork(until: {
                questions += 1
                return questions > limit
            })
            let solution = system.solve()
            #expect(solution.values.count == 2 && solution.values.allSatisfy { $0.isFinite })
            wasAsked = questions > limit
            patience += 1
        }
        #expect(patience > 2)
    }
}
