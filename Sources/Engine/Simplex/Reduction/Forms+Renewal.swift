// Passes that go on from an earlier one.
extension Forms {
    /// A bound or error of a form of an earlier pass, with its form among the present ones.
    mutating func takenOver(
        _ earlierOne: Expressed, from earlier: inout Forms, _ formOfEarlier: borrowing FlatArray<Int32>
    ) -> Expressed {
        var made = earlierOne
        let form = Int(earlierOne.quantity.form)
        if formOfEarlier[form] >= 0 {
            made.quantity.form = formOfEarlier[form]
            return made
        }
        sorting.removeAll()
        for term in Int(earlier.formStart[form])..<Int(earlier.formStart[form + 1]) {
            sorting.append(
                Term(
                    variable: earlier.columns[earlier.termColumns[term]],
                    coefficient: earlier.termCoefficients[term]))
        }
        let (number, isExact) = self.form(earlier.hashes[form])
        made.quantity = Expressed.Quantity(form: Int32(truncatingIfNeeded: number), isExact: isExact)
        if isExact { formOfEarlier[form] = made.quantity.form }
        return made
    }

    /// Whether a form has the same variables and coefficients as one of other forms.
    mutating func hasSameTerms(_ form: Int, as otherForm: Int, of other: inout Forms) -> Bool {
        let (first, otherFirst) = (Int(formStart[form]), Int(other.formStart[otherForm]))
        let count = Int(formStart[form + 1]) - first
        if Int(other.formStart[otherForm + 1]) - otherFirst != count { return false }
        for index in 0..<count {
            let (term, otherTerm) = (first + index, otherFirst + index)
            if columns[termColumns[term]] != other.columns[other.termColumns[otherTerm]]
                || termCoefficients[term].bitPattern != other.termCoefficients[otherTerm].bitPattern
            {
                return false
            }
        }
        return true
    }

    /// Brings the bounds and pieces up to date with changed rows and variables. False if the columns or forms
    /// themselves would be others; then they must be made anew.
    ///
    /// - Parameter isTouched: receives for each quantity whether its bounds or pieces may differ.
    mutating func renew(
        _ system: borrowing LinearSystem, _ presolve: inout Presolve, isRowChanged: borrowing FlatArray<Bool>,
        _ isTouched: inout FlatArray<Bool>
    ) -> Bool {
        guard presolve.expansion.trace.isKept, presolve.hasSameFreeVariables,
            expressedBounds.count == system.variableCount, pieces.count < 4 * quantityCount + 4 * system.rowCount
        else { return false }
        isTouched.refill(false, count: quantityCount)
        for variable in 0..<(presolve.isSame ? 0 : system.variableCount)
        where presolve.definitions.key[variable] != 0 {
            let bound = system.lowerBounds[variable]
            if bound == -.infinity { continue }
            let earlier = expressedBounds[variable]
            if earlier.quantity.isExact, presolve.expansion.trace.isUntouched(earlier.reads, presolve.isChanged) {
                continue
            }
            let made = express(boundOf: variable, bound, &presolve)
            expressedBounds[variable] = made
            if !touch(earlier, made, isTouched) { return false }
        }
        expressedRows.resize(to: system.rowCount, filling: Expressed())
        for index in 0..<system.rowCount {
            let isChanged = isRowChanged[index]
            if presolve.isSame && !isChanged { continue }
            let earlier = expressedRows[index]
            if !isChanged && earlier.kind == .unknown { continue }
            if !isChanged, earlier.quantity.isExact,
                presolve.expansion.trace.isUntouched(earlier.reads, presolve.isChanged)
            {
                continue
            }
            if system.rows[index].isFirmEquality {
                if earlier.kind != .unknown { return false }
                continue
            }
            let made = express(index, of: system, &presolve)
            expressedRows[index] = made
            if !touch(earlier, made, isTouched) { return false }
        }
        refill(system, presolve, isTouched)
        return !isContradictory
    }

    /// Marks the quantities of a bound or row before and after a change. False if it is of another form than before.
    private func touch(
        _ earlier: Expressed, _ made: Expressed, _ isTouched: borrowing FlatArray<Bool>
    ) -> Bool {
        let (before, after) = (earlier.quantity, made.quantity)
        if made.kind == .never || after.form != before.form || after.isExact != before.isExact { return false }
        if after.form >= 0 { isTouched[columns.count + Int(after.form)] = true }
        if before.column >= 0 { isTouched[Int(columnOf[before.column])] = true }
        if after.column >= 0 { isTouched[Int(columnOf[after.column])] = true }
        return true
    }

    /// Collects the bounds and pieces of the touched quantities.
    private mutating func refill(
        _ system: borrowing LinearSystem, _ presolve: borrowing Presolve, _ isTouched: borrowing FlatArray<Bool>
    ) {
        var touched = FlatArray<Int32>()
        for quantity in 0..<quantityCount where isTouched[quantity] {
            touched.append(Int32(truncatingIfNeeded: quantity))
            let bound = quantity < columns.count ? system.lowerBounds[Int(columns[quantity])] : -.infinity
            lower[quantity] = bound
            upper[quantity] = .infinity
            lowerScale[quantity] = bound == -.infinity ? 0 : abs(bound)
            upperScale[quantity] = 0
            extent[quantity] = 0
        }
        if touched.isEmpty { return }
        collected.removeAll()
        for variable in 0..<system.variableCount
        where presolve.definitions.key[variable] != 0 && system.lowerBounds[variable] > -.infinity {
            applyIfTouched(expressedBounds[variable], isTouched)
        }
        for row in 0..<system.rowCount where !system.rows[row].isFirmEquality {
            applyIfTouched(expressedRows[row], isTouched)
        }
        for index in 0..<touched.count { checkBounds(of: Int(touched[index])) }
        pieces.replace(of: touched, by: collected)
        collected.removeAll()
    }

    @inline(__always) private mutating func applyIfTouched(
        _ made: Expressed, _ isTouched: borrowing FlatArray<Bool>
    ) {
        if made.hasQuantity, isTouched[number(of: made.quantity)] { apply(made) }
    }
}
