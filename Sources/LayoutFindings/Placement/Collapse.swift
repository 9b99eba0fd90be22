package import Masonry

/// A view without width or height, because two of its edges are at the same position.
package struct Collapse: Hashable, Sendable {
    package var view: String
    package var axis: Axis
    /// The edge that is probably wrong, and the position of both edges.
    package var edge: ViewAttribute.Name
    package var place: ViewAttribute.Name
    /// The opposite edge.
    package var other: Attribute
    /// The locations of the constraints on the two edges.
    package var origin: Origin?
    package var related: Origin?

    package init(
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
