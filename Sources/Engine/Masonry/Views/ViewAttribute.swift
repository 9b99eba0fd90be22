/// One side of an equation: an attribute of a view or of one of its built-in guides.
public struct ViewAttribute {
    public let view: View
    /// The guide that the attribute belongs to; nil for the view itself.
    public let guide: BuiltInGuide?
    public let attribute: Attribute

    public init(view: View, guide: BuiltInGuide? = nil, attribute: Attribute) {
        self.view = view
        self.guide = guide
        self.attribute = attribute
    }

    /// The solved number in points, not rounded, in the root's coordinates. Solves if anything changed.
    public var value: Double { view.scene.solved().value(of: self) }

    /// The name of the view, or of the guide as `VIEW.safeArea`.
    public var itemName: String {
        guard let guide else { return view.name }
        return "\(view.name).\(guide.rawValue)"
    }

    /// Whether an equation with `other` refers to the inside of a scroll view, whose edges are then those of its
    /// content area.
    func isSeenFromInside(by other: ViewAttribute?) -> Bool {
        view.kind == .scroll && other?.view.isDescendant(of: view) == true
    }

    /// Whether it depends on margins that are unknown.
    var isUnknown: Bool {
        view.hasUnknownMargins && (attribute.isWithinMargins || guide == .layoutMarginsGuide)
    }

    /// Whether the view, the guide and the attribute are all the same.
    func isIdentical(to other: ViewAttribute) -> Bool {
        self == other && guide == other.guide
    }
}

extension ViewAttribute: Hashable {
    /// As in Masonry, the guide does not count: an attribute of a view's guide equals the view's own.
    public static func == (one: ViewAttribute, other: ViewAttribute) -> Bool {
        one.view === other.view && one.attribute == other.attribute
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(view)
        hasher.combine(attribute)
    }
}

extension ViewAttribute: CustomStringConvertible {
    /// The attribute as in Masonry's description of a constraint: `View:NAME.attribute`.
    public var description: String {
        let guidePart = guide.map { ".\($0.rawValue)" } ?? ""
        return "View:\(view.displayName)\(guidePart).\(attribute.rawValue)"
    }
}
