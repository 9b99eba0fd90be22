/// Eliminates one variable for each required equality, in the order of the rows; the system's equalities come first.
///
/// Only short definitions are put into a row at first. If it then has a fresh variable, that one is defined by the row as it stands; otherwise the row is expanded
/// fully: nothing left means redundant or contradictory, known exactly when the row arrives, else its least used free variable is defined.
struct Presolve: ~Copyable {
    private(set) var definitions: Definitions
    var expansion: Expansion
    private let lowerBounds: ContiguousArray<Double>
    /// Required equalities that contradict those before them, ascending.
    private(set) var contradictions: [Int] = []
    /// The defined variables by ascending key.
    private(set) var order = FlatArray<Int32>()

    private static let shortDefinition: Int32 = 2

    init(_ system: borrowing LinearSystem, skipping skipped: borrowing RowSet) {
        let count = system.variableCount
        definitions = Definitions(variableCount: count)
        expansion = Expansion(variableCount: count)
        lowerBounds = system.lowerBounds
        for (index, row) in system.rows.enumerated()
        where row.strength == .system && row.relation == .equal && !skipped.contains(index) {
            _ = eliminate(row, of: system)
        }
        for (index, row) in system.rows.enumerated()
        where row.strength == .required && row.relation == .equal && !skipped.contains(index) {
            if !eliminate(row, of: system) { contradictions.append(index) }
        }
        settle()
    }

    /// Whether the row adds a definition or says nothing new.
    private mutating func eliminate(_ row: LinearSystem.Row, of system: borrowing LinearSystem) -> Bool {
        expansion.begin(constant: -row.constant, limit: Self.shortDefinition)
        var rowScale = 0.0
        for index in row.start..<row.end {
            let coefficient = system.termCoefficients[index]
            rowScale = max(rowScale, abs(coefficient))
            expansion.add(coefficient, system.termVariables[index], definitions)
        }
        expansion.finish(definitions)
        if expansion.count > 0 {
            if let place = freshPivot() {
                defineFresh(place)
                return true
            }
            expansion.expandFully(definitions)
        }
        if expansion.count == 0 {
            return abs(expansion.constant) <= Tolerance.feasibility(max(rowScale * 0.01, expansion.constantScale))
        }
        let place = leastUsedPivot()
        definitions.beginBelowAll(
            expansion.variables[place], constant: -expansion.constant / expansion.coefficients[place])
        addOtherTerms(than: place)
        return true
    }

    private func largestCoefficient() -> Double {
        var largest = 0.0
        for index in 0..<expansion.count { largest = max(largest, abs(expansion.coefficients[index])) }
        return largest
    }

    /// A fresh variable, rather one without a bound, rather one with a large coefficient.
    private func freshPivot() -> Int? {
        let least = Tolerance.pivot * largestCoefficient()
        var best: Int?
        var bestSize = 0.0
        for index in 0..<expansion.count {
            let variable = expansion.variables[index]
            guard definitions.isFresh(variable) else { continue }
            var size = abs(expansion.coefficients[index])
            if size < least { continue }
            if lowerBounds[Int(variable)] == -.infinity { size *= 1 / Tolerance.pivot }
            if size > bestSize {
                best = index
                bestSize = size
            }
        }
        return best
    }

    private func leastUsedPivot() -> Int {
        let least = Tolerance.pivot * largestCoefficient()
        var best = 0
        var bestUses = Int32.max
        var bestSize = 0.0
        for index in 0..<expansion.count {
            let size = abs(expansion.coefficients[index])
            let uses = definitions.uses[expansion.variables[index]]
            if size < least { continue }
            if uses < bestUses || (uses == bestUses && size > bestSize) {
                best = index
                bestUses = uses
                bestSize = size
            }
        }
        return best
    }

    /// Defines a fresh variable. Of two variables that are multiples of each other the larger one stays free if it can, so that long chains of multipliers
    /// shrink towards 0 rather than grow.
    private mutating func defineFresh(_ place: Int) {
        if expansion.count == 2 {
            let other = 1 - place
            let growth = abs(expansion.coefficients[other] / expansion.coefficients[place])
            if growth > 1 + Tolerance.position && definitions.isFree(expansion.variables[other]) {
                let constant = -expansion.constant / expansion.coefficients[other]
                definitions.beginBelowAll(expansion.variables[other], constant: constant)
                addOtherTerms(than: other)
                return
            }
        }
        definitions.beginAboveAll(
            expansion.variables[place], constant: -expansion.constant / expansion.coefficients[place])
        addOtherTerms(than: place)
    }

    private mutating func addOtherTerms(than place: Int) {
        let defined = expansion.variables[place]
        let factor = -1 / expansion.coefficients[place]
        for index in 0..<expansion.count where index != place {
            definitions.addTerm(expansion.coefficients[index] * factor, expansion.variables[index], to: defined)
        }
    }

    /// Puts short definitions into the later ones, by ascending key, so that expanding stays short in what follows.
    private mutating func settle() {
        let low = Int(definitions.lowestKey)
        let high = Int(definitions.highestKey)
        let byKey = FlatArray<Int32>(repeating: -1, count: high - low + 1)
        for variable in 0..<definitions.key.count where definitions.key[variable] != 0 {
            byKey[Int(definitions.key[variable]) - low] = Int32(truncatingIfNeeded: variable)
        }
        for index in 0..<byKey.count where byKey[index] >= 0 {
            let variable = byKey[index]
            order.append(variable)
            let count = Int(definitions.count[variable])
            if count == 0 { continue }
            expansion.begin(constant: definitions.constant[variable], limit: Self.shortDefinition)
            let first = Int(definitions.start[variable])
            for term in first..<first + count {
                expansion.add(definitions.termCoefficients[term], definitions.termVariables[term], definitions)
            }
            expansion.finish(definitions)
            if expansion.count <= max(count, Int(Self.shortDefinition)) { definitions.rewrite(variable, as: expansion) }
        }
    }
}
