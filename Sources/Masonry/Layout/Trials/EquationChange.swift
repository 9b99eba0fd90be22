/// A change to the equations of a solved scene, to be tried on a copy.
package enum EquationChange {
    /// Adds a required relation to the second attribute plus the constant.
    case adding(ViewAttribute, Relation, ViewAttribute, constant: Double)
    /// Changes the relation of a constraint, or of a content equation.
    case relating(Conflict.Member, Relation)
    /// Changes the priority of a constraint, or of a content equation, to one below required.
    case prioritizing(Conflict.Member, Double)
}
