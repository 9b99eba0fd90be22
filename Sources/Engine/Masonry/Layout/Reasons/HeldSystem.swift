internal import Simplex

/// The rows that hold a solved scene in place.
///
/// Seen from the solution, each row bounds a change of the variables by 0: what holds must continue to hold, and what
/// is missed must not be missed by more. Together they allow only changes that satisfy every priority equally well, so
/// an expression that the priorities determine can't change at all. `Derivations` finds which rows keep it from growing
/// and from shrinking. All positions are in the root's coordinates.
struct HeldSystem {
    /// In order of preference: what always holds, then by priority, and last the ties.
    let rows: [HeldRow]
    /// The limit on the work for queries.
    let work: LinearWork?
    /// Whether further results are useless, because the work limit was reached.
    var isOver: Bool { work?.isOver ?? false }
    /// The meaning of each variable.
    let quantities: [HeldRow.Quantity]
    private let values: [Double]
    private let isNonnegative: [Bool]
    /// The parts of each row, by the numbered axes of the views, and the rows of each axis.
    let parts: [[PlacePart]]
    let rowsAt: [[Int]]
    /// The variables of each axis.
    private let variablesAt: [[Int]]

    /// - Parameter withTies: whether to include the ties that decided something.
    init(_ solution: LayoutSolution, withTies: Bool) {
        let (system, values, items) = (solution.system, solution.values, solution.items)
        work = solution.work?.half()
        let broken = Set(solution.solution.broken)
        quantities = solution.quantities
        var rows = (0..<system.rowCount).filter { !broken.contains($0) && !system.isCleared($0) }
            .compactMap { index -> HeldRow? in
                var row = system.row(index)
                row.terms = items.inRootCoordinates(row.terms)
                return HeldRow(.row(solution.row(index)), row, at: values)
            }
        for (variable, quantity) in quantities.enumerated()
        where system.isNonnegative(variable) && !LayoutVariables.isRoot(variable) {
            let bound = LinearRow([LinearTerm(1, variable)], .greaterThanOrEqual, 0, .system)
            if let held = HeldRow(.nonnegative(quantity), bound, at: values) { rows.append(held) }
        }
        rows = Self.inOrderOfPreference(rows)
        for tie in 0..<(withTies ? system.tieCount : 0) where solution.isTieOpen[tie] {
            let (terms, constant) = system.tie(tie)
            // A tie determines the variable of its only term.
            guard let variable = terms.first?.variable else { continue }
            let row = LinearRow(items.inRootCoordinates(terms), .equal, -constant, .optional(0))
            if let held = HeldRow(.tie(quantities[variable]), row, at: values) { rows.append(held) }
        }
        self.rows = rows
        self.values = values
        isNonnegative = (0..<system.variableCount).map(system.isNonnegative)
        var variablesAt = [[Int]](repeating: [-1, -1, -1], count: 2 * solution.items.count)
        for (variable, quantity) in quantities.enumerated() { variablesAt[quantity.place][quantity.slot] = variable }
        self.variablesAt = variablesAt
        parts = rows.map { [quantities] in Self.parts(of: $0.row.terms, quantities) }
        var rowsAt = [[Int]](repeating: [], count: variablesAt.count)
        for (index, parts) in parts.enumerated() {
            for part in parts { rowsAt[part.place].append(index) }
        }
        self.rowsAt = rowsAt
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

    /// The number of axes of all views.
    var placeCount: Int { rowsAt.count }

    /// The terms by axis.
    func parts(of terms: [LinearTerm]) -> [PlacePart] { Self.parts(of: terms, quantities) }

    private static func parts(of terms: [LinearTerm], _ quantities: [HeldRow.Quantity]) -> [PlacePart] {
        var parts: [PlacePart] = []
        for term in terms {
            let quantity = quantities[term.variable]
            if let index = parts.firstIndex(where: { $0.place == quantity.place }) {
                parts[index].vector[quantity.slot] += term.coefficient
            } else {
                var part = PlacePart(place: quantity.place, vector: .zero)
                part.vector[quantity.slot] = term.coefficient
                parts.append(part)
            }
        }
        return parts
    }

    func terms(of part: PlacePart) -> [LinearTerm] {
        variablesAt[part.place].enumerated().compactMap { slot, variable in
            part.vector[slot] == 0 ? nil : LinearTerm(part.vector[slot], variable)
        }
    }

    /// The index after the last row with the same priority.
    func endOfPriority(at row: Int) -> Int {
        var (low, high) = (row, rows.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if rows[middle].priority == rows[row].priority, rows[middle].isTie == rows[row].isTie {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }

    /// The value of the terms in the solution.
    func value(_ terms: [LinearTerm]) -> Double {
        terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    }
}

// The rows that suffice to determine an expression.
extension HeldSystem {
    /// The rows that share axes with the terms, directly or through other rows; ascending.
    private func connected(to terms: [LinearTerm]) -> [Int] {
        var found: Set<Int> = []
        var pending = parts(of: terms).map(\.place)
        var seen = Set(pending)
        while let place = pending.popLast() {
            for row in rowsAt[place] where found.insert(row).inserted {
                pending += parts[row].map(\.place).filter { seen.insert($0).inserted }
            }
        }
        return found.sorted()
    }

    /// Rows, ascending, that alone give the terms their sum, each at its priority.
    ///
    /// - Parameter isAmbiguous: whether ties are needed to determine the sum, even with these rows alone.
    func explaining(_ terms: [LinearTerm], with derivations: Derivations, isAmbiguous: Bool) -> [Int] {
        if let found = derivations.determining(terms), explains(found, terms, isAmbiguous: isAmbiguous) {
            return droppingIdleTies(of: found, terms, isAmbiguous: isAmbiguous)
        }
        // Some rows are missed by less without others: remove what is unnecessary, in ever smaller pieces.
        var kept = connected(to: terms)
        var size = kept.count
        while size > 1 && !isOver {
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

    /// The members without the ties that the sum does not depend on, starting with those that others keep from their
    /// preferred value.
    private func droppingIdleTies(of members: [Int], _ terms: [LinearTerm], isAmbiguous: Bool) -> [Int] {
        let ties = members.filter { rows[$0].isTie }
        var kept = members
        for tie in ties.filter({ rows[$0].missedBy > 0 }) + ties.filter({ rows[$0].missedBy == 0 }) {
            let rest = kept.filter { $0 != tie }
            if explains(rest, terms, isAmbiguous: isAmbiguous) { kept = rest }
        }
        return kept
    }

    private func explains(_ members: [Int], _ terms: [LinearTerm], isAmbiguous: Bool) -> Bool {
        guard let value = determinedValue(of: terms, by: members) else { return false }
        let expected = self.value(terms)
        if abs(value - expected) > 1e-6 * max(1, abs(expected)) { return false }
        return !isAmbiguous || determinedValue(of: terms, by: members.filter { !rows[$0].isTie }) == nil
    }

    /// The sum that the members alone give the terms; nil if they leave it open. Ties come after every priority.
    private func determinedValue(of terms: [LinearTerm], by members: [Int]) -> Double? {
        var system = LinearSystem()
        system.work = work
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
        if isOver || system.openTies(in: solution)[0] || !solution.broken.isEmpty { return nil }
        return own.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable] }
    }
}

extension LayoutSolution {
    /// The meaning of each variable of the system.
    fileprivate var quantities: [HeldRow.Quantity] {
        let variables = LayoutVariables(items)
        return (0..<variables.count).map { variable in
            let (item, component, isContent) = variables.meaning(of: variable)
            return HeldRow.Quantity(
                view: items.views[item], item: item, component: component, isContent: isContent)
        }
    }
}

extension LinearForm {
    /// The variables that the form depends on.
    var terms: [LinearTerm] {
        var terms: [LinearTerm] = []
        if originFactor != 0 { terms.append(LinearTerm(originFactor, origin)) }
        if extentFactor != 0 { terms.append(LinearTerm(extentFactor, extent)) }
        return terms
    }
}
