package import Masonry

extension Scene {
    /// Active constraints that their authors rarely want, ordered by the declaration of their views. Does not solve the
    /// layout.
    package func constraintFindings() -> [ConstraintFinding] {
        ConstraintFinder(scene: self).findings()
    }
}
