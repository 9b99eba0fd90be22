/// A view of which nothing is left along an axis, as two of its edges are held at one place.
public struct Collapse: Hashable, Sendable {
    public var view: String
    public var axis: Axis
    /// The edge that is likely to be meant for another place, and the place that both are at.
    public var edge: ViewAttribute.Name
    public var place: ViewAttribute.Name
    /// The edge across.
    public var other: Attribute
    /// Where the one edge was given its place, and the other.
    public var origin: Origin?
    public var related: Origin?

    public init(
        view: String, axis: Axis, edge: ViewAttribute.Name, place: ViewAttribute.Name, other: Attribute,
        origin: Origin?, related: Origin?
    ) {
        self.view = view
        self.axis = axis
        self.edge = edge
        self.place = place
        self.other = other
        self.origin = origin
        self.related = related
    }
}
