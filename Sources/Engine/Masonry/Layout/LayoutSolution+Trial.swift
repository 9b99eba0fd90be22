internal import Simplex

extension LayoutSolution {
    /// The same scene solved with a required equation of two attributes and a constant. Nil if one of them is not in the
    /// layout, if more equations break, or if the work limit was reached.
    package func trial(
        equating first: ViewAttribute, and second: ViewAttribute, constant: Double
    ) -> LayoutSolution? {
        guard let (terms, known) = difference(of: first, and: second) else { return nil }
        var system = system
        // Ties are the last terms of a system: no row can follow them.
        system.removeTies()
        system.add(LinearRow(terms, Relation.equal.linear, constant - known, .required))
        let remaining = Set(solution.broken)
        guard let after = solving(system), remaining.isSuperset(of: after.solution.broken), !after.isWorkOver
        else { return nil }
        return after
    }
}
