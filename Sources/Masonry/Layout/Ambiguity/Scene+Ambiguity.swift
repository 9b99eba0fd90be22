extension Scene {
    /// What the constraints leave open, by view in order of declaration and by axis, with what would settle it. Solves if
    /// anything changed.
    public func ambiguities() -> [Ambiguity] {
        AmbiguityFinder(solution: solved()).ambiguities()
    }

    /// What the constraints leave open of the view along the axis, with what would settle it; nil where they leave nothing
    /// open. Solves if anything changed.
    public func ambiguity(of view: View, along axis: Axis) -> Ambiguity? {
        AmbiguityFinder(solution: solved()).ambiguity(of: view, along: axis)
    }
}
