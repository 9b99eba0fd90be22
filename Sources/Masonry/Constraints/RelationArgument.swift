/// What a constraint's first attribute is related to.
public enum RelationArgument {
    /// The same attribute of the view.
    case view(View)
    /// The guide, which stands for one of its attributes.
    case guide(LayoutGuide)
    case attribute(ViewAttribute)
    /// A plain value: sets the constant, as the offset of its type would.
    case constant(LayoutConstant)
    /// One copy of the constraint for each element.
    case array([RelationArgument])
    /// Nothing that a constraint can be related to, as it was written.
    case unsupported(String)
}

/// What can stand in `equalTo(…)`.
public protocol RelationArgumentConvertible {
    var relationArgument: RelationArgument { get }
}

extension RelationArgument: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { self }
}

extension View: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .view(self) }
}

extension LayoutGuide: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .guide(self) }
}

extension ViewAttribute: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .attribute(self) }
}

extension Double: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .constant(.number(self)) }
}

extension Int: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .constant(.number(Double(self))) }
}

extension Point: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .constant(.point(self)) }
}

extension Size: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .constant(.size(self)) }
}

extension EdgeInsets: RelationArgumentConvertible {
    public var relationArgument: RelationArgument { .constant(.insets(self)) }
}
