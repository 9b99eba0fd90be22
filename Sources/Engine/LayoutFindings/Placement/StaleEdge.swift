package import Masonry

/// A view that `update` ties to a second place, while an older constraint still ties it to the first.
package struct StaleEdge: Hashable, Sendable {
    package var view: String
    package var axis: Axis
    /// The new edge, and the older one that is still tied.
    package var added: ViewAttribute.Name
    package var kept: ViewAttribute.Name
    /// The length that the content needs and the actual one, in points.
    package var needed: Double
    package var given: Double
    package var origin: Origin?
    package var related: Origin?

    package init(
        view: String, axis: Axis, added: ViewAttribute.Name, kept: ViewAttribute.Name, needed: Double, given: Double,
        origin: Origin?, related: Origin?
    ) {
        self.view = view
        self.axis = axis
        self.added = added
        self.kept = kept
        self.needed = needed
        self.given = given
        self.origin = origin
        self.related = related
    }
}
