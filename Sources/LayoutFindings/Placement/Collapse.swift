package import Masonry

/// A view without a width or a height, as two of its edges are held at one place.
package struct Collapse: Hashable, Sendable {
    package var view: String
    package var axis: Axis
    /// The edge that is likely to belong in another place, and the place that both are at.
    package var edge: ViewAttribute.Name
    package var place: ViewAttribute.Name
    /// The edge across.
    package var other: Attribute
    /// Where the one edge was given its place, and the other.
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
