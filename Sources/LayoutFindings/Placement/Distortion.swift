package import Masonry

/// A picture that has other proportions than its own.
package struct Distortion: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// One side is the picture's own, and the other is not; with this part of its width it would be as high.
        case stretched(by: Axis)
        /// It is as high as it would be wide: its sizes are the wrong way round.
        case turned
    }

    package var view: String
    package var kind: Kind
    /// The picture's own size, and the one it is given, in points.
    package var own: Size
    package var given: Size
    /// The constraint on the side that is not its own, or else where the view was declared.
    package var origin: Origin?

    package init(view: String, kind: Kind, own: Size, given: Size, origin: Origin?) {
        self.view = view
        self.kind = kind
        self.own = own
        self.given = given
        self.origin = origin
    }
}
