import Foundation
import Simplex
import Testing

/// Systems made by `scripts/make-solver-fixtures`, solved there in exact rational arithmetic.
@Suite struct FixtureTests {
    struct Fixture: Decodable {
        var name: String
        var nonnegative: [Int]
        var variables: Int
        /// `=`, `<` or `>` for each row.
        var relations: String
        /// Constant, strength (2000 system, 1000 required), then coefficient and variable of each term.
        var rows: [[Double]]
        /// Constant, then coefficient and variable of each term.
        var ties: [[Double]]
        var values: [Double]
        var broken: [Int]
        var conflicts: [[Int]]
        var open: [Int]
        var ranges: [[Double?]]

        var system: LinearSystem {
            var system = LinearSystem()
            for variable in 0..<variables {
                _ = system.addVariable(isNonnegative: nonnegative.contains(variable))
            }
            for (relation, row) in zip(relations, rows) {
                system.row(terms(row.dropFirst(2)), Self.relation(relation), row[0], Self.strength(row[1]))
            }
            for tie in ties { system.tie(terms(tie.dropFirst()), plus: tie[0]) }
            return system
        }

        private func terms(_ numbers: ArraySlice<Double>) -> [(Double, Int)] {
            stride(from: numbers.startIndex, to: numbers.endIndex, by: 2).map { (numbers[$0], Int(numbers[$0 + 1])) }
        }

        private static func relation(_ sign: Character) -> LinearRelation {
            switch sign {
            case "=": .equal
            case "<": .lessThanOrEqual
            default: .greaterThanOrEqual
            }
        }

        private static func strength(_ number: Double) -> LinearStrength {
            switch number {
            case 2000: .system
            case 1000: .required
            default: .optional(number)
            }
        }
    }

    static func fixtures() throws -> [Fixture] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Solver/systems.json")
        return try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
    }

    @Test func everySystemHasItsExactSolution() throws {
        let fixtures = try Self.fixtures()
        #expect(fixtures.count >= 300)
        for fixture in fixtures {
            let solution = fixture.system.solve()
            #expect(solution.broken == fixture.broken, "\(fixture.name)")
            #expect(
                areNear(solution.values, fixture.values), "\(fixture.name): \(solution.values), not \(fixture.values)")
            let isOpen = fixture.system.openTies(in: solution)
            let open = isOpen.indices.filter { isOpen[$0] }
            #expect(open == fixture.open, "\(fixture.name)")
        }
    }

    @Test func theStartDoesNotChangeTheSolution() throws {
        var random = SplitMix(state: 7)
        for fixture in try Self.fixtures() {
            for spread in [1.0, 20, 500] {
                var other = fixture.system
                for row in 0..<other.rowCount where Bool.random(using: &random) {
                    let shift = Double.random(in: -spread...spread, using: &random)
                    other.setConstant(other.constant(ofRow: row) + shift, ofRow: row)
                }
                let solution = fixture.system.solve(from: other.solve().basis)
                #expect(solution.broken == fixture.broken, "\(fixture.name)")
                #expect(areNear(solution.values, fixture.values), "\(fixture.name): \(solution.values)")
            }
        }
    }

    @Test func rangesAreThoseOfTheOptimalFace() throws {
        for fixture in try Self.fixtures() {
            let system = fixture.system
            let solution = system.solve()
            for (tie, expected) in zip(fixture.open, fixture.ranges) {
                let range = system.range(ofTie: tie, in: solution)
                for (end, expectedEnd) in zip([range.lower, range.upper], expected) {
                    #expect((end == nil) == (expectedEnd == nil), "\(fixture.name), tie \(tie)")
                    if let end, let expectedEnd { #expect(isNear(end, expectedEnd), "\(fixture.name), tie \(tie)") }
                }
            }
        }
    }

    @Test func conflictsAreTheIrreducibleSetsThatDroppingNewestFirstLeaves() throws {
        for fixture in try Self.fixtures() where !fixture.broken.isEmpty {
            let system = fixture.system
            let solution = system.solve()
            #expect(system.conflicts(in: solution) == fixture.conflicts.map(Optional.some), "\(fixture.name)")
        }
    }

    @Test func contradictionsAddUpToSomethingFalse() throws {
        for fixture in try Self.fixtures() where !fixture.broken.isEmpty {
            let system = fixture.system
            for set in fixture.conflicts {
                let contradiction = try #require(system.contradictions(of: [set])[0], "\(fixture.name)")
                var sums = [Double](repeating: 0, count: fixture.variables)
                var right = 0.0
                var scale = 1.0
                var sign = 0.0
                for summand in contradiction.rows {
                    let row = fixture.rows[summand.index]
                    #expect(set.contains(summand.index) || row[1] == 2000, "\(fixture.name)")
                    right += summand.multiplier * row[0]
                    for term in stride(from: 2, to: row.count, by: 2) {
                        sums[Int(row[term + 1])] += summand.multiplier * row[term]
                        scale = max(scale, abs(summand.multiplier * row[term]))
                    }
                    let relation = Array(fixture.relations)[summand.index]
                    if relation != "=" {
                        sign = try same(sign, relation == ">" ? summand.multiplier : -summand.multiplier)
                    }
                }
                for bound in contradiction.bounds {
                    #expect(fixture.nonnegative.contains(bound.index))
                    sums[bound.index] += bound.multiplier
                    sign = try same(sign, bound.multiplier)
                }
                #expect(contradiction.rows.contains { $0.index == set.last && $0.multiplier == 1 }, "\(fixture.name)")
                #expect(sums.allSatisfy { abs($0) < 1e-6 * scale }, "\(fixture.name): \(sums)")
                #expect(abs(right - contradiction.value) < 1e-6 * max(1, abs(right)), "\(fixture.name)")
                switch contradiction.relation {
                case .equal: #expect(sign == 0 && right != 0, "\(fixture.name)")
                case .greaterThanOrEqual: #expect(sign > 0 && right > 0, "\(fixture.name)")
                case .lessThanOrEqual: #expect(sign < 0 && right < 0, "\(fixture.name)")
                }
            }
        }
    }

    /// Inequalities that are added up point the same way.
    private func same(_ sign: Double, _ multiplier: Double) throws -> Double {
        #expect(sign * multiplier >= 0)
        return multiplier
    }
}
