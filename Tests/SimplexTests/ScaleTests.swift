import Simplex
import Testing

@Suite struct ScaleTests {
    /// `count` siblings in a row with gaps of 8, each width a multiple of the last one.
    private func chain(_ count: Int, ratio: Double, end: (inout LinearSystem, Int, Int) -> Void) -> LinearSystem {
        var system = LinearSystem()
        var last: (x: Int, width: Int)?
        for _ in 0..<count {
            let x = system.addVariable()
            let width = system.addVariable(isNonnegative: true)
            if let last {
                system.row([(1, x), (-1, last.x), (-1, last.width)], .equal, 8)
                system.row([(1, width), (-ratio, last.width)], .equal, 0)
            } else {
                system.row([(1, x)], .equal, 8)
            }
            last = (x, width)
        }
        if let last { end(&system, last.x, last.width) }
        return system
    }

    @Test(arguments: [1, 1.0 / 3, 3, 0.999, 1.001])
    func aLongChainWithPinnedEndsFills(ratio: Double) {
        let count = 10000
        let total = 8 * Double(count + 1) + 100_000
        let system = chain(count, ratio: ratio) { $0.row([(1, $1), (1, $2)], .equal, total - 8) }
        let solution = system.solve()
        #expect(solution.broken == [])
        let widths = stride(from: 1, to: 2 * count, by: 2).map { solution.values[$0] }
        #expect(isNear(widths.reduce(0, +), 100_000, 1e-9))
        for (one, next) in zip(widths, widths.dropFirst()) { #expect(isNear(next, one * ratio)) }
    }

    @Test func aChainOfThirdsWithAFixedFarEndHolds() {
        let system = chain(20, ratio: 1.0 / 3) { $0.row([(1, $2)], .equal, 1) }
        let solution = system.solve()
        #expect(solution.broken == [])
        for index in 0..<20 {
            var expected = 1.0
            for _ in index..<19 { expected *= 3 }
            #expect(isNear(solution.values[2 * index + 1], expected, 1e-9))
        }
    }

    @Test func valuesBeyondPrecisionAreReported() {
        let system = chain(2000, ratio: 1.0 / 3) { $0.row([(1, $2)], .equal, 100) }
        let solution = system.solve()
        #expect(solution.broken == [system.rowCount - 1])
        #expect(solution.values.allSatisfy { $0.isFinite })
    }

    /// Ten thousand thirds from a fixed end are more than numbers can hold: what they miss is reported broken.
    @Test(arguments: [1.0 / 3, 3], [0, 1.0 / 3, 1e6])
    func aLongChainOfThirdsHoldsOrIsReported(ratio: Double, width: Double) {
        let count = 10000
        for isFarEndFixed in [false, true] {
            let system = chain(count, ratio: ratio) { $0.row([(1, isFarEndFixed ? $2 : 1)], .equal, width) }
            let solution = system.solve()
            let values = solution.values
            var missed: [Int] = []
            func expect(_ terms: [Double], row: Int) {
                let largest = terms.reduce(1) { max($0, abs($1)) }
                if abs(terms.reduce(0, +)) > 1e-6 * largest && !solution.broken.contains(row) { missed.append(row) }
            }
            for index in 1..<count {
                let (x, last) = (2 * index, 2 * index - 2)
                expect([values[x], -values[last], -values[last + 1], -8], row: 2 * index - 1)
                expect([values[x + 1], -ratio * values[last + 1]], row: 2 * index)
            }
            expect([values[isFarEndFixed ? 2 * count - 1 : 1], -width], row: system.rowCount - 1)
            #expect(missed == [])
            #expect(values.allSatisfy { $0.isFinite })
            #expect(solution.broken.count <= 1)
        }
    }

    @Test func multipliersOfAThousandAndAThousandth() {
        var system = LinearSystem()
        let variables = (0..<6).map { _ in system.addVariable(isNonnegative: true) }
        for (index, multiplier) in [1000, 0.001, 1000, 0.001, 0.001].enumerated() {
            system.row(
                [(1, variables[index + 1]), (-multiplier, variables[index])], .equal, 0, .optional(999 - Double(index)))
        }
        system.row([(1, variables[5])], .equal, 0.32, .optional(500))
        #expect(areNear(system.solve().values, [320, 320_000, 320, 320_000, 320, 0.32], 1e-9))
    }

    @Test func theOrderOfRowsThatHoldDoesNotMatter() {
        var generator = SplitMix(state: 1)
        let count = 60
        var rows: [([(Double, Int)], LinearRelation, Double, LinearStrength)] = []
        for index in 0..<count {
            let (x, width) = (2 * index, 2 * index + 1)
            rows.append(([(1, x)] + (index == 0 ? [] : [(-1, x - 2), (-1, x - 1)]), .equal, 8, .required))
            rows.append(([(1, width)], .lessThanOrEqual, Double(20 + index % 7), .optional(250)))
            rows.append(([(1, width)], .greaterThanOrEqual, Double(20 + index % 7), .optional(750)))
        }
        rows.append(([(1, 2 * count - 2), (1, 2 * count - 1)], .equal, 3000, .required))
        var expected: [Double] = []
        for _ in 0..<20 {
            var system = LinearSystem()
            for variable in 0..<2 * count { _ = system.addVariable(isNonnegative: variable % 2 == 1) }
            for row in rows { system.row(row.0, row.1, row.2, row.3) }
            for variable in (0..<2 * count).reversed() { system.tie([(1, variable)]) }
            let values = system.solve().values
            if expected.isEmpty { expected = values }
            #expect(areNear(values, expected, 1e-9))
            rows.shuffle(using: &generator)
        }
        // 3000 − 60 gaps of 8, less what the others want, is left to the first.
        let wanted = (1..<count).map { Double(20 + $0 % 7) }.reduce(0, +)
        #expect(isNear(expected[1], 3000 - 480 - wanted))
    }

    @Test func aSmallDifferenceOfHugeConstantsCounts() {
        var system = LinearSystem()
        let width = system.addVariable()
        let x = system.addVariable()
        system.row([(1, width)], .equal, 3_455_000, .system)
        system.row([(1, x), (-999, width)], .equal, -3_451_545_000.006)
        #expect(isNear(system.solve().values[x], -0.006, 1e-4))
    }

    /// A steep row is missed by more than what its variable is off.
    @Test func aVisiblyMissedRowIsBroken() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        let row = system.row([(1000, width)], .lessThanOrEqual, -0.000154)
        #expect(system.solve().broken == [row])
    }

    /// Each factor of a thousand enlarges what rounding made of the first difference: 3.5 points in the end.
    @Test func differencesOfLargeNumbersAreInexact() {
        var system = LinearSystem()
        let lengths = (0..<5).map { _ in system.addVariable() }
        system.row([(1, lengths[0])], .equal, 58000)
        system.row([(1, lengths[1]), (-1000, lengths[0])], .equal, -57_999_999.999929)
        system.row([(1, lengths[2]), (-1000, lengths[1])], .equal, 174_999.929)
        system.row([(1, lengths[3]), (-1000, lengths[2])], .equal, -174_902_000)
        system.row([(1, lengths[4]), (-1000, lengths[3])], .equal, -97_999_999.9999495)
        let isInexact = system.solve().isInexact
        #expect(isInexact[lengths[4]] && !isInexact[lengths[0]] && !isInexact[lengths[1]])
    }

    /// The same behind an inequality: the limit is a difference of larger numbers, and enlarged by two thousands it is 29 points off.
    @Test func limitsThatLostDigitsAreInexact() {
        var system = LinearSystem()
        let (top, height, limited) = (system.addVariable(), system.addVariable(), system.addVariable())
        let (wide, widest) = (system.addVariable(), system.addVariable())
        system.row([(1, top)], .equal, 146_000)
        system.row([(1, top), (-0.001, height)], .equal, 145_999.999963)
        system.row([(1, limited), (-1000, height)], .greaterThanOrEqual, 145)
        system.row([(1, limited)], .equal, 147, .optional(250))
        system.row([(1, wide), (-1000, limited)], .equal, -82000)
        system.row([(1, widest), (-1000, wide)], .equal, -99_815_000)
        let isInexact = system.solve().isInexact
        #expect(isInexact.count == 5 && isInexact[widest] && !isInexact[top] && !isInexact[height])
    }

    /// Factors that grow and shrink again lose nothing: each level's first is a quarter of the one around, less a gap.
    @Test func fullPrecisionIsNotInexact() {
        var system = LinearSystem()
        func grow(_ top: Int, _ height: Int, _ depth: Int) {
            var last: (Int, Int)?
            for index in 0..<4 {
                let (y, own) = (system.addVariable(), system.addVariable(isNonnegative: true))
                if let last {
                    system.row([(1, y), (-1, last.0), (-1, last.1)], .equal, 2)
                    system.row([(1, own), (-1, last.1)], .equal, 0)
                } else {
                    system.row([(1, y), (-1, top)], .equal, 2)
                }
                if index == 3 { system.row([(1, y), (1, own), (-1, top), (-1, height)], .equal, -2) }
                if depth > 1 { grow(y, own, depth - 1) }
                last = (y, own)
            }
        }
        let (y, height) = (system.addVariable(), system.addVariable(isNonnegative: true))
        system.row([(1, y)], .equal, 0, .system)
        system.row([(1, height)], .equal, 30000, .system)
        grow(y, height, 6)
        let solution = system.solve()
        #expect(solution.isInexact.isEmpty)
        var expected = 30000.0
        for _ in 0..<6 { expected = (expected - 10) / 4 }
        #expect(isNear(solution.values[13], expected, 1e-9))
    }

    /// A third of a third and so on is nothing before long; what is lost with it is said to be off.
    @Test func vanishingFactorsAreInexact() {
        var system = LinearSystem()
        var widths = [system.addVariable(isNonnegative: true)]
        for _ in 0..<1500 {
            widths.append(system.addVariable(isNonnegative: true))
            system.row([(1, widths[widths.count - 1]), (-1.0 / 3, widths[widths.count - 2])], .equal, 200)
        }
        system.row([(1, widths[1500])], .equal, 300)
        let solution = system.solve()
        #expect(solution.isInexact.count == system.variableCount && solution.isInexact[widths[0]])
    }

    /// Steps along coefficients of 1, 0.001 and 0.000001 cancel all but a millionth of one: every wish can be met all the same.
    @Test func wishesAreMetWhereCoefficientsCancel() {
        var system = LinearSystem()
        let (y, height) = (system.addVariable(), system.addVariable(isNonnegative: true))
        let (onesY, onesHeight) = (system.addVariable(), system.addVariable(isNonnegative: true))
        let (othersY, othersHeight) = (system.addVariable(), system.addVariable(isNonnegative: true))
        system.row([(1, onesY), (1, onesHeight), (-1, y), (-1000, height)], .equal, -50000, .optional(500))
        system.row([(1, othersY), (1, othersHeight), (-1, y), (-1000, height)], .equal, 6, .optional(500))
        system.row([(1, y), (0.5, height)], .equal, 0.242, .optional(250))
        system.row([(1, othersHeight)], .equal, 16, .optional(250))
        system.row([(1, onesY), (1, onesHeight), (-1, y), (-0.001, height)], .equal, -0.000015, .optional(500))
        let values = system.solve().values
        #expect(isNear(values[height], 49999.999985 / 999.999, 1e-9))
        #expect(isNear(values[y], 0.242 - values[height] / 2, 1e-9))
        #expect(isNear(values[othersHeight], 16))
        #expect(isNear(values[othersY], values[y] + 1000 * values[height] - 10, 1e-9))
    }

    /// Two equations that only rounding keeps from being one: 1000 × 0.001 is not quite 1.
    @Test func explodingValuesAreInexactOrBroken() {
        var system = LinearSystem()
        let (one, other) = (system.addVariable(), system.addVariable())
        system.row([(1, one), (-1000, other)], .equal, -2)
        system.row([(1, other), (-0.001000000000001, one)], .equal, 0.016)
        let solution = system.solve()
        #expect(!solution.broken.isEmpty || solution.isInexact.contains(true))
        #expect(chain(100, ratio: 1) { $0.row([(1, $1), (1, $2)], .equal, 1000) }.solve().isInexact.isEmpty)
    }
}

/// A small generator with a fixed sequence.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
