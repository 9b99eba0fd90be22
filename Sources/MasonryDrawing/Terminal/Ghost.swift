public import Masonry

/// A frame that no view has: where one was, or could be. It is drawn behind all others, with its name.
public struct Ghost: Hashable, Sendable {
    /// In points, in the root's coordinates.
    public var frame: Rect
    /// Empty for none.
    public var name: String

    public init(_ frame: Rect, name: String = "") {
        self.frame = frame
        self.name = name
    }
}
