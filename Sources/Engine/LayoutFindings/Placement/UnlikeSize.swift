package import Masonry

/// A width or height unlike that of all other views in a row.
package struct UnlikeSize: Hashable, Sendable {
    /// The view's width or height.
    package var size: ViewAttribute.Name
    /// The length of the view and of the others, in points.
    package var given: Double
    package var usual: Double
    /// How many others there are.
    package var others: Int
    package var origin: Origin?

    package init(size: ViewAttribute.Name, given: Double, usual: Double, others: Int, origin: Origin?) {
        self.size = size
        self.given = given
        self.usual = usual
        self.others = others
        self.origin = origin
    }
}
