internal import Simplex

extension LayoutSolution {
    /// The same scene solved with the changes. Nil if a change is about something that is not in the layout, if more
    /// equations break, or if the work limit was reached.
    package func trial(_ changes: [EquationChange]) -> LayoutSolution? {
        var system = system
        for change in changes {
            switch change {
            case .adding(let first, let relation, let second, let constant):
                guard let (terms, known) = difference(of: first, and: second) else { return nil }
                system.add(LinearRow(terms, relation.linear, constant - known, .required))
            case .relating(let member, let relation):
                guard let row = row(of: member) else { return nil }
                let old = system.row(row)
                system.clearRow(row)
                system.add(LinearRow(old.terms, relation.linear, old.constant, old.strength))
            case .prioritizing(let member, let priority):
                guard let row = row(of: member) else { return nil }
                system.setStrength(.optional(priority), ofRow: row)
            }
        }
        let remaining = Set(solution.broken)
        guard let after = solving(system), remaining.isSuperset(of: after.solution.broken), !after.isWorkOver
        else { return nil }
        return after
    }
}
