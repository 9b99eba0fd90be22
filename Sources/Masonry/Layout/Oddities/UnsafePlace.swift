/// A text that lies where the screen's safe area does not reach, under its notch, say, and the edge that put it there.
public struct UnsafePlace: Hashable, Sendable {
    public var view: String
    /// The edge that is likely to be meant for the safe area: the view's own, or that of a view around it; and where it was
    /// given its place.
    public var edge: ViewAttribute.Name
    public var origin: Origin?
    /// The same edge of the root's safe area.
    public var safeEdge: ViewAttribute.Name
    /// How far the view lies beyond that, in points.
    public var distance: Double
    /// How the view comes to the screen's edge, where it is not tied to that itself.
    public var way: Way?

    public init(
        view: String, edge: ViewAttribute.Name, origin: Origin?, safeEdge: ViewAttribute.Name, distance: Double,
        way: Way? = nil
    ) {
        self.view = view
        self.edge = edge
        self.origin = origin
        self.safeEdge = safeEdge
        self.distance = distance
        self.way = way
    }

    /// By a view around it, which is tied to the screen's edge.
    public struct Way: Hashable, Sendable {
        /// The edge of the view around that is tied to the screen's.
        public var outer: ViewAttribute.Name
        /// The view's own edge that follows it; nil where another attribute does.
        public var inner: ViewAttribute.Name?
        /// Where the one of the two was given its place that is less likely to be meant for the safe area.
        public var origin: Origin?
        /// How many more texts the same view takes with it.
        public var others: Int

        public init(outer: ViewAttribute.Name, inner: ViewAttribute.Name?, origin: Origin?, others: Int) {
            self.outer = outer
            self.inner = inner
            self.origin = origin
            self.others = others
        }
    }
}
