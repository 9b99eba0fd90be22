package import Masonry

/// A text outside the screen's safe area, for example under the notch, and the edge that causes it.
package struct UnsafePlace: Hashable, Sendable {
    package var view: String
    /// The edge that should probably be tied to the safe area, of the view or an ancestor, and the location of its
    /// constraint.
    package var edge: ViewAttribute.Name
    package var origin: Origin?
    /// The same edge of the root's safe area.
    package var safeEdge: ViewAttribute.Name
    /// The distance beyond it, in points.
    package var distance: Double
    /// How the view is tied to the screen's edge, if not directly.
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

    /// Through an ancestor that is tied to the screen's edge.
    package struct Way: Hashable, Sendable {
        /// The ancestor's edge that is tied to the screen's.
        package var outer: ViewAttribute.Name
        /// The view's own edge that follows it; nil if another attribute does.
        package var inner: ViewAttribute.Name?
        /// The location of the constraint that is less likely to be wrong.
        package var origin: Origin?
        /// How many more texts the same view moves outside.
        package var others: Int

        package init(outer: ViewAttribute.Name, inner: ViewAttribute.Name?, origin: Origin?, others: Int) {
            self.outer = outer
            self.inner = inner
            self.origin = origin
            self.others = others
        }
    }
}
