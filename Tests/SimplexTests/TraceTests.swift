import Simplex
import Testing

/// A system that is changed and solved again, beside the same one solved from nothing.
struct TraceTests {
    @Test(arguments: 0..<24)
    func theSolutionDependsOnTheRowsAlone(_ seed: UInt64) {
        var maker = SystemMaker(seed: seed, variableCount: seed % 4 == 3 ? 120 : 24)
        var system = maker.system()
        var trace: LinearTrace?
        var replays = 0
        for round in 0..<30 {
            if round > 0 { for _ in 0..<Int.random(in: 1...3, using: &maker.random) { maker.change(&system) } }
            if trace != nil { replays += 1 }
            let tieWriter: LinearSystem.TieWriter = { system, isUndetermined in
                for variable in 0..<system.variableCount where isUndetermined(variable) {
                    system.addTerm(1, variable)
                    system.endTie(0)
                }
            }
            var fromNothing = system
            system.removeTies()
            fromNothing.removeTies()
            let solution = system.solve(replaying: &trace, addingTies: tieWriter)
            let expected = fromNothing.solve(addingTies: tieWriter)
            system.removeTies()
            #expect(solution.values.map(\.bitPattern) == expected.values.map(\.bitPattern), "round \(round)")
            #expect(solution.broken == expected.broken, "round \(round)")
            #expect(solution.isDetermined == expected.isDetermined, "round \(round)")
            #expect(solution.isInexact == expected.isInexact, "round \(round)")
        }
        #expect(replays > 1)
    }

    /// Random rows, most of which hold at a hidden point.
    struct SystemMaker {
        var random: SplitMix
        private let point: [Double]
        /// What cleared rows were.
        private var cleared: [(row: Int, content: LinearRow)] = []

        init(seed: UInt64, variableCount: Int) {
            var random = SplitMix(state: seed)
            point = (0..<variableCount).map { _ in Double(Int.random(in: 0...200, using: &random)) }
            self.random = random
        }

        mutating func system() -> LinearSystem {
            var system = LinearSystem()
            for _ in point { _ = system.addVariable(isNonnegative: Bool.random(using: &random)) }
            for variable in 0..<3 { system.add(LinearRow([LinearTerm(1, variable)], .equal, point[variable], .system)) }
            for _ in 0..<point.count * 5 / 4 { system.add(row()) }
            return system
        }

        mutating func change(_ system: inout LinearSystem) {
            let row = Int.random(in: 0..<system.rowCount, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: system.add(self.row())
            case 1 where !system.row(row).terms.isEmpty && row > 2:
                cleared.append((row, system.row(row)))
                system.clearRow(row)
            case 2 where !cleared.isEmpty:
                let (row, content) = cleared.remove(at: Int.random(in: 0..<cleared.count, using: &random))
                replace(row, by: content, in: &system)
            case 3 where row > 2: replace(row, by: self.row(), in: &system)
            default:
                let step = Double(Int.random(in: -3...3, using: &random)) / 3
                system.setConstant(system.constant(ofRow: row) + step, ofRow: row)
            }
        }

        private mutating func replace(_ row: Int, by content: LinearRow, in system: inout LinearSystem) {
            cleared.removeAll { $0.row == row }
            for term in content.terms { system.addTerm(term.coefficient, term.variable) }
            system.endRow(replacing: row, content.relation, content.constant, content.strength)
        }

        private mutating func row() -> LinearRow {
            let count = oneOf([1, 2, 2, 2, 3, 4])
            var variables: [Int] = []
            for _ in 0..<count { variables.append(Int.random(in: 0..<point.count, using: &random)) }
            var terms: [LinearTerm] = []
            for variable in variables {
                terms.append(LinearTerm(oneOf([1, 1, -1, -1, 0.5, 2, 1.0 / 3]), variable))
            }
            let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
            let isWrong = Int.random(in: 0..<2 * point.count, using: &random) == 0
            let constant = sum + (isWrong ? Double(Int.random(in: -40...40, using: &random)) : 0)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: return LinearRow(terms, .equal, constant, .required)
            case 5: return LinearRow(terms, .lessThanOrEqual, constant + 5, .required)
            case 6: return LinearRow(terms, .greaterThanOrEqual, constant - 5, .required)
            default:
                let relation = oneOf([LinearRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
                return LinearRow(terms, relation, constant, .optional(oneOf([250, 500, 750])))
            }
        }

        private mutating func oneOf<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &random)]
        }
    }
}
