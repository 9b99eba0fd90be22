/// Eliminates one variable for each required equality in row order; the system's equalities come first.
///
/// At first only short definitions are substituted into a row. If the row then contains a fresh variable, it defines
/// that variable as it stands. Otherwise the row is expanded fully: if no terms remain, it is redundant or
/// contradictory, and this is known exactly when the row arrives; if some do, its least used free variable is defined.
///
/// During the elimination, the definitions and the row being expanded are separate variables: as parts of one struct,
/// or borrowed instead of `inout`, they would be copied at every call.
struct Presolve: ~Copyable {
    var definitions: Definitions
    var expansion: Expansion
    /// Required equalities that contradict earlier ones, ascending.
    let contradictions: [Int]
    /// Required equalities that follow from earlier ones, ascending.
    let redundancies: [Int]
    /// The defined variables by ascending key.
    let order: FlatArray<Int32>

    private static let shortDefinition: Int32 = 2

    init(_ system: borrowing LinearSystem, skipping skipped: borrowing RowSet) {
        var definitions = Definitions(variableCount: system.variableCount)
        var expansion = Expansion(variableCount: system.variableCount)
        var contradictions: [Int] = []
        var redundancies: [Int] = []
        for index in 0..<system.rowCount {
            let row = system.rows[index]
            if row.isSystem && row.isFirmEquality && !skipped.contains(index) {
                _ = Self.eliminate(row, of: system, &definitions, &expansion)
            }
        }
        for index in 0..<system.rowCount {
            let row = system.rows[index]
            if !row.isRequired || !row.isFirmEquality || skipped.contains(index) { continue }
            switch Self.eliminate(row, of: system, &definitions, &expansion) {
            case .defined: break
            case .redundant: redundancies.append(index)
            case .contradictory: contradictions.append(index)
            }
        }
        order = Self.settle(&definitions, &expansion)
        self.definitions = definitions
        self.expansion = expansion
        self.contradictions = contradictions
        self.redundancies = redundancies
    }

    /// The outcome for an equality: it defines a variable, follows from earlier equalities, or contradicts them.
    private enum Elimination { case defined, redundant, contradictory }

    private static func eliminate(
        _ row: LinearSystem.Row, of system: borrowing LinearSystem, _ definitions: inout Definitions,
        _ expansion: inout Expansion
    ) -> Elimination {
        expansion.begin(constant: -row.constant, limit: shortDefinition)
        var rowScale = 0.0
        for index in row.start..<row.end {
            let coefficient = system.termCoefficients[index]
            rowScale = max(rowScale, abs(coefficient))
            expansion.add(coefficient, system.termVariables[index], &definitions)
        }
        expansion.finish(&definitions)
        if expansion.count > 0 {
            if let place = freshPivot(of: &expansion, &definitions, system) {
                defineFresh(place, &expansion, &definitions)
                return .defined
            }
            expansion.expandFully(&definitions)
        }
        if expansion.count == 0 {
            let tolerance = Tolerance.feasibility(max(rowScale * 0.01, expansion.constantScale))
            return abs(expansion.constant) <= tolerance ? .redundant : .contradictory
        }
        let place = leastUsedPivot(of: &expansion, &definitions)
        let pivot = expansion.coefficients[place]
        definitions.beginBelowAll(
            expansion.variables[place], constant: -expansion.constant / pivot,
            extent: expansion.constantExtent / abs(pivot))
        addOtherTerms(than: place, of: &expansion, &definitions)
        return .defined
    }

    private static func largestCoefficient(of expansion: inout Expansion) -> Double {
        var largest = 0.0
        for index in 0..<expansion.count { largest = max(largest, abs(expansion.coefficients[index])) }
        return largest
    }

    /// A fresh variable, preferably without a bound and with a large coefficient.
    private static func freshPivot(
        of expansion: inout Expansion, _ definitions: inout Definitions, _ system: borrowing LinearSystem
    ) -> Int? {
        if expansion.count == 1 { return definitions.isFresh(expansion.variables[0]) ? 0 : nil }
        let least = Tolerance.pivot * largestCoefficient(of: &expansion)
        var best: Int?
        var bestSize = 0.0
        for index in 0..<expansion.count {
            let variable = expansion.variables[index]
            guard definitions.isFresh(variable) else { continue }
            var size = abs(expansion.coefficients[index])
            if size < least { continue }
            if system.lowerBounds[Int(variable)] == -.infinity { size *= 1 / Tolerance.pivot }
            if size > bestSize {
                best = index
                bestSize = size
            }
        }
        return best
    }

    private static func leastUsedPivot(of expansion: inout Expansion, _ definitions: inout Definitions) -> Int {
        let least = Tolerance.pivot * largestCoefficient(of: &expansion)
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

    /// Defines a fresh variable. Of two variables that are multiples of each other, the larger one stays free if
    /// possible, so that long chains of multipliers shrink towards 0 rather than grow.
    private static func defineFresh(
        _ place: Int, _ expansion: inout Expansion, _ definitions: inout Definitions
    ) {
        if expansion.count == 2 {
            let other = 1 - place
            let growth = abs(expansion.coefficients[other] / expansion.coefficients[place])
            if growth > 1 + Tolerance.position && definitions.isFree(expansion.variables[other]) {
                let pivot = expansion.coefficients[other]
                definitions.beginBelowAll(
                    expansion.variables[other], constant: -expansion.constant / pivot,
                    extent: expansion.constantExtent / abs(pivot))
                addOtherTerms(than: other, of: &expansion, &definitions)
                return
            }
        }
        let pivot = expansion.coefficients[place]
        definitions.beginAboveAll(
            expansion.variables[place], constant: -expansion.constant / pivot,
            extent: expansion.constantExtent / abs(pivot))
        addOtherTerms(than: place, of: &expansion, &definitions)
    }

    private static func addOtherTerms(
        than place: Int, of expansion: inout Expansion, _ definitions: inout Definitions
    ) {
        let defined = expansion.variables[place]
        let factor = -1 / expansion.coefficients[place]
        for index in 0..<expansion.count where index != place {
            definitions.addTerm(expansion.coefficients[index] * factor, expansion.variables[index], to: defined)
        }
    }

    /// Substitutes short definitions into later ones, by ascending key, which keeps later expansions short. Returns the
    /// defined variables in that order.
    private static func settle(_ definitions: inout Definitions, _ expansion: inout Expansion) -> FlatArray<Int32> {
        var order = FlatArray<Int32>()
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
            let first = Int(definitions.start[variable])
            if count == 0 || count == 1 && definitions.isFree(definitions.termVariables[first]) { continue }
            expansion.begin(
                constant: definitions.constant[variable], extent: definitions.constantExtent[variable],
                limit: shortDefinition)
            for term in first..<first + count {
                expansion.add(definitions.termCoefficients[term], definitions.termVariables[term], &definitions)
            }
            expansion.finish(&definitions)
            if expansion.count <= max(count, Int(shortDefinition)) { definitions.rewrite(variable, as: &expansion) }
        }
        return order
    }
}
