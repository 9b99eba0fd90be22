extension Scene {
    /// The ambiguities of the scene, by view in order of declaration and by axis. Solves if anything changed.
    public func ambiguities() -> [Ambiguity] {
        search { AmbiguityFinder(solution: $0).ambiguities() }
    }

    /// The ambiguity of the view along the axis; nil if there is none. Solves if anything changed.
    public func ambiguity(of view: View, along axis: Axis) -> Ambiguity? {
        search { AmbiguityFinder(solution: $0).ambiguity(of: view, along: axis) }
    }
}
