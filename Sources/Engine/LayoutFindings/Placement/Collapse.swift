package import Masonry

/// A view without width or height, because two of its edges are at the same position.
package struct Collapse: Hashable, Sendable {
    package var view: String
    package var axis: Axis
    /// The edge that is probably wrong, what it is tied to, and the position of both edges, which other views may lead to.
    package var edge: ViewAttribute.Name
    package var tie: ViewAttribute.Name
    package var place: ViewAttribute.Name
    /// The opposite edge.
    package var other: Attribute
    /// The locations of the constraints on the two edges.
    package var origin: Origin?
    package var related: Origin?

    package init(
        view: String, axis: Axis, edge: ViewAttribute.Name, tie: ViewAttribute.Name,
        place: ViewAttribute.Name, other: Attribute, origin: Origin?, related: Origin?
    ) {
        self.view = view
        self.axis = axis
        self.edge = edge
        self.tie = tie
        self.place = place
        self.other = other
        self.origin = origin
        self.related = related
    }
}
