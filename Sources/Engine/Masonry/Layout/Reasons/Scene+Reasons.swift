extension Scene {
    /// Why the attribute has its value: a tree of the constraints that determine it. Solves if anything changed.
    public func reason(for attribute: ViewAttribute) -> Reason {
        search { ReasonFinder(scene: self, solution: $0).reason(for: attribute) }
    }

    /// The optional constraints that are missed by more than a millionth of a point, including hugging and compression
    /// resistance, and what wins over them; highest priority first. Solves if anything changed.
    public func losses() -> [Loss] {
        search { ReasonFinder(scene: self, solution: $0).losses() }
    }

    /// The losses of the wanted members; highest priority first. Solves if anything changed.
    package func losses(of isWanted: (Conflict.Member) -> Bool) -> [Loss] {
        search { ReasonFinder(scene: self, solution: $0).losses(where: isWanted) }
    }
}
