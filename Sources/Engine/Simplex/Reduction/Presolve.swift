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
    /// By variable, whether it differs from the pass before; empty if passes are not recorded.
    private(set) var isChanged: FlatArray<Bool>
    /// Whether the pass before left the same variables free.
    private(set) var hasSameFreeVariables: Bool
    /// Whether it was taken over as a whole, so that no variable is changed.
    private(set) var isSame = false

    static let shortDefinition: Int32 = 2

    /// The presolve of nothing, for a pass without an earlier one.
    ///
    /// - Parameter isKept: whether later passes go on from the one after it.
    init(isKept: Bool) {
        definitions = Definitions(variableCount: 0)
        expansion = Expansion(variableCount: 0, trace: StepTrace(isKept: isKept))
        contradictions = []
        redundancies = []
        order = FlatArray()
        isChanged = FlatArray()
        hasSameFreeVariables = false
    }

    init(_ system: borrowing LinearSystem, skipping skipped: borrowing RowSet) {
        var none = Presolve(isKept: false)
        self.init(system, skipping: skipped, after: &none, isRowChanged: FlatArray())
    }

    /// Takes over the steps of an earlier pass whose row and operands are the same, if passes are recorded.
    init(
        _ system: borrowing LinearSystem, skipping skipped: borrowing RowSet, after earlier: inout Presolve,
        isRowChanged: borrowing FlatArray<Bool>
    ) {
        let isRecording = earlier.expansion.trace.isKept
        var definitions = Definitions(variableCount: system.variableCount)
        var expansion = Expansion(
            variableCount: system.variableCount,
            trace: isRecording ? StepTrace(after: &earlier.expansion.trace) : StepTrace(isKept: false))
        let knownCount = earlier.expansion.trace.eliminations.count
        if knownCount == 0, isRecording {
            expansion.trace.reserve(rowCount: system.rowCount, termCount: system.rowTermCount)
        }
        let isChanged = FlatArray<Bool>(repeating: false, count: isRecording ? system.variableCount : 0)
        var contradictions: [Int] = []
        var redundancies: [Int] = []
        let ranks = Self.ranks(system, skipping: skipped, after: &earlier, isRowChanged)
        var definedAbove = FlatArray<Int32>(minimumCapacity: ranks.count)
        var definedBelow = FlatArray<Int32>()
        var place = 0
        for index in 0..<ranks.count {
            let rank = ranks[index]
            let rowIndex = StepTrace.row(ofRank: rank)
            let row = system.rows[rowIndex]
            let outcome: StepTrace.Outcome
            let variable: Int32
            if isRecording {
                var isKnown = false
                if place < knownCount { isKnown = earlier.expansion.trace.eliminations[place].rank == rank }
                defer { if isKnown { place += 1 } }
                if isKnown, isRowChanged[rowIndex],
                    !row.isFirmEquality || StepTrace.rank(ofRow: rowIndex, isSystem: row.isSystem) != rank
                {
                    expansion.trace.mark(earlier.expansion.trace.eliminations[place], in: isChanged)
                    continue
                }
                var step: StepTrace.Elimination
                if isKnown, !isRowChanged[rowIndex],
                    expansion.trace.isUntouched(earlier.expansion.trace.eliminations[place].reads, isChanged)
                {
                    step = earlier.expansion.trace.eliminations[place]
                    expansion.trace.redo(step, &definitions)
                } else {
                    step = Self.recordedElimination(of: row, rank, of: system, &definitions, &expansion)
                    if isKnown {
                        expansion.trace.markDifference(
                            earlier.expansion.trace.eliminations[place], step, in: isChanged)
                    } else {
                        expansion.trace.mark(step, in: isChanged)
                    }
                }
                expansion.trace.eliminations.append(step)
                (outcome, variable) = (step.outcome, step.definition.variable)
            } else {
                (outcome, variable) = Self.eliminate(row, rank, of: system, &definitions, &expansion)
            }
            switch outcome {
            case .definedAbove: definedAbove.append(variable)
            case .definedBelow: definedBelow.append(variable)
            case .redundant: if !row.isSystem { redundancies.append(rowIndex) }
            case .contradictory: if !row.isSystem { contradictions.append(rowIndex) }
            }
        }
        order = Self.order(above: definedAbove, below: definedBelow)
        hasSameFreeVariables = Self.settleFree(&definitions, &expansion, after: &earlier, isChanged)
        Self.settle(order, &definitions, &expansion, after: &earlier, isChanged)
        self.definitions = definitions
        self.expansion = expansion
        self.contradictions = contradictions
        self.redundancies = redundancies
        self.isChanged = isChanged
    }

    /// Whether no equality changed since this pass, so that the next one would come to the same.
    func isStillValid(for system: borrowing LinearSystem, isRowChanged: borrowing FlatArray<Bool>) -> Bool {
        if !expansion.trace.isKept || definitions.key.count != system.variableCount { return false }
        for row in 0..<system.rowCount where isRowChanged[row] && system.rows[row].isFirmEquality { return false }
        for index in 0..<expansion.trace.eliminations.count
        where isRowChanged[StepTrace.row(ofRank: expansion.trace.eliminations[index].rank)] {
            return false
        }
        return true
    }

    /// Makes the pass the next one, which changes nothing.
    mutating func goOn() {
        isChanged.fill(false)
        hasSameFreeVariables = true
        isSame = true
        expansion.trace.isRecording = true
    }

    /// The ranks of the rows that are equalities, or were in the earlier pass, in order.
    private static func ranks(
        _ system: borrowing LinearSystem, skipping skipped: borrowing RowSet, after earlier: inout Presolve,
        _ isRowChanged: borrowing FlatArray<Bool>
    ) -> FlatArray<Int32> {
        let knownCount = earlier.expansion.trace.eliminations.count
        var ranks = FlatArray<Int32>(minimumCapacity: max(knownCount + 8, 64))
        var known = 0
        for isSystem in [true, false] {
            let end = isSystem ? system.systemRowEnd : system.rowCount
            for row in 0..<end where isRowChanged.isEmpty || isRowChanged[row] {
                if !system.rows[row].isFirmEquality || system.rows[row].isSystem != isSystem || skipped.contains(row) {
                    continue
                }
                let rank = StepTrace.rank(ofRow: row, isSystem: isSystem)
                while known < knownCount, earlier.expansion.trace.eliminations[known].rank < rank {
                    ranks.append(earlier.expansion.trace.eliminations[known].rank)
                    known += 1
                }
                if known < knownCount, earlier.expansion.trace.eliminations[known].rank == rank { known += 1 }
                ranks.append(rank)
            }
        }
        while known < knownCount {
            ranks.append(earlier.expansion.trace.eliminations[known].rank)
            known += 1
        }
        return ranks
    }

    /// Eliminates a row and records what that read and wrote.
    private static func recordedElimination(
        of row: LinearSystem.Row, _ rank: Int32, of system: borrowing LinearSystem, _ definitions: inout Definitions,
        _ expansion: inout Expansion
    ) -> StepTrace.Elimination {
        let (reads, rewritings) = (expansion.trace.readCount, expansion.trace.rewritingCount)
        let (outcome, variable) = eliminate(row, rank, of: system, &definitions, &expansion)
        return StepTrace.Elimination(
            rank: rank, outcome: outcome, definition: expansion.trace.written(variable, &definitions),
            reads: StepTrace.Part(start: reads, end: expansion.trace.readCount),
            rewritings: StepTrace.Part(start: rewritings, end: expansion.trace.rewritingCount))
    }

    /// Expands a row and defines a variable by it, if it needs one. Returns what it defined.
    private static func eliminate(
        _ row: LinearSystem.Row, _ rank: Int32, of system: borrowing LinearSystem, _ definitions: inout Definitions,
        _ expansion: inout Expansion
    ) -> (StepTrace.Outcome, Int32) {
        expansion.begin(constant: -row.constant, limit: shortDefinition)
        var rowScale = 0.0
        for index in row.start..<row.end {
            let coefficient = system.terms[index].coefficient
            rowScale = max(rowScale, abs(coefficient))
            expansion.add(coefficient, system.terms[index].variable, &definitions)
        }
        expansion.finish(&definitions)
        return outcome(of: &expansion, rank, rowScale: rowScale, system, &definitions)
    }

    /// Defines a variable by the expanded row, unless it holds already or can't hold. Returns what it defined.
    private static func outcome(
        of expansion: inout Expansion, _ rank: Int32, rowScale: Double, _ system: borrowing LinearSystem,
        _ definitions: inout Definitions
    ) -> (StepTrace.Outcome, Int32) {
        if expansion.count > 0 {
            if let place = freshPivot(of: &expansion, &definitions, system) {
                return defineFresh(place, rank, &expansion, &definitions)
            }
            expansion.expandFully(&definitions)
        }
        if expansion.count == 0 {
            let tolerance = Tolerance.feasibility(max(rowScale * 0.01, expansion.constantScale))
            return (abs(expansion.constant) <= tolerance ? .redundant : .contradictory, -1)
        }
        return define(leastUsedPivot(of: &expansion, &definitions), .definedBelow, rank, &expansion, &definitions)
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
        let threshold = Tolerance.pivot * largestCoefficient(of: &expansion)
        var best: Int?
        var bestSize = 0.0
        for index in 0..<expansion.count {
            let variable = expansion.variables[index]
            guard definitions.isFresh(variable) else { continue }
            var size = abs(expansion.coefficients[index])
            if size < threshold { continue }
            if system.lowerBounds[Int(variable)] == -.infinity { size *= 1 / Tolerance.pivot }
            if size > bestSize {
                best = index
                bestSize = size
            }
        }
        return best
    }

    private static func leastUsedPivot(of expansion: inout Expansion, _ definitions: inout Definitions) -> Int {
        let threshold = Tolerance.pivot * largestCoefficient(of: &expansion)
        var best = 0
        var bestUses = Int32.max
        var bestSize = 0.0
        for index in 0..<expansion.count {
            let size = abs(expansion.coefficients[index])
            let uses = definitions.uses[expansion.variables[index]]
            if size < threshold { continue }
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
        _ place: Int, _ rank: Int32, _ expansion: inout Expansion, _ definitions: inout Definitions
    ) -> (StepTrace.Outcome, Int32) {
        if expansion.count == 2 {
            let other = 1 - place
            let growth = abs(expansion.coefficients[other] / expansion.coefficients[place])
            if growth > 1 + Tolerance.position && definitions.isFree(expansion.variables[other]) {
                return define(other, .definedBelow, rank, &expansion, &definitions)
            }
        }
        return define(place, .definedAbove, rank, &expansion, &definitions)
    }

    /// Solves the expanded row for one of its variables.
    private static func define(
        _ place: Int, _ outcome: StepTrace.Outcome, _ rank: Int32, _ expansion: inout Expansion,
        _ definitions: inout Definitions
    ) -> (StepTrace.Outcome, Int32) {
        let variable = expansion.variables[place]
        let pivot = expansion.coefficients[place]
        definitions.begin(
            variable, key: outcome == .definedAbove ? rank : -rank, constant: -expansion.constant / pivot,
            extent: expansion.constantExtent / abs(pivot))
        let factor = -1 / pivot
        for index in 0..<expansion.count where index != place {
            definitions.addTerm(expansion.coefficients[index] * factor, expansion.variables[index], to: variable)
        }
        return (outcome, variable)
    }
}
