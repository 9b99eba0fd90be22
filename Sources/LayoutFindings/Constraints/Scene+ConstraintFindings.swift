package import Masonry

extension Scene {
    /// What is rarely what the author of the active constraints wants, by view in order of declaration. Lays out nothing.
    package func constraintFindings() -> [ConstraintFinding] {
        ConstraintFinder(scene: self).findings()
    }
}
