package import Masonry

/// A text that lies where the screen's safe area does not reach, under its notch, say, and the edge that put it there.
package struct UnsafePlace: Hashable, Sendable {
    package var view: String
    /// The edge that should probably be at the safe area: the view's own, or that of a view around it; and where it was
    /// given its place.
    package var edge: ViewAttribute.Name
    package var origin: Origin?
    /// The same edge of the root's safe area.
    package var safeEdge: ViewAttribute.Name
    /// How far the view lies beyond that, in points.
    package var distance: Double
    /// How the view comes to the screen's edge, where it is not tied to that itself.
    package var way: Way?

    package init(
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
    package struct Way: Hashable, Sendable {
        /// The edge of the view around that is tied to the screen's.
        package var outer: ViewAttribute.Name
        /// The view's own edge that follows it; nil where another attribute does.
        package var inner: ViewAttribute.Name?
        /// Where the one of the two was given its place that is less likely to be wrong.
        package var origin: Origin?
        /// How many more texts the same view takes with it.
        package var others: Int

        package init(outer: ViewAttribute.Name, inner: ViewAttribute.Name?, origin: Origin?, others: Int) {
            self.outer = outer
            self.inner = inner
            self.origin = origin
            self.others = others
        }
    }
}
