extension Scene {
    /// What could be changed to take the conflict away, each change checked by solving a copy of the system with it; best
    /// first: those that move the fewest views, then the least far. Empty for a conflict that the scene does not have.
    /// Solves if anything changed.
    ///
    /// A label that wraps at its solved width keeps the lines that it has.
    public func fixes(for conflict: Conflict) -> [Fix] {
        search { FixFinder(solution: $0).fixes(for: conflict) }
    }
}
