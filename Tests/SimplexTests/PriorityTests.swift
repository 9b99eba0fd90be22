import Simplex
import Testing

/// The arithmetic of auto-layout.md's cases, as far as it can be seen without views.
@Suite struct PriorityTests {
    @Test func oneAtAHigherPriorityOutweighsManyBelow() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(1, width)], .equal, 200, .optional(251))
        for _ in 0..<3 { system.row([(1, width)], .equal, 100, .optional(250)) }
        #expect(areNear(system.solve().values, [200]))

        var tens = LinearSystem()
        let other = tens.addVariable(isNonnegative: true)
        for _ in 0..<10 { tens.row([(1, other)], .equal, 100, .optional(500)) }
        tens.row([(1, other)], .equal, 300, .optional(501))
        #expect(areNear(tens.solve().values, [300]))
    }

    @Test func withinOnePriorityTheSumOfErrorsIsLeast() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        for size in [100.0, 150, 300] { system.row([(1, width)], .equal, size, .optional(500)) }
        #expect(areNear(system.solve().values, [150]))
    }

    @Test func errorsCountInTheScaleOfTheirRow() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(1, width)], .equal, 100, .optional(500))
        system.row([(1, width)], .equal, 100, .optional(500))
        system.row([(3, width)], .equal, 600, .optional(500))
        #expect(areNear(system.solve().values, [200]))
    }

    @Test func anInequalityCountsOnlyItsViolatedSide() {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(1, width)], .greaterThanOrEqual, 80, .optional(750))
        system.row([(1, width)], .lessThanOrEqual, 120, .optional(750))
        system.row([(1, width)], .equal, 100, .optional(1))
        #expect(areNear(system.solve().values, [100]))
    }

    /// Every wish of the first priority holds where solving begins; what it leaves open is for the next.
    @Test func satisfiedRowsStillBindLaterOnes() {
        var system = LinearSystem()
        let widths = (0..<30).map { _ in system.addVariable(isNonnegative: true) }
        for one in widths {
            for other in widths where other != one {
                system.row([(1, one), (-1, other)], .greaterThanOrEqual, 0, .optional(500))
            }
        }
        for (width, wish) in zip(widths, [30.0, 60, 60]) { system.row([(1, width)], .equal, wish, .optional(250)) }
        #expect(areNear(system.solve().values, [Double](repeating: 60, count: 30)))

        var bounded = LinearSystem()
        let width = bounded.addVariable(isNonnegative: true)
        let height = bounded.addVariable(isNonnegative: true)
        bounded.row([(1, width), (1, height)], .lessThanOrEqual, -5, .optional(700))
        bounded.row([(1, width), (-1, height)], .equal, 40, .optional(300))
        #expect(areNear(bounded.solve().values, [0, 0]))
    }

    /// Cases 1 and 2: two labels between margins of 16 with a gap of 8, with hugging and compression.
    private func labels(sizes: (Double, Double), hugging: (Double, Double), compression: (Double, Double)) -> [Double] {
        var system = LinearSystem()
        let x = [system.addVariable(), system.addVariable()]
        let width = [system.addVariable(isNonnegative: true), system.addVariable(isNonnegative: true)]
        system.row([(1, x[0])], .equal, 16)
        system.row([(1, x[1]), (-1, x[0]), (-1, width[0])], .equal, 8)
        system.row([(1, x[1]), (1, width[1])], .equal, 304)
        system.row([(1, width[0])], .lessThanOrEqual, sizes.0, .optional(hugging.0))
        system.row([(1, width[1])], .lessThanOrEqual, sizes.1, .optional(hugging.1))
        system.row([(1, width[0])], .greaterThanOrEqual, sizes.0, .optional(compression.0))
        system.row([(1, width[1])], .greaterThanOrEqual, sizes.1, .optional(compression.1))
        return system.solve().values
    }

    @Test func theWeakerHuggingGrowsAndTheWeakerCompressionShrinks() {
        #expect(
            areNear(labels(sizes: (60, 80), hugging: (250, 251), compression: (750, 750)), [16, 224, 200, 80]))
        #expect(
            areNear(labels(sizes: (200, 180), hugging: (250, 250), compression: (750, 751)), [16, 124, 100, 180]))
    }

    @Test(arguments: [(320.0, [20, 122, 150, 150]), (618.0, [20, 380, 408, 190])])
    func anOptionalMultipleGivesWayToARequiredMinimum(rootWidth: Double, expected: [Double]) {
        var system = LinearSystem()
        let red = (x: system.addVariable(), width: system.addVariable(isNonnegative: true))
        let blue = (x: system.addVariable(), width: system.addVariable(isNonnegative: true))
        system.row([(1, red.x)], .equal, 20)
        system.row([(1, blue.x), (-1, red.x), (-1, red.width)], .equal, 8)
        system.row([(1, blue.x), (1, blue.width)], .equal, rootWidth - 20)
        system.row([(1, blue.width)], .greaterThanOrEqual, 150)
        system.row([(1, red.width), (-2, blue.width)], .equal, 0, .optional(750))
        #expect(areNear(system.solve().values, expected))
    }

    @Test(arguments: [(249.0, 73.0), (251, 100)])
    func aWidthAgainstHuggingIsAMatterOfPriority(priority: Double, expected: Double) {
        var system = LinearSystem()
        let width = system.addVariable(isNonnegative: true)
        system.row([(1, width)], .lessThanOrEqual, 73, .optional(250))
        system.row([(1, width)], .greaterThanOrEqual, 73, .optional(750))
        system.row([(1, width)], .equal, 100, .optional(priority))
        #expect(areNear(system.solve().values, [expected]))
    }
}
