/// One of a view's built-in guides.
public struct LayoutGuide: Hashable {
    public let view: View
    public let guide: BuiltInGuide

    public init(view: View, guide: BuiltInGuide) {
        self.view = view
        self.guide = guide
    }
}

extension LayoutGuide: LayoutItem {
    public func attribute(_ attribute: Attribute) -> ViewAttribute {
        ViewAttribute(view: view, guide: guide, attribute: attribute)
    }
}

extension View {
    /// The view's bounds minus its `safeAreaInsets`.
    public var safeArea: LayoutGuide { LayoutGuide(view: self, guide: .safeArea) }
    /// The view's bounds minus its `layoutMargins`.
    public var layoutMarginsGuide: LayoutGuide { LayoutGuide(view: self, guide: .layoutMarginsGuide) }
    /// From the view's top edge down to its safe area. In a relation, the guide means its bottom.
    public var topLayoutGuide: LayoutGuide { LayoutGuide(view: self, guide: .topLayoutGuide) }
    /// From the view's safe area down to its bottom edge. In a relation, the guide means its top.
    public var bottomLayoutGuide: LayoutGuide { LayoutGuide(view: self, guide: .bottomLayoutGuide) }
}
