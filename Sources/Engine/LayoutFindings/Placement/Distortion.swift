package import Masonry

/// An image shown with the wrong aspect ratio.
package struct Distortion: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// One side has its natural length; the one along this axis does not.
        case stretched(by: Axis)
        /// Width and height are swapped.
        case turned
    }

    package var view: String
    package var kind: Kind
    /// The image's natural size and its actual one, in points.
    package var own: Size
    package var given: Size
    /// The constraint on the side without its natural length, or else the declaration of the view.
    package var origin: Origin?

    package init(view: String, kind: Kind, own: Size, given: Size, origin: Origin?) {
        self.view = view
        self.kind = kind
        self.own = own
        self.given = given
        self.origin = origin
    }
}
