import Masonry

/// The one right answer to a small scene, in exact arithmetic and by another way than the engine's: a dense simplex over
/// whole numbers that takes the required rows one by one, then the priorities from high to low, then the ties.
struct ExactJudge {
    struct Answer {
        /// The unknowns of `SceneEquations`.
        var values: [Double]
        var broken: Set<SceneEquations.Row.Source> = []
        /// The positions of the ties that the priorities leave open.
        var open: Set<Int> = []
    }

    private let equations: SceneEquations
    private var answer: Answer

    /// Nil where a number of the scene is no simple fraction.
    static func answer(to equations: SceneEquations) -> Answer? {
        var judge = ExactJudge(equations: equations)
        for part in judge.parts() where !judge.solve(part) { return nil }
        return judge.answer
    }

    private init(equations: SceneEquations) {
        self.equations = equations
        answer = Answer(values: [Double](repeating: 0, count: equations.unknownCount))
    }

    /// Rows and ties that share unknowns.
    private struct Part {
        var rows: [Int] = []
        var ties: [Int] = []
        var unknowns: [Int] = []
    }

    private func parts() -> [Part] {
        var sets = Array(0..<equations.unknownCount)
        func find(_ member: Int) -> Int {
            var root = member
            while sets[root] != root { root = sets[root] }
            return root
        }
        let sums = equations.rows.map(\.sum) + equations.ties
        for sum in sums {
            let members = sum.terms.keys.sorted()
            for member in members.dropFirst() { sets[find(member)] = find(members[0]) }
        }
        var parts: [Int: Part] = [:]
        for unknown in 0..<equations.unknownCount { parts[find(unknown), default: Part()].unknowns.append(unknown) }
        // What speaks of no unknown at all is a part of its own.
        for (index, sum) in sums.enumerated() {
            let set = sum.terms.keys.min().map(find) ?? -1
            if index < equations.rows.count {
                parts[set, default: Part()].rows.append(index)
            } else {
                parts[set, default: Part()].ties.append(index - equations.rows.count)
            }
        }
        return parts.sorted { $0.key < $1.key }.map(\.value)
    }

    /// False where a number is no simple fraction.
    private mutating func solve(_ part: Part) -> Bool {
        if part.rows.isEmpty && part.ties.isEmpty { return true }
        var tableau = ExactTableau()
        var quantities: [Int: Int] = [:]
        for unknown in part.unknowns {
            quantities[unknown] = tableau.addColumn(isFree: !SceneEquations.isLength(unknown))
        }
        let firm = part.rows.filter { (equations.rows[$0].priority ?? 1000) == 1000 }
        for index in firm.filter({ equations.rows[$0].priority == nil })
            + firm.filter({ equations.rows[$0].priority != nil })
        {
            let row = equations.rows[index]
            guard let scaled = ScaledSum(row.sum, quantities) else { return false }
            if !Self.require(scaled, row.relation, in: &tableau) { answer.broken.insert(row.source) }
        }
        for priority in Set(part.rows.compactMap { equations.rows[$0].priority }).sorted(by: >) where priority < 1000 {
            let rows = part.rows.map { equations.rows[$0] }.filter { $0.priority == priority }
            let sums = rows.compactMap { ScaledSum($0.sum, quantities) }
            if sums.count < rows.count { return false }
            Self.minimize(Array(zip(sums, rows.map(\.relation))), in: &tableau)
        }
        var sums: [ScaledSum] = []
        for index in part.ties {
            guard let sum = ScaledSum(equations.ties[index], quantities) else { return false }
            sums.append(sum)
            let quantity = tableau.addRow(sum.terms, sum.constant, isFree: true)
            if tableau.isOpen(quantity) { answer.open.insert(index) }
            tableau.drop(quantity)
        }
        for sum in sums { Self.settle(sum, in: &tableau) }
        for (unknown, quantity) in quantities { answer.values[unknown] = tableau.value(quantity) }
        return true
    }

    /// Whether `sum relation 0` can hold; then it does.
    private static func require(_ sum: ScaledSum, _ relation: Relation, in tableau: inout ExactTableau) -> Bool {
        let sum = relation == .lessThanOrEqual ? sum.negated : sum
        let quantity = tableau.addRow(sum.terms, sum.constant, isFree: false)
        let sign = tableau.sign(quantity)
        if relation == .equal, sign > 0 { tableau.negate(quantity) }
        if sign == 0, relation == .equal {
            tableau.fixAtZero(quantity)
        } else if sign < 0 || relation == .equal {
            if tableau.raise(quantity) != .zero {
                tableau.drop(quantity)
                return false
            }
            if relation == .equal { tableau.fixAtZero(quantity) }
        }
        return true
    }

    /// Makes the sum of errors least and keeps it there.
    private static func minimize(_ rows: [(ScaledSum, Relation)], in tableau: inout ExactTableau) {
        let common = rows.reduce(1) { minCommonMultiple($0, $1.0.scale) }
        var cost: [(ExactInteger, Int)] = []
        for (sum, relation) in rows {
            let over = tableau.addColumn(isFree: false)
            // under = over − sum is the other error; where it would be negative, the two change places.
            var under = tableau.addRow([(.one, over)] + sum.negated.terms, sum.negated.constant, isFree: false)
            var (overError, underError) = (over, under)
            if tableau.sign(under) < 0 {
                tableau.drop(under)
                under = tableau.addRow([(.one, over)] + sum.terms, sum.constant, isFree: false)
                (overError, underError) = (under, over)
            }
            let weight = ExactInteger.small(-(common / sum.scale))
            if relation != .greaterThanOrEqual { cost.append((weight, overError)) }
            if relation != .lessThanOrEqual { cost.append((weight, underError)) }
        }
        let total = tableau.addRow(cost, .zero, isFree: true)
        _ = tableau.raise(total)
        if tableau.sign(total) < 0 {
            tableau.fixAtHighest(total)
        } else {
            tableau.drop(total)
            for (_, error) in cost { tableau.fixAtZero(error) }
        }
    }

    /// Takes the sum as near to 0 as it goes.
    private static func settle(_ sum: ScaledSum, in tableau: inout ExactTableau) {
        let quantity = tableau.addRow(sum.terms, sum.constant, isFree: true)
        if tableau.sign(quantity) > 0 { tableau.negate(quantity) }
        if tableau.raise(quantity) == .zero { tableau.fixAtZero(quantity) } else { tableau.fixAtHighest(quantity) }
    }
}

/// A sum of quantities with whole coefficients.
private struct ScaledSum {
    var terms: [(ExactInteger, Int)] = []
    var constant: ExactInteger
    /// What the sum was multiplied by.
    var scale: Int

    /// Denominators that people's numbers have, smallest first.
    private static let denominators = [1, 2, 4, 8, 16, 3, 6, 12, 24].flatMap { base in
        [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 1_000_000_000].map { base * $0 }
    }.sorted()

    init?(_ sum: LinearSum, _ quantities: [Int: Int]) {
        let numbers = sum.terms.values + [sum.constant]
        let fits = { (scale: Int) in
            numbers.allSatisfy { number in
                let scaled = number * Double(scale)
                return abs(scaled) < 1e15 && abs(scaled - scaled.rounded()) <= 2e-15 * abs(scaled)
            }
        }
        guard let scale = Self.denominators.first(where: fits) else { return nil }
        let whole = { (number: Double) in ExactInteger.small(Int((number * Double(scale)).rounded())) }
        self.scale = scale
        constant = whole(sum.constant)
        for (unknown, coefficient) in sum.terms.sorted(by: { $0.key < $1.key }) {
            if let quantity = quantities[unknown] { terms.append((whole(coefficient), quantity)) }
        }
    }

    var negated: ScaledSum {
        var negated = self
        negated.constant = -constant
        negated.terms = terms.map { (-$0.0, $0.1) }
        return negated
    }
}

private func minCommonMultiple(_ one: Int, _ other: Int) -> Int {
    var (a, b) = (one, other)
    while b != 0 { (a, b) = (b, a % b) }
    return one / a * other
}
