extension Scene {
    /// What the constraints leave open, by view in order of declaration and by axis, with what would settle it. Solves if
    /// anything changed.
    public func ambiguities() -> [Ambiguity] {
        search { AmbiguityFinder(solution: $0).ambiguities() }
    }

    /// What the constraints leave open of the view along the axis, with what would settle it; nil where they leave nothing
    /// open. Solves if anything changed.
    public func ambiguity(of view: View, along axis: Axis) -> Ambiguity? {
        search { AmbiguityFinder(solution: $0).ambiguity(of: view, along: axis) }
    }
}
