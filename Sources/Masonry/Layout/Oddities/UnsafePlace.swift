/// A text that lies where the screen's safe area does not reach, under its notch, say, and the edge that put it there.
public struct UnsafePlace: Hashable, Sendable {
    public var view: String
    /// The edge of the view that is tied to the root's, and the same edge of the root's safe area.
    public var edge: ViewAttribute.Name
    public var safeEdge: ViewAttribute.Name
    /// How far the view lies beyond that, in points.
    public var distance: Double
    public var origin: Origin?

    public init(
        view: String, edge: ViewAttribute.Name, safeEdge: ViewAttribute.Name, distance: Double, origin: Origin?
    ) {
        self.view = view
        self.edge = edge
        self.safeEdge = safeEdge
        self.distance = distance
        self.origin = origin
    }
}
