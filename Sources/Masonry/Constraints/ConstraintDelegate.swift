/// The container of a constraint while its chain is built: the maker or a composite. The constraint asks it for the
/// next attribute of the chain.
public protocol ConstraintDelegate: AnyObject {
    /// Puts a constraint in the place of one that the delegate holds.
    ///
    /// - Throws: `constraintNotFound` where the delegate does not hold it.
    func constraint(_ constraint: any Constraint, shouldBeReplacedWith replacement: any Constraint)
        throws(ConstraintError)

    /// Makes a constraint on a further attribute for `constraint`, and returns what the chain goes on with.
    func constraint(_ constraint: any Constraint, addConstraintWith attribute: Attribute)
        throws(ConstraintError) -> any Constraint
}
