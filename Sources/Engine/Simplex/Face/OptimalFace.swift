/// The points that are optimal at every priority, before any tie: boxes and rows over the undetermined columns, and the
/// ties that depend on them. Everything determined is folded into constants.
struct OptimalFace: Sendable {
    /// The free variable of each column.
    private(set) var variables = ContiguousArray<Int32>()
    /// One point of the face, and the box of each column.
    private(set) var values = ContiguousArray<Double>()
    private(set) var lower = ContiguousArray<Double>()
    private(set) var upper = ContiguousArray<Double>()
    /// Whether the column appears in a row.
    private(set) var isInRow = ContiguousArray<Bool>()

    /// Lines are sums of columns: first the rows, then the ties. The terms of line l are lineStart[l] ..< lineStart[l +
    /// 1].
    private(set) var lineStart: ContiguousArray<Int32> = [0]
    private(set) var termColumns = ContiguousArray<Int32>()
    private(set) var termCoefficients = ContiguousArray<Double>()
    private(set) var rowLower = ContiguousArray<Double>()
    private(set) var rowUpper = ContiguousArray<Double>()
    /// The system's ties that depend on a column, ascending, and the constants of their expressions.
    private(set) var ties = ContiguousArray<Int32>()
    private(set) var tieConstants = ContiguousArray<Double>()

    /// Whether ties were left out because the work or memory limit was reached.
    private(set) var isCut = false

    var rowCount: Int { rowLower.count }
    var lineCount: Int { lineStart.count - 1 }

    /// A face with a single point.
    init() {}

    /// The work of expanding and storing a term of a tie, in terms written by pivots.
    private static let workOfTerm = 16

    /// Collects what `reduction` left undetermined and the ties listed in `undetermined`; only the first of them if the
    /// system's work runs out.
    init(
        _ system: borrowing LinearSystem, _ reduction: inout Reduction, undeterminedTies: borrowing FlatArray<Int32>
    ) {
        let faceColumn = FlatArray<Int32>(repeating: -1, count: reduction.solver.forms.columns.count)
        for column in 0..<reduction.solver.forms.columns.count where !reduction.solver.solution.isDetermined[column] {
            faceColumn[column] = Int32(truncatingIfNeeded: variables.count)
            variables.append(reduction.solver.forms.columns[column])
            values.append(reduction.solver.solution.value[column])
            lower.append(reduction.solver.solution.lower[column])
            upper.append(reduction.solver.solution.upper[column])
            isInRow.append(false)
        }
        for form in 0..<reduction.solver.forms.formCount {
            addRow(form, reduction.solver.forms, reduction.solver.solution, faceColumn)
        }
        for index in 0..<undeterminedTies.count {
            if system.isStopped || termColumns.count > LinearWork.maxTerms {
                isCut = true
                break
            }
            let tie = system.ties[Int(undeterminedTies[index])]
            reduction.presolve.expansion.begin(constant: tie.constant, limit: .max)
            for term in tie.start..<tie.end {
                reduction.presolve.expansion.add(
                    system.terms[term].coefficient, system.terms[term].variable, &reduction.presolve.definitions)
            }
            reduction.presolve.expansion.finish(&reduction.presolve.definitions)
            system.work?.spend(Self.workOfTerm * reduction.presolve.expansion.count)
            var constant = reduction.presolve.expansion.constant
            for term in 0..<reduction.presolve.expansion.count {
                let column = reduction.solver.forms.columnOf[reduction.presolve.expansion.variables[term]]
                if faceColumn[column] >= 0 {
                    addTerm(reduction.presolve.expansion.coefficients[term], faceColumn[column])
                } else {
                    constant +=
                        reduction.presolve.expansion.coefficients[term] * reduction.solver.solution.value[column]
                }
            }
            if termColumns.count == Int(lineStart[lineCount]) { continue }
            endLine()
            ties.append(undeterminedTies[index])
            tieConstants.append(constant)
        }
    }

    private mutating func addTerm(_ coefficient: Double, _ column: Int32) {
        termColumns.append(column)
        termCoefficients.append(coefficient)
    }

    private mutating func endLine() {
        lineStart.append(Int32(truncatingIfNeeded: termColumns.count))
    }

    /// Adds a form that still binds: as a row, or as part of the box if only one column is left.
    private mutating func addRow(
        _ form: Int, _ forms: borrowing Forms, _ solution: borrowing BlockSolution,
        _ faceColumn: borrowing FlatArray<Int32>
    ) {
        let quantity = forms.columns.count + form
        if solution.lower[quantity] == -.infinity && solution.upper[quantity] == .infinity { return }
        let first = termColumns.count
        var constant = 0.0
        for term in Int(forms.formStart[form])..<Int(forms.formStart[form + 1]) {
            let column = forms.termColumns[term]
            if faceColumn[column] >= 0 {
                addTerm(forms.termCoefficients[term], faceColumn[column])
            } else {
                constant += forms.termCoefficients[term] * solution.value[column]
            }
        }
        let rowLowerBound = solution.lower[quantity] - constant
        let rowUpperBound = solution.upper[quantity] - constant
        switch termColumns.count - first {
        case 0: return
        case 1:
            let column = Int(termColumns.removeLast())
            let factor = termCoefficients.removeLast()
            let bounds = [rowLowerBound / factor, rowUpperBound / factor]
            lower[column] = min(max(lower[column], min(bounds[0], bounds[1])), values[column])
            upper[column] = max(min(upper[column], max(bounds[0], bounds[1])), values[column])
        default:
            for term in first..<termColumns.count { isInRow[Int(termColumns[term])] = true }
            endLine()
            rowLower.append(rowLowerBound)
            rowUpper.append(rowUpperBound)
        }
    }

    /// The columns that rows or ties connect, with those lines, rows first.
    var blocks: Blocks {
        Blocks(columnCount: variables.count, formStarts: FlatArray(lineStart), termColumns: FlatArray(termColumns))
    }

    /// The place of a tie among `ties`; nil if the priorities determine it.
    func place(ofTie tie: Int) -> Int? {
        var low = 0
        var high = ties.count
        while low < high {
            let middle = (low + high) / 2
            if Int(ties[middle]) < tie { low = middle + 1 } else { high = middle }
        }
        return low < ties.count && Int(ties[low]) == tie ? low : nil
    }
}
