package import Masonry

/// A button that two of its edges make much higher than its title needs.
package struct Stretch: Hashable, Sendable {
    package var view: String
    /// The height that the content needs and the actual one, in points.
    package var needed: Double
    package var given: Double
    /// The edge that is probably too much, and where it is tied.
    package var edge: ViewAttribute.Name
    package var place: ViewAttribute.Name
    /// The locations of the constraints on both edges.
    package var origin: Origin?
    package var related: Origin?

    package init(
        view: String, needed: Double, given: Double, edge: ViewAttribute.Name, place: ViewAttribute.Name,
        origin: Origin?, related: Origin?
    ) {
        self.view = view
        self.needed = needed
        self.given = given
        self.edge = edge
        self.place = place
        self.origin = origin
        self.related = related
    }
}
