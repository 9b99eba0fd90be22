/// The container of a constraint while its chain is built: the maker or a composite. The constraint asks it for the
/// next attribute of the chain.
public protocol ConstraintDelegate: AnyObject {
    /// Replaces one of the delegate's constraints by another.
    ///
    /// - Throws: `constraintNotFound` if it is not one of the delegate's.
    func constraint(_ constraint: any Constraint, shouldBeReplacedWith replacement: any Constraint)
        throws(ConstraintError)

    /// Makes a constraint on a further attribute for `constraint`, and returns the constraint with which the chain
    /// continues.
    func constraint(_ constraint: any Constraint, addConstraintWith attribute: Attribute)
        throws(ConstraintError) -> any Constraint
}
