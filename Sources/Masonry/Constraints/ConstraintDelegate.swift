/// What holds a constraint while a chain is built, and is asked when the chain outgrows it: the maker or a composite.
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
