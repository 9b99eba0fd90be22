import Simplex

/// Rows that are no constraints of views, measured on the solver alone.
struct BenchmarkSystem {
    private var variableCount = 0
    private var nonnegative: Set<Int> = []
    private var rows: [Row] = []
    /// The rows that give the edited variables their values, and those values.
    private var edits: [(row: Int, values: [Double])] = []

    private struct Row {
        var relation: LinearRelation
        var constant: Double
        var strength: LinearStrength
        var terms: [(variable: Int, coefficient: Double)]

        /// - Parameter words: relation, constant, priority, terms.
        init(_ words: [Substring]) {
            relation =
                switch words[0] {
                case "==": .equal
                case "<=": .lessThanOrEqual
                default: .greaterThanOrEqual
                }
            constant = Double(words[1]) ?? 0
            let priority = Double(words[2]) ?? 0
            strength = priority == 1000 ? .required : .optional(priority)
            terms = words.dropFirst(3).map { word in
                let parts = word.split(separator: ":")
                return (Int(parts[0]) ?? 0, Double(parts[1]) ?? 0)
            }
        }
    }

    /// - Parameter text: in the form that `LinearRows` writes; its operations but `edit` are not taken.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            switch words[0] {
            case "variables": variableCount = Int(words[1]) ?? 0
            case "nonnegative": nonnegative.formUnion(words.dropFirst().compactMap { Int($0) })
            case "row": rows.append(Row(Array(words.dropFirst())))
            case "edit":
                edits.append((rows.count, words.dropFirst(2).compactMap { Double($0) }))
                rows.append(Row(["==", words[2], "900", "\(words[1]):1"]))
            default: continue
            }
        }
    }

    /// Measures each operation with all values read after it.
    func measure(_ report: (_ operation: String, _ seconds: Double) -> Void) {
        let build = Timing.medians([{ read(system().solve()) }])
        report("build", build[0])
        var edited = system()
        var solution = edited.solve()
        var turn = 0
        let edit = Timing.medians([
            {
                turn = 1 - turn
                for edit in edits { edited.setConstant(edit.values[turn], ofRow: edit.row) }
                solution = edited.solve(from: solution.basis)
                read(solution)
            }
        ])
        report("edit", edit[0])
    }

    private func system() -> LinearSystem {
        var system = LinearSystem()
        system.reserve(
            variableCount: variableCount, rowCount: rows.count, termCount: rows.reduce(0) { $0 + $1.terms.count })
        for variable in 0..<variableCount { _ = system.addVariable(isNonnegative: nonnegative.contains(variable)) }
        for row in rows {
            for term in row.terms { system.addTerm(term.coefficient, term.variable) }
            system.endRow(row.relation, row.constant, row.strength)
        }
        return system
    }

    private func read(_ solution: LinearSolution) {
        precondition(solution.values.reduce(0, +).isFinite)
    }
}
