/// An object on which attributes can be chained: a maker, or the constraint that the chain has made so far.
public protocol AttributeChain: AnyObject {
    /// Adds a constraint on this attribute of the maker's view.
    ///
    /// - Throws: `attributeAfterRelation` on a view constraint that has its relation.
    @discardableResult
    func addConstraint(with attribute: Attribute) throws(ConstraintError) -> any Constraint
}

extension AttributeChain {
    public var left: any Constraint { get throws(ConstraintError) { try addConstraint(with: .left) } }
    public var right: any Constraint { get throws(ConstraintError) { try addConstraint(with: .right) } }
    public var top: any Constraint { get throws(ConstraintError) { try addConstraint(with: .top) } }
    public var bottom: any Constraint { get throws(ConstraintError) { try addConstraint(with: .bottom) } }
    public var leading: any Constraint { get throws(ConstraintError) { try addConstraint(with: .leading) } }
    public var trailing: any Constraint { get throws(ConstraintError) { try addConstraint(with: .trailing) } }
    public var width: any Constraint { get throws(ConstraintError) { try addConstraint(with: .width) } }
    public var height: any Constraint { get throws(ConstraintError) { try addConstraint(with: .height) } }
    public var centerX: any Constraint { get throws(ConstraintError) { try addConstraint(with: .centerX) } }
    public var centerY: any Constraint { get throws(ConstraintError) { try addConstraint(with: .centerY) } }
    public var baseline: any Constraint { get throws(ConstraintError) { try addConstraint(with: .baseline) } }
    public var firstBaseline: any Constraint { get throws(ConstraintError) { try addConstraint(with: .firstBaseline) } }
    public var lastBaseline: any Constraint { get throws(ConstraintError) { try addConstraint(with: .lastBaseline) } }
    public var leftMargin: any Constraint { get throws(ConstraintError) { try addConstraint(with: .leftMargin) } }
    public var rightMargin: any Constraint { get throws(ConstraintError) { try addConstraint(with: .rightMargin) } }
    public var topMargin: any Constraint { get throws(ConstraintError) { try addConstraint(with: .topMargin) } }
    public var bottomMargin: any Constraint { get throws(ConstraintError) { try addConstraint(with: .bottomMargin) } }
    public var leadingMargin: any Constraint { get throws(ConstraintError) { try addConstraint(with: .leadingMargin) } }
    public var trailingMargin: any Constraint {
        get throws(ConstraintError) { try addConstraint(with: .trailingMargin) }
    }
    public var centerXWithinMargins: any Constraint {
        get throws(ConstraintError) { try addConstraint(with: .centerXWithinMargins) }
    }
    public var centerYWithinMargins: any Constraint {
        get throws(ConstraintError) { try addConstraint(with: .centerYWithinMargins) }
    }
}
