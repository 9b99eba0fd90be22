/// The argument of a relation: what the first attribute is related to.
public enum RelationArgument {
    /// The same attribute of the view.
    case view(View)
    /// The guide, which means one of its attributes.
    case guide(LayoutGuide)
    case attribute(ViewAttribute)
    /// A plain value, which sets the constant like an offset of its type.
    case constant(LayoutConstant)
    /// One copy of the constraint for each element.
    case array([RelationArgument])
    /// Something that a constraint can't be related to, with its description.
    case unsupported(String)
}

/// A type that `equalTo(…)` accepts.
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
