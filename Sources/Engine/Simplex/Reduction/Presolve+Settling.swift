// What follows the eliminations.
extension Presolve {
    /// The defined variables by ascending key, given those with keys above and below all others in the order of their
    /// definitions.
    static func order(above: consuming FlatArray<Int32>, below: borrowing FlatArray<Int32>) -> FlatArray<Int32> {
        if below.isEmpty { return above }
        var order = FlatArray<Int32>(minimumCapacity: above.count + below.count)
        for index in (0..<below.count).reversed() { order.append(below[index]) }
        for index in 0..<above.count { order.append(above[index]) }
        return order
    }

    /// Marks the free variables as changed that were defined in the earlier pass. Returns whether the same variables are
    /// free.
    static func settleFree(
        _ definitions: inout Definitions, _ expansion: inout Expansion, after earlier: inout Presolve,
        _ isChanged: borrowing FlatArray<Bool>
    ) -> Bool {
        if !expansion.trace.isRecording { return false }
        if earlier.definitions.key.count != definitions.key.count {
            isChanged.fill(true)
            expansion.trace.forgetSettlings(variableCount: definitions.key.count)
            return false
        }
        var isSame = true
        for variable in 0..<isChanged.count where isChanged[variable] {
            let wasFree = earlier.definitions.key[variable] == 0
            if (definitions.key[variable] == 0) != wasFree {
                isSame = false
            } else if wasFree {
                isChanged[variable] = false
            }
        }
        return isSame
    }

    /// Substitutes short definitions into later ones, by ascending key, which keeps later expansions short. Afterwards
    /// a variable is changed if it is not what it was in the earlier pass.
    static func settle(
        _ order: borrowing FlatArray<Int32>, _ definitions: inout Definitions, _ expansion: inout Expansion,
        after earlier: inout Presolve, _ isChanged: borrowing FlatArray<Bool>
    ) {
        let isRecording = expansion.trace.isRecording
        let isFirst = earlier.definitions.key.count != definitions.key.count
        for index in 0..<order.count {
            let variable = order[index]
            let count = Int(definitions.count[variable])
            let first = Int(definitions.start[variable])
            if count == 0 || count == 1 && definitions.isFree(definitions.termVariables[first]) {
                if !isRecording || isFirst { continue }
                expansion.trace.isSettled[variable] = false
                if isChanged[variable] || count == 1 && isChanged[definitions.termVariables[first]] {
                    isChanged[variable] = !definitions.isSame(Int(variable), as: earlier.definitions)
                }
                continue
            }
            if isRecording, !isChanged[variable], expansion.trace.isSettled[variable] {
                let step = expansion.trace.settlings[variable]
                if expansion.trace.isUntouched(step.reads, isChanged) {
                    expansion.trace.redo(step, &definitions)
                    continue
                }
            }
            let reads = expansion.trace.readCount
            expansion.begin(
                constant: definitions.constant[variable], extent: definitions.constantExtent[variable],
                limit: shortDefinition)
            for term in first..<first + count {
                expansion.add(definitions.termCoefficients[term], definitions.termVariables[term], &definitions)
            }
            expansion.finish(&definitions)
            let isShort = expansion.count <= max(count, Int(shortDefinition))
            if isShort { definitions.rewrite(variable, as: &expansion) }
            if !isRecording { continue }
            let definition = expansion.trace.written(variable, &definitions)
            expansion.trace.settlings[variable] = StepTrace.Settling(
                isRewritten: isShort, definition: definition,
                reads: StepTrace.Part(start: reads, end: expansion.trace.readCount))
            expansion.trace.isSettled[variable] = true
            if !isFirst { isChanged[variable] = !definitions.isSame(Int(variable), as: earlier.definitions) }
        }
    }
}
