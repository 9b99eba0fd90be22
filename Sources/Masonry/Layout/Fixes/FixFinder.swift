internal import Simplex

/// Tries changes of a conflict's members, each by solving a copy of the system.
struct FixFinder {
    let solution: LayoutSolution

    /// The changes that resolve the conflict, best first: by the number of views moved, then the distance, then how
    /// gentle the change is, then the newer constraint, which is more likely the mistake. Of a long set in a large
    /// scene only the newest members are tried.
    func fixes(for conflict: Conflict) -> [Fix] {
        guard let broken = solution.row(of: conflict.broken), solution.solution.broken.contains(broken) else {
            return []
        }
        let set = conflict.set.compactMap(solution.row)
        let alone = systemAlone(of: set)
        var found: [Found] = []
        // Every try finds the other conflicts again.
        let rowsRead = solution.system.rowCount * solution.solution.broken.count
        let triedCount = max(Self.leastTried, Self.rowsRead / max(1, rowsRead))
        for (member, row) in zip(conflict.set, set).suffix(triedCount) {
            for change in changes(of: row) where holds(with: change, at: row, in: alone) {
                if let after = solved(with: change, at: row, breaking: broken) {
                    found.append(Found(fix: Fix(member: member, change: change, moves: moves(to: after)), row: row))
                }
            }
        }
        return found.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.fix)
    }

    /// The fewest members tried in any scene.
    private static let leastTried = 4
    /// How many rows the tries may read, each about four times: a fraction of a second's work.
    private static let rowsRead = 50_000

    private struct Found {
        var fix: Fix
        var row: Int

        var rank: [Double] {
            let distance = fix.moves.reduce(0) { $0 + $1.distance }
            // Differences within rounding rank equally.
            return [Double(fix.moves.count), (distance * 1e6).rounded(), fix.change.severity, -Double(row)]
        }
    }

    // MARK: Candidates

    private func changes(of row: Int) -> [Fix.Change] {
        let weaker = Fix.Change.weaken(priority: LayoutPriority.high)
        guard case .constraint(let constraint) = solution.row(row) else { return [weaker] }
        var changes = [weaker, .drop]
        if constraint.relation == .equal { changes += [.relax(.lessThanOrEqual), .relax(.greaterThanOrEqual)] }
        if let constant = constantThatHolds(constraint, at: row) { changes.append(.setConstant(constant)) }
        return changes
    }

    /// The constant for which the constraint would hold in the layout without it; nil if it already holds there.
    private func constantThatHolds(_ constraint: LayoutConstraint, at row: Int) -> Double? {
        var system = solution.system
        system.clearRow(row)
        guard let values = solution.solving(system)?.solution.values else { return nil }
        let own = solution.system.row(row)
        let excess = own.terms.reduce(-own.constant) { $0 + $1.coefficient * values[$1.variable] }
        let constant = ((constraint.constant + excess) * 1e9).rounded() / 1e9
        return abs(excess) > 1e-6 && constant.isFinite ? constant : nil
    }

    // MARK: Solving

    /// The system with only the set and the rows that always hold.
    private func systemAlone(of set: [Int]) -> LinearSystem {
        var system = solution.system
        let isMember = Set(set)
        for row in 0..<system.rowCount where !isMember.contains(row) && system.row(row).strength != .system {
            system.clearRow(row)
        }
        return system
    }

    /// Whether the set holds with the change. If it does not hold alone, the scene need not be solved. Without one of
    /// its members it holds.
    private func holds(with change: Fix.Change, at row: Int, in alone: LinearSystem) -> Bool {
        switch change {
        case .drop, .weaken: return true
        case .relax, .setConstant:
            var system = alone
            apply(change, at: row, to: &system)
            return system.canHold && !(system.work?.isOver ?? false)
        }
    }

    private func apply(_ change: Fix.Change, at row: Int, to system: inout LinearSystem) {
        switch change {
        case .drop: system.clearRow(row)
        case .weaken(let priority): system.setStrength(.optional(priority), ofRow: row)
        case .relax(let relation):
            // The relation of a constraint is immutable, so a new one replaces it.
            let old = system.row(row)
            system.clearRow(row)
            for term in old.terms { system.addTerm(term.coefficient, term.variable) }
            system.endRow(relation.linear, old.constant, old.strength)
        case .setConstant(let constant):
            guard case .constraint(let constraint) = solution.row(row) else { return }
            system.setConstant(system.row(row).constant + constant - constraint.constant, ofRow: row)
        }
    }

    /// The scene with the change, if that repairs the broken row and breaks no other.
    private func solved(with change: Fix.Change, at row: Int, breaking broken: Int) -> LayoutSolution? {
        var system = solution.system
        apply(change, at: row, to: &system)
        guard let after = solution.solving(system) else { return nil }
        let remaining = Set(solution.solution.broken).subtracting([broken])
        return remaining.isSuperset(of: after.solution.broken) ? after : nil
    }

    private func moves(to after: LayoutSolution) -> [Fix.Move] {
        solution.items.views.compactMap { view in
            guard let old = solution.roundedFrame(of: view), let new = after.roundedFrame(of: view) else { return nil }
            let move = Fix.Move(view: view.name, before: old, after: new)
            return move.distance > 1e-6 ? move : nil
        }
    }
}

extension Fix.Change {
    /// How much the change weakens the constraint.
    fileprivate var severity: Double {
        switch self {
        case .weaken: 0
        case .relax: 1
        case .setConstant: 2
        case .drop: 3
        }
    }
}
