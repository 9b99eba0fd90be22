internal import Simplex

/// The rows that hold a solved scene where it is.
///
/// Seen from the solution, each bounds a change of the variables by 0: what holds must go on holding, and what is missed
/// must not be missed by more. Together they let through only changes that are as good at every priority, so that an
/// expression that the priorities determine can't change at all; and which of them keep it from growing and from
/// shrinking is asked of the solver as an irreducible conflict.
struct HeldRows {
    /// In order of preference: what always holds, then by priority, and last the ties.
    let rows: [HeldRow]
    /// What each variable stands for.
    let quantities: [HeldRow.Quantity]
    private let values: [Double]
    private let isNonnegative: [Bool]
    private let rowsOfVariable: [[Int]]

    /// - Parameter withTies: whether the ties that decided something count.
    init(_ solution: LayoutSolution, withTies: Bool) {
        let (system, values) = (solution.system, solution.solution.values)
        let broken = Set(solution.solution.broken)
        quantities = solution.quantities
        var rows = (0..<system.rowCount).filter { !broken.contains($0) }
            .compactMap { HeldRow(.row(solution.rows[$0]), system.row($0), at: values) }
        for (variable, quantity) in quantities.enumerated() where system.isNonnegative(variable) {
            let bound = LinearRow([LinearTerm(1, variable)], .greaterThanOrEqual, 0, .system)
            if let held = HeldRow(.nonnegative(quantity), bound, at: values) { rows.append(held) }
        }
        rows = Self.inOrderOfPreference(rows)
        for tie in 0..<(withTies ? system.tieCount : 0) where solution.solution.isTieOpen[tie] {
            let (terms, constant) = system.tie(tie)
            // What a tie settles is its last term, a place less its parent's.
            guard let variable = terms.last?.variable else { continue }
            let row = LinearRow(terms, .equal, -constant, .optional(0))
            if let held = HeldRow(.tie(quantities[variable]), row, at: values) { rows.append(held) }
        }
        self.rows = rows
        self.values = values
        isNonnegative = (0..<system.variableCount).map(system.isNonnegative)
        var rowsOfVariable = [[Int]](repeating: [], count: system.variableCount)
        for (index, row) in rows.enumerated() {
            for term in row.row.terms { rowsOfVariable[term.variable].append(index) }
        }
        self.rowsOfVariable = rowsOfVariable
    }

    private static func inOrderOfPreference(_ rows: [HeldRow]) -> [HeldRow] {
        let order = rows.indices.sorted { one, other in
            let (first, second) = (rows[one], rows[other])
            let (left, right) = (first.priority ?? .infinity, second.priority ?? .infinity)
            if left != right { return left > right }
            if (first.missedBy == 0) != (second.missedBy == 0) { return first.missedBy == 0 }
            return one < other
        }
        return order.map { rows[$0] }
    }

    /// What the terms add up to in the solution.
    func value(_ terms: [LinearTerm]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    }
}

// Which rows keep an expression where it is.
extension HeldRows {
    /// An irreducible set of the members, ascending, that keeps the terms' sum from growing; nil if it can.
    func preventing(_ direction: [LinearTerm], among members: [Int]) -> [Int]? {
        let connected = connected(to: direction, among: members)
        var system = LinearSystem()
        var numbers = VariableNumbers()
        for member in connected {
            let terms = numbers.local(rows[member].row.terms, in: &system)
            system.add(LinearRow(terms, rows[member].held, 0, .required))
        }
        let growing = system.add(
            LinearRow(numbers.local(direction, in: &system), .greaterThanOrEqual, 1, .required))
        let conflict = system.conflictWithAllRows(before: growing)
        return conflict.isEmpty ? nil : conflict.dropLast().map { connected[$0] }
    }

    /// A set of the members, ascending, that keeps the terms' sum as it is; nil if it can change.
    func determining(_ terms: [LinearTerm], among members: [Int]) -> [Int]? {
        if terms.isEmpty { return [] }
        let opposite = terms.map { LinearTerm(-$0.coefficient, $0.variable) }
        guard let above = preventing(terms, among: members), let below = preventing(opposite, among: members) else {
            return nil
        }
        return Set(above).union(below).sorted()
    }

    /// The members that share variables with the terms, directly or by other members; ascending.
    func connected(to terms: [LinearTerm], among members: [Int]) -> [Int] {
        let isMember = Set(members)
        var found: Set<Int> = []
        var seen = Set(terms.map(\.variable))
        var pending = Array(seen)
        while let variable = pending.popLast() {
            for row in rowsOfVariable[variable] where isMember.contains(row) && found.insert(row).inserted {
                pending += rows[row].row.terms.map(\.variable).filter { seen.insert($0).inserted }
            }
        }
        return found.sorted()
    }
}

// Which rows alone give an expression its value.
extension HeldRows {
    /// Rows, ascending, that alone, each at its priority, give the terms their sum.
    ///
    /// - Parameter isAmbiguous: whether it takes ties to settle the sum, also with these rows alone.
    func explaining(_ terms: [LinearTerm], isAmbiguous: Bool) -> [Int] {
        let all = connected(to: terms, among: Array(rows.indices))
        if let found = determining(terms, among: all), explains(found, terms, isAmbiguous: isAmbiguous) {
            return found
        }
        // Rows that are missed by less when others are gone: leave out what can be left out, in ever smaller pieces.
        var kept = all
        var size = kept.count
        while size > 1 {
            size = (size + 1) / 2
            var end = kept.count
            while end > 0 {
                let start = max(end - size, 0)
                let rest = Array(kept[..<start] + kept[end...])
                if explains(rest, terms, isAmbiguous: isAmbiguous) { kept = rest }
                end = start
            }
        }
        return kept
    }

    private func explains(_ members: [Int], _ terms: [LinearTerm], isAmbiguous: Bool) -> Bool {
        guard let value = determinedValue(of: terms, by: members) else { return false }
        let expected = self.value(terms)
        if abs(value - expected) > 1e-6 * max(1, abs(expected)) { return false }
        return !isAmbiguous || determinedValue(of: terms, by: members.filter { !rows[$0].isTie }) == nil
    }

    /// The sum that the members alone give the terms; nil if they leave it open. Ties count after every priority.
    private func determinedValue(of terms: [LinearTerm], by members: [Int]) -> Double? {
        var system = LinearSystem()
        var numbers = VariableNumbers()
        numbers.isNonnegative = isNonnegative
        let ties = members.filter { rows[$0].isTie }
        for member in members where !rows[member].isBound {
            var row = rows[member].row
            row.terms = numbers.local(row.terms, in: &system)
            if let tie = ties.firstIndex(of: member) {
                row.strength = .optional(500 * Double(ties.count - tie) / Double(ties.count + 1))
            } else if let priority = rows[member].priority {
                row.strength = .optional(500 + priority / 2)
            }
            system.add(row)
        }
        let own = numbers.local(terms, in: &system)
        for term in own { system.addTerm(term.coefficient, term.variable) }
        system.endTie(0)
        let solution = system.solve()
        if solution.isTieOpen[0] || !solution.broken.isEmpty { return nil }
        return own.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable] }
    }
}

/// The numbers that variables have in a smaller system of only those that are used.
private struct VariableNumbers {
    private var numbers: [Int: Int] = [:]
    /// Per variable of the whole system, whether it is never below 0; empty where that doesn't count.
    var isNonnegative: [Bool] = []

    mutating func local(_ terms: [LinearTerm], in system: inout LinearSystem) -> [LinearTerm] {
        terms.map { LinearTerm($0.coefficient, number(of: $0.variable, in: &system)) }
    }

    private mutating func number(of variable: Int, in system: inout LinearSystem) -> Int {
        if let number = numbers[variable] { return number }
        let number = system.addVariable(isNonnegative: !isNonnegative.isEmpty && isNonnegative[variable])
        numbers[variable] = number
        return number
    }
}

extension LayoutSolution {
    /// What each variable of the system stands for.
    fileprivate var quantities: [HeldRow.Quantity] {
        var quantities = [HeldRow.Quantity?](repeating: nil, count: system.variableCount)
        for (view, own) in zip(items, unknowns) {
            for component in FrameComponent.allCases {
                let axis = component.axis
                let unknown = component.isLength ? own.extent(axis) : own.origin(axis)
                if case .variable(let variable) = unknown {
                    quantities[variable] = HeldRow.Quantity(view: view, component: component)
                }
                if component.isLength, case .variable(let variable)? = own.contentExtent(axis) {
                    quantities[variable] = HeldRow.Quantity(view: view, component: component, isContent: true)
                }
            }
        }
        return quantities.compactMap(\.self)
    }
}

extension LinearForm {
    /// The variables that the form depends on.
    var terms: [LinearTerm] {
        var terms: [LinearTerm] = []
        if case .variable(let variable) = origin, originFactor != 0 { terms.append(LinearTerm(originFactor, variable)) }
        if case .variable(let variable) = extent, extentFactor != 0 { terms.append(LinearTerm(extentFactor, variable)) }
        return terms
    }
}
