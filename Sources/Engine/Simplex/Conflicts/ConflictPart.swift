/// Required rows that share undetermined variables, as a system of their own, together with the system's rows on those
/// variables.
struct ConflictPart {
    private var system = LinearSystem()
    /// The required rows of the part that are not known to be broken, ascending.
    private var required: [Member] = []
    /// The required rows of the part that are known to be broken, ascending. They are not in `system`.
    private var broken: [BrokenRow] = []

    /// A required row's index in `system` and in the whole system.
    private struct Member {
        let local: Int
        let whole: Int
    }

    private struct BrokenRow {
        let whole: Int
        /// The number of `required` rows before it.
        let place: Int
        let terms: [(coefficient: Double, variable: Int)]
        let relation: LinearRelation
        let constant: Double
    }

    // MARK: Greedy choice

    /// The rows left out, numbered as in the whole system. Conflicts are few or close together, so the search for the
    /// next one gallops: the first time through all remaining rows, later from the last conflict on.
    func greedilyBroken() -> [Int] {
        var skipped = RowSet(rowCount: system.rowCount)
        var broken: [Int] = []
        var known = 0
        while true {
            let (holds, contradictions) = test(prefix: required.count, skipping: skipped)
            if system.isStopped { return broken }
            if holds {
                return broken + required.filter { contradictions.contains($0.local) }.map(\.whole)
            }
            var failing = required.count
            var step = 1
            while !broken.isEmpty && known + step < failing {
                if test(prefix: known + step, skipping: skipped).holds {
                    known += step
                    step *= 2
                } else {
                    failing = known + step
                }
            }
            let length = shortestFailing(from: known, to: failing) { test(prefix: $0, skipping: skipped).holds }
            let failsWithoutRequired = length <= 1 && !test(prefix: 0, skipping: skipped).holds
            if system.isStopped { return broken }
            if failsWithoutRequired { return required.map(\.whole) }
            skipped.insert(required[length - 1].local)
            broken.append(required[length - 1].whole)
            known = length
        }
    }

    /// Whether the first rows hold together once contradictory equalities are left out, and which ones those are.
    private func test(prefix: Int, skipping skipped: RowSet) -> (holds: Bool, contradictions: [Int]) {
        var skipped = skipped
        for row in required[prefix...] { skipped.insert(row.local) }
        let feasibility = Feasibility(system, skipping: skipped)
        return (feasibility.isFeasible, feasibility.contradictions)
    }

    /// The shortest prefix length that fails, given that `low` holds and `high` fails.
    private func shortestFailing(from low: Int, to high: Int, holds: (Int) -> Bool) -> Int {
        var low = low
        var high = high
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return high
    }

    // MARK: Irreducible sets

    /// The irreducible set that remains of `row` and the required rows before it when members are dropped newest first.
    /// Its newest member besides `row` is the row that completes the shortest failing prefix; the next one is found the
    /// same way with that row kept. Members tend to be close together, so each search gallops down from the last one.
    /// If there are many, the rest are found through the multipliers of the contradiction.
    ///
    /// - Parameter row: a required row of the part, numbered as in the whole system.
    /// - Returns: nil if the remaining work does not suffice.
    func irreducible(_ row: Int) -> [Int]? {
        var search = self
        var open: ArraySlice<Member>
        var kept: [Member]
        if let index = Self.place(of: row, among: broken, \.whole) {
            open = required.prefix(broken[index].place)
            kept = [Member(local: search.add(broken[index]), whole: row)]
        } else if let place = Self.place(of: row, among: required, \.whole) {
            open = required.prefix(place)
            kept = [required[place]]
        } else {
            return []
        }
        if search.holds(kept, open) { return system.isStopped ? nil : [] }
        var countToMultiply = Self.fewMembers
        while true {
            if system.isStopped { return nil }
            if kept.count >= countToMultiply {
                if let rest = search.remaining(of: open, with: kept) {
                    return (kept + rest).map(\.whole).sorted()
                }
                countToMultiply = 2 * kept.count
            }
            var failing = open.count
            var step = 1
            while failing > 0 && !search.holds(kept, open.prefix(max(failing - step, 0))) {
                failing = max(failing - step, 0)
                step *= 2
            }
            if failing == 0 { break }
            let length = shortestFailing(from: max(failing - step, 0), to: failing) {
                search.holds(kept, open.prefix($0))
            }
            kept.append(open[open.startIndex + length - 1])
            open = open.prefix(length - 1)
        }
        return system.isStopped ? nil : kept.map(\.whole).sorted()
    }

    /// Up to this many members are searched for one by one.
    private static let fewMembers = 8

    /// The open rows that belong to the set, given the kept ones, determined by the multipliers with which they
    /// contradict each other. An equality that follows from older ones is in no set that dropping newest first leaves.
    /// Without those, a multiplier can be 0 exactly when its row can be dropped. Nil if this takes too much work or
    /// rounding interferes.
    private func remaining(of open: ArraySlice<Member>, with kept: [Member]) -> [Member]? {
        var skipped = RowSet(rowCount: system.rowCount, required.map(\.local))
        for row in kept { skipped.remove(row.local) }
        for row in open { skipped.remove(row.local) }
        let openRows = RowSet(rowCount: system.rowCount, open.map(\.local))
        for row in Presolve(system, skipping: skipped).redundancies where openRows.contains(row) { skipped.insert(row) }
        let rows = (0..<system.rowCount).filter { !skipped.contains($0) }
        let places = rows.indices.reversed().filter { openRows.contains(rows[$0]) }
        var alternative = AlternativeSystem(of: system, rows: rows)
        guard let needed = alternative.needed(ofRowsAt: places) else { return nil }
        let left = RowSet(rowCount: system.rowCount, zip(places, needed).filter(\.1).map { rows[$0.0] })
        let remaining = open.filter { left.contains($0.local) }
        return holds(kept + remaining, []) ? nil : remaining
    }

    /// The index of the row in an ascending array.
    private static func place<Element>(of row: Int, among elements: [Element], _ whole: (Element) -> Int) -> Int? {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if whole(elements[middle]) < row { low = middle + 1 } else { high = middle }
        }
        return low < elements.count && whole(elements[low]) == row ? low : nil
    }

    private mutating func add(_ row: BrokenRow) -> Int {
        for term in row.terms { system.addTerm(term.coefficient, term.variable) }
        return system.endRow(row.relation, row.constant, .required)
    }

    /// Whether all the rows hold together.
    private func holds(_ kept: [Member], _ open: ArraySlice<Member>) -> Bool {
        var skipped = RowSet(rowCount: system.rowCount, required.map(\.local))
        for row in open { skipped.remove(row.local) }
        for row in kept { skipped.remove(row.local) }
        return Feasibility(system, skipping: skipped).canHold
    }
}

extension ConflictPart {
    /// The parts of the required rows outside `skipped`. Variables that the system's rows determine on their own are
    /// constants and do not connect rows.
    static func parts(
        of whole: LinearSystem, skipping skipped: RowSet, broken: [Int]
    ) -> (parts: [ConflictPart], partOfRow: ContiguousArray<Int32>) {
        var background = skipped
        for (index, row) in whole.rows.enumerated() where !row.isSystem { background.insert(index) }
        let fixed = Presolve(whole, skipping: background)
        let constants: [Double?] = (0..<whole.variableCount).map {
            fixed.definitions.key[$0] != 0 && fixed.definitions.count[$0] == 0 ? fixed.definitions.constant[$0] : nil
        }
        let isConstant = { (variable: Int32) in constants[Int(variable)] != nil }
        let sets = DisjointSets(count: whole.variableCount)
        let firstOpen = { (row: LinearSystem.Row) in
            (row.start..<row.end).first { !isConstant(whole.terms[$0].variable) }.map { Int(whole.terms[$0].variable) }
        }
        let isMember = { (index: Int) in
            whole.rows[index].isFirm && !skipped.contains(index)
        }
        for (index, row) in whole.rows.enumerated() where isMember(index) {
            guard let first = firstOpen(row) else { continue }
            for term in row.start..<row.end where !isConstant(whole.terms[term].variable) {
                sets.join(first, Int(whole.terms[term].variable))
            }
        }
        var parts: [ConflictPart] = []
        var partOfRow = ContiguousArray<Int32>(repeating: -1, count: whole.rowCount)
        var partOfSet = ContiguousArray(repeating: -1, count: whole.variableCount)
        var localOf = ContiguousArray(repeating: -1, count: whole.variableCount)
        var brokenRows = RowSet(rowCount: whole.rowCount)
        for row in broken { brokenRows.insert(row) }
        for (index, row) in whole.rows.enumerated() where isMember(index) {
            var part = parts.count
            if let first = firstOpen(row) {
                let set = sets.find(first)
                if partOfSet[set] < 0 { partOfSet[set] = part } else { part = partOfSet[set] }
            }
            if part == parts.count {
                parts.append(ConflictPart())
                parts[part].system.work = whole.work
            }
            parts[part].add(index, row, of: whole, constants, isBroken: brokenRows.contains(index), &localOf)
            partOfRow[index] = Int32(part)
        }
        return (parts, partOfRow)
    }

    private mutating func add(
        _ index: Int, _ row: LinearSystem.Row, of whole: LinearSystem, _ constants: [Double?], isBroken: Bool,
        _ localOf: inout ContiguousArray<Int>
    ) {
        var constant = row.constant
        var terms: [(coefficient: Double, variable: Int)] = []
        for term in row.start..<row.end {
            let variable = whole.terms[term].variable
            if let value = constants[Int(variable)] {
                constant -= whole.terms[term].coefficient * value
                continue
            }
            if localOf[Int(variable)] < 0 {
                localOf[Int(variable)] = system.addVariable(lowerBound: whole.lowerBounds[Int(variable)])
            }
            let local = localOf[Int(variable)]
            if isBroken {
                terms.append((whole.terms[term].coefficient, local))
            } else {
                system.addTerm(whole.terms[term].coefficient, local)
            }
        }
        if isBroken {
            broken.append(
                BrokenRow(
                    whole: index, place: required.count, terms: terms, relation: row.relation, constant: constant))
            return
        }
        let local = system.endRow(row.relation, constant, row.isSystem ? .system : .required)
        if row.isRequired { required.append(Member(local: local, whole: index)) }
    }
}
