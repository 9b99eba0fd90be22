extension Scene {
    /// What the constraints leave open, by view in order of declaration and by axis, with what would settle it. Solves if
    /// anything changed.
    public func ambiguities() -> [Ambiguity] {
        AmbiguityFinder(solution: solved()).ambiguities()
    }
}
