/// A picture that has other proportions than its own.
public struct Distortion: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// One side is the picture's own, and the other is not; with this part of its width it would be as high.
        case stretched(by: Axis)
        /// It is as high as it would be wide: its sizes are said the wrong way round.
        case turned
    }

    public var view: String
    public var kind: Kind
    /// The picture's own size, and the one it is given, in points.
    public var own: Size
    public var given: Size
    /// Where it was said how long the side is that is not its own, or else where the view was declared.
    public var origin: Origin?

    public init(view: String, kind: Kind, own: Size, given: Size, origin: Origin?) {
        self.view = view
        self.kind = kind
        self.own = own
        self.given = given
        self.origin = origin
    }
}
