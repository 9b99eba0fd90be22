package import Masonry

/// A size much smaller than the content of the view.
package struct TinySize: Hashable, Sendable {
    /// The view's width or height.
    package var size: ViewAttribute.Name
    /// The length that the content needs and the one that the constraint sets, in points.
    package var needed: Double
    package var given: Double
    package var origin: Origin?

    package init(size: ViewAttribute.Name, needed: Double, given: Double, origin: Origin?) {
        self.size = size
        self.needed = needed
        self.given = given
        self.origin = origin
    }
}
