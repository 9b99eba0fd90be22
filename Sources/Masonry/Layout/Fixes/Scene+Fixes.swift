extension Scene {
    /// Changes that would resolve the conflict, each checked by solving a copy of the system. The best come first:
    /// those that move the fewest views, then the shortest distances. Empty if the scene does not have the conflict.
    /// Solves if anything changed.
    ///
    /// A label that wraps at its solved width keeps its lines.
    public func fixes(for conflict: Conflict) -> [Fix] {
        search { FixFinder(solution: $0).fixes(for: conflict) }
    }
}
