/// A change to the equations of a solved scene that is tried on a copy of them.
package enum EquationChange {
    /// A required relation is added, whose second side is the second attribute plus the constant.
    case adding(ViewAttribute, Relation, ViewAttribute, constant: Double)
    /// The equation of a constraint, or of a view's content, is of another relation.
    case relating(Conflict.Member, Relation)
    /// The equation of a constraint, or of a view's content, has another priority, below required.
    case prioritizing(Conflict.Member, Double)
}
