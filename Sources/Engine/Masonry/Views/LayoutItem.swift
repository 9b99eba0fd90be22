/// Something with attributes that a constraint can relate: a view or a guide.
public protocol LayoutItem {
    /// The item's attribute, as one side of an equation.
    func attribute(_ attribute: Attribute) -> ViewAttribute
}

extension LayoutItem {
    public var left: ViewAttribute { attribute(.left) }
    public var right: ViewAttribute { attribute(.right) }
    public var top: ViewAttribute { attribute(.top) }
    public var bottom: ViewAttribute { attribute(.bottom) }
    public var leading: ViewAttribute { attribute(.leading) }
    public var trailing: ViewAttribute { attribute(.trailing) }
    public var width: ViewAttribute { attribute(.width) }
    public var height: ViewAttribute { attribute(.height) }
    public var centerX: ViewAttribute { attribute(.centerX) }
    public var centerY: ViewAttribute { attribute(.centerY) }
    public var baseline: ViewAttribute { attribute(.baseline) }
    public var firstBaseline: ViewAttribute { attribute(.firstBaseline) }
    public var lastBaseline: ViewAttribute { attribute(.lastBaseline) }
    public var leftMargin: ViewAttribute { attribute(.leftMargin) }
    public var rightMargin: ViewAttribute { attribute(.rightMargin) }
    public var topMargin: ViewAttribute { attribute(.topMargin) }
    public var bottomMargin: ViewAttribute { attribute(.bottomMargin) }
    public var leadingMargin: ViewAttribute { attribute(.leadingMargin) }
    public var trailingMargin: ViewAttribute { attribute(.trailingMargin) }
    public var centerXWithinMargins: ViewAttribute { attribute(.centerXWithinMargins) }
    public var centerYWithinMargins: ViewAttribute { attribute(.centerYWithinMargins) }
}

extension View: LayoutItem {
    public func attribute(_ attribute: Attribute) -> ViewAttribute {
        ViewAttribute(view: self, attribute: attribute)
    }
}
