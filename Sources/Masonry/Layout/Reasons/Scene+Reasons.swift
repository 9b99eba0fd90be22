extension Scene {
    /// Why the attribute has its value: the tree of the constraints that determine it. Solves if anything changed.
    public func reason(for attribute: ViewAttribute) -> Reason {
        search { ReasonFinder(scene: self, solution: $0).reason(for: attribute) }
    }

    /// The constraints of optional priority that are missed by more than a millionth of a point, hugging and compression
    /// resistance among them, and what they lost to; highest priority first. Solves if anything changed.
    public func losses() -> [Loss] {
        search { ReasonFinder(scene: self, solution: $0).losses() }
    }

    /// What the wanted members lost to, as far as each is missed; highest priority first. Solves if anything changed.
    package func losses(of isWanted: (Conflict.Member) -> Bool) -> [Loss] {
        search { ReasonFinder(scene: self, solution: $0).losses(where: isWanted) }
    }

    /// The losses to constraints of the very same priority.
    package func ties() -> [Loss] {
        search { ReasonFinder(scene: self, solution: $0).losses(keeping: { !$0.rivals.isEmpty }) }
    }
}
